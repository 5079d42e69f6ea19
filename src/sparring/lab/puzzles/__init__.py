"""Puzzles: found in games of sensible players, proved by looking at everything that is possible.

`contract` says what a game must give, `bounds` proves what an action guarantees, `making` finds and
`checking` plays everything again. Each game's own knowledge is a module of its own.
"""
