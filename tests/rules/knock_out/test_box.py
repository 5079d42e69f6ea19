"""The file that stands for what the sheets do not print: read, replaced, refused."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sparring.games import cards
from sparring.games.cards import CardFileError
from sparring.games.knock_out import box
from sparring.games.knock_out.state import AMOUNTS, DECK, STEPS

from .positions import GAME

OURS = box.OURS.read_text("utf-8")


def read(text: str, folder: Path) -> box.Box:
    path = folder / "knock-out.toml"
    path.write_text(text, "utf-8")
    return box.read(cards.load(path))


def with_line(key: str, value: str) -> str:
    lines = [f"{key} = {value}" if it.startswith(f"{key} =") else it for it in OURS.splitlines()]
    return "\n".join(lines)


def test_our_file_has_what_the_rulebook_says(tmp_path: Path) -> None:  # 1.3, 1.4, 1.5
    ours = read(OURS, tmp_path)
    assert ours.deck == DECK == (0, 2, 3, 3, 2, 2)
    assert ours.amounts == AMOUNTS == (4_000, 6_000, 8_000, 10_000) * 2
    assert ours.steps == STEPS == (4, 5, 6)
    assert ours.digest == GAME.cards


def test_an_owner_may_correct_the_cards_and_the_amounts(tmp_path: Path) -> None:  # 1.3, 1.5
    theirs = read(with_line("fight_cards", "[2, 2, 4, 2, 2]"), tmp_path)
    assert (theirs.deck, theirs.amounts) == ((0, 2, 2, 4, 2, 2), AMOUNTS)
    assert theirs.digest != GAME.cards
    theirs = read(with_line("blue_table", "[500, 2500, 8000, 100000]"), tmp_path)
    assert theirs.amounts == (*AMOUNTS[:4], 500, 2_500, 8_000, 100_000)
    assert read(with_line("start_10", "5"), tmp_path).steps == (4, 5, 5)


def test_a_comment_changes_nothing(tmp_path: Path) -> None:
    assert read("# mine\n" + OURS, tmp_path).digest == GAME.cards


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("fight_cards", "[2, 3, 3, 2, 3]", "these are 13 cards, each player has 12"),
        ("fight_cards", "[2, 3, 3, 4]", "'fight_cards' is a list of 5 whole numbers"),
        ("fight_cards", "[2, 3, 3, 2.0, 2]", "'fight_cards' is a list of 5 whole numbers"),
        ("fight_cards", "[true, 3, 3, 3, 2]", "'fight_cards' is a list of 5 whole numbers"),
        ("fight_cards", "12", "'fight_cards' is a list of 5 whole numbers"),
        ("fight_cards", "[-1, 4, 4, 3, 2]", "there can't be fewer than no cards of a value"),
        ("red_table", "[4000, 6000, 8000]", "'red_table' is a list of 4 whole numbers"),
        ("red_table", "[4000, 6000, 6000, 8000]", "amounts rise from space to space"),
        ("blue_table", "[4000, 6000, 10000, 8000]", "amounts rise from space to space"),
        ("blue_table", "[4001, 6000, 8000, 10000]", "amounts are even, above nothing"),
        ("blue_table", "[0, 6000, 8000, 10000]", "amounts are even, above nothing"),
        ("blue_table", "[2, 4, 6, 1000002]", "above nothing and at most 1000000"),
        ("start_4", "0", "a start space is 1 to 6 steps from K.O."),
        ("start_10", "7", "a start space is 1 to 6 steps from K.O."),
        ("start_6_8", '"5"', "a start space is 1 to 6 steps from K.O."),
        ("start_6_8", "3", "a higher start money can't start closer to K.O."),
    ],
)
def test_what_is_wrong_is_said_with_line_and_reason(
    tmp_path: Path, key: str, value: str, reason: str
) -> None:
    text = with_line(key, value)
    line = next(n for n, it in enumerate(text.splitlines(), 1) if it.startswith(key))
    with pytest.raises(CardFileError) as error:
        read(text, tmp_path)
    assert str(error.value).startswith(f"knock-out.toml, line {line}: ")
    assert reason in str(error.value)


def test_a_missing_and_an_unknown_key_are_refused(tmp_path: Path) -> None:
    with pytest.raises(CardFileError, match="'start_4' is missing"):
        read(OURS.replace("start_4 = 4", ""), tmp_path)
    lines = len(OURS.splitlines())
    with pytest.raises(CardFileError, match=f"line {lines + 1}: 'colour' means nothing here"):
        read(OURS + 'colour = "red"\n', tmp_path)


def test_what_is_no_toml_is_refused_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(CardFileError, match=r"knock-out.toml: .*line 2"):
        read("# mine\nfight_cards = [2; 3]", tmp_path)


def test_an_owners_file_is_played_with(tmp_path: Path) -> None:
    (tmp_path / "knock-out.toml").write_text(
        with_line("red_table", "[1000, 2500, 8000, 10000]"), "utf-8"
    )
    program = (
        "from sparring.games import catalogue; game = catalogue.game('knock-out');"
        "print(game.cards, *(game.notation.name(n) for n in range(205, 212)))"
    )
    said = subprocess.run(
        [sys.executable, "-c", program],
        env={
            **os.environ,
            "SPARRING_CARDS": str(tmp_path),
            "PYTHONPATH": os.pathsep.join(sys.path),
        },
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert said[0] != GAME.cards
    assert said[1:] == ["R1", "R1x2", "R1KO", "R2.5", "R2.5x2", "R2.5KO", "R8"]
