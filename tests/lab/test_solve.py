"""The solver: known values, an independent solver's figures, and what a policy is worth."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bench.written import Round
from sparring import cli, compiled
from sparring.chance import Seeded
from sparring.lab.reductions import reduction
from sparring.lab.solve import en_garde, plot
from sparring.lab.solve.en_garde import grow
from sparring.lab.solve.hands import changes, hands, orders
from sparring.lab.solve.policies import Examiner, Solution, measure, where
from sparring.lab.solve.solver import Solver, check_memory
from sparring.lab.solve.tree import Branch, Situation, Tree
from tests.lab import plain_solver
from tests.laws.worlds import World

pytestmark = pytest.mark.compiled

METHODS = ("dcfr", "cfr+", "pcfr+")
RULES = ("basic", "classic", "advanced")
PAGE = (Path(__file__).parents[2] / "docs" / "solvers.md").read_text("utf-8")


def kuhn() -> Tree:
    """Kuhn's poker: three cards, a hand of one, nothing drawn. Passing is 0, betting 1."""
    tree = Tree(([1.0] * 3, [1.0] * 3))
    stay = (tuple((n, n, 1) for n in range(3)),) * 2
    free = (True,) * 3

    def won(by: int) -> int:
        return tree.pay(by * (1 - np.eye(3)) / 6)

    def shown(stake: int) -> int:
        return tree.pay(stake * np.array([[0, -1, -1], [1, 0, -1], [1, 1, 0]]) / 6)

    def add(seat: int, *to: int) -> int:
        made = [Branch(n, each, stay if each >= 0 else (), free) for n, each in enumerate(to)]  # type: ignore[arg-type]
        return tree.add(Situation(seat, (3, 3), tuple(made)))

    bet_after_pass = add(0, won(-1), shown(2))
    passed = add(1, shown(1), bet_after_pass)
    bet = add(1, won(1), shown(2))
    add(0, passed, bet)
    return tree


@pytest.mark.parametrize("method", METHODS)
def test_kuhns_poker_is_worth_what_kuhn_proved(method: str) -> None:
    *_, last = Solver(kuhn(), method).run(1e-5)
    assert last.exploitability <= 1e-5
    assert last.value == pytest.approx(-1 / 18, abs=2e-5)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("text", ["5/2/3/1", "5/2/3/2", "4/3/2/1"])
def test_an_independent_solver_finds_the_same(text: str, rules: str) -> None:
    """Any strategy: its value, and what both best answers to it win, history by history."""
    solver = Solver(grow(text, rules=rules))
    for _ in range(7):
        solver.iterate()
    mix = solver.strategy()
    found = solver.field.worth(mix)
    root = plain_solver.root(Round(text, rules))
    solution = Solution(text, solver.field.tables, mix)

    def strategy(node: plain_solver.Node) -> dict[int, float]:
        return solution.often(node.s, node.actions)

    plain = plain_solver.value(root, strategy)
    assert plain == pytest.approx(found.value, abs=1e-12)
    answers = [plain_solver.best_answer(root, strategy, seat) for seat in (0, 1)]
    assert answers[0] - plain == pytest.approx(found.answers[0], abs=1e-12)
    assert answers[1] + plain == pytest.approx(found.answers[1], abs=1e-12)


@pytest.mark.parametrize("method", METHODS)
def test_exploitability_falls_and_the_best_answer_never_loses(method: str) -> None:
    solver = Solver(grow("5/2/3/1"), method)
    measures = list(solver.run(1e-5))
    assert measures[0].exploitability > 0.01
    assert measures[-1].exploitability <= 1e-5
    for mix in (solver.strategy(), solver.books.mix):
        assert min(solver.field.worth(mix).answers) > -1e-12
    assert [each.iterations for each in measures] == sorted({each.iterations for each in measures})


def test_all_methods_find_the_same_value() -> None:
    """Two solutions can't differ by more than what either could still be exploited for."""
    tree = grow("7/3/3/2", rules="classic")
    values = [list(Solver(tree, method).run(1e-4))[-1].value for method in METHODS]
    assert values == pytest.approx([0.1168485] * 3, abs=2e-4)


def test_threads_change_nothing_but_the_time() -> None:
    tree = grow("7/3/3/2")
    alone, together = Solver(tree, threads=1), Solver(tree, threads=3)
    for _ in range(3):
        alone.iterate()
        together.iterate()
    assert (alone.strategy() == together.strategy()).all()


def test_hands_are_counted_in_as_many_ways_as_cards_can_be_dealt() -> None:
    for hand in hands(3, 3):
        cards = [value for value in range(3) for _ in range(hand[value])]
        assert orders(hand) == len(set(permutations(cards)))
    found = changes(((1, 1), (0, 2)), (0, 1), 2, hands(2, 3))
    ways = {(before, hands(2, 3)[after]): ways for before, after, ways in found}
    assert ways == {(0, (3, 0)): 1, (0, (2, 1)): 2, (0, (1, 2)): 1,
                    (1, (2, 1)): 1, (1, (1, 2)): 2, (1, (0, 3)): 1}  # fmt: skip


# --- Policies of others. ---


@pytest.mark.parametrize("rules", RULES)
def test_a_policy_sees_what_the_table_would_show_it(rules: str) -> None:
    """Every Sight of random rounds, the last actions and the open card included."""
    examiner = Examiner("7/3/3/2", {"rules": rules})
    tables, seen = examiner.field.tables, {v.situation: v.sights for v in examiner.views()}
    game, random, checked = reduction("7/3/3/2"), Seeded(5), 0
    for _ in range(40):
        world = World.new(game, game.choose(rules=rules, hits=1))
        actions: tuple[int, ...] = ()
        while not world.over and world.s.round < 2:
            who, step = world.random_step(random)
            if world.s.first == 0 and who >= 0:
                s, history = where(tables, actions)
                sight = game.laws.Sight()
                game.laws.look(world.s, who, sight)
                rows = seen[s].reshape(-1, tables.nodes[s])[:, history]
                assert compiled.row(sight).tobytes() in {row.tobytes() for row in rows}
                actions, checked = (*actions, step), checked + 1
            world.take(who, step)
    assert checked > 50


def even(_: Any, allowed: Any) -> Any:
    return allowed / allowed.sum(axis=1, keepdims=True)


def test_a_policy_is_measured_as_the_same_strategy_is() -> None:
    examiner = Examiner("7/3/3/2", {})
    found = examiner.measure(even)
    same = examiner.field.worth(examiner.field.acting(np.zeros(examiner.field.slots)))
    assert found == same
    assert found.exploitability > 0.2
    assert found == measure("7/3/3/2", even)


@pytest.mark.parametrize(
    ("policy", "why"),
    [
        (lambda _, allowed: allowed * 1.0, "do not add up to 1"),
        (lambda _, allowed: np.full(allowed.shape, 1 / allowed.shape[1]), "0 for what is not"),
    ],
)
def test_what_is_no_policy_is_refused(policy: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        measure("5/2/3/1", policy)


def test_the_example_of_the_page_says_what_it_shows(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(code, "docs/solvers.md", "exec"), {})  # noqa: S102 - our own page
    assert [capsys.readouterr().out.strip()] == re.findall(
        r"^print\(.*\)  # (.*)$", code, re.MULTILINE
    )


# --- The command. ---


def test_the_command_solves_draws_and_tells(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("plot.svg", "plot.png"):
        words = ["solve", "5/2/3/1", "--to", "1e-4", "--plot", str(tmp_path / name), "--json"]
        assert cli.main(words) == 0
        told = json.loads(capsys.readouterr().out)
        assert told["exploitability"] <= 1e-4
        assert told["curve"][-1]["exploitability"] == told["exploitability"]
    assert [key for key in (*told, *told["curve"][0]) if f"`{key}`" not in PAGE] == []
    assert "<polyline" in (tmp_path / "plot.svg").read_text("utf-8")
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    "words",
    [
        ("1/2/3",),
        ("99/3/3/2",),
        ("7/3/3/2", "--to", "0"),
        ("7/3/3/2", "--settings", "rules"),
        ("7/3/3/2", "--settings", "rules=chess"),
        ("7/3/3/2", "--plot", "plot.gif"),
    ],
)
def test_what_can_not_be_solved_is_refused_in_one_line(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["solve", *words]) == 1
    told = capsys.readouterr().err.strip().splitlines()
    assert told[-1].startswith("sparring: ")


def test_who_has_seen_enough_is_told_what_was_reached() -> None:
    """Ctrl-C, as soon as there is something to tell; nobody gets to 1e-300."""
    words = [sys.executable, "-c", "import sys; from sparring.cli import main; sys.exit(main())"]
    with subprocess.Popen(
        [*words, "solve", "7/3/3/2", "--to", "1e-300", "--json"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as process:  # fmt: skip
        assert process.stderr is not None
        shown = b""
        while b"iteration" not in shown:
            more = process.stderr.read(1)
            assert more, shown
            shown += more
        process.send_signal(signal.SIGINT)
        told, rest = process.communicate(timeout=60)
    assert process.returncode == cli.STOPPED, rest
    assert json.loads(told)["exploitability"] > json.loads(told)["to"]


def test_what_is_too_large_is_refused_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(en_garde, "MOST", 100)
    with pytest.raises(ValueError, match="choose a shorter piste, fewer cards or a smaller hand"):
        grow("7/3/3/2")
    with pytest.raises(ValueError, match="this needs 1,024 GiB of memory"):
        check_memory(2**40)


def test_every_figure_and_word_of_a_plot_has_letters() -> None:
    words = {plot.ACROSS, plot.UP, "0123456789e-.", "11/3/5/3 advanced, pcfr+ classic basic dcfr"}
    assert {letter for text in words for letter in text.upper()} - {" "} <= set(plot.GLYPHS)


def test_a_plot_stays_within_its_frame() -> None:
    curve = plot.Curve("a", ((0.002, 0.4), (3.0, 2e-6)))
    frame = plot.Frame.around([curve])
    assert frame == plot.Frame((-3, 1), (-6, 0))
    for (x, y), (later, lower) in pairwise(map(frame.place, curve.points)):
        assert plot.LEFT <= x < later <= plot.WIDTH - plot.RIGHT
        assert plot.TOP <= y < lower <= plot.HEIGHT - plot.BOTTOM
