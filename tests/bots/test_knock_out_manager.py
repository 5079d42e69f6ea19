"""The manager who reckons: what bets pay, who is richest, what it looks at, and that it is fair."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sparring import bots
from sparring.bots import Budget
from sparring.bots.knock_out_bets import Bettor, worth
from sparring.bots.knock_out_folly import NONE, Bet, evidence, follies, habits
from sparring.bots.knock_out_manager import LEVELS, own_four, weigh
from sparring.bots.knock_out_scene import rows, scene, to_come
from sparring.bots.knock_out_stakes import (
    ANYBODY,
    Chip,
    Depth,
    Outlook,
    comes_true,
    outlook,
    richest,
    shares,
)
from sparring.bots.knock_out_stakes import settle as pay
from sparring.bots.knock_out_study import Skill, beliefs, stakes, view
from sparring.bots.knock_out_tree import BLUE_OUT, ENDS, RED_AHEAD, RED_OUT, side
from sparring.chance import Seeded
from sparring.games import catalogue
from sparring.games.contract import NOBODY
from sparring.games.knock_out import payoffs
from sparring.games.knock_out.state import (
    AMOUNTS,
    BETTING,
    CHALLENGING,
    KNOCKED_OUT,
    KO,
    PASS,
    ROUND,
    SIMPLE,
    SPACES,
    TRAINING,
    WINNER,
    Ending,
)
from sparring.match import Match
from tests.rules.knock_out.positions import season

GAME = catalogue.game("knock-out")
QUICK = Skill(sweeps=60, again=20, depth=Depth(100, 32))
NAMES = tuple(LEVELS)


def met(phase: int, seed: int, name: str = "heuristic", **settings: str | int) -> Match:
    """A game at a moment of this kind, some way in."""
    match, luck = Match(GAME, Seeded(seed), **settings), Seeded(seed + 1)
    choose = bots.bot(name, "knock-out")
    steps = 20 + Seeded(seed + 2).below(60)
    while match.state.phase != phase or steps > 0:
        seat, steps = match.to_act, steps - 1
        match.play(choose(match.sight(seat), match.actions(seat), Budget(luck)), seat)
    return match


# --- What bets pay. ---


@pytest.mark.parametrize("ko_bet", [KNOCKED_OUT, WINNER])
def test_bets_pay_what_the_rules_pay(ko_bet: int) -> None:  # 3.4, 3.5, 4.1, 4.2
    """Any bets, any end: fortunes and BONUS move as they do at the table."""
    luck = Seeded(5)
    word = ("knocked-out", "winner")[ko_bet]
    for _ in range(60):
        s = season(players=4, ko_bet=word).state
        s.fight.corner[0].seat, s.fight.corner[1].seat = 0, 1
        chips = []
        for space in range(SPACES):
            if kind := luck.below(4):
                taker = (NOBODY, *range(4))[luck.below(5)]
                chips.append(Chip(space, kind, luck.below(4), taker))
                s.bet[space].kind, s.bet[space].offered_by = kind, chips[-1].offerer
                s.bet[space].accepted_by = taker
        end, ending = ((BLUE_OUT + 2, Ending.KO_OF_DEFENDER), (RED_OUT, Ending.KO_OF_CHALLENGER),
                       (RED_AHEAD, Ending.POINTS_TO_CHALLENGER))[luck.below(3)]  # fmt: skip
        s.fight.ending = ending
        before = [s.manager[seat].cash - 50_000 * s.manager[seat].ious for seat in range(4)]
        payoffs.settle(s, [])
        paid = [s.manager[p].cash - 50_000 * s.manager[p].ious - before[p] for p in range(4)]
        reckoned, bonus = np.zeros((ENDS, 4)), np.zeros(ENDS)
        for chip in chips:
            pay(reckoned, bonus, chip, comes_true(ko_bet, chip.space // 4, chip.kind))
        assert list(reckoned[end]) == paid
        assert bonus[end] == s.bonus


def test_somebody_s_bet_is_spread_over_all_who_might_take_it() -> None:
    view = Outlook(np.zeros((ENDS, 1, 3)), np.full((ENDS, 1), 1000.0), np.zeros((ENDS, 1, 3)))
    won = shares(view, (Chip(0, 1, 0, ANYBODY),), KNOCKED_OUT)
    assert won[RED_AHEAD, 0] > 0.9
    assert won[RED_AHEAD, 1] == pytest.approx(won[RED_AHEAD, 2])
    assert AMOUNTS[0] == 4000


def test_the_chance_to_be_the_richest_is_what_many_games_would_show() -> None:
    fortunes = np.array([[100.0, 120.0, 60.0], [0.0, 0.0, 0.0], [500.0, 0.0, 490.0]]) * 1000
    sways, parts = np.array([30.0, 1.0, 20.0]) * 1000, np.array([[0, 0, 1], [1, 0, 0], [0, 1, 0]])
    paid, bonus = np.array([[-20.0, 0.0, 30.0]]) * 1000, 10_000.0
    luck = np.random.default_rng(1).gumbel(size=(40000, 3, 3)) * np.sqrt(6) / np.pi
    draws = fortunes + paid + bonus * parts + sways[:, None] * luck
    seen = [(draws.argmax(axis=2) == seat).mean() for seat in range(3)]
    view = Outlook(fortunes[None], sways[None], parts[None].astype(float))
    assert richest(view, paid, np.array([bonus]))[0] == pytest.approx(seen, abs=0.01)


def test_what_only_one_of_them_can_get_leaves_a_leader_in_more_danger_than_its_mean() -> None:
    """BONUS goes to one rival or the other: both have less on average than the leader."""
    worlds = np.array([[[100.0, 150.0, 40.0], [100.0, 40.0, 150.0]]]) * 1000
    view = Outlook(worlds, np.full((1, 2), 5000.0), np.zeros((1, 2, 3)))
    assert richest(view, np.zeros((1, 3)), np.zeros(1))[0, 0] < 0.01


# --- The rest of the season. ---


def test_looking_ahead_a_game_goes_on_by_its_own_laws() -> None:
    """Prizes and levels count: to win is better than to lose, to be knocked out worst."""
    match = season("A", players=4)
    match.play("A>B")
    ring = scene(match.sight(0))
    found = view(ring, Skill(depth=Depth(100, 400)))
    mean = found.fortunes[:, :, ring.seats[0]].mean(axis=1)
    assert mean[RED_AHEAD] > mean[RED_AHEAD + 1] > mean[RED_OUT + 2]
    assert found.parts.sum(axis=2) == pytest.approx(1)


def test_fools_are_expected_to_grow_poor() -> None:
    match = season("A", players=4)
    match.play("A>B")
    skill = Skill(depth=Depth(100, 200))
    even, odd = (
        view(scene(match.sight(0), folly), skill).fortunes[RED_AHEAD].mean(axis=0)
        for folly in (NONE, (0.0, 0.0, 0.9, 0.0, 0.0))
    )
    assert odd[2] < even[2] - 20_000
    assert odd[0] > even[0]


def test_who_looks_no_further_counts_what_is_owned_and_owed() -> None:
    match = season("A", players=3)
    match.state.manager[2].ious = 1
    match.play("A>B")
    start = rows(scene(match.sight(0)).start)
    here = outlook(start, np.eye(ENDS)[[RED_AHEAD]], Depth(0, 4), habits(start[0], NONE))
    assert list(here.fortunes[0, 0]) == [
        100_000 + 2 * 8_000 + 9 * 5_000,
        100_000 + 8_000 + 9 * 5_000,
        100_000 + 12 * 5_000 - 50_000,
    ]


# --- A fight as it is seen. ---


def test_the_same_fight_is_the_same_scene_for_all_who_look() -> None:
    match = met(ROUND, 5, players=4)
    scenes = [scene(match.sight(seat)) for seat in range(4)]
    assert len({(s.start, s.terms, s.chips, s.shown) for s in scenes}) == 1


def test_a_round_later_the_fight_still_begins_where_it_began() -> None:
    match = met(ROUND, 6, players=3)
    before = scene(match.sight(0))
    for _ in range(2):
        match.play(match.actions(match.to_act)[0], match.to_act)
    if match.state.phase == ROUND:
        after = scene(match.sight(0))
        assert (after.start, after.terms, after.chips) == (before.start, before.terms, before.chips)
        assert len(after.shown) == 1


def test_chips_to_come_follow_the_order_of_the_rulebook() -> None:  # 3.1, 3.2
    match = season("A", players=5)
    match.play("A>D")
    for seat in (0, 3):
        match.play(match.actions(seat)[0], seat)
    order = []
    first = to_come(match.sight(match.to_act))
    while match.state.phase == BETTING:
        order.append(match.to_act)
        actions = match.actions()
        match.play(PASS if PASS in actions else actions[0])
    assert order == [0, *first]
    assert order[:5] == [0, 3, 1, 2, 4]


def test_a_fighter_knows_its_own_training_also_after_rounds() -> None:
    match = met(ROUND, 7, players=3)
    seat = match.to_act
    ring = scene(match.sight(seat))
    four = own_four(ring, match.sight(seat))
    trained = side(ring.terms.pools[ring.corner(seat)]).fours[four]
    assert list(trained) == match.sight(seat).hand.training[1:]


# --- What it believes, and what it wants. ---


def test_who_bets_on_its_boxer_is_thought_to_have_better_cards() -> None:
    ring = scene(met(TRAINING, 8, players=3).sight(0))
    one = Chip(3, 2, ring.seats[0])  # a double on the red 10,000, by red
    told = beliefs(ring.__class__(**{**vars(ring), "chips": (one,)}), QUICK)[0]
    prior = beliefs(ring, QUICK)[0]
    assert told.sum() == pytest.approx(1)
    assert not np.allclose(told, prior)


def test_a_fighter_takes_a_large_offer_on_itself_and_gives_the_fight_away() -> None:
    """The stake is more than the prize: it may want to lose."""
    match = season("A", players=3)
    match.play("A>B")
    for seat in (0, 1):
        match.play(match.actions(seat)[-1], seat)
    match.play("R4")
    match.play("B4")
    match.play("R10x2")  # the third manager believes in red
    sight = match.sight(0)
    actions = match.actions(0)
    opinions = {o.action: o for o in weigh(sight, actions, Budget(Seeded(1)))}
    best = max(opinions.values(), key=lambda opinion: opinion.value)
    assert GAME.notation.name(best.action) == "=R10"
    match.play("=R10")
    ring = scene(match.sight(0))
    worth_to_red = stakes(ring, QUICK, ring.chips)[0].worth[0]
    assert worth_to_red[RED_AHEAD] < worth_to_red[RED_AHEAD + 1]


def test_a_knock_out_that_hardly_ever_comes_is_a_bet_to_accept() -> None:
    match = season("A", players=4)
    match.play("A>B")
    for seat in (0, 1):
        match.play(match.actions(seat)[0], seat)
    match.play("R4")
    match.play("B10KO")
    seat = match.to_act
    ring = scene(match.sight(seat))
    actions = match.actions(seat)
    values = worth(ring, QUICK, Bettor(seat, None, to_come(match.sight(seat))), actions)
    best = actions[int(np.argmax(values))]
    assert GAME.notation.name(best) == "=B10"


# --- Who is a fool. ---


def test_a_chip_on_a_knock_out_that_hardly_ever_comes_is_a_fool_s_and_to_take_it_is_not() -> None:
    pools = (2, 3, 3, 2, 2), (2, 3, 3, 2, 2)
    opening = Bet(0, 0, SIMPLE), Bet(1, 4, SIMPLE)
    bets = (*opening, Bet(2, 7, KO), Bet(3, 7, KO, taken=True))
    before, told = (evidence(pools, placed, KNOCKED_OUT) for placed in (opening, bets))
    assert told[2] > 0 > told[3]
    assert told[:2] == before[:2]


def test_who_does_anything_for_a_whole_game_is_found_out() -> None:
    match, luck = Match(GAME, Seeded(3), players=4, seasons=2), Seeded(4)
    while not match.over:
        match.play(match.actions()[luck.below(len(match.actions()))])
    assert min(follies(match.sight(), match.heard())[:4]) > 0.5


def test_nobody_is_much_of_a_fool_before_the_first_chip_and_never_to_oneself() -> None:
    match = met(BETTING, 14, "random", players=3)
    assert follies(match.sight(0), ())[:3] == (0, 0.1, 0.1)
    assert follies(match.sight(1), match.heard(1))[1] == 0


# --- As a bot. ---


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("settings", [
    {"players": 3, "ko_bet": "winner", "bonus_split": "per-boxer"},
    {"players": 4, "starts": "by-start-money", "seasons": 2},
])  # fmt: skip
def test_every_level_plays_every_rule(name: str, settings: dict[str, str | int]) -> None:
    match, luck = Match(GAME, Seeded(9), **settings), Seeded(10)
    choose = {0: bots.bot(name, "knock-out")}
    while not match.over:
        seat = match.to_act
        player = choose.get(seat, bots.bot("heuristic", "knock-out"))
        match.play(player(match.sight(seat), match.actions(seat), Budget(luck)), seat)
    assert match.over


@pytest.mark.compiled
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("phase", [CHALLENGING, TRAINING, BETTING, ROUND])
def test_it_has_an_opinion_on_every_action_and_the_same_wherever_it_knows_the_same(
    name: str, phase: int
) -> None:
    match = met(phase, 11 + phase, players=4)
    seat, luck = match.to_act, Seeded(12)
    actions = match.actions(seat)
    opinions = weigh(match.sight(seat), actions, Budget(luck), name)
    assert [opinion.action for opinion in opinions] == actions
    assert sum(opinion.often for opinion in opinions) == pytest.approx(1)
    assert all(0 <= opinion.value <= 1 and opinion.error >= 0 for opinion in opinions)
    world: Any = GAME.laws.State()
    again: Any = GAME.laws.Sight()
    GAME.laws.imagine(match.sight(seat), luck, world)
    GAME.laws.look(world, seat, again)
    assert weigh(again, actions, Budget(Seeded(13)), name) == opinions
