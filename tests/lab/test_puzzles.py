"""Puzzles: what a proof says is so, what is shipped is right, and whoever goes on goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import combinations, islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sparring import cli
from sparring.games import catalogue
from sparring.games.contract import CHANCE
from sparring.lab.puzzles import en_garde, matrix
from sparring.lab.puzzles.bounds import Bounds
from sparring.lab.puzzles.checking import wrong
from sparring.lab.puzzles.making import make
from sparring.puzzles import BadPuzzle, Puzzle, file, load, parse, shipped, write

EACH = pytest.mark.parametrize("game", catalogue.names())
SAMPLE = 12  # each twelfth is proved again; the bench proves all


def with_theme(game: str, *themes: str) -> Iterator[Puzzle]:
    return (puzzle for puzzle in shipped(game) if puzzle.theme in themes)


@EACH
def test_a_hundred_puzzles_are_shipped_and_each_is_another(game: str) -> None:
    puzzles = shipped(game)
    assert len(puzzles) >= 100
    assert [puzzle.id for puzzle in puzzles] == [
        f"{game}-{n:03}" for n in range(1, len(puzzles) + 1)
    ]
    assert len({json.dumps(puzzle.knows) for puzzle in puzzles}) == len(puzzles)
    assert sum(puzzle.level > 1 for puzzle in puzzles) >= len(puzzles) / 4
    assert file(game).stat().st_size < 120_000


@EACH
def test_a_puzzle_is_a_position_in_which_its_seat_is_to_act(game: str) -> None:
    for puzzle in shipped(game):
        match = puzzle.match()
        assert match.may_act(puzzle.seat)
        assert sorted(puzzle.values) == sorted(match.legal(puzzle.seat))
        assert parse(write(puzzle)) == puzzle


@EACH
def test_the_best_action_guarantees_more_than_any_other_can(game: str) -> None:
    for puzzle in shipped(game):
        low = puzzle.values[puzzle.best][0]
        others = [span for move, span in puzzle.values.items() if move != puzzle.best]
        assert all(least <= most for least, most in puzzle.values.values())
        # Sealed at once, a card is best if it does as well against each of the other's.
        ceiling = max(least if puzzle.theme == "last-round" else most for least, most in others)
        assert low - ceiling == pytest.approx(puzzle.by, abs=2e-3)
        assert puzzle.by > 0


def is_quick(puzzle: Puzzle) -> bool:
    """Whether its proof takes a moment: three cards in the pack take a second."""
    return bool(puzzle.knows["left"] < 3 if puzzle.game == "en-garde" else not puzzle.knows["held"])


@pytest.mark.parametrize("game", ["en-garde", "ko"])
def test_shipped_puzzles_are_right(game: str) -> None:
    for puzzle in list(filter(is_quick, shipped(game)))[::SAMPLE]:
        assert not wrong(puzzle), puzzle.id


def test_the_cards_of_a_fight_are_proved_again() -> None:
    for puzzle in islice(with_theme("knock-out", "last-round", "known-cards"), 0, None, 3):
        assert not wrong(puzzle), puzzle.id


@pytest.mark.slow
def test_bets_and_training_are_proved_again() -> None:
    for theme in ("bet", "training"):
        for puzzle in islice(with_theme("knock-out", theme), 2):
            assert not wrong(puzzle), puzzle.id


# --- What is wrong is found. ---


def damaged() -> Iterator[tuple[str, Puzzle]]:
    good = next(with_theme("en-garde", "last-card"))
    other = next(move for move in good.values if move != good.best)
    yield "can't be its solution", replace(good, best=good.tempting[0])
    yield "is worth", replace(good, values={**good.values, other: (0.9, 0.9)})
    yield "not those that are legal", replace(good, values={**good.values, "/": (0.0, 0.0)})
    yield "not by", replace(good, by=good.by / 2)
    yield "about last-card", replace(good, theme="sure-hit")
    yield "not so", replace(good, knows={**good.knows, "unseen": "11111"})
    yield "is not to act", replace(good, seat=1 - good.seat)
    yield "", replace(good, tokens=f"{good.tokens} +9")
    yield "a line is missing", replace(good, lines={good.best: good.lines[good.best]})


@pytest.mark.parametrize("number", range(9))
def test_a_puzzle_that_is_wrong_is_found_out(number: int) -> None:
    says, puzzle = list(damaged())[number]
    found = wrong(puzzle)
    assert found
    assert says in found


@pytest.mark.parametrize("line", ["", "{}", "[1]", '{"id": 3}', "no JSON"])
def test_a_line_that_is_no_puzzle_is_refused(line: str) -> None:
    with pytest.raises(BadPuzzle):
        parse(line or "null")
    assert load([""]) == []


# --- The proofs, against plain counting. ---


def last_cards(puzzle: Puzzle, action: str) -> Fraction:
    """What a move is worth with one card left in the pack: every deal, one by one."""  # 3.6
    match = puzzle.match()
    seat, s = puzzle.seat, match.state
    mine, theirs = s.fencer[seat], s.fencer[1 - seat]
    unseen = [v for v in range(6) for _ in range(s.pack[v] + theirs.hand[v])]
    hand = [v for v in range(6) for _ in range(mine.hand[v])]
    step = int(action)
    hand.remove(abs(step))
    gap = 22 - mine.ground - theirs.ground - step
    ground = mine.ground + step - theirs.ground
    total = Fraction(0)
    deals = list(combinations(range(len(unseen)), theirs.held))
    for deal in deals:
        (drawn,) = [unseen[n] for n in range(len(unseen)) if n not in deal]
        ahead = (*hand, drawn).count(gap) - [unseen[n] for n in deal].count(gap)
        ahead = ahead if gap <= 5 and ahead else ground
        total += (ahead > 0) - (ahead < 0)
    return total / len(deals)


def test_the_last_card_is_what_counting_every_deal_says() -> None:  # 3.6, 2.6
    counted = 0
    for puzzle in with_theme("en-garde", "last-card"):
        for move, (low, high) in puzzle.values.items():
            if "x" not in move and move != "0":
                assert low == high == pytest.approx(float(last_cards(puzzle, move)), abs=1e-4)
                counted += 1
    assert counted > 20


def test_a_sure_hit_is_parried_by_no_hand_there_can_be() -> None:  # 3.3
    seen = 0
    for puzzle in with_theme("en-garde", "sure-hit"):
        if "x" not in puzzle.best[:1] or puzzle.settings["parry"] != "same-value":
            continue
        sight = puzzle.match().sight(puzzle.seat)
        gap = 22 - sum(sight.ground)
        assert sight.unseen[gap] < int(puzzle.best[1:])
        seen += 1
    assert seen


@pytest.mark.parametrize("seed", range(3))
def test_what_is_guaranteed_lies_between_the_bounds(seed: int) -> None:
    """Of two who see everything, neither does better than the bounds allow the one who does not."""
    position = next(
        m for n in range(seed * 9, 999) for m in en_garde.positions(n) if m.state.left < 3
    )
    seat, laws = position.to_act, position.game.laws
    bounds = Bounds(en_garde.RULES, position.sight(seat), en_garde.DEPTH)

    def open_play(s: Any) -> float:
        ended = en_garde.ended(s, bounds.begun)
        if ended is not None:
            return ended if seat == 0 else -ended
        who = laws.to_act(s)
        if who == CHANCE:
            drawn = bounds.draws(s)
            return sum(w * open_play(it) for w, _, it in drawn) / sum(w for w, _, _ in drawn)
        better = max if who == seat else min
        return better(open_play(bounds.after(s, who, a)) for a in bounds.legal(s, who))

    for action in position.actions():
        low, high = bounds.span(action)
        whole = sum(w for w, _ in bounds.here)
        seen = sum(w * open_play(bounds.after(s, seat, action)) for w, s in bounds.here) / whole
        assert low - 1e-9 <= seen <= high + 1e-9


@given(st.integers(1, 4), st.integers(1, 4), st.randoms(use_true_random=False))
def test_a_table_is_solved_exactly(down: int, across: int, luck: Any) -> None:
    table = [[Fraction(luck.randint(-3, 3)) for _ in range(across)] for _ in range(down)]
    value, rows, columns = matrix.solve(table)
    assert sum(rows) == sum(columns) == 1
    assert all(share >= 0 for share in (*rows, *columns))
    against = [sum(p * row[n] for p, row in zip(rows, table, strict=True)) for n in range(across)]
    assert min(against) == value == max(matrix.worth_of(row, columns) for row in table)


# --- Making more, and the command. ---


def test_whoever_goes_on_with_a_file_goes_on_where_it_ended() -> None:
    whole = [puzzle for puzzle in make("ko", 3, 1) if puzzle]
    again = [puzzle for puzzle in make("ko", 3, 1, whole[:1]) if puzzle]
    assert again == whole[1:]
    assert not [wrong(puzzle) for puzzle in whole if wrong(puzzle)]


def test_the_command_makes_shows_and_checks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = str(tmp_path / "own.jsonl")
    for many in ("1", "2"):
        assert cli.main(["puzzles", "make", "ko", "--many", many, "--into", own, "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["puzzles"] == int(many)
    assert cli.main(["puzzles", "check", "--file", own, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"checked": 2, "wrong": {}}
    assert cli.main(["puzzles", "show", "ko-001", "--file", own]) == 0
    asked = capsys.readouterr().out
    assert cli.main(["puzzles", "show", "ko-001", "--file", own, "--answer"]) == 0
    told = capsys.readouterr().out
    assert "best" not in asked
    assert "best" in told


def test_a_file_that_is_wrong_fails_the_check(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = next(with_theme("en-garde", "last-card"))
    path = tmp_path / "bad.jsonl"
    path.write_text(write(replace(good, by=good.by + 1)) + "\n", "utf-8")
    assert cli.main(["puzzles", "check", "--file", str(path)]) == 1
    assert f"{good.id}: it is better by" in capsys.readouterr().out
    assert cli.main(["puzzles", "make", "ko", "--into", str(path)]) == 1
    assert cli.main(["puzzles", "show", "ko-999"]) == 1
