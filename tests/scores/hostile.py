"""What is done to any text, whoever wrote it: nothing comes of it but the error that says why."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from sparring import score
from sparring.games import cards
from sparring.games.knock_out import box
from sparring.games.ko import deck
from sparring.score import ScoreError

STEPS = 300  # more of a game than this shows nothing new


def swallow_score(text: str) -> None:
    """Load, save, replay and verify it."""
    try:
        loaded = score.load(text)
        saved = score.save(loaded)
        assert score.save(score.load(saved)) == saved, "what is saved is read as it was meant"
        score.replay(loaded, STEPS)
        if len(loaded.tokens) < STEPS:
            score.verify(loaded)
    except ScoreError as error:
        check_error(error, text.count("\n") + 1)


def check_error(error: ScoreError, lines: int) -> None:
    """It says where, and it says why, on one line."""
    assert 1 <= error.line <= lines
    assert str(error).isprintable()
    assert error.reason in str(error)


def swallow_cards(text: str, folder: Path) -> None:
    """Read it as the card file of each game that has one."""
    path = folder / "cards.toml"
    path.write_text(text.encode("utf-8", "replace").decode(), "utf-8")
    os.environ.pop("SPARRING_CARDS", None)
    with suppress(cards.CardFileError):
        box.read(cards.load(path))
    with suppress(cards.CardFileError):
        deck.read(cards.load(path))
