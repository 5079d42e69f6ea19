"""En Garde by Reiner Knizia: fencing with twenty-five cards on a piste of twenty-three spaces."""

from __future__ import annotations

from ..contract import Detail, Game, Setting
from . import board, notation, rules
from .pieces import Ending, Event

_CARD, _ENDING = Detail("card"), Detail("ending", "ending")

GAME = Game(
    name="en-garde",
    title="En Garde",
    version=1,
    laws=rules,
    notation=notation,
    board=board,
    settings=(
        Setting("rules", ("basic", "classic", "advanced"), "advanced"),
        Setting("hits", range(1, 16), 5),
        Setting("last_attack", ("allowed", "none"), "allowed", only=("rules", ("basic",))),
        Setting(
            "parry",
            ("same-value", "same-total"),
            "same-value",
            only=("rules", ("classic", "advanced")),
        ),
        Setting("aids", ("off", "on"), "off"),
    ),
    events=Event,
    details={
        Event.LOT: (),
        Event.ROUND: (Detail("round"),),
        Event.DREW: (_CARD, Detail("left")),
        Event.ADVANCED: (_CARD,),
        Event.RETREATED: (_CARD, Detail("evading")),
        Event.STRUCK: (_CARD, Detail("count")),
        Event.PARRIED: (_CARD, Detail("count")),
        Event.LAID: (_CARD, Detail("count")),
        Event.STOOD: (),
        Event.SHOWED: (_CARD,),
        Event.ROUND_WON: (_ENDING, Detail("hits")),
        Event.ROUND_DRAWN: (_ENDING,),
        Event.MATCH_WON: (_ENDING,),
    },
    endings=Ending,
)
