"""What the web client says of bets is what the rules pay, in each way a fight can end.

    python tests/rules/knock_out/test_client_cases.py

writes the file anew, from tables filled at random. Only known answers are kept: the client's
own tests ask whether it gives the same.
"""

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sparring.games.contract import CHANCE
from sparring.games.knock_out import GAME, payoffs, rules
from sparring.games.knock_out.box import BOX
from sparring.games.knock_out.state import BETTING, ROUND, Ending, State

FILE = Path(__file__).parents[3] / "client/src/games/knock-out/cases.json"
FIGHTS = 40
LOAN = 50_000
# Red on points, red by K.O., blue on points, blue by K.O.
OUTCOMES = (
    Ending.POINTS_TO_CHALLENGER,
    Ending.KO_OF_DEFENDER,
    Ending.POINTS_TO_DEFENDER,
    Ending.KO_OF_CHALLENGER,
)
Case = dict[str, Any]


def made() -> Iterator[Case]:
    dice = random.Random(4)
    for fight in range(FIGHTS):
        settings = {
            "players": dice.choice((3, 4, 5)),
            "ko_bet": dice.choice(("knocked-out", "winner")),
        }
        yield case(first_fight(dice, settings), fight)


def first_fight(dice: random.Random, settings: Case) -> State:
    """Up to the bell of the first fight, all bets laid at random, most of them offers."""
    s: State = GAME.set_up(**settings)
    while s.phase != ROUND:
        seat = rules.to_act(s)
        if seat == CHANCE:
            rules.draw(s, dice.randrange(settings["players"]), [])
            continue
        moves = [0] * GAME.laws.MOVES
        legal = moves[: rules.legal(s, seat, moves)]
        rules.apply(s, seat, dice.choice(legal if s.phase == BETTING else legal[:1]), [])
    return s


def case(s: State, fight: int) -> Case:
    bets = [[int(bet.kind), int(bet.offered_by), int(bet.accepted_by)] for bet in s.bet]
    return {
        "ko_bet": int(s.settings.ko_bet),
        "bets": bets,
        # The last of them may just have been laid: the client asks what it would bring.
        "seat": fight % int(s.settings.players),
        "sums": [paid(s, ending) for ending in OUTCOMES],
    }


def paid(s: State, ending: Ending) -> list[int]:
    """What the bets alone bring every seat, loans taken off."""
    ended = copy.deepcopy(s)
    ended.fight.ending = ending
    payoffs.settle(ended, [])
    seats = range(int(s.settings.players))
    return [worth(ended, seat) - worth(s, seat) for seat in seats]


def worth(s: State, seat: int) -> int:
    return int(s.manager[seat].cash - s.manager[seat].ious * LOAN)


def written() -> str:
    """One case a line, so that a change can be read."""
    rows = ",\n".join(json.dumps(it) for it in made())
    return f'{{\n"amounts": {json.dumps(list(BOX.amounts))},\n"fights": [\n{rows}\n]\n}}\n'


def test_the_client_is_tested_with_what_the_rules_pay() -> None:
    assert FILE.read_text("utf-8") == written(), "run this file as a program"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
