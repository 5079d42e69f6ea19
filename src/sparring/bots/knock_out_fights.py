"""A fight, solved: what both fighters do, and how it ends.

A fight is known by its terms: the fight cards of both corners, which everyone can count, and the
steps to K.O. Somebody says what each end is worth to each corner, and how many sweeps may be spent.
Nothing here knows where that worth comes from.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from ..compiled import bound
from ..games import catalogue
from ..games.knock_out.state import BLUE, RED, ROUNDS, VALUES
from . import knock_out_replies as replies
from . import knock_out_solve as solver
from .knock_out_tree import ENDS, ONGOING, Pool, Ring, ring, side

# What the ends are worth where nothing but the victory counts.
VICTORY = np.array([[1.0] * ROUNDS + [0.0] * ROUNDS + [1.0, 0.0]])
VICTORY = np.concatenate([VICTORY, 1.0 - VICTORY])


# One corner, its training set, and its card and the other's of each round so far.
Own = tuple[int, int, tuple[int, ...]]

KEPT = 0.2  # of the regrets, when the stakes change

Shown = tuple[tuple[int, int], ...]  # the cards of each round so far, red's and blue's, from 0


class Terms(NamedTuple):
    """What everyone knows of a fight before it begins."""

    pools: tuple[Pool, Pool]  # of red and blue
    rooms: tuple[int, int]
    folly: tuple[float, float] = (0.0, 0.0)  # how likely red and blue are to do anything at all


@dataclass(frozen=True)
class Stakes:
    """What the fight is about: the worth of each end to each corner, less that of cards played."""

    worth: Any = None  # [corner, end]; victory alone if nobody says
    cards: Any = None  # [corner, value], with nothing for each if nobody says


@dataclass
class Course:
    """Where the solving of a fight stands: it can be gone on with, for other stakes too."""

    terms: Terms
    minds: Any
    fools: Any  # what each corner shows, if it does anything at all
    fixed: int = solver.FREE
    swept: int = 0


def begin(terms: Terms) -> Course:
    """Nothing is known yet."""
    minds = tuple(solver.mind(side(pool)) for pool in terms.pools)
    return Course(terms, minds, _fools(terms, ()))


def trained(terms: Terms, beliefs: tuple[Any, Any], shown: Shown = ()) -> Course:
    """After training, with these cards shown: the odds of each training set are given."""
    minds = tuple(solver.mind(side(pool)) for pool in terms.pools)
    for corner in (RED, BLUE):
        _tie(minds[corner].now, side(terms.pools[corner]), _cards(shown, corner))
        minds[corner].now.train[:] = beliefs[corner]
    return Course(terms, minds, _fools(terms, shown), solver.FREE + 1 + len(shown))


def _cards(shown: Shown, corner: int) -> list[tuple[int, int]]:
    """The cards of each round, the corner's own first."""
    return [(pair[corner], pair[1 - corner]) for pair in shown]


def _tie(now: Any, of: Any, cards: list[tuple[int, int]]) -> None:
    """What was played is played."""
    if cards:
        now.four[of.to_three[:, cards[0][0]] >= 0] = np.eye(VALUES)[cards[0][0]]
    if len(cards) > 1:
        can = of.to_two[:, cards[1][0]] >= 0
        now.three[can, cards[0][1]] = np.eye(VALUES)[cards[1][0]]


def _fools(terms: Terms, shown: Shown) -> tuple[Any, Any]:
    """What those show who train and play anything: no matter if nobody is a fool."""
    return (
        _anything(side(terms.pools[RED]), _cards(shown, RED), terms.folly[RED]),
        _anything(side(terms.pools[BLUE]), _cards(shown, BLUE), terms.folly[BLUE]),
    )


def _anything(of: Any, cards: list[tuple[int, int]], folly: float) -> Any:
    if not folly:
        return solver.shown()
    plan = solver.mind(of).now
    if cards:
        plan.train[:] *= plan.four[:, cards[0][0]]
    if len(cards) > 1:
        node = of.to_three[:, cards[0][0]]
        plan.train[:] *= plan.three[node, cards[0][1], cards[1][0]]
    plan.train[:] /= plan.train.sum()
    _tie(plan, of, cards)
    return _shown(of, plan)


def go_on(course: Course, stakes: Stakes, sweeps: int) -> None:
    """So many sweeps more."""
    options = np.array([course.swept, course.swept + sweeps, course.fixed])
    sides, works = _sides(course.terms), (solver.shown(), solver.shown(), solver.gain())
    fools = np.array(course.terms.folly), *course.fools
    pays = _pays(course.terms, stakes)
    _compiled(solver.sweep)(sides, course.minds, pays, works, fools, options)
    course.swept += sweeps


def turned(course: Course) -> Course:
    """The same play, to be gone on with for other stakes: what it added up to is forgotten."""
    minds = tuple(
        solver.Mind(
            _scaled(m.now, 1.0), _scaled(m.regret, KEPT), m.other * KEPT, solver.plan(side(pool))
        )
        for m, pool in zip(course.minds, course.terms.pools, strict=True)
    )
    return Course(course.terms, minds, course.fools, course.fixed)


def plans(course: Course) -> tuple[Any, Any]:
    """What both do: the average of all sweeps."""
    made = []
    for mind, of in zip(course.minds, _sides(course.terms), strict=True):
        average = solver.plan(of)
        _compiled(replies.settle_plan)(of, mind.total, average)
        made.append(average)
    return made[RED], made[BLUE]


def ends(course: Course, both: tuple[Any, Any]) -> tuple[Any, Any]:
    """The odds of each end for each training set, of red and of blue: [four, end].

    They are those of who follows the plan; the other may be a fool.
    """
    return ends_of(course, both, RED), ends_of(course, both, BLUE)


def ends_of(course: Course, both: tuple[Any, Any], corner: int) -> Any:
    """The same for one corner."""
    of, gains = side(course.terms.pools[corner]), solver.gain()
    odds, fours = np.zeros((len(of.fours), ENDS)), np.zeros(len(of.fours))
    other = expected(course, both, 1 - corner)
    for end in range(ENDS):
        _compiled(solver.reckon)(other, _indicators(course.terms.rooms)[end][corner], gains)
        _compiled(replies.follow)(of, both[corner], gains, fours)
        odds[:, end] = fours
    return odds


def verdicts(course: Course, both: tuple[Any, Any]) -> Any:
    """The odds of each end, to one who knows neither hand."""
    odds = np.zeros(ENDS)
    red, blue = (expected(course, both, corner) for corner in (RED, BLUE))
    _compiled(replies.tally)(ring(*course.terms.rooms), red, blue, odds)
    return odds


@lru_cache(1024)
def price(terms: Terms, sweeps: int) -> Any:
    """The odds of each end of a fight for nothing but the victory."""
    course = begin(terms)
    go_on(course, Stakes(), sweeps)
    return verdicts(course, plans(course))


def expected(course: Course, both: tuple[Any, Any], corner: int) -> Any:
    """What a corner shows: as planned, or anything at all."""
    shown = _shown(side(course.terms.pools[corner]), both[corner])
    _compiled(solver.blend)(shown, course.fools[corner], course.terms.folly[corner])
    return shown


def exploitability(course: Course, both: tuple[Any, Any], stakes: Stakes) -> float:
    """By how much a corner could do better on average, if it knew the other's plan."""
    sides, pays, more = _sides(course.terms), _pays(course.terms, stakes), 0.0
    for corner in (RED, BLUE):
        fours, best = np.zeros((2, len(sides[corner].fours)))
        other = expected(course, both, 1 - corner)
        _compiled(solver.reckon)(other, pays[corner], gains := solver.gain())
        _compiled(replies.follow)(sides[corner], both[corner], gains, fours)
        _compiled(replies.best)(sides[corner], gains, best)
        more += float(best.max() - fours @ both[corner].train)
    return more / 2


def best_of_sets(terms: Terms, both: tuple[Any, Any], corner: int) -> Any:
    """How often each training set of a corner wins, at its best against the other's plan."""
    sides = _sides(terms)
    fours = np.zeros(len(sides[corner].fours))
    other = _shown(sides[1 - corner], both[1 - corner])
    _compiled(solver.reckon)(other, _pays(terms, Stakes())[corner], gains := solver.gain())
    _compiled(replies.best)(sides[corner], gains, fours)
    return fours


def only(both: tuple[Any, Any], corner: int, four: int) -> tuple[Any, Any]:
    """The same plans, but that this corner always trains one set."""
    train = np.eye(len(both[corner].train))[four]
    fixed = both[corner]._replace(train=train)
    return (fixed, both[BLUE]) if corner == RED else (both[RED], fixed)


def _shown(of: Any, plan: Any) -> Any:
    made = solver.shown()
    _compiled(solver.show)(of, plan, solver.plan(of), made, 0.0)
    return made


def _sides(terms: Terms) -> tuple[Any, Any]:
    return side(terms.pools[RED]), side(terms.pools[BLUE])


def _scaled(plan: Any, factor: float) -> Any:
    return solver.Plan(*(part * factor for part in plan))


def _compiled(function: Any) -> Any:
    return bound(catalogue.game("knock-out"), function)


@lru_cache(64)
def _indicators(rooms: tuple[int, int]) -> list[tuple[Any, Any]]:
    """For each end, a payment of 1 for it."""
    return [_spread(ring(*rooms), np.eye(ENDS)[[end, end]]) for end in range(ENDS)]


def _pays(terms: Terms, stakes: Stakes) -> tuple[Any, Any]:
    where = ring(*terms.rooms)
    both = _spread(where, VICTORY if stakes.worth is None else stakes.worth)
    if stakes.cards is not None:
        shown = _spread_one(where.first == ONGOING), _spread_three(where.third != ONGOING)
        for corner in (RED, BLUE):
            pay, cards = both[corner], stakes.cards[corner]
            pay.one[:] -= cards[:, None]
            pay.two[:] -= cards[None, :, None, None] * shown[0][corner][:, None, :, None]
            pay.three[:] -= cards[None, :, None, None] * shown[1][corner]
    return both


def _spread(where: Ring, worth: Any) -> tuple[Any, Any]:
    """What each way to play pays red, and blue; what does not end the fight pays nothing."""
    paid = np.concatenate([np.asarray(worth, np.float64), np.zeros((2, 1))], axis=1)
    one, three = paid[:, where.first], paid[:, where.third]
    two = paid[:, where.second].reshape(2, VALUES, VALUES, VALUES, VALUES)
    return (
        solver.Pay(one[RED], two[RED], _spread_three(three[RED])[RED]),
        solver.Pay(
            _spread_one(one[BLUE])[BLUE],
            np.ascontiguousarray(two[BLUE].transpose(2, 3, 0, 1)),
            _spread_three(three[BLUE])[BLUE],
        ),
    )


def _spread_one(table: Any) -> tuple[Any, Any]:
    """A table of first cards as red sees it, and as blue does."""
    return np.ascontiguousarray(table), np.ascontiguousarray(table.T)


def _spread_three(table: Any) -> tuple[Any, Any]:
    """A table of red's two, blue's two, red's third and blue's third, as `Pay.three` has them."""
    return (
        np.ascontiguousarray(table.transpose(0, 2, 3, 1)),
        np.ascontiguousarray(table.transpose(1, 3, 2, 0)),
    )


def worth_of_cards(course: Course, both: tuple[Any, Any], stakes: Stakes, own: Own) -> Any:
    """What each card is worth to the owner of a training set, next; for the cards it can play."""
    corner, four, shown = own
    sides, plan = _sides(course.terms), both[corner]
    other = expected(course, both, 1 - corner)
    pay = _pays(course.terms, stakes)[corner]
    _compiled(solver.reckon)(other, pay, gains := solver.gain())
    worth = np.zeros(VALUES)
    _compiled(replies.look_ahead)(
        sides[corner], plan, gains, (four, np.array(shown, np.int64)), worth
    )
    return worth


def next_card(terms: Terms, plan: Any, own: Own) -> Any:
    """How often each card is played next, with this training set."""
    corner, four, shown = own
    of = side(terms.pools[corner])
    if not shown:
        return plan.four[four]
    three = of.to_three[four, shown[0]]
    if len(shown) == 2:
        return plan.three[three, shown[1]]
    two = of.to_two[three, shown[2]]
    low, high = of.above_two[two, 3:]
    odds = np.zeros(VALUES)
    odds[low] = plan.two[two, shown[1] * VALUES + shown[3]]
    if not of.alone[two]:
        odds[high] = 1.0 - odds[low]
    return odds
