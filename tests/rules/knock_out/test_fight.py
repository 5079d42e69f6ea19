"""Section 2 of docs/rules/knock-out.md: a fight."""

from itertools import product

import pytest

from sparring.games.contract import NOBODY
from sparring.games.knock_out.fight import ONGOING, by_ko, steps_back, trade, verdict, winner
from sparring.games.knock_out.state import (
    BETTING,
    BLUE,
    DONE,
    NO_BOXER,
    RED,
    TRAINING,
    Ending,
    Event,
    Fight,
)
from sparring.match import IllegalMove, Match, Refused

from .positions import (
    A,
    B,
    C,
    D,
    bet,
    bet_nothing,
    box,
    boxer,
    cash,
    enter,
    fight,
    happenings,
    keep,
    knock_out,
    look,
    make,
    manager,
    only,
    season,
    standing,
    train,
    worth,
)


def targets(match: Match, own: str) -> str:
    """Whom this boxer may challenge."""
    return "".join(move[-1] for move in match.legal() if move[0] == own)


def test_the_player_in_turn_challenges_a_boxer_of_another_player() -> None:  # 2.1
    match = season("B", players=3)
    assert match.legal() == ["B>A", "B>C", "b>A", "b>a", "b>C", "b>c"]
    assert happenings(match.play("b>A")) == [(Event.CHALLENGED, B, 3, 0)]
    corners = match.state.fight.corner
    assert [(it.seat, it.boxer) for it in corners] == [(B, 3), (A, 0)]


def test_a_challenge_must_be_made_and_only_by_the_player_in_turn() -> None:  # 2.1
    match = season("A")
    assert "-" not in match.legal()
    with pytest.raises(IllegalMove) as refusal:
        match.play("B>A", B)
    assert refusal.value.reason == Refused.NOT_YOUR_TURN
    for illegal in ("B>C", "A>b", "-", "4"):
        with pytest.raises(IllegalMove) as refusal:
            match.play(illegal, A)
        assert refusal.value.reason == Refused.ILLEGAL


def test_the_challenged_boxers_start_money_is_equal_or_higher() -> None:  # 2.1
    match = season("A", players=3)
    make(match, "B", "amateur")
    make(match, "b", "champion")
    assert worth(match, "B") == worth(match, "a") == 6_000
    assert targets(match, "A") == "bC"
    assert targets(match, "a") == "BbCc"
    make(match, "A", "champion", "S")
    assert targets(match, "A") == ""


def test_neither_boxer_may_have_fought_just_before() -> None:  # 2.1
    match = season("A", players=3)
    fight(match, "A>B", "3-2 3-2 3-2")
    assert (match.state.trophy, match.state.steak) == (0, 2)
    assert match.to_act == B
    assert {move[0] for move in match.legal()} == {"b"}
    assert targets(match, "b") == "aCc"


def test_the_restriction_is_on_boxers_not_on_managers() -> None:  # 2.1
    match = season("A", players=3)
    fight(match, "A>B", "3-2 3-2 3-2")
    fight(match, "b>a", "3-2 3-2 3-2")
    assert match.to_act == C
    assert targets(match, "C") == "A"
    assert targets(match, "c") == "AB"


def test_both_players_must_hold_three_cards() -> None:  # 2.1
    match = season("A", players=3)
    keep(match, B, "123")
    assert targets(match, "A") == "BC"
    keep(match, C, "12")
    assert targets(match, "A") == "B"
    keep(match, A, "12")
    assert match.legal() == []


def test_a_boxer_that_is_out_neither_challenges_nor_is_challenged() -> None:  # 2.1
    match = season("A", players=3)
    knock_out(match, "aB")
    assert match.legal() == ["A>C"]


def test_a_challenged_boxer_must_fight() -> None:  # 2.1
    match = season("A")
    match.play("A>B")
    assert match.state.phase == TRAINING
    assert all(move.isdecimal() for move in match.legal(B))


def test_the_red_table_goes_to_the_left_past_those_who_cannot_challenge() -> None:  # 2.2, 2.9
    match = season("A", players=4)
    make(match, "Bb", "champion", "W")
    keep(match, C, "45")
    told = fight(match, "A>D", "3-2 3-2 3-2")
    assert only(told, Event.TABLE, Event.UNABLE) == [
        (Event.TABLE, A, B, 0),
        (Event.UNABLE, B, C, 0),
        (Event.UNABLE, C, D, 0),
    ]
    assert match.to_act == D
    assert {move[0] for move in match.legal()} == {"d"}


def test_the_table_may_come_round_to_the_last_challenger() -> None:  # 2.2
    match = season("A", players=3)
    make(match, "Bb", "champion", "W")
    keep(match, C, "45")
    told = fight(match, "A>B", "3-2 3-2 3-2")
    assert only(told, Event.UNABLE) == [(Event.UNABLE, B, C, 0), (Event.UNABLE, C, A, 0)]
    assert (match.to_act, match.legal()) == (A, ["a>b"])


def test_passing_the_table_does_not_lift_trophy_and_steak() -> None:  # 2.2
    match = season("A", players=3)
    make(match, "Bb", "champion", "W")
    keep(match, C, "45")
    fight(match, "A>B", "3-2 3-2 3-2")
    assert (match.state.trophy, match.state.steak) == (0, 2)
    assert targets(match, "A") == ""


def test_the_season_is_over_when_nobody_has_the_cards() -> None:  # 2.2
    match = season("A", players=3)
    keep(match, A, "12345")
    for seat in (B, C):
        keep(match, seat, "123")
    told = fight(match, "A>B", "1-1 2-2 4-3")
    assert (Event.SEASON_OVER, NOBODY, Ending.CARDS_OUT, 0) in told
    assert match.over


def test_the_season_is_over_when_nobody_has_the_boxers() -> None:  # 2.2
    match = season("A", players=3)
    knock_out(match, "aBcC")
    told = fight(match, "A>b", "5-2 4-2") if "A>b" in match.legal() else []
    assert told == []
    make(match, "b", "champion")
    told = fight(match, "A>b", "5-2 5-2")
    assert standing(match, "b") == "out"
    assert (Event.SEASON_OVER, NOBODY, Ending.BOXERS_OUT, 0) in told


def test_the_season_may_end_through_trophy_and_steak_alone() -> None:  # 2.2
    match = season("A", players=3)
    knock_out(match, "ac")
    keep(match, C, "12")
    make(match, "b", "champion")
    told = fight(match, "A>b", "3-2 3-2 3-2")
    assert (Event.SEASON_OVER, NOBODY, Ending.RESTING, 0) in told
    assert match.state.phase == DONE


def test_it_goes_on_as_long_as_one_player_can_challenge() -> None:  # 2.2
    match = season("A", players=3)
    for seat in (B, C):
        keep(match, seat, "123345")
    told = fight(match, "A>B", "1-3 1-3 2-4")
    assert not only(told, Event.SEASON_OVER)
    assert match.to_act == B


def test_both_fighters_secretly_choose_four_cards_in_any_order() -> None:  # 2.3
    for first, second in ((A, B), (B, A)):
        match = season("A")
        match.play("A>B")
        assert (match.may_act(A), match.may_act(B), match.may_act(C)) == (True, True, False)
        assert all(len(move) == 4 for move in match.legal(first))
        match.play("1234", first)
        assert (match.may_act(first), match.may_act(second)) == (False, True)
        match.play("2345", second)
        assert (match.state.phase, match.to_act) == (BETTING, A)


def test_with_three_cards_left_all_three_are_chosen_and_the_choice_is_asked_for() -> None:  # 2.3
    match = season("A")
    keep(match, A, "155")
    keep(match, B, "2345")
    match.play("A>B")
    assert match.legal(A) == ["155"]
    assert match.legal(B) == ["2345"]
    assert (match.may_act(A), match.may_act(B)) == (True, True)


def test_a_choice_is_final_and_that_it_is_made_is_public_but_not_what_it_is() -> None:  # 2.3
    match = season("A")
    match.play("A>B")
    match.play("2345", B)
    with pytest.raises(IllegalMove):
        match.play("1234", B)
    for seat in (NOBODY, A, C):
        heard = match.heard(seat)[-1]
        assert (heard.event, heard.seat, heard.a, heard.b) == (Event.TRAINED, B, None, None)
        assert [it.trained for it in look(match, seat).fight.corner] == [0, 4]
        assert look(match, seat).hand.training == [0] * 6
    assert match.heard(B)[-1].a == 2345
    assert look(match, B).hand.training == [0, 0, 1, 1, 1, 1]


def test_then_come_three_turns_of_bets_with_one_chip_each_time() -> None:  # 2.4
    match = season("A", players=3)
    enter(match, "A>B")
    acted = []
    for move in ["R4", "B4", "-", "-", "-", "-", "-", "-", "-"]:
        assert match.state.phase == BETTING
        acted.append(match.to_act)
        told = happenings(match.play(move))
    assert sorted(acted) == [A] * 3 + [B] * 3 + [C] * 3
    assert told[-1] == (Event.BELL, NOBODY, 1, 0)
    assert (match.may_act(A), match.may_act(B), match.may_act(C)) == (True, True, False)


def test_cards_are_sealed_in_any_order_and_revealed_together() -> None:  # 2.5
    match = season("A")
    enter(match, "A>B", "1245", "2345")
    bet_nothing(match)
    assert happenings(match.play("3", B)) == [(Event.SEALED, B, 3, 0)]
    assert match.heard(A)[-1].a is None
    assert [it.sealed for it in look(match, A).fight.corner] == [0, 1]
    assert (look(match, A).hand.card, look(match, B).hand.card) == (0, 3)
    assert not match.may_act(B)
    assert happenings(match.play("5", A)) == [
        (Event.SEALED, A, 5, 0),
        (Event.REVEALED, NOBODY, 5, 3),
        (Event.REELED, B, 2, 3),
        (Event.BELL, NOBODY, 2, 0),
    ]
    assert match.legal(B) == ["2", "4", "5"]


def test_a_single_card_left_is_asked_for_like_any_other() -> None:  # 2.3, 2.5
    match = season("A")
    keep(match, A, "123")
    enter(match, "A>B", "123", "2345")
    bet_nothing(match)
    box(match, "1-2 2-3")
    assert (match.legal(A), match.may_act(A)) == (["3"], True)


def test_the_lower_card_goes_back_by_the_difference() -> None:  # 2.5
    for card, other in product(range(1, 6), repeat=2):
        expected = max(0, other - card)
        if (card, other) in ((1, 5), (5, 1)):
            expected = {1: 0, 5: 4}[card]
        assert steps_back(card, other) == expected


def test_a_one_sends_a_five_back_four() -> None:  # 2.5
    match = season("A")
    enter(match, "A>B", "1145", "2255")
    bet_nothing(match)
    told = box(match, "1-5")
    assert (Event.REELED, B, 4, 1) in told
    assert [it.back for it in match.state.fight.corner] == [0, 4]


def test_equal_cards_move_nobody() -> None:  # 2.5
    match = season("A")
    enter(match, "A>B", "1145", "2255")
    bet_nothing(match)
    told = box(match, "5-5")
    assert told[1:] == [
        (Event.REVEALED, NOBODY, 5, 5),
        (Event.STOOD, NOBODY, 5, 0),
        (Event.BELL, NOBODY, 2, 0),
    ]
    assert [it.back for it in match.state.fight.corner] == [0, 0]


def test_a_pawn_stops_at_ko_and_the_fight_ends_at_once() -> None:  # 2.5
    match = season("A")
    enter(match, "A>B", "1144", "2255")
    bet_nothing(match)
    told = box(match, "1-5 4-2")
    assert only(told, Event.REELED) == [(Event.REELED, B, 2, 0)]
    assert only(told, Event.KNOCKED_OUT, Event.FIGHT_WON) == [
        (Event.KNOCKED_OUT, B, 2, 2),
        (Event.FIGHT_WON, A, 0, Ending.KO_OF_DEFENDER),
    ]
    assert match.state.fight.corner[BLUE].back == match.state.fight.corner[BLUE].room == 5
    assert (match.state.fight.rounds, match.to_act) == (2, B)
    assert standing(match, "B") == "out"


def test_played_cards_leave_the_game_and_the_log_shows_this_fights_alone() -> None:  # 2.5
    match = season("A")
    enter(match, "A>B", "1245", "2345")
    bet_nothing(match)
    box(match, "2-3 4-4")
    assert look(match, C).fight.shown == [2, 3, 4, 4, 0, 0]
    assert (manager(match, A).cards, manager(match, B).cards) == (10, 10)
    assert match.legal(A) == ["1", "5"]
    box(match, "5-2")
    match.play("b>c")
    assert look(match, C).fight.shown == [0] * 6
    assert "2345" in match.legal(B)
    assert "3345" in match.legal(B)
    assert "3334" not in match.legal(B)


@pytest.mark.parametrize(
    ("rounds", "ending"),
    [
        ("3-2 3-2 3-2", Ending.POINTS_TO_CHALLENGER),
        ("2-3 2-3 2-3", Ending.POINTS_TO_DEFENDER),
        ("3-2 2-3 2-2", Ending.POINTS_LEVEL),
        ("2-2 3-3 2-2", Ending.POINTS_LEVEL),
        ("5-2 5-2", Ending.KO_OF_DEFENDER),
        ("2-5 2-5", Ending.KO_OF_CHALLENGER),
    ],
)
def test_after_three_rounds_the_boxer_further_back_loses_and_level_the_challenger(  # 2.6
    rounds: str, ending: Ending
) -> None:
    match = season("A")
    told = fight(match, "A>B", rounds)
    won = (A, 0) if ending <= Ending.POINTS_TO_CHALLENGER else (B, 2)
    assert only(told, Event.FIGHT_WON) == [(Event.FIGHT_WON, *won, ending)]
    assert match.state.fight.ending == ending
    assert winner(ending) == (RED if won[0] == A else BLUE)
    assert by_ko(ending) == bool(only(told, Event.KNOCKED_OUT))


def test_a_fight_can_be_tried_out_without_a_table() -> None:  # 2.5, 2.6
    ring = Fight()
    for corner in ring.corner:
        corner.room = 5
    trade(ring, 4, 2)
    trade(ring, 5, 1)
    assert (ring.rounds, ring.ending, ring.shown) == (2, ONGOING, [4, 2, 5, 1, 0, 0])
    assert [corner.back for corner in ring.corner] == [4, 2]
    trade(ring, 4, 5)
    assert ring.ending == Ending.KO_OF_CHALLENGER
    assert verdict(3, 4, 5, 4, 5) == Ending.POINTS_LEVEL
    assert verdict(2, 4, 5, 4, 5) == ONGOING
    assert verdict(1, 0, 5, 4, 4) == Ending.KO_OF_DEFENDER


def test_training_cards_not_played_return_to_the_stock() -> None:  # 2.7
    match = season("A", players=3)
    enter(match, "A>B", "1145", "2255")
    bet_nothing(match)
    box(match, "1-5 4-2")
    assert match.state.hand[RED].training == match.state.hand[BLUE].training == [0] * 6
    assert (manager(match, A).cards, manager(match, B).cards) == (10, 10)
    match.play("b>a")
    assert "1355" in match.legal(A)
    assert "1135" not in match.legal(A)
    assert "2245" in match.legal(B)
    assert "2255" not in match.legal(B)


def test_the_winner_gets_twice_the_start_money_and_the_loser_once() -> None:  # 2.8
    match = season("A")
    told = fight(match, "a>B", "3-2 3-2 3-2")
    assert only(told, Event.PRIZE) == [(Event.PRIZE, A, 1, 12_000), (Event.PRIZE, B, 2, 8_000)]
    assert cash(match) == [112_000, 108_000, 100_000, 100_000]
    assert match.state.bank == -20_000


def test_the_loser_is_paid_when_knocked_out_too() -> None:  # 2.8
    match = season("A")
    told = fight(match, "A>B", "2-5 2-5")
    assert only(told, Event.PRIZE) == [(Event.PRIZE, B, 2, 16_000), (Event.PRIZE, A, 0, 8_000)]


def test_the_winner_goes_up_a_level_and_the_loser_down() -> None:  # 2.8
    match = season("A")
    told = fight(match, "A>B", "3-2 3-2 3-2")
    assert (standing(match, "A"), standing(match, "B")) == ("champion", "amateur")
    assert only(told, Event.ROSE, Event.FELL) == [(Event.FELL, B, 2, 0), (Event.ROSE, A, 0, 2)]


def test_levels_end_at_champion_and_at_amateur() -> None:  # 2.8
    match = season("A")
    make(match, "A", "champion")
    make(match, "b", "amateur")
    make(match, "Bb", "champion")
    make(match, "A", "amateur")
    told = fight(match, "A>B", "2-3 2-3 2-3")
    assert (standing(match, "A"), standing(match, "B")) == ("amateur", "champion")
    assert not only(told, Event.ROSE, Event.FELL)


def test_a_boxer_that_is_knocked_out_is_out_and_keeps_no_level() -> None:  # 2.8
    match = season("A")
    told = fight(match, "A>B", "2-5 2-5")
    assert (standing(match, "A"), standing(match, "B")) == ("out", "champion")
    assert only(told, Event.FELL) == []
    assert boxer(match, "A").level == 1


def test_the_winner_has_the_trophy_and_the_loser_the_steak_also_when_out() -> None:  # 2.8
    match = season("A")
    assert (match.state.trophy, match.state.steak) == (NO_BOXER, NO_BOXER)
    fight(match, "A>B", "2-5 2-5")
    assert (match.state.trophy, match.state.steak) == (2, 0)
    fight(match, "b>d", "3-2 3-2 3-2")
    assert (match.state.trophy, match.state.steak) == (3, 7)


def test_prizes_come_before_bets_and_bets_before_the_table_goes_left() -> None:  # 2.9
    match = season("A", players=3)
    match.play("A>B")
    train(match, "2333", "2223")
    bet(match, "R4 B4 - - - - - - -")
    told = [it[0] for it in box(match, "3-2 3-2 3-2")]
    order = [Event.FIGHT_WON, Event.PRIZE, Event.ROSE, Event.BANK_PAID, Event.BONUS_PAID]
    places = [told.index(event) for event in (*order, Event.TABLE)]
    assert places == sorted(places)
    assert match.to_act == B
