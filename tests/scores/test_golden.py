"""Every score ever saved replays, and there is one for every way in which something can end."""

from pathlib import Path

import pytest

from sparring import score
from sparring.games import catalogue
from tests.scores.make import HOME, RUNNING, missing, words_of

GOLDEN = sorted(HOME.glob("*/*.score"))

golden = pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")


@pytest.mark.parametrize("name", catalogue.names())
def test_every_ending_has_a_golden_score(name: str) -> None:
    without = missing(catalogue.game(name))
    assert not without, f"run tests/scores/make.py: no golden score in {name} for {without}"


@golden
def test_a_golden_score_replays_and_its_chance_kept_its_word(path: Path) -> None:
    loaded = score.load(path.read_text("utf-8"))
    match = score.replay(loaded)
    assert match.game.name == path.parent.name
    assert match.over == (path.stem != RUNNING)
    assert score.verify(loaded) == match.questions


@golden
def test_a_golden_score_is_saved_again_byte_for_byte(path: Path) -> None:
    text = path.read_bytes().decode()
    loaded = score.load(text)
    assert score.save(loaded) == text
    # And so it is when it is written down anew from the game itself.
    match = score.replay(loaded)
    names = [loaded.headers[f"Player{seat}"] for seat in range(match.players)]
    again = score.record(match, names, date=loaded.headers["Date"])
    again.comments = loaded.comments
    assert score.save(again) == text


@golden
def test_a_golden_score_shows_what_it_is_named_after(path: Path) -> None:
    loaded = score.load(path.read_text("utf-8"))
    assert path.stem == RUNNING or any(words_of(score.replay(loaded), path.stem))
    assert loaded.comments[len(loaded.tokens)].endswith((".", "!"))  # it says what happened


def test_golden_scores_come_from_both_kinds_of_chance() -> None:
    loaded = [score.load(path.read_text("utf-8")) for path in GOLDEN]
    for name in catalogue.names():
        kinds = {"Secret" in each.headers for each in loaded if each.headers["Game"] == name}
        assert kinds == {True, False}
