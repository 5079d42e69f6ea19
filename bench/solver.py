# ruff: noqa: INP001 - a program, not a package
"""The solver beside OpenSpiel: the same values, the same exploitabilities, and who is sooner there.

    .venv-bench/bin/python -m bench.solver

Every history of a reduction is written as an extensive-form game, card by card, from the laws in
the plain life; OpenSpiel reads it, and plays all by itself from there. What tells two histories
apart for a player are the cards that they drew, in order, and everybody's actions. Both sides are
machine code, and both are measured by processor time. The result is bench/results/solver.json.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass, field
from importlib.metadata import version
from typing import Any

import pyspiel

from bench.kept import keep
from sparring.lab.reductions import reduction
from sparring.lab.solve.en_garde import begun, grow, over
from sparring.lab.solve.policies import Solution
from sparring.lab.solve.solver import Solver

SAME = ("5/3/3/2", "7/3/3/2")
RULES = ("basic", "classic", "advanced")
RACE = ("7/3/3/2", "classic")
AFTER = (1, 10, 100)  # iterations, after which both look at our strategy
GOAL, TIMES = 1e-4, 50  # how far the race goes, and what is promised
STRETCH = 1.3


@dataclass
class Written:
    """A round as an extensive-form game, and who stands where in it."""

    text: str
    settings: dict[str, str | int]
    lines: list[str] = field(default_factory=list)
    known: tuple[Any, Any] = field(default_factory=lambda: ({}, {}))  # each seat's, numbered
    nodes: list[Any] = field(default_factory=list)  # in order: a State, and the actions before

    def __post_init__(self) -> None:
        self.laws: Any = reduction(self.text).laws
        self.lines.append('EFG 2 R "En Garde" { "0" "1" }')
        self.write(begun(reduction(self.text), self.settings), (), ((), ()))

    def write(self, s: Any, actions: tuple[int, ...], known: Any) -> None:
        if over(s):
            worth = self.laws.result(s, 0) if s.round == 1 else 0
            self.lines.append(f't "" {2 + worth} "" {{ {worth}.0 {-worth}.0 }}')
        elif self.laws.to_act(s) < 0:
            self.chance(s, actions, known)
        else:
            self.choice(s, actions, known)

    def chance(self, s: Any, actions: tuple[int, ...], known: Any) -> None:
        weights, seat = [0] * self.laws.OUTCOMES, s.turn
        total = self.laws.odds(s, weights)
        drawn = [outcome for outcome, weight in enumerate(weights) if weight]
        listed = " ".join(f'"{outcome}" {weights[outcome]}/{total}' for outcome in drawn)
        self.lines.append(f'c "" {len(self.lines)} "" {{ {listed} }} 0')
        for outcome in drawn:
            then = s.copy()
            self.laws.draw(then, outcome, [])
            heard = list(known)
            heard[seat] = (*known[seat], f"drew {outcome}")
            self.write(then, actions, tuple(heard))

    def choice(self, s: Any, actions: tuple[int, ...], known: Any) -> None:
        seat, moves = s.turn, [0] * self.laws.MOVES
        moves = sorted(moves[: self.laws.legal(s, seat, moves)])
        number = self.known[seat].setdefault(known[seat], len(self.known[seat]) + 1)
        listed = " ".join(f'"{action}"' for action in moves)
        self.lines.append(f'p "" {seat + 1} {number} "" {{ {listed} }} 0')
        self.nodes.append((s.copy(), actions))
        for action in moves:
            then = s.copy()
            self.laws.apply(then, seat, action, [])
            self.write(then, (*actions, action), tuple((*each, action) for each in known))


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


def told(solver: Solver, written: Written, called: Any) -> dict[str, list[tuple[int, float]]]:
    """Our average strategy, as OpenSpiel reads one."""
    solution = Solution(written.text, solver.field.tables, solver.strategy())
    policy = {}
    for (name, numbers), (s, actions) in zip(called, written.nodes, strict=True):
        often = solution.often(s, actions)
        policy[name] = [(numbers[action], often[action]) for action in numbers]
    return policy


def same(text: str, rules: str) -> list[dict[str, Any]]:
    """Our strategy on the way, as both sides see it."""
    written = Written(text, {"rules": rules})
    game = pyspiel.load_efg_game(lines(written))
    called = names(game)
    solver, found = Solver(grow(text, rules=rules)), []
    for iterations in AFTER:
        while solver.iterations < iterations:
            solver.iterate()
        policy, ours = told(solver, written, called), solver.measure()
        theirs = pyspiel.TabularPolicy(policy)
        values = pyspiel.expected_returns(
            game.new_initial_state(), theirs, -1, use_infostate_get_policy=True
        )
        found.append({
            "reduction": text,
            "rules": rules,
            "iterations": iterations,
            "value": ours.value,
            "their_value": values[0],
            "exploitability": ours.exploitability,
            "their_exploitability": pyspiel.exploitability(game, policy),
        })  # fmt: skip
        print(found[-1], flush=True)
    return found


def lines(written: Written) -> str:
    return "\n".join(written.lines) + "\n"


def race(text: str, rules: str) -> dict[str, Any]:
    """Each alone on one core, CFR+ there; both to the same goal."""
    game = pyspiel.load_efg_game(lines(Written(text, {"rules": rules})))
    theirs = _theirs(game)
    figures: dict[str, Any] = {"reduction": text, "rules": rules, "openspiel": theirs}
    for method in ("cfr+", "pcfr+"):
        solver = Solver(grow(text, rules=rules), method)
        figures[method] = [(m.cpu, m.iterations, m.exploitability) for m in solver.run(GOAL)]
    figures["times"] = {
        method: [
            {"to": to, "times": _first(theirs, to) / _first(figures[method], to)}
            for to in (1e-1, 1e-2, 1e-3, 1e-4)
        ]
        for method in ("cfr+", "pcfr+")
    }
    return figures


def _theirs(game: Any) -> list[tuple[float, int, float]]:
    solver, spent, iterations, until = pyspiel.CFRPlusSolver(game), 0.0, 0, 0.0
    found: list[tuple[float, int, float]] = []
    while not found or found[-1][2] > GOAL:
        until = max(until * STRETCH, until + 1)
        began = time.process_time()
        while iterations < int(until):
            solver.evaluate_and_update_policy()
            iterations += 1
        spent += time.process_time() - began
        found.append((spent, iterations, pyspiel.exploitability(game, solver.average_policy())))
        print("openspiel", found[-1], flush=True)
    return found


def _first(curve: list[tuple[float, int, float]], to: float) -> float:
    """The processor time at which so little was left."""
    return next(seconds for seconds, _, gap in curve if gap <= to)


def main() -> int:
    agreement = [each for text in SAME for rules in RULES for each in same(text, rules)]
    raced = race(*RACE)
    figures = {
        "open_spiel": version("open_spiel"),
        "agreement": agreement,
        "furthest_apart": max(
            abs(each[name] - each[f"their_{name}"])
            for each in agreement
            for name in ("value", "exploitability")
        ),
        "race": raced,
    }
    keep("solver", "python -m bench.solver", figures)
    fast = all(each["times"] >= TIMES for each in raced["times"]["pcfr+"])
    return 0 if figures["furthest_apart"] < 1e-6 and fast else 1


if __name__ == "__main__":
    sys.exit(main())
