"""Bots that are programs of their own, in any language: docs/bot-protocol.md.

    lines.py    every message there is between a bot and whoever asks it
    house.py    a bot of the house as such a program: `sparring bot NAME`
    process.py  a program that is asked, and what it can do wrong
    player.py   such a program as `choose(sight, legal, budget)`, for the arena and for tables
    trial.py    whether a program keeps to the protocol: `sparring bot check COMMAND`
    joining.py  a bot at a table of a server: `sparring bot NAME --join URL`

A program is told what one seat may know, and never more. Nothing here knows of States at tables.
"""
