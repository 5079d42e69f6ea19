# ruff: noqa: INP001 - a program, not a package
"""The solvers beside OpenSpiel: the same values and exploitabilities, and who is sooner there.

    .venv-bench/bin/python -m bench.solver [agreement | race]

Rounds of En Garde and fights of Knock Out are written history by history from the laws (`written`);
OpenSpiel reads them, and plays all by itself from there. In the race both sides are machine code
on one core, and what counts is the processor time of their iterations: reading or growing the game,
compiling, and looking how far one has come are counted for neither. Ours is run several times: it
is short. Between two looks the curve of either is taken to be straight, in powers of ten. The
result is bench/results/solver.json.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from math import log
from statistics import median
from typing import Any

import pyspiel

from bench.kept import RESULTS, store
from bench.written import Bout, Fighters, Play, Round, Written
from sparring.bots import knock_out_fights as fights
from sparring.lab.solve.en_garde import grow
from sparring.lab.solve.policies import Solution
from sparring.lab.solve.solver import Solver

ROUNDS_ALIKE = [(text, rules) for text in ("5/3/3/2", "7/3/3/2")
                for rules in ("basic", "classic", "advanced")]  # fmt: skip
FIGHTS_ALIKE = (("145", "235"), ("1355", "1224"), ("11355", "12345"))  # the last has secrets
AFTER = (1, 10, 100)  # iterations, after which both look at our strategy; and once more when it is
SETTLED = 2e-7  # so good that the values of the two games can't be 0.000001 apart
SWEEPS = 1000  # of a fight at once, on the way there
RACES = (("7/3/3/2", "classic"), ("7/3/3/2", "advanced"))
GOALS, TIMES, ALIKE = (1e-1, 1e-2, 1e-3, 1e-4), 50, 1e-6  # what is promised
STRETCH, REPEATED = 1.3, 5

Curve = list[tuple[float, int, float]]  # processor time, iterations, exploitability


def names(game: Any) -> list[tuple[str, dict[int, int]]]:
    """At each node in the order they were written: what OpenSpiel calls what a player knows, and
    its number for each of our actions."""
    found: list[tuple[str, dict[int, int]]] = []

    def visit(state: Any) -> None:
        if state.is_terminal():
            return
        numbers = {int(state.action_to_string(a)): a for a in state.legal_actions()}
        if not state.is_chance_node():
            found.append((state.information_state_string(), numbers))
        for action in sorted(numbers):
            visit(state.child(numbers[action]))

    visit(game.new_initial_state())
    return found


# --- The same figures. ---


class Judge:
    """OpenSpiel, which is told the game history by history, and asked about strategies of ours."""

    def __init__(self, play: Play) -> None:
        self.written = Written(play)
        self.game = pyspiel.load_efg_game(self.written.text())
        self.names = names(self.game)

    def look(self, often: Callable[..., dict[int, float]]) -> dict[str, float]:
        shares: dict[str, list[tuple[int, float]]] = {}
        for (name, numbers), node in zip(self.names, self.written.nodes, strict=True):
            if name not in shares:
                found = often(*node)
                shares[name] = [(numbers[action], found[action]) for action in numbers]
        policy, root = pyspiel.TabularPolicy(shares), self.game.new_initial_state()
        values = pyspiel.expected_returns(root, policy, -1, use_infostate_get_policy=True)
        gap = pyspiel.exploitability(self.game, shares)
        return {"their_value": values[0], "their_exploitability": gap}


def rounds(text: str, rules: str) -> Iterator[dict[str, Any]]:
    """Our strategy for a reduction on the way, as both sides see it."""
    judge, solver = Judge(Round(text, rules)), Solver(grow(text, rules=rules))
    for iterations in (*AFTER, None):
        while iterations and solver.iterations < iterations:
            solver.iterate()
        ours = solver.measure() if iterations else list(solver.run(SETTLED))[-1]
        solution = Solution(text, solver.field.tables, solver.strategy())
        yield {
            "game": f"En Garde {text} {rules}",
            "iterations": solver.iterations,
            "value": ours.value,
            "exploitability": ours.exploitability,
            **judge.look(solution.often),
        }


def bouts(red: str, blue: str) -> Iterator[dict[str, Any]]:
    """The same for a fight of Knock Out; an even one is worth 0, a certain victory a half."""
    stocks = [tuple(cards.count(value) for value in "12345") for cards in (red, blue)]
    terms, stakes = fights.Terms((stocks[0], stocks[1]), (5, 5)), fights.Stakes()
    judge, course, gap = Judge(Bout(terms.pools)), fights.begin(terms), 1.0
    for sweeps in (*AFTER, None):
        while gap > SETTLED and (not sweeps or course.swept < sweeps):
            fights.go_on(course, stakes, (sweeps or course.swept + SWEEPS) - course.swept)
            both = fights.plans(course)
            gap = fights.exploitability(course, both, stakes)
        odds = both[0].train @ fights.ends(course, both)[0]
        yield {
            "game": f"Knock Out {red} against {blue}",
            "iterations": course.swept,
            "value": float(odds @ fights.VICTORY[0]) - 0.5,
            "exploitability": gap,
            **judge.look(Fighters(terms, both).often),
        }


def agreement() -> dict[str, Any]:
    looks = [rounds(*each) for each in ROUNDS_ALIKE] + [bouts(*each) for each in FIGHTS_ALIKE]
    found = []
    for look in looks:
        for each in look:
            found.append(each)
            print(each, flush=True)
    names = ("value", "exploitability")
    apart = max(abs(each[name] - each[f"their_{name}"]) for each in found for name in names)
    return {"furthest_apart": apart, "looks": found}


# --- The race. ---


def race(text: str, rules: str) -> dict[str, Any]:
    """Each alone on one core: CFR+ there, here CFR+ too and what we use."""
    game = pyspiel.load_efg_game(Written(Round(text, rules)).text())
    runs: dict[str, list[Curve]] = {"openspiel": [_theirs(game)], "cfr+": [], "pcfr+": []}
    for _ in range(REPEATED):
        for method in ("cfr+", "pcfr+"):
            runs[method].append(_ours(text, rules, method))
    goals = []
    for to in GOALS:
        spent = {who: median(_first(curve, to) for curve in runs[who]) for who in runs}
        times = {who: spent["openspiel"] / spent[who] for who in ("cfr+", "pcfr+")}
        goals.append({"to": to, "cpu_seconds": spent, "times": times})
        print(goals[-1], flush=True)
    return {"reduction": text, "rules": rules, "goals": goals, "curves": _last(runs)}


def _ours(text: str, rules: str, method: str) -> Curve:
    measures = Solver(grow(text, rules=rules), method).run(GOALS[-1])
    return [(each.cpu, each.iterations, each.exploitability) for each in measures]


def _theirs(game: Any) -> Curve:
    solver, spent, iterations, until = pyspiel.CFRPlusSolver(game), 0.0, 0, 0.0
    found: Curve = []
    while not found or found[-1][2] > GOALS[-1]:
        until = max(until * STRETCH, until + 1)
        began = time.process_time()
        while iterations < int(until):
            solver.evaluate_and_update_policy()
            iterations += 1
        spent += time.process_time() - began
        found.append((spent, iterations, pyspiel.exploitability(game, solver.average_policy())))
        print("openspiel", found[-1], flush=True)
    return found


def _first(curve: Curve, to: float) -> float:
    """The processor time at which so little was left."""
    before = curve[0]
    for now in curve:
        if now[2] <= to:
            way = 1.0 if now is before else log(to / before[2]) / log(now[2] / before[2])
            return float(before[0] * (now[0] / before[0]) ** way)
        before = now
    raise AssertionError("a race goes on to its last goal")


def _last(runs: dict[str, list[Curve]]) -> dict[str, list[dict[str, float]]]:
    heads = ("cpu_seconds", "iterations", "exploitability")
    return {
        who: [dict(zip(heads, each, strict=True)) for each in of[-1]] for who, of in runs.items()
    }


PARTS: dict[str, Callable[[], Any]] = {
    "agreement": agreement,
    "race": lambda: [race(*each) for each in RACES],
}


def main() -> int:
    file = RESULTS / "solver.json"
    kept = json.loads(file.read_text("utf-8")) if file.exists() else {}
    figures = {name: kept[name] for name in PARTS if name in kept}
    for name in sys.argv[1:] or PARTS:
        figures[name] = PARTS[name]()
        versions = {"open_spiel": version("open_spiel")}
        store("solver", ".venv-bench/bin/python -m bench.solver", versions | figures)
    slow = [
        goal for each in figures.get("race", []) for goal in each["goals"]
        if goal["times"]["pcfr+"] < TIMES
    ]  # fmt: skip
    apart = figures.get("agreement", {}).get("furthest_apart", 0)
    print(f"furthest apart {apart:.1e}; goals not reached {TIMES} times sooner: {len(slow)}")
    return 0 if apart < ALIKE and not slow else 1


if __name__ == "__main__":
    sys.exit(main())
