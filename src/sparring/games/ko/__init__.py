"""K.O. (1975): a boxing match in cards, in a ring of four quarters."""

from __future__ import annotations

from ..contract import Detail, Game, Setting
from . import board, notation, rules
from .cards import DECK, FILE
from .deck import COLOURS, STYLES
from .state import ROUNDS, Ending, Event

_CARD, _QUARTER, _ENDING = (
    Detail("card", "card"),
    Detail("quarter", "quarter"),
    Detail("ending", "ending"),
)
_COVERING = (Detail("covered", "card"), _CARD)

GAME = Game(
    name="ko",
    title="K.O.",
    version=1,
    laws=rules,
    notation=notation,
    board=board,
    settings=(Setting("rounds", tuple(map(str, ROUNDS)), "6"),),
    events=Event,
    details={
        Event.DREW_STYLE: (Detail("nickname", "nickname"), Detail("style", "style")),
        Event.LOT: (),
        Event.ROUND: (Detail("round"),),
        Event.DREW: (_CARD, Detail("left")),
        Event.MOVED: (_QUARTER,),
        Event.FORCED: (_QUARTER,),
        Event.DISCARDED: (_CARD,),
        Event.THREW: (_CARD,),
        Event.THREW_LAST: (_CARD,),
        Event.ATTACKED: (_QUARTER,),
        Event.COUNTER_HIT: (_QUARTER,),
        Event.COUNTERED: (_QUARTER,),
        Event.PLAYED: (_CARD,),
        Event.DODGED: _COVERING,
        Event.BLOCKED: _COVERING,
        Event.OBSTRUCTED: _COVERING,
        Event.PLEADED: _COVERING,
        Event.SIDE_STEPPED: _COVERING,
        Event.SCORED: (Detail("points"), Detail("total")),
        Event.KNOCKED_DOWN: (),
        Event.WARNED: (Detail("warnings"),),
        Event.ROUND_OVER: (_ENDING, Detail("round")),
        Event.ROW: (Detail("points"), Detail("referee")),
        Event.MATCH_WON: (_ENDING,),
        Event.MATCH_DRAWN: (_ENDING,),
    },
    endings=Ending,
    kinds={
        "card": tuple(kind.key for kind in DECK.kinds),
        "nickname": DECK.nicknames,
        "style": STYLES,
        "quarter": COLOURS,
    },
    draws=True,  # 6.2
    cards=FILE.digest,
    deck=DECK,
)
