"""The shell around the tables: sockets, lobby, storage."""
