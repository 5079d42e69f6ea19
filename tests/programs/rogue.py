"""A bot that does one thing wrong: its first argument says what. Otherwise as the example."""

from __future__ import annotations

import json
import sys
import time
from typing import Any

WRONG = sys.argv[1] if len(sys.argv) > 1 else ""


def say(**message: Any) -> None:
    print(json.dumps(message), flush=True)


def choose(said: dict[str, Any]) -> None:
    if WRONG == "crash":
        raise SystemExit("I have a glass jaw")
    if WRONG in ("slow", "heartless"):
        time.sleep(60)
    if WRONG == "garbage":
        print("Let me think ...", flush=True)
    if WRONG == "flood":
        while True:
            say(type="action", id=-1, action="+1")
    if WRONG == "hog":
        said["much"] = bytearray(300 << 20)
    if WRONG == "sorry":
        say(type="error", id=said["id"], why="I only play on Sundays")
    action = "x9" if WRONG == "illegal" else said["legal"][0]
    say(type="action", id=said["id"], action=action)


def answer(said: dict[str, Any]) -> None:
    kind = said.get("type")
    if kind == "hello" and WRONG != "silent":
        version = 2 if WRONG == "version" else 1
        say(type="ready", version=version, heartbeat=WRONG == "heartless")
    elif kind == "prepare":
        say(type="prepared", id=said["id"])
    elif kind == "choose":
        choose(said)
    elif kind == "ping":
        say(type="pong", id=said["id"])
    elif kind == "bye" and WRONG == "clinging":
        time.sleep(60)
    elif kind == "bye" and WRONG == "sulky":
        sys.exit(3)


def listen() -> None:
    for line in sys.stdin.buffer:
        try:
            message = json.loads(line)
        except ValueError:
            if WRONG == "fragile":
                raise
            continue
        if isinstance(message, dict):
            answer(message)


if __name__ == "__main__":
    listen()
