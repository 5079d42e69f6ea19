"""The end of a round, solved again: exact where all is exact, safe, and blind to what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sparring.bots import Budget, en_garde_net, en_garde_resolver
from sparring.bots import en_garde_endgame as endgame
from sparring.bots.en_garde_score import stake
from sparring.chance import Seeded
from sparring.games import catalogue
from sparring.lab.solve.endings import Endings
from sparring.lab.solve.policies import Examiner
from sparring.lab.solve.solver import Solver
from sparring.match import Match

pytestmark = pytest.mark.compiled

LEFT = 3
CLOSE = 1e-4  # so near the iterations of these tests come


@pytest.fixture(scope="module")
def examiner() -> Examiner:
    return Examiner("7/3/3/2", {})


@pytest.fixture(scope="module")
def endings(examiner: Examiner) -> Endings:
    return Endings(examiner, LEFT)


@pytest.fixture(scope="module", params=[1, 4, 30])
def blueprint(request: Any, examiner: Examiner) -> Any:
    """A strategy that has learnt a little, more, or nearly all."""
    solver = Solver(examiner.grower.tree, "cfr+")
    for _ in range(request.param):
        solver.iterate()
    return solver.strategy()


@pytest.mark.parametrize("trust", [0.0, endgame.TRUST])
def test_who_solves_the_end_again_can_not_be_exploited_for_more(
    examiner: Examiner, endings: Endings, blueprint: Any, trust: float
) -> None:
    """The best answer is found by going through the whole game."""
    before = examiner.field.worth(blueprint).exploitability
    after = examiner.field.worth(endings.again(blueprint, 300, trust)).exploitability
    assert after <= before + CLOSE
    assert after < 0.8 * before


def test_without_the_gadget_a_good_strategy_becomes_worse(
    examiner: Examiner, endings: Endings
) -> None:
    solver = Solver(examiner.grower.tree, "cfr+")
    for _ in range(30):
        solver.iterate()
    mix = solver.strategy()
    before = examiner.field.worth(mix).exploitability
    unsafe = examiner.field.worth(endings.again(mix, 300, 1.0, gadget=0.0)).exploitability
    assert unsafe > 5 * before


def test_a_tree_of_the_end_is_the_one_the_lab_grows(endings: Endings, blueprint: Any) -> None:
    """Every pair of hands, everything that is legal, and what it all comes to: any strategy is
    worth as much in the one as in the other."""
    found = endings.valued(blueprint)
    assert found
    for ours, theirs in found:
        assert ours == pytest.approx(theirs, abs=1e-7)


# --- At the table. ---


def rounds(seeds: range, **settings: str | int) -> Iterator[tuple[Match, int]]:
    """Rounds at random: each decision near their end, and whose it is."""
    for seed in seeds:
        match, luck = Match(catalogue.game("en-garde"), Seeded(seed), **settings), Seeded(seed + 1)
        while not match.over:
            seat, legal = match.to_act, match.actions()
            if match.sight(seat).left <= endgame.LEFT:
                yield match, seat
            match.play(legal[luck.below(len(legal))], seat)


def asked(match: Match, seat: int) -> dict[int, endgame.Play]:
    sight = match.sight(seat)
    nets = en_garde_net.weights(sight.settings.rules)
    return endgame.plays(sight, stake(sight), nets, match.heard(seat))


@pytest.mark.parametrize("rules", ["basic", "classic", "advanced"])
def test_whatever_is_legal_is_weighed(rules: str) -> None:
    weighed = 0
    for match, seat in rounds(range(3), rules=rules, hits=1):
        if found := asked(match, seat):
            weighed += 1
            assert set(found) == set(match.actions())
            assert sum(play.often for play in found.values()) == pytest.approx(1)
            assert all(abs(play.worth) < 1 + 1e-9 for play in found.values())
    assert weighed > 3


def test_the_choice_follows_from_what_was_seen_and_not_from_what_was_asked_before() -> None:
    """The other's hand is dealt anew behind its back; and it forgets all it solved."""
    changed = 0
    for match, seat in rounds(range(10, 12), rules="advanced", hits=1):
        found, sight, heard = asked(match, seat), match.sight(seat), match.heard(seat)
        s = match.state
        held = list(s.fencer[1 - seat].hand)
        match.game.laws.imagine(sight, Seeded(5), s)
        changed += list(s.fencer[1 - seat].hand) != held
        endgame.solved.cache_clear()
        assert asked(match, seat) == found
        opinions = en_garde_resolver.weigh(
            match.sight(seat), match.actions(), Budget(Seeded(1), heard=heard)
        )
        assert {o.action: o.often for o in opinions} == {
            a: p.often for a, p in found.items()
        } or not found
    assert changed > 0


def test_with_the_pack_out_nobody_who_can_win_does_anything_else() -> None:  # 3.5
    """All cards are known then, and the answer is the last action of the round."""
    asked_ = 0
    for match, seat in rounds(range(20), rules="advanced", hits=1):
        if match.sight(seat).left == 0 and (found := asked(match, seat)):
            asked_ += 1
            best = max(play.worth for play in found.values())
            assert max(found.values(), key=lambda play: play.often).worth > best - 0.05
    assert asked_ > 3


def test_who_was_told_nothing_does_not_know_the_end() -> None:
    for match, seat in rounds(range(3), rules="advanced", hits=1):
        sight = match.sight(seat)
        nets = en_garde_net.weights(sight.settings.rules)
        assert endgame.plays(sight, stake(sight), nets, ()) == {}
