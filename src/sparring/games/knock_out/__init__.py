"""Knock Out by Wolfgang Panning: three to five managers, two boxers each, bets on every fight."""

from __future__ import annotations

from ..contract import Detail, Game, Setting
from . import board, names, notation, rules
from .box import BOX
from .state import Ending, Event

_BOXER, _CARD, _AMOUNT = Detail("boxer", "boxer"), Detail("card"), Detail("amount")
_BET, _ENDING, _TO = Detail("bet", "bet"), Detail("ending", "ending"), Detail("to", "seat")
_LEVEL, _TITLE, _COUNT = Detail("level", "level"), Detail("title", "title"), Detail("count")

GAME = Game(
    name="knock-out",
    title="Knock Out",
    version=1,
    laws=rules,
    notation=notation,
    board=board,
    settings=(
        Setting("players", range(3, 6), 4),
        Setting("ko_bet", ("knocked-out", "winner"), "knocked-out"),
        Setting("bonus_split", ("per-player", "per-boxer"), "per-player"),
        Setting("starts", ("standard", "by-start-money"), "standard"),
        Setting("seasons", range(1, 3), 1),
        Setting("aids", ("off", "on"), "off"),
    ),
    events=Event,
    details={
        Event.LOT: (),
        Event.SEASON: (Detail("season"),),
        Event.TABLE: (_TO,),
        Event.UNABLE: (_TO,),
        Event.CHALLENGED: (_BOXER, Detail("challenged", "boxer")),
        Event.TRAINED: (Detail("cards"),),
        Event.OFFERED: (_BET, _AMOUNT),
        Event.ACCEPTED: (_BET, _AMOUNT),
        Event.PASSED: (),
        Event.BELL: (Detail("round"),),
        Event.SEALED: (_CARD,),
        Event.REVEALED: (Detail("red"), Detail("blue")),
        Event.STOOD: (_CARD,),
        Event.REELED: (Detail("steps"), Detail("left")),
        Event.KNOCKED_OUT: (_BOXER, Detail("round")),
        Event.FIGHT_WON: (_BOXER, _ENDING),
        Event.PRIZE: (_BOXER, _AMOUNT),
        Event.ROSE: (_BOXER, _LEVEL),
        Event.FELL: (_BOXER, _LEVEL),
        Event.CROWNED: (_BOXER, _TITLE),
        Event.DETHRONED: (_BOXER, _TITLE),
        Event.PAID: (_TO, _AMOUNT),
        Event.BANK_PAID: (_BET, _AMOUNT),
        Event.BONUS_PAID: (_BET, _AMOUNT),
        Event.OWN_BET: (_BET, _AMOUNT),
        Event.IOU: (_COUNT,),
        Event.SEASON_OVER: (_ENDING,),
        Event.CARDS_PAID: (_COUNT, _AMOUNT),
        Event.RETURNED: (_BOXER,),
        Event.BONUS_SHARED: (_AMOUNT,),
        Event.BONUS_REST: (_AMOUNT,),
        Event.REPAID: (_COUNT, _AMOUNT),
        Event.FORTUNE: (_AMOUNT,),
        Event.GAME_WON: (_AMOUNT, _ENDING),
    },
    endings=Ending,
    kinds={
        "boxer": names.KEYS,
        "level": ("amateur", "professional", "champion"),
        "title": ("none", "superchampion", "world-champion"),
        "bet": ("red", "red-double", "red-ko", "blue", "blue-double", "blue-ko"),
    },
    cards=BOX.digest,
    deck={"cards": BOX.deck[1:], "amounts": BOX.amounts, "steps": BOX.steps},
)
