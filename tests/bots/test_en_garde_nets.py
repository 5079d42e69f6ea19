"""Fencers with nets: what they heard is told right, and their beliefs are as true as they say."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from sparring import bots
from sparring.bots import Budget, en_garde_eyes, en_garde_search
from sparring.bots.en_garde_belief import HANDS, Belief, counted
from sparring.bots.en_garde_score import chance, draw_worth, match_worth, stake
from sparring.bots.en_garde_story import Acted, Drew, story
from sparring.bots.net import Net
from sparring.chance import Seeded
from sparring.games import catalogue
from sparring.games.contract import heard
from sparring.games.en_garde import rules
from sparring.games.en_garde.pieces import (
    ADVANCED,
    BASIC,
    CLASSIC,
    RETREAT,
    STRIKE,
    TURN,
    VALUES,
    State,
)
from sparring.match import Match

ALL = [("basic", "same-value"), ("classic", "same-value"), ("classic", "same-total")]
ALL += [("advanced", "same-value"), ("advanced", "same-total")]
ANYTHING = Net(((np.zeros((en_garde_eyes.INPUTS, rules.ACTIONS)), np.zeros(rules.ACTIONS)),))


def played(seed: int, **settings: str | int) -> Iterator[tuple[Match, list[tuple[int, int]]]]:
    """A match at random: before each action, the match and the actions of its round so far."""
    match, luck = Match(catalogue.game("en-garde"), Seeded(seed), **settings), Seeded(seed + 1)
    actions: list[tuple[int, int]] = []
    number = 1
    while not match.over:
        yield match, actions
        seat, legal = match.to_act, match.actions()
        action = legal[luck.below(len(legal))]
        match.play(action, seat)
        actions.append((seat, action))
        if match.state.round != number:
            number, actions = match.state.round, []


@pytest.mark.parametrize(("rules_", "parry"), ALL)
@pytest.mark.parametrize("seat", [0, 1])
def test_what_was_heard_is_told_as_it_was_played(rules_: str, parry: str, seat: int) -> None:
    for match, actions in played(11, rules=rules_, parry=parry, hits=4):
        steps = story(match.heard(seat))
        assert [(s.seat, s.action) for s in steps if isinstance(s, Acted)] == actions
        mine = sum(step.value > 0 for step in steps if isinstance(step, Drew))
        assert mine == sum(isinstance(s, Drew) and s.seat == seat for s in steps)


@pytest.mark.compiled
@pytest.mark.parametrize(("rules_", "parry"), ALL)
def test_the_hand_that_the_other_holds_is_never_ruled_out(rules_: str, parry: str) -> None:
    for match, _ in played(12, rules=rules_, parry=parry, hits=3):
        seat = match.to_act
        sight = match.sight(seat)
        belief = Belief(sight, np.zeros(1, np.float32), ANYTHING)
        belief.hear(match.heard(seat))
        assert belief.fits(sight)
        states, likely = belief.worlds()
        held = np.array(match.state.fencer[1 - seat].hand)
        true = (states["fencer"]["hand"][:, 1 - seat] == held).all(axis=1)
        assert true.sum() == 1
        assert likely[true] > 0
        assert likely.sum() == pytest.approx(1)
        assert list(states[true][0]["pack"]) == match.state.pack


@pytest.mark.compiled
def test_a_belief_is_true_as_often_as_it_says_and_knows_more_than_counting() -> None:
    believed, true, counted = [], [], []
    for seed in range(60):
        for match, actions in played(100 + seed, rules="classic", hits=1):
            if len(actions) < 4:
                continue
            seat = match.to_act
            sight = match.sight(seat)
            belief = Belief(sight, np.zeros(1, np.float32), ANYTHING)
            belief.hear(match.heard(seat))
            has = (HANDS[:, 1:] > 0) * belief.likely[:, None]
            believed += has.sum(axis=0).tolist()
            true += [float(match.state.fencer[1 - seat].hand[v] > 0) for v in range(1, VALUES + 1)]
            unseen, held = sum(sight.unseen), sight.held[1 - seat]
            for v in range(1, VALUES + 1):
                none = np.prod([(unseen - sight.unseen[v] - n) / (unseen - n) for n in range(held)])
                counted.append(float(1 - max(none, 0)))
    b, t, c = np.array(believed), np.array(true), np.array(counted)
    assert abs((b - t).mean()) < 0.03
    for low in (0.0, 0.25, 0.5, 0.75):
        some = (b >= low) & (b < low + 0.25)
        assert abs((b - t)[some].mean()) < 0.12
    assert ((b - t) ** 2).mean() < ((c - t) ** 2).mean()


def test_worlds_are_imagined_as_often_as_they_are_likely() -> None:
    likely = np.array([0.5, 0.0, 0.3, 0.2])
    often = np.bincount(en_garde_search.some(likely, Seeded(1)), minlength=4)
    assert np.abs(often - likely * en_garde_search.WORLDS).max() < 1


@pytest.mark.compiled
def test_a_hit_that_nobody_can_parry_is_worth_a_round() -> None:  # 3.3
    game = catalogue.game("en-garde")
    s: State = game.set_up(rules="classic", hits=1)
    s.phase, s.turn, s.left, s.round = TURN, 0, 10, 1
    s.fencer[0].ground, s.fencer[1].ground = 10, 9  # three apart
    s.fencer[0].hand, s.fencer[0].held = [0, 1, 1, 3, 0, 0], 5
    s.fencer[1].hand, s.fencer[1].held = [0, 1, 1, 0, 2, 1], 5
    s.pack = [0, 2, 2, 2, 2, 2]
    sight = rules.Sight()
    rules.look(s, 0, sight)
    weighed = en_garde_search.weigh(sight, [RETREAT, STRIKE + 2], Budget(Seeded(2)))
    assert weighed[1].value == 1.0
    assert weighed[1].often > weighed[0].often


@pytest.mark.compiled
@pytest.mark.parametrize(("rules_", "parry"), ALL)
def test_a_search_weighs_every_action_and_mixes(rules_: str, parry: str) -> None:
    for match, _ in played(13, rules=rules_, parry=parry, hits=2):
        seat, legal = match.to_act, match.actions()
        budget = Budget(Seeded(1), heard=match.heard(seat))
        opinions = en_garde_search.weigh(match.sight(seat), legal, budget)
        assert [opinion.action for opinion in opinions] == legal
        assert sum(opinion.often for opinion in opinions) == pytest.approx(1)
        assert all(-0.1 < opinion.value < 1.1 for opinion in opinions)


@pytest.mark.compiled
def test_a_fencer_who_was_told_nothing_counts() -> None:
    for match, _ in played(14, rules="advanced", hits=1):
        seat, legal = match.to_act, match.actions()
        sight = match.sight(seat)
        belief = counted(sight, np.zeros(1, np.float32), ANYTHING)
        states, likely = belief.worlds()
        assert likely.sum() == pytest.approx(1)
        cards = (states["fencer"]["hand"][:, 1 - seat] * likely[:, None]).sum(axis=0)
        share = sight.held[1 - seat] / sum(sight.unseen)
        assert cards == pytest.approx(np.array(sight.unseen) * share)
        deaf = en_garde_search.weigh(sight, legal, Budget(Seeded(1)))
        assert sum(opinion.often for opinion in deaf) == pytest.approx(1)


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["net", "strongest"])
def test_a_net_beats_the_heuristic_fencer(name: str) -> None:
    won, games = 0, 60
    for number in range(games):
        seat = number % 2
        match, luck = Match(catalogue.game("en-garde"), Seeded(number), hits=1), Seeded(number)
        players = [bots.bot(name if p == seat else "heuristic", "en-garde") for p in range(2)]
        ears = [match.heard(p) for p in range(2)]
        while not match.over:
            turn = match.to_act
            budget = Budget(luck, heard=ears[turn])
            told = match.play(players[turn](match.sight(turn), match.actions(), budget), turn)
            for p in range(2):
                ears[p].extend(heard(told, p))
        won += match.result(seat) == 1
    assert won > games / 2


@pytest.mark.parametrize("rules_", [BASIC, CLASSIC, ADVANCED])
def test_a_match_is_won_by_one_or_the_other(rules_: int) -> None:  # 1.3
    for mine in range(1, 6):
        for theirs in range(1, 6):
            for first in (True, False):
                ours = chance(rules_, mine, theirs, first)
                assert ours + chance(rules_, theirs, mine, not first) == pytest.approx(1)
                assert 0 < ours < 1
                assert ours > chance(rules_, mine + 1, theirs, first)
                assert abs(draw_worth(rules_, mine, theirs, first)) < 0.3


def test_who_leads_by_four_hits_has_all_but_won() -> None:
    game = catalogue.game("en-garde")
    s: State = game.set_up(rules="classic")
    s.first, s.round = 0, 5
    s.fencer[0].hits, s.fencer[1].hits = 4, 0
    sight = rules.Sight()
    rules.look(s, 0, sight)
    assert match_worth(sight, 1.0) == 1.0
    assert 0.9 < match_worth(sight, -1.0) < 1.0
    assert -1 < stake(sight) < 1
