"""The laws: one package a game. Nothing here knows of text, clocks, sockets or randomness."""
