"""What seats and boxers are called, the same in every language.

The sheets name Robin Zorres, Nick Hacker and Arnold Blackndecker; the other seven are this
project's own invention (1.8).
"""

from __future__ import annotations

SEATS = "ABCDE"
BOXERS = "AaBbCcDdEe"  # in the notation: a capital for a heavyweight

NAMES = (
    "Robin Zorres",  # black
    "Nick Hacker",
    "Arnold Blackndecker",  # green
    "Hook Finn",
    "King Gong",  # yellow
    "Mick Jabber",
    "Moby Duck",  # white
    "Bobby Weaver",
    "Duke Box",  # violet
    "Kurt Upper",
)
KEYS = tuple(name.lower().replace(" ", "-") for name in NAMES)
