"""Boxers with nets, and those with a sense of the ring: what they see, what a round is worth."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from sparring import bots
from sparring.bots import Budget, ko, ko_eyes, ko_mind, ko_net, ko_sense, net
from sparring.bots.ko_stakes import LEADS, ROUNDS, STOP, gain, hope
from sparring.chance import Seeded
from sparring.compiled import bound, row
from sparring.games import catalogue
from sparring.games.ko.state import DONE
from sparring.lab.arena.plan import Plan
from sparring.lab.arena.playing import play_deal
from sparring.match import Match

LEVELS = ("beginner", "casual", "club", "expert", "strongest")
KO = catalogue.game("ko")


def share(first: str, second: str, games: int, rounds: str = "6") -> float:
    plan = Plan("ko", KO.choose(rounds=rounds), (first, second), games, 3, 0.2)
    rows = [row for deal in plan.deals() for row in play_deal(deal).results]
    return sum((1 + a) / 2 for a, _ in rows) / len(rows)


# --- Worth. ---


def test_what_is_worth_to_one_is_lost_to_the_other() -> None:
    for rounds in range(ROUNDS):
        for lead in range(-LEADS, LEADS + 1):
            for points in range(-STOP, STOP + 1):
                assert hope(rounds, lead, points) == pytest.approx(-hope(rounds, -lead, -points))


def test_a_lead_is_worth_more_the_fewer_rounds_there_are() -> None:
    worth = [hope(rounds, 1, 0) for rounds in range(ROUNDS)]
    assert worth[0] == 1
    assert worth == sorted(worth, reverse=True)
    assert hope(3, 0, STOP) == 1  # 6.4
    assert gain(5, 0, 0, 1.0) > gain(5, 0, 0, hope(5, 1, 2)) > 0


def test_a_finished_round_is_worth_the_same_to_net_and_sense() -> None:
    """Both read the sheet; only the unit is another."""
    match, luck = Match(KO, Seeded(4), rounds="6"), Seeded(5)
    stakes = np.array([5, 0, 0], np.float32)
    while match.state.round == 1 and not match.over:
        legal = match.actions()
        match.play(legal[luck.below(len(legal))])
    s: Any = match.state
    assert ko_eyes.over(s)
    assert ko_sense.decided(s, [1])
    worth, part = ko_eyes.worth(s, 0, stakes), ko_sense.share(s, 0)
    assert worth == -ko_eyes.worth(s, 1, stakes)
    if s.phase != DONE:
        assert gain(5, 0, 0, 2 * part - 1) / 2 == pytest.approx(worth)


# --- Seeing. ---


@pytest.mark.compiled
def test_a_net_sees_the_same_compiled_and_plain() -> None:
    from sparring.bots.sense import sensible

    match, luck = Match(KO, Seeded(6)), Seeded(7)
    revealing = bound(sensible("ko", "ko_eyes"), reveal_row)
    for _ in range(60):
        if match.over:
            break
        sight, state = match.sight(match.to_act), match.state
        stakes = ko_net.stakes_of(sight)
        plain, compiled = (np.zeros((1, ko_eyes.INPUTS), np.float32) for _ in range(2))
        ko_eyes.see(sight, stakes, plain[0])
        bound(sensible("ko", "ko_eyes"), ko_net.show)(row(sight), stakes, compiled)
        assert (plain == compiled).all()
        assert plain.any()
        plain, compiled = (np.zeros((1, ko_eyes.REVEALED), np.float32) for _ in range(2))
        ko_eyes.reveal(state, 1, stakes, plain[0])
        revealing(row(state), stakes, compiled)
        assert (plain == compiled).all()
        legal = match.actions()
        match.play(legal[luck.below(len(legal))])


laws: Any = None


def reveal_row(states: Any, stakes: Any, x: Any) -> None:
    laws.reveal(states[0], 1, stakes, x[0])


def test_the_weights_are_small_and_tell_where_they_come_from() -> None:
    file = net.WEIGHTS / "ko.npz"
    assert file.stat().st_size <= 1 << 20
    asked = json.loads(file.with_suffix(".jsonl").read_text("utf-8").splitlines()[0])
    assert asked["command"].startswith("sparring train ko")
    assert "seed" in asked
    assert len(net.load("ko").policy.layers[0][0]) == ko_eyes.INPUTS


def test_the_net_knows_the_cards_of_this_house() -> None:
    """Other cards, other weights: train again, and write the new digest down."""
    assert KO.cards == ko_net.DECK


@pytest.mark.compiled
def test_with_the_cards_of_an_owner_they_do_without_the_net(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ko_net, "DECK", "another")
    match = Match(KO, Seeded(1))
    sight, legal = match.sight(match.to_act), match.actions()
    assert ko_net.feeling(sight, legal) is None
    by_rule = ko.choose(sight, legal, Budget(Seeded(2)))
    assert ko_net.choose(sight, legal, Budget(Seeded(2))) == by_rule
    assert ko_mind.choose(sight, legal, Budget(Seeded(2), 0.1)) in legal


# --- Strength; the figures themselves are in bench/results/bots-ko.json. ---


def test_the_levels_are_there_weakest_first() -> None:
    names = bots.names("ko")
    assert [name for name in names if name in LEVELS] == list(LEVELS)


@pytest.mark.compiled
@pytest.mark.parametrize("rounds", ["3", "15"])
def test_the_strongest_beats_the_heuristic_over_any_number_of_rounds(rounds: str) -> None:
    assert share("strongest", "heuristic", 20, rounds) >= 0.7


@pytest.mark.compiled
def test_a_club_boxer_beats_a_beginner() -> None:
    assert share("club", "beginner", 40) >= 0.6


@pytest.mark.compiled
def test_the_strongest_weighs_what_it_plays() -> None:
    match, luck = Match(KO, Seeded(9)), Seeded(10)
    for _ in range(20):
        sight, legal = match.sight(match.to_act), match.actions()
        opinions = ko_mind.weigh(sight, legal, Budget(Seeded(1), 0.5))
        assert [each.action for each in opinions] == legal
        assert sum(each.often for each in opinions) == pytest.approx(1)
        assert all(0 <= each.value <= 1 and 0 < each.error <= 0.5 for each in opinions)
        match.play(legal[luck.below(len(legal))])


@pytest.mark.compiled
def test_nobody_lets_the_talon_run_out_who_does_not_lead() -> None:  # 6.5
    match = Match(KO, Seeded(9))
    sight, legal = match.sight(match.to_act), match.actions()
    assert not ko_mind.haste(sight, legal).any()
    sight.left = 2
    costs = dict(zip(legal, ko_mind.haste(sight, legal), strict=True))
    assert {action for action, cost in costs.items() if cost > 0} == {
        action for action in legal if KO.notation.name(action).startswith("-")
    }
