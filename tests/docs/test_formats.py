"""What the pages about scores, chance and random play show is so."""

import doctest
import json
import re
from pathlib import Path

import pytest

from sparring import cli, score
from sparring.games import catalogue

DOCS = Path(__file__).parents[2] / "docs"
SCORES = (DOCS / "scores.md").read_text("utf-8")
SELFPLAY = (DOCS / "selfplay.md").read_text("utf-8")


@pytest.mark.parametrize("page", ["chance.md", "puzzles.md", "scores.md", "selfplay.md"])
def test_the_examples_of_a_page_run(page: str) -> None:
    done = doctest.testfile(str(DOCS / page), module_relative=False, encoding="utf-8")
    assert done.attempted
    assert not done.failed


def test_the_score_of_the_page_is_one() -> None:
    (text,) = re.findall(r"```score\n(.*?)```", SCORES, re.DOTALL)
    loaded = score.load(text)
    assert score.verify(loaded) == sum(token.text.startswith("(") for token in loaded.tokens)
    assert score.save(loaded) == text
    assert loaded.headers["Player1"] == 'Boris "the Rock"'
    match = score.replay(
        loaded, next(n for n, token in enumerate(loaded.tokens) if token.text == "x1")
    )
    assert "5" in loaded.comments[len(match.steps)]
    assert match.game.board.text(match.sight()).count(" 5 ") == 1


def test_the_limits_of_the_page_are_ours() -> None:
    said = re.search(r"At most ([\d,]+) characters, ([\d,]+) in[^,]+, (\d+) in", SCORES)
    assert said
    assert [int(number.replace(",", "")) for number in said.groups()] == [
        score.MOST_CHARACTERS,
        score.MOST_IN_A_HEADER,
        score.MOST_IN_A_TOKEN,
    ]


def test_every_game_has_its_notation_on_the_page() -> None:
    linked = re.findall(r"\(\.\./(src/[^)]*notation\.py)\)", SCORES)
    assert {Path(link).parent.name for link in linked} == {
        name.replace("-", "_") for name in catalogue.names()
    }


def keys_of(table: str) -> list[str]:
    """The first column of the table that follows these words."""
    rows = SELFPLAY.partition(table)[2].partition("\n\n")[0].split("\n")
    return [row.split("`")[1] for row in rows if row.startswith("| `")]


def test_the_report_for_programs_is_as_the_page_says(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["selfplay", "en-garde", "--games", "3", "--life", "plain", "--json"]
    assert cli.main(words) == 0
    report = json.loads(capsys.readouterr().out)
    assert list(report) == keys_of("| key | type")
    for seat in report["results"]:
        assert list(seat) == keys_of("| key of a seat")
    kinds = re.findall(r"^\| `(\w+)` \| (string|number|object|array)", SELFPLAY, re.MULTILINE)
    python = {"string": str, "number": int | float, "object": dict, "array": list}
    for key, kind in kinds:
        value = report[key] if key in report else report["results"][0][key]
        assert isinstance(value, python[kind])
