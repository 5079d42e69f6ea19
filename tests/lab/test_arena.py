"""The arena: duplicate deals, honest figures, and nothing lost when it is stopped."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sparring import bots, cli, score
from sparring.chance import Seeded
from sparring.games import catalogue
from sparring.lab.arena import playing, spread
from sparring.lab.arena.figures import mean, share
from sparring.lab.arena.plan import Plan
from sparring.lab.arena.playing import Outcome
from sparring.lab.arena.ratings import bradley_terry, weng_lin
from sparring.lab.arena.report import report

EN_GARDE = catalogue.game("en-garde").choose(hits=1)
PLAN = Plan("en-garde", EN_GARDE, ("heuristic", "random"), games=20, seed=3)


def played(plan: Plan) -> list[Outcome]:
    return list(spread.outcomes(plan, spread.over_cores(1)))


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Callable[..., Any]:
    def run(*words: str) -> Any:
        assert cli.main(["arena", *words, "--json"]) == 0
        return json.loads(capsys.readouterr().out)

    return run


def test_everybody_has_every_seat_with_the_same_chance() -> None:
    plan = Plan("knock-out", catalogue.game("knock-out").choose(players=5), ("a", "b"), 5)
    deal = next(plan.deals())
    assert deal.lineup == ("a", "b", "b", "b", "b")
    turns = [deal.seated(turn) for turn in range(5)]
    assert all(sorted(column) == [0, 1, 2, 3, 4] for column in zip(*turns, strict=True))


def test_more_bots_than_seats_meet_in_every_combination_with_the_same_deals() -> None:
    deals = list(Plan("en-garde", EN_GARDE, ("a", "b", "c"), 4).deals())
    assert [deal.lineup for deal in deals[:3]] == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len({deal.seed for deal in deals[:3]}) == 1
    assert len({deal.seed for deal in deals}) == 2
    assert [deal.number for deal in deals] == list(range(6))


def test_equal_bots_share_every_deal_evenly() -> None:
    """One and the same bot against itself, without luck of its own: the seats decide."""
    outcomes = played(Plan("en-garde", EN_GARDE, ("heuristic", "heuristic"), 20))
    told = report(Plan("en-garde", EN_GARDE, ("heuristic", "heuristic"), 20), outcomes)
    assert told["bots"]["heuristic"]["share"] == 0.5


def test_the_same_seed_gives_the_same_games_on_any_number_of_cores() -> None:
    one = [(o.number, o.results) for o in played(PLAN)]
    two = [(o.number, o.results) for o in spread.outcomes(PLAN, spread.over_cores(2))]
    assert one == sorted(two)


def test_a_journal_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    whole = list(spread.outcomes(PLAN, spread.over_cores(1), journal=journal))
    lines = journal.read_text().splitlines(keepends=True)
    journal.write_text("".join(lines[:4]) + lines[4][:20])
    asked: list[int] = []

    def few(play: spread.Play, deals: Any) -> Iterator[Outcome]:
        for deal in deals:
            asked.append(deal.number)
            yield play(deal)

    again = list(spread.outcomes(PLAN, few, journal=journal))
    assert asked == list(range(3, 10))
    assert [o.results for o in again] == [o.results for o in whole]
    other = Plan("en-garde", EN_GARDE, ("heuristic", "random"), games=20, seed=4)
    with pytest.raises(ValueError, match="another arena"):
        list(spread.outcomes(other, spread.over_cores(1), journal=journal))


def test_scores_are_kept_and_can_be_verified(tmp_path: Path) -> None:
    list(spread.outcomes(PLAN, spread.over_cores(1), folder=tmp_path))
    paths = sorted(tmp_path.glob("*.score"))
    assert len(paths) == 20
    loaded = score.load(paths[1].read_text())
    assert (loaded.headers["Player0"], loaded.headers["Player1"]) == ("random", "heuristic")
    score.verify(loaded)


def test_what_a_bot_does_wrong_is_counted_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def cheat(_: Any, legal: list[int], budget: bots.Budget) -> int:
        if budget.random.below(2):
            raise RuntimeError
        return max(legal) + 1

    monkeypatch.setattr(playing, "_player", lambda *_: cheat)
    told = report(PLAN, played(PLAN))["bots"]["random"]
    assert told["illegal"] > 20
    assert told["failed"] > 20
    assert told["illegal"] + told["failed"] == told["choices"]


def test_the_command_tells_what_the_page_promises(told: Any) -> None:
    page = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")
    found = told("ko", "heuristic", "random", "--games", "4", "--cores", "1")
    keys = [*found, *found["bots"]["random"]]
    assert [key for key in keys if f"`{key}`" not in page] == []
    assert found["bots"]["heuristic"]["score"] > found["bots"]["random"]["score"]
    assert found["against"]["random"]["heuristic"]["share"] < 0.5


def test_at_tables_of_more_ratings_follow_weng_and_lin(told: Any) -> None:
    words = ("--settings", "players=3", "--games", "30", "--cores", "1")
    found = told("knock-out", "heuristic", "random", *words)["bots"]
    assert found["random"]["games"] == 60
    assert found["random"]["rating"] < found["heuristic"]["rating"] == 1500


def test_an_interval_holds_the_truth_nineteen_times_in_twenty() -> None:
    random, held = Seeded(1), 0
    for _ in range(400):
        deals = [(float(sum(random.below(10) < 7 for _ in range(2))), 2.0) for _ in range(60)]
        figure, average = share(deals), mean(deals)
        assert figure
        assert average
        held += figure.low <= 0.7 <= figure.high
    assert 0.92 * 400 < held < 0.98 * 400


def test_who_won_all_is_not_sure_to_win_the_next() -> None:
    figure = share([(2, 2)] * 10)
    assert figure
    assert 0.7 < figure.low < figure.value == figure.high == 1
    assert share([]) is None


def test_bradley_and_terry_find_the_odds_again() -> None:
    """400 points are ten to one: 10 wins of 11, between each two neighbours of three."""
    deal = np.array([[0, 10, 100], [1, 0, 10], [1, 1, 0]], float)
    rated = bradley_terry(["strong", "heuristic", "weak"], [deal] * 300)
    assert rated["heuristic"].value == 1500
    assert rated["strong"].value == pytest.approx(1900, abs=2)
    assert rated["weak"].value == pytest.approx(1100, abs=2)


def test_weng_and_lin_find_them_about() -> None:
    random = Seeded(2)
    games = [{"heuristic": [10.0 * (random.below(11) > 0)], "weak": [1.0]} for _ in range(300)]
    rated = weng_lin(games)
    assert rated["heuristic"].value == 1500
    assert 1000 < rated["weak"].value < 1250
