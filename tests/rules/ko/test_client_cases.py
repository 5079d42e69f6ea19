"""What the web client is tested with is what the rules say: its cards, its tokens, its forecasts.

    python tests/rules/ko/test_client_cases.py

writes the file anew, from matches played at random. Only known answers are kept: the client's own
tests ask whether it gives the same.
"""

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from sparring.games.contract import CHANCE, OVER, Told
from sparring.games.ko import GAME, cards, notation, rules
from sparring.games.ko.cards import (
    CHAIN,
    CHAINS,
    CONTRE,
    COVER,
    DODGE,
    FOLLOW,
    HIT,
    LAST,
    NO_CARD,
    SIDE_STEP,
    STEP,
    STYLE,
    TAILS,
    THROW,
)
from sparring.games.ko.state import ANSWER, Ending, Event, State

FILE = Path(__file__).parents[3] / "client/src/games/ko/cases.json"
MATCHES, EACH = 250, 12
ENDS: dict[tuple[int, int], str] = {
    (Event.KNOCKED_DOWN, 0): "kd",
    (Event.MATCH_WON, Ending.KNOCK_OUT): "ko",
    (Event.MATCH_WON, Ending.SPONGE): "sponge",
}
Case = dict[str, Any]


def made() -> Case:
    """Everything in the file."""
    return {
        "deck": msgspec.to_builtins(cards.DECK),
        "tokens": {notation.name(n): kinds_of(n) for n in range(cards.ACTIONS)},
        "answers": answers(),
    }


def kinds_of(action: int) -> list[int]:
    """The cards that an action takes, in the order they are laid."""
    if action >= FOLLOW:
        dodge, tail = divmod(action - FOLLOW, TAILS)
        return [DODGE + dodge, *(chain(tail) if tail < CHAINS else [CONTRE + tail - CHAINS])]
    if action >= STEP:
        return [SIDE_STEP + (action - STEP) // cards.QUARTERS]
    if action >= COVER:
        return [DODGE + action - COVER]
    if action >= HIT:
        return chain(action - HIT)
    return [action - THROW] if action > LAST else []


def chain(number: int) -> list[int]:
    return [kind for kind in CHAIN[number] if kind != NO_CARD]


def answers() -> list[Case]:
    """Of each kind of answer and what came of it some, and no position twice."""
    found: dict[tuple[Any, ...], list[Case]] = {}
    for case in met():
        token = case["token"]
        sort = (case["end"], "".join(c for c in token if not c.isdigit() and c not in "byrg"))
        alike = found.setdefault(sort, [])
        if len(alike) < EACH and case not in alike:
            alike.append(case)
    return [case for alike in found.values() for case in alike]


def met() -> Iterator[Case]:
    """Every answer that was legal, in matches of boxers who like to hit."""
    dice = random.Random(4)
    for _ in range(MATCHES):
        s = GAME.set_up(rounds=str(dice.choice((3, 6, 15))))
        while (seat := rules.to_act(s)) != OVER:
            if seat == CHANCE:
                weights = [0] * cards.OUTCOMES
                rules.odds(s, weights)
                rules.draw(s, dice.choices(range(cards.OUTCOMES), weights)[0], [])
                continue
            moves = [0] * cards.MOVES
            legal = moves[: rules.legal(s, seat, moves)]
            if s.phase == ANSWER:
                yield from (tried(s, seat, action) for action in legal)
            eager = max(legal, key=lambda action: len(kinds_of(action)))
            rules.apply(s, seat, eager if dice.random() < 0.7 else dice.choice(legal), [])


def tried(s: State, seat: int, action: int) -> Case:
    """What the rules make of this answer."""
    told: Told = []
    rules.apply(copy.deepcopy(s), seat, action, told)
    mine = [(word[0], word[2]) for word in told if word[1] == 1 - seat]
    return {
        "chain": [int(kind) for kind in s.chain[: s.length]],
        "style": STYLE[s.corner[1 - seat].nickname],
        "token": notation.name(action),
        "end": next((ENDS[word] for word in mine if word in ENDS), "points"),
        "points": sum(points for event, points in mine if event == Event.SCORED),
    }


def written(content: Case) -> str:
    """One case a line, so that a change can be read."""
    lines = [f'"deck": {json.dumps(content["deck"])}', f'"tokens": {json.dumps(content["tokens"])}']
    rows = ",\n".join(json.dumps(case) for case in content["answers"])
    return "{\n" + ",\n".join([*lines, f'"answers": [\n{rows}\n]']) + "\n}\n"


def test_the_client_is_tested_with_what_the_rules_say() -> None:
    assert FILE.read_text("utf-8") == written(made()), "run this file as a program"


if __name__ == "__main__":
    FILE.write_text(written(made()), "utf-8")
