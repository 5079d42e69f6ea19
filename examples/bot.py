"""A bot in Python: it plays any legal action. docs/bot-protocol.md tells what the lines mean."""

import json
import random
import sys

for line in sys.stdin:
    try:
        said = json.loads(line)
        kind, number = said["type"], said.get("id")
    except (ValueError, TypeError, KeyError):
        continue  # no line of the protocol
    if kind == "hello":
        answer = {"type": "ready", "version": 1, "name": "Example in Python"}
    elif kind == "choose":
        luck = random.Random(said["seed"])
        answer = {"type": "action", "id": number, "action": luck.choice(said["legal"])}
    elif kind in ("prepare", "ping"):
        answer = {"type": "prepared" if kind == "prepare" else "pong", "id": number}
    else:
        continue  # `refused`, or something newer than this bot; after `bye` there are no more lines
    print(json.dumps(answer), flush=True)
