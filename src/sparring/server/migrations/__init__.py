"""Revisions of the tables, oldest first; a released one is never changed."""
