"""`sparring fights`: what a fight of Knock Out is worth, and each space of its betting tables."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tqdm import tqdm

if TYPE_CHECKING:
    from ..bots.knock_out_exact import Price

CARDS = "12345"


def fights(arguments: argparse.Namespace) -> int:
    if arguments.table:
        return make_table(arguments)
    from ..bots.knock_out_exact import price
    from ..bots.knock_out_fights import Terms
    from ..games.knock_out.box import PATH
    from ..games.knock_out.state import STEPS

    red, blue = (stock(cards) for cards in (arguments.challenger, arguments.defender))
    rooms = arguments.steps or [STEPS[1], STEPS[1]]
    if not all(1 <= steps <= PATH for steps in rooms):
        raise ValueError(f"--steps: write how far each starts from K.O., 1 to {PATH}")
    told = plain(price(Terms((red, blue), (rooms[0], rooms[1]))), (red, blue), rooms)
    print(json.dumps(told, indent=2) if arguments.json else text(told))
    return 0


def stock(cards: str | None) -> tuple[int, ...]:
    """Fight cards as digits; all twelve of the box if none are named."""
    from ..games.knock_out.state import CARDS as MOST
    from ..games.knock_out.state import DECK, LEAST

    if cards is None:
        return DECK[1:]
    if set(cards) - set(CARDS) or not LEAST <= len(cards) <= MOST:
        raise ValueError(f"{cards[:40]!r} are no fight cards: write {LEAST} to {MOST}, as 1233455")
    return tuple(cards.count(value) for value in CARDS)


def plain(found: Price, pools: Sequence[tuple[int, ...]], rooms: Sequence[int]) -> dict[str, Any]:
    """For `--json`: docs/managers.md says what each key means."""
    from ..bots.knock_out_tree import BLUE_AHEAD, BLUE_OUT, RED_AHEAD, RED_OUT
    from ..games.knock_out.state import ROUNDS

    ends = found.ends
    return {
        "challenger": _digits(pools[0]),
        "defender": _digits(pools[1]),
        "steps": list(rooms),
        "value": found.won,
        "exploitability": found.off,
        "ends": {
            "defender_out": ends[BLUE_OUT : BLUE_OUT + ROUNDS],
            "challenger_out": ends[RED_OUT : RED_OUT + ROUNDS],
            "points_to_challenger": ends[RED_AHEAD],
            "points_to_defender": ends[BLUE_AHEAD],
        },
        "spaces": spaces(found),
    }


def _digits(pool: Sequence[int]) -> str:
    return "".join(digit * copies for digit, copies in zip(CARDS, pool, strict=True))


def spaces(found: Price) -> dict[str, dict[str, float]]:
    """Each offer as the notation has it: how often it is won, and what it brings on average."""
    from ..bots.knock_out_stakes import comes_true
    from ..games.knock_out import notation
    from ..games.knock_out.state import AMOUNTS, KNOCKED_OUT, KO, OFFER, SPACES, TABLE

    told = {}
    for space in range(SPACES):
        for kind in range(1, KO + 1):
            true = comes_true(KNOCKED_OUT, space // TABLE, kind)
            won = float(sum(odds for odds, is_so in zip(found.ends, true, strict=True) if is_so))
            stake = AMOUNTS[space] * kind
            told[notation.name(OFFER + space * KO + kind - 1)] = {
                "won": won,
                "taken": stake * (2 * won - 1),  # by somebody, at the full stake
                "left": stake * (won / 2 - (1 - won)),  # to the bank, and to BONUS
            }
    return told


def text(told: dict[str, Any]) -> str:
    ends = told["ends"]
    lines = [
        f"{told['challenger']} challenges {told['defender']}: wins {told['value']:.2%}",
        f"  defender knocked out   {_rounds(ends['defender_out'])}",
        f"  challenger on points   {ends['points_to_challenger']:7.2%}",
        f"  defender on points     {ends['points_to_defender']:7.2%}",
        f"  challenger knocked out {_rounds(ends['challenger_out'])}",
        f"  neither could do better by more than {told['exploitability']:.1e}",
        "",
        "offer     won   if taken    if left",
    ]
    for name, space in told["spaces"].items():
        row = f"{name:5} {space['won']:7.1%} {space['taken']:10,.0f} {space['left']:10,.0f}"
        lines.append(row)
    return "\n".join(lines)


def _rounds(odds: Sequence[float]) -> str:
    rounds = ", ".join(f"{share:.2%}" for share in odds)
    return f"{sum(odds):7.2%}  (round 1, 2, 3: {rounds})"


def make_table(arguments: argparse.Namespace) -> int:
    """All prices that looking ahead asks for, written as they are shipped."""
    from ..bots.knock_out_prices import pools
    from ..lab import fights as lab

    stocks, crew = len(pools()), arguments.cores or os.cpu_count() or 1
    found = lab.rows(stocks, crew)
    data = lab.table(tqdm(found, "stocks", stocks, file=sys.stderr, leave=False))
    arguments.table.write_bytes(data)
    print(f"{arguments.table}: {stocks * stocks:,} fights, {len(data):,} bytes")
    return 0
