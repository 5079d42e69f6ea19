"""Every message between a bot that is a program and whoever asks it: lines of JSON, both ways.

docs/bot-protocol.md tells it as a story. Nothing here knows of processes, of time or of rules.
"""

from __future__ import annotations

import json
from typing import Any

VERSION = 1
LONGEST = 1 << 20  # bytes of a line that a bot says

# For how many seconds one waits, by the clock on the wall.
START, PREPARE, PONG, END = 30.0, 120.0, 5.0, 5.0
SPARE = 10.0  # added to what a bot is given to think with, times ten: machines are busy

Message = dict[str, Any]


def line(message: Message) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def read(said: bytes) -> Message | None:
    """The message of this line; None if it is none."""
    try:
        message = json.loads(said)
    except (ValueError, RecursionError):
        return None
    return message if isinstance(message, dict) and isinstance(message.get("type"), str) else None


def limit(seconds: float) -> float:
    """When an answer must be there, by the clock on the wall."""
    return SPARE + 10 * seconds


# --- What a bot hears. ---


def hello() -> Message:
    return {"type": "hello", "version": VERSION}


def prepare(number: int, game: str, rules: int, settings: dict[str, str | int]) -> Message:
    """The questions to come are of this game: load what is needed."""
    return {"type": "prepare", "id": number, "game": game, "rules": rules, "settings": settings}


def ping(number: int) -> Message:
    return {"type": "ping", "id": number}


def refused(number: int, why: str) -> Message:
    """The answer of this id was no action; somebody else acted."""
    return {"type": "refused", "id": number, "why": why}


def bye() -> Message:
    return {"type": "bye"}


# --- What a bot says. ---


def ready(name: str, games: list[str]) -> Message:
    return {"type": "ready", "version": VERSION, "name": name, "games": games, "heartbeat": True}


def prepared(number: Any) -> Message:
    return {"type": "prepared", "id": number}


def action(number: Any, token: str) -> Message:
    return {"type": "action", "id": number, "action": token}


def pong(number: Any) -> Message:
    return {"type": "pong", "id": number}


def error(number: Any, why: str) -> Message:
    return {"type": "error", "id": number, "why": why}
