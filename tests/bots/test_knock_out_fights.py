"""Fights of Knock Out, solved: against brute force, against best replies, and in the real ring."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, product
from pathlib import Path

import numpy as np
import pytest

from bench.written import Bout, Fighters
from sparring.bots import knock_out_exact, knock_out_prices
from sparring.bots.knock_out_exact import price
from sparring.bots.knock_out_fights import (
    VICTORY,
    Own,
    Stakes,
    Terms,
    begin,
    ends,
    exploitability,
    go_on,
    next_card,
    plans,
    trained,
    verdicts,
    worth_of_cards,
)
from sparring.bots.knock_out_solve import Plan, mind
from sparring.bots.knock_out_tree import (
    BLUE_AHEAD,
    BLUE_OUT,
    ENDS,
    ONGOING,
    RED_AHEAD,
    RED_OUT,
    ring,
    side,
)
from sparring.chance import Seeded
from sparring.games.knock_out import rules
from sparring.games.knock_out.fight import trade
from sparring.games.knock_out.sets import COUNTS
from sparring.games.knock_out.state import (
    BLUE,
    DECK,
    PLAY,
    RED,
    ROUND,
    TRAIN,
    TRAINING,
    Ending,
    Fight,
    State,
)
from tests.lab import plain_solver

pytestmark = pytest.mark.compiled

FULL = (2, 3, 3, 2, 2)


def stock(cards: str) -> tuple[int, ...]:
    return tuple(cards.count(value) for value in "12345")


def terms(red: str, blue: str, rooms: tuple[int, int] = (5, 5)) -> Terms:
    return Terms((stock(red), stock(blue)), rooms)


def solved(fight: Terms, sweeps: int, stakes: Stakes | None = None) -> tuple[Plan, Plan]:
    course = begin(fight)
    go_on(course, stakes or Stakes(), sweeps)
    return plans(course)


# --- Brute force: with three or four cards each, both hands are known, and rounds are matrices. ---


def matrix_value(worth: np.ndarray) -> float:
    """What a matrix is worth to the one who chooses the row, by trying every support."""
    rows, columns = worth.shape
    for size in range(1, min(rows, columns) + 1):
        for mine in combinations(range(rows), size):
            for theirs in combinations(range(columns), size):
                part = worth[np.ix_(mine, theirs)]
                system = np.zeros((size + 1, size + 1))
                system[:size, :size], system[:size, size], system[size, :size] = part, -1, 1
                right = np.append(np.zeros(size), 1)
                try:
                    column = np.linalg.solve(system, right)
                    system[:size, :size] = part.T
                    row = np.linalg.solve(system, right)
                except np.linalg.LinAlgError:
                    continue
                if min(row[:size].min(), column[:size].min()) < -1e-9:
                    continue
                best_row = (worth[:, theirs] @ column[:size]).max()
                best_column = (row[:size] @ worth[list(mine), :]).min()
                if best_row - best_column < 1e-9:
                    return float(best_row)
    raise AssertionError("every matrix has a value")


@cache
def brute(red: str, blue: str, back: tuple[int, int], rounds: int) -> float:
    """How often the challenger wins from here, both hands known."""
    worth = np.zeros((len(set(red)), len(set(blue))))
    for (i, r), (j, b) in product(enumerate(sorted(set(red))), enumerate(sorted(set(blue)))):
        fight = Fight()
        fight.rounds = rounds
        for corner, steps in zip(fight.corner, back, strict=True):
            corner.room, corner.back = 5, steps
        trade(fight, int(r), int(b))
        now = fight.corner[RED].back, fight.corner[BLUE].back
        left = red.replace(r, "", 1), blue.replace(b, "", 1)
        if fight.ending:
            worth[i, j] = fight.ending in (Ending.KO_OF_DEFENDER, Ending.POINTS_TO_CHALLENGER)
        else:
            worth[i, j] = brute(*left, now, rounds + 1)
    return matrix_value(worth)


@pytest.mark.parametrize(
    ("red", "blue"),
    [("145", "235"), ("112", "345"), ("1245", "1345"), ("1155", "2345"), ("135", "1224")],
)
def test_a_fight_without_secrets_is_worth_what_brute_force_finds(red: str, blue: str) -> None:
    found = price(terms(red, blue))
    assert found.won == pytest.approx(brute(red, blue, (0, 0), 0), abs=1e-4)


def test_training_makes_a_secret_that_nobody_can_answer_better() -> None:
    """Five cards against five: the choice of four is part of what is solved."""
    fight = terms("11355", "12345")
    both = solved(fight, 4000)
    assert exploitability(begin(fight), both, Stakes()) < 1e-4
    forced = [brute(red, blue, (0, 0), 0) for red, blue in (("1355", "1245"), ("1135", "1345"))]
    assert min(forced) < price(fight).won < 1


@pytest.mark.parametrize(("red", "blue"), [("1155", "2345"), ("11355", "123"), ("11355", "12245")])
def test_an_independent_solver_finds_the_same(red: str, blue: str) -> None:
    """Any plans: their value, and what both best answers win, sealed card by sealed card."""
    fight = terms(red, blue)
    both = solved(fight, 20)
    root = plain_solver.root(Bout(fight.pools))
    fighters = Fighters(fight, both)

    def strategy(node: plain_solver.Node) -> dict[int, float]:
        return fighters.often(node.s, node.actions)

    plain = plain_solver.value(root, strategy)
    assert plain + 0.5 == pytest.approx(
        both[RED].train @ ends(begin(fight), both)[RED] @ VICTORY[RED]
    )
    more = sum(plain_solver.best_answer(root, strategy, seat) for seat in (RED, BLUE))
    assert more / 2 == pytest.approx(exploitability(begin(fight), both, Stakes()), abs=1e-12)
    assert more > 1e-3


# --- The first fight, and every other. ---


def test_the_first_fight_is_worth_39_9_in_100_to_the_challenger() -> None:
    found = price(Terms((FULL, FULL), (5, 5)))
    assert found.won == pytest.approx(0.399, abs=0.0005)
    assert found.off < 1e-4
    assert sum(found.ends) == pytest.approx(1)


@pytest.mark.parametrize(
    ("red", "blue", "rooms"),
    [("112223333445", "122334455", (5, 5)), ("11455", "222333", (4, 6)), ("12345", "345", (6, 4))],
)
def test_nobody_could_do_better_against_a_solved_fight(
    red: str, blue: str, rooms: tuple[int, int]
) -> None:
    fight = terms(red, blue, rooms)
    assert exploitability(begin(fight), solved(fight, 4000), Stakes()) < 1e-4


def test_a_fight_that_is_hardly_solved_can_be_exploited() -> None:
    fight = Terms((FULL, FULL), (5, 5))
    assert exploitability(begin(fight), solved(fight, 20), Stakes()) > 0.01


def test_what_is_solved_once_is_read_from_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(knock_out_exact, "cache_home", lambda: tmp_path)
    fight = terms("1123", "2345")
    found = price.__wrapped__(fight)
    (file,) = (tmp_path / "fights").iterdir()
    monkeypatch.setattr(knock_out_exact, "solve", lambda *_: pytest.fail("solved again"))
    assert price.__wrapped__(fight) == found
    monkeypatch.undo()
    file.write_text("{}")
    assert knock_out_exact.price.__wrapped__(fight).won == pytest.approx(found.won)


def test_the_shipped_prices_are_those_of_solved_fights() -> None:
    pools, table = knock_out_prices.pools(), knock_out_prices.table()
    assert table.shape == (len(pools), len(pools), 3)
    for red, blue in ((0, 50), (70, 20), (len(pools) - 1, len(pools) - 1)):
        found = price(Terms((pools[red], pools[blue]), (5, 5)))
        assert table[red, blue, 0] / knock_out_prices.FULL == pytest.approx(found.won, abs=0.01)
    assert (knock_out_prices.unpacked(knock_out_prices.packed(table)) == table).all()


def test_a_stock_that_a_knock_out_left_is_priced_by_its_sharpest_cards() -> None:
    numbers, pools = knock_out_prices.numbers(), knock_out_prices.pools()
    assert pools[numbers[1, 1, 1, 1, 1]] == (1, 0, 0, 1, 1)
    assert numbers[1, 1, 0, 0, 0] == knock_out_prices.UNKNOWN


# --- The ring. ---


@pytest.mark.parametrize("rooms", [(5, 5), (4, 6), (6, 4), (1, 2)])
def test_every_way_to_play_ends_as_the_rules_say(rooms: tuple[int, int]) -> None:  # 2.5, 2.6
    found, luck = ring(*rooms), Seeded(3)
    for _ in range(3000):
        fight = Fight()
        fight.corner[RED].room, fight.corner[BLUE].room = rooms
        cards = [(luck.below(5), luck.below(5)) for _ in range(3)]
        seen = [int(found.first[cards[0]])]
        reds, blues = (5 * cards[0][c] + cards[1][c] for c in (RED, BLUE))
        if seen[-1] == ONGOING:
            seen.append(int(found.second[reds, blues]))
        if seen[-1] == ONGOING:
            seen.append(int(found.third[reds, blues, cards[2][RED], cards[2][BLUE]]))
        for red, blue in cards[: len(seen)]:
            assert not fight.ending
            trade(fight, red + 1, blue + 1)
        assert seen[-1] == end_of(fight)


def end_of(fight: Fight) -> int:
    if fight.ending == Ending.KO_OF_DEFENDER:
        return BLUE_OUT + fight.rounds - 1
    if fight.ending == Ending.KO_OF_CHALLENGER:
        return RED_OUT + fight.rounds - 1
    return RED_AHEAD if fight.ending == Ending.POINTS_TO_CHALLENGER else BLUE_AHEAD


def test_solved_fighters_in_the_real_ring_end_as_often_as_was_reckoned() -> None:
    fight, games, luck = terms("112344", "123455"), 2500, Seeded(4)
    both = solved(fight, 1000)
    reckoned = verdicts(begin(fight), both)
    assert both[RED].train @ ends(begin(fight), both)[RED] == pytest.approx(reckoned)
    seen = Counter(fought(fight, both, luck) for _ in range(games))
    for end in range(ENDS):
        spread = np.sqrt(reckoned[end] * (1 - reckoned[end]) / games)
        assert abs(seen[end] / games - reckoned[end]) < 4.5 * spread + 1e-9


def fought(terms: Terms, both: tuple[Plan, Plan], luck: Seeded) -> int:
    """One fight by the rules of the house, with these plans."""
    s = in_training(terms)
    fours = [drawn(plan.train, luck) for plan in both]
    for corner, four in enumerate(fours):
        cards = (0, *side(terms.pools[corner]).fours[four])
        rules.apply(s, corner, TRAIN + COUNTS.index(tuple(map(int, cards))), [])
    s.phase = ROUND  # the bets are left out
    shown: list[tuple[int, int]] = []
    while not s.fight.ending:
        cards_now = []
        for corner in (RED, BLUE):
            seen = tuple(card for pair in shown for card in (pair[corner], pair[1 - corner]))
            own: Own = (corner, fours[corner], seen)
            card = drawn(next_card(terms, both[corner], own), luck)
            cards_now.append(card)
            if corner == BLUE:
                before = s.fight.copy()
            rules.apply(s, corner, PLAY + card, [])
        shown.append((cards_now[0], cards_now[1]))
        trade(before, cards_now[0] + 1, cards_now[1] + 1)
        if before.ending:
            return end_of(before)
    raise AssertionError("a fight ends within three rounds")


def in_training(terms: Terms) -> State:
    s = State()
    s.settings.players = 3
    rules.start(s)
    rules.draw(s, 0, [])
    rules.apply(s, 0, 0 * 10 + 2, [])
    assert s.phase == TRAINING
    for corner in (RED, BLUE):
        for value, left in enumerate(terms.pools[corner], 1):
            s.manager[corner].revealed[value] = DECK[value] - left
        s.manager[corner].cards = sum(terms.pools[corner])
    return s


def drawn(odds: np.ndarray, luck: Seeded) -> int:
    point = luck.below(1 << 30) / (1 << 30) * odds.sum()
    return int(np.searchsorted(np.cumsum(odds), point, side="right"))


# --- What a fighter wants. ---


def test_who_wants_to_lose_loses_nearly_always() -> None:
    worth = np.stack([-VICTORY[RED], np.zeros(ENDS)])
    fight = terms("112223334455", "112223334455")
    both = solved(fight, 400, Stakes(worth))
    won = verdicts(begin(fight), both) @ VICTORY[RED]
    assert won < 0.25


def test_against_a_fool_who_does_anything_a_fight_is_nearly_won() -> None:
    fight = Terms((FULL, FULL), (5, 5), (0.0, 1.0))
    both = solved(fight, 100)
    anything = both[RED], mind(side(FULL)).now
    sober = begin(Terms((FULL, FULL), (5, 5)))
    assert verdicts(begin(fight), both) == pytest.approx(verdicts(sober, anything))
    assert verdicts(begin(fight), both) @ VICTORY[RED] > 0.75


def test_who_is_half_thought_a_fool_is_expected_to_be_one_half_of_the_time() -> None:
    pools = stock("112344"), stock("123455")
    both = solved(Terms(pools, (5, 5)), 50)
    odds = [verdicts(begin(Terms(pools, (5, 5), (0.0, f))), both) for f in (0.0, 0.5, 1.0)]
    assert odds[1] == pytest.approx((odds[0] + odds[2]) / 2)


def test_a_card_that_costs_much_is_not_played() -> None:
    fight, cost = terms("12345", "12345"), np.zeros((2, 5))
    cost[RED, 4] = 5.0
    red = solved(fight, 400, Stakes(None, cost))[RED]
    opened = red.train @ red.four
    assert opened[4] < 0.001 < opened[:4].max()


def test_what_a_card_is_worth_is_the_value_of_the_fight_when_it_is_mixed() -> None:
    fight = terms("1245", "1345")
    course = begin(fight)
    go_on(course, Stakes(), 6000)
    both = plans(course)
    worth = worth_of_cards(course, both, Stakes(), (RED, 0, ()))
    odds = next_card(fight, both[RED], (RED, 0, ()))
    won = price(fight).won
    assert all(worth[card] == pytest.approx(won, abs=0.002) for card in np.flatnonzero(odds > 0.05))
    assert worth.max() == pytest.approx(won, abs=0.002)


def test_after_a_card_the_rest_is_solved_again_from_what_is_shown() -> None:
    fight = terms("1345", "1245")
    beliefs = np.ones(1), np.ones(1)
    course = trained(fight, beliefs, ((3, 4),))
    go_on(course, Stakes(), 3000)
    both = plans(course)
    assert next_card(fight, both[RED], (RED, 0, ()))[3] == 1
    worth = worth_of_cards(course, both, Stakes(), (RED, 0, (3, 4)))
    assert worth[[0, 2, 4]].max() == pytest.approx(brute("135", "124", (1, 0), 1), abs=1e-3)
