"""Draws and undos: what two can agree on, and what not even both can."""

from __future__ import annotations

from typing import Any

import pytest

from sparring import wire
from sparring.match import Match
from sparring.table import Place, undo
from sparring.wire import Reason

from .hall import NAMES, Hall, fingerprint

TOGETHER = {"players": 3}


# --- Draws. ---


def test_two_may_agree_on_a_draw_where_the_game_knows_one() -> None:
    hall = Hall.running("ko")
    assert hall.ask("boris", wire.OfferDraw) is None
    (ask,) = hall.last().asks
    assert (ask.what, ask.seat) == ("draw", 1)
    assert hall.ask("watcher", wire.Agree, to=ask.number) == Reason.NOT_SEATED
    assert hall.ask("boris", wire.Agree, to=ask.number) == Reason.NOTHING_ASKED
    assert hall.ask("anna", wire.Agree, to=ask.number + 1) == Reason.NOTHING_ASKED
    assert hall.ask("anna", wire.Agree, to=ask.number) is None
    end = hall.last().end
    assert end
    assert (end.how, end.results) == ("agreed", [0, 0])
    assert '[Ended "agreed"]' in end.score
    assert '[Awarded "0 0"]' in end.score


def test_a_fencing_match_cannot_be_drawn() -> None:
    assert Hall.running().ask("anna", wire.OfferDraw) == Reason.NO_DRAWS
    assert Hall.running("knock-out").ask("anna", wire.OfferDraw) == Reason.NO_DRAWS


def test_an_offer_is_declined_by_saying_so_or_by_playing_on() -> None:
    hall = Hall.running("ko")
    mover, other = NAMES[hall.owing[0]], NAMES[1 - hall.owing[0]]
    hall.ask(other, wire.OfferDraw)
    assert hall.ask(mover, wire.Decline, to=hall.table.number) is None
    assert not hall.last().asks
    assert hall.ask(other, wire.OfferDraw) == Reason.ALREADY_ASKED  # not before the next move
    hall.move(hall.legal()[0])
    while NAMES[hall.owing[0]] != other:
        hall.move(hall.legal()[0])
    hall.ask(mover, wire.OfferDraw)
    assert hall.last().asks
    hall.move(hall.legal()[0])
    assert not hall.last().asks


def test_an_offer_stands_while_who_made_it_plays() -> None:
    hall = Hall.running("ko")
    mover = NAMES[hall.owing[0]]
    hall.ask(mover, wire.OfferDraw)
    number = hall.table.number
    hall.move(hall.legal()[0])
    assert [ask.number for ask in hall.last().asks] == [number]
    assert hall.ask(mover, wire.Decline, to=number) is None  # never mind
    assert not hall.last().asks


def test_bots_do_not_agree_on_draws() -> None:
    hall = Hall("ko", places=[Place(), Place(bot="random")])
    hall.sit("anna", 0)
    assert hall.ask("anna", wire.OfferDraw) == Reason.NOBODY_TO_ASK


# --- Undos. ---


def betting(**opening: Any) -> Hall:
    """Knock Out, at the bets, which are open; Anna is to act."""
    hall = Hall("knock-out", settings=TOGETHER, **opening)
    for seat in range(3):
        hall.sit(NAMES[seat], seat)
    while hall.owing != [0] or not hall.legal()[0].startswith("R"):
        if turns := hall.table.bots_to_act():
            hall.take(hall.table.bot_moves(turns[0], turns[0].actions[0], hall.now))
        else:
            hall.move(hall.legal()[0])
    return hall


def test_a_move_is_taken_back_if_all_others_agree() -> None:
    hall = betting()
    before, legal = hall.view("anna").sight, hall.legal()
    story = hall.welcome("anna").story
    hall.move(legal[0])
    said = len(hall.last().told)
    assert hall.ask("anna", wire.AskUndo) is None
    number = hall.table.number
    assert hall.ask("boris", wire.Agree, to=number) is None
    assert hall.last().asks[0].agreed == [1]
    assert hall.last().undone == 0
    assert hall.ask("boris", wire.Agree, to=number) == Reason.NOTHING_ASKED
    assert hall.ask("clara", wire.Agree, to=number) is None
    assert hall.last().undone == said
    assert hall.view("anna").sight == before
    assert hall.legal() == legal
    assert hall.welcome("anna").story == story
    assert fingerprint(hall.rebuilt()) == fingerprint(hall.table)


def test_one_who_does_not_agree_is_enough() -> None:
    hall = betting()
    hall.move(hall.legal()[0])
    hall.ask("anna", wire.AskUndo)
    number = hall.table.number
    hall.ask("boris", wire.Agree, to=number)
    hall.ask("clara", wire.Decline, to=number)
    assert not hall.last().asks
    assert hall.ask("anna", wire.AskUndo) == Reason.ALREADY_ASKED


def test_playing_on_is_an_answer_too() -> None:
    hall = betting()
    hall.move(hall.legal()[0])
    hall.ask("anna", wire.AskUndo)
    hall.move(hall.legal()[0])
    assert not hall.last().asks


def test_what_others_did_since_is_taken_back_too() -> None:
    hall = betting()
    legal = hall.legal()
    hall.move(legal[0])
    hall.move(hall.legal()[0])
    hall.ask("anna", wire.AskUndo)
    number = hall.table.number
    hall.ask("boris", wire.Agree, to=number)
    hall.ask("clara", wire.Agree, to=number)
    assert hall.owing == [0]
    assert hall.legal() == legal
    assert hall.last().undone == 2


WITH_BOTS = [Place(), Place(bot="random"), Place(bot="random")]


def test_bots_agree_to_an_undo() -> None:
    hall = betting(places=WITH_BOTS)
    legal = hall.legal()
    hall.move(legal[0])
    assert hall.ask("anna", wire.AskUndo) is None
    assert hall.last().undone
    assert hall.legal() == legal


def test_a_move_meant_for_a_position_taken_back_is_stale() -> None:
    hall = betting(places=WITH_BOTS)
    hall.move(hall.legal()[0])
    seen, late = hall.table.number, hall.table.bots_to_act()
    hall.ask("anna", wire.AskUndo)
    assert hall.ask("anna", wire.Move, move=hall.legal()[0], seen=seen) == Reason.STALE
    assert late
    for turn in late:
        assert not hall.table.bot_moves(turn, turn.actions[0], hall.now).rows
    assert hall.ask("anna", wire.Move, move=hall.legal()[0], seen=hall.table.number) is None


def test_nothing_is_taken_back_past_a_card_that_was_drawn() -> None:
    hall = Hall.running()
    mover = NAMES[hall.owing[0]]
    hall.move(hall.legal()[0])
    assert hall.ask(mover, wire.AskUndo) == Reason.REVEALED


def test_nothing_is_taken_back_past_a_sealed_choice() -> None:
    hall = Hall.running("knock-out", settings=TOGETHER)
    while len(hall.owing) < 2:
        hall.move(hall.legal()[0])
    one, other = hall.owing
    hall.ask(NAMES[one], wire.Move, move=hall.legal(one)[0])
    assert hall.ask(NAMES[one], wire.AskUndo) == Reason.REVEALED
    hall.ask(NAMES[other], wire.Move, move=hall.legal(other)[0])
    assert hall.ask(NAMES[other], wire.AskUndo) == Reason.REVEALED


def test_who_asks_again_and_again_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []
    ask = undo._tried

    def counted(match: Match, first: int) -> bool:
        tried.append(first)
        return ask(match, first)

    monkeypatch.setattr(undo, "_tried", counted)
    hall = Hall.running("ko")
    mover = NAMES[hall.owing[0]]
    hall.move(hall.legal()[-1])
    answers = {hall.ask(mover, wire.AskUndo) for _ in range(3)}
    assert answers == {Reason.REVEALED}
    assert len(tried) <= 1


def test_a_step_in_the_ring_can_be_taken_back_and_a_card_shown_cannot() -> None:
    hall = Hall.running("ko")
    mover = NAMES[hall.owing[0]]
    hall.move(next(move for move in hall.legal() if move.startswith(">")))
    assert hall.ask(mover, wire.AskUndo) is None
    attack = None
    while not attack:
        mover = NAMES[hall.owing[0]]
        attack = next((move for move in hall.legal() if move[0] not in "->"), None)
        hall.move(attack or hall.legal()[0])
    assert {told["event"] for told in hall.last().told} == {"attacked", "played"}
    assert hall.ask(mover, wire.AskUndo) == Reason.REVEALED


def test_nothing_to_undo_before_the_first_move() -> None:
    hall = Hall.running("knock-out", settings=TOGETHER)
    idle = next(name for seat, name in enumerate(NAMES[:3]) if seat not in hall.owing)
    assert hall.ask(idle, wire.AskUndo) == Reason.NOTHING_TO_UNDO
    assert hall.ask("watcher", wire.AskUndo) == Reason.NOT_SEATED
