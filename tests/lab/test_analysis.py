"""What an analysis says of a game: no more than the judge saw, and figures that add up."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from sparring import bots, score
from sparring.bots import Opinion
from sparring.chance import Seeded
from sparring.cli import main
from sparring.games import catalogue
from sparring.lab.analysis import Decision, Verdict, decisions, verdict
from sparring.lab.analysis.reckoning import summed
from sparring.match import Match

SHORT: dict[str, dict[str, str | int]] = {
    "en-garde": {"hits": 2},
    "ko": {"rounds": "3"},
    "knock-out": {"players": 3},
}


def at_random(game: str, seed: int) -> Match:
    match, luck = Match(catalogue.game(game), Seeded(seed), **SHORT[game]), Seeded(seed + 1)
    while not match.over:
        legal = match.actions()
        match.play(legal[luck.below(len(legal))])
    return match


def decided(step: int, seat: int, *worths: float, error: float = 0.0) -> Decision:
    """A choice between actions of these values, the best of which the judge would play. The last
    was taken."""
    best = max(worths)
    often = [float(worth == best) / worths.count(best) for worth in worths]
    opinions = tuple(Opinion(n, w, error, often[n]) for n, w in enumerate(worths))
    return Decision(step, seat, len(worths) - 1, opinions)


def test_what_the_judge_plays_too_is_no_error() -> None:
    opinions = (Opinion(0, 0.6, 0.0, 0.95), Opinion(1, 0.3, 0.0, 0.05))
    mixed = Decision(1, 0, 1, opinions)
    assert mixed.worth == pytest.approx(0.585)
    assert (mixed.lost, verdict(mixed)) == (0, Verdict.GOOD)


@pytest.mark.parametrize(
    ("value", "error", "called"),
    [
        (0.59, 0.0, Verdict.GOOD),
        (0.57, 0.0, Verdict.SLIP),
        (0.54, 0.0, Verdict.MISTAKE),
        (0.1, 0.0, Verdict.BLUNDER),
        (0.1, 0.2, Verdict.GOOD),  # that may be the judge's own noise
    ],
)
def test_a_verdict_says_how_much_was_certainly_lost(
    value: float, error: float, called: Verdict
) -> None:
    assert verdict(decided(1, 0, 0.6, value, error=error)) is called


def test_par_play_and_luck_are_the_result() -> None:
    found = [decided(5, 1, 0.5, 0.4), decided(2, 0, 0.7, 0.5), decided(7, 0, 0.9, 0.1, 0.9)]
    left, right = summed(found, 2, [1, -1]).players
    assert left.lost == pytest.approx(0.2)
    assert right.lost == pytest.approx(0.1)
    assert left.play == pytest.approx(-0.1)
    for player in (left, right):
        assert player.play is not None
        assert player.luck is not None
        assert player.share == pytest.approx(1 / 2 + player.play + player.luck)
    assert left.accuracy == pytest.approx(1 - 0.2 / (0.2 + 0.8))
    assert right.accuracy == pytest.approx(0)
    assert left.verdicts == {Verdict.SLIP: 0, Verdict.MISTAKE: 0, Verdict.BLUNDER: 1}


def test_the_turns_are_the_greatest_changes_and_do_not_overlap() -> None:
    worths = [0.5, 0.5, 0.9, 0.85, 0.3, 0.3]
    found = [decided(step, step % 2, worth, 0.0) for step, worth in enumerate(worths)]
    turns = summed(found, 2, [-1, 1]).turns
    assert len(turns) == 3
    assert abs(turns[0].change) >= abs(turns[1].change) >= abs(turns[2].change)
    spans = sorted((turn.first, turn.last) for turn in turns)
    assert all(last <= first for (_, last), (first, _) in pairwise(spans))


def test_a_running_game_has_neither_luck_nor_result() -> None:
    report = summed([decided(1, 0, 0.6, 0.5)], 2, None)
    assert [player.luck for player in report.players] == [None, None]
    assert report.players[1].accuracy is None
    assert report.turns == []


@pytest.mark.compiled
@pytest.mark.parametrize("game", catalogue.names())
def test_every_choice_of_a_game_is_judged_from_what_its_seat_knew(game: str) -> None:
    match = at_random(game, 4)
    found = sorted(decisions(match, 0.05, 1, 1), key=lambda decision: decision.step)
    assert [(d.seat, d.action) for d in found] == [match.steps[d.step - 1][:2] for d in found]
    assert all(len(d.opinions) > 1 for d in found)
    assert len(found) > 5
    again = [d for d in decisions(match, 0.05, 1, 1) if d.step == found[-1].step]
    assert again == [found[-1]]


@pytest.mark.compiled
def test_the_command_tells_programs_and_people(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "one.score"
    file.write_text(score.save(score.record(at_random("en-garde", 5), ["Anna", "Bob"])))
    assert main(["analyse", str(file), "--seconds", "0.05", "--cores", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["judge"] == bots.judge("en-garde")[0]
    assert {"step", "seat", "move", "verdict", "worth", "lost", "error", "opinions"} == set(
        told["decisions"][0]
    )
    assert [player["name"] for player in told["players"]] == ["Anna", "Bob"]
    assert main(["analyse", str(file), "--seconds", "0.05", "--cores", "1"]) == 0
    said = capsys.readouterr().out
    assert "Where it turned:" in said
    assert "Anna: accuracy" in said
