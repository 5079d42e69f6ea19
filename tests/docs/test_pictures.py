"""The pictures of the README show the boards as they are drawn today."""

import runpy
from pathlib import Path

import pytest

LOOK = Path(__file__).parents[2] / "docs" / "look"
DRAW = runpy.run_path(str(LOOK / "draw.py"))


@pytest.mark.parametrize("shown", DRAW["SHOWN"], ids=lambda shown: str(shown[0]))
def test_a_picture_is_what_would_be_drawn(shown: tuple[str, object]) -> None:
    drawn = (LOOK / f"{shown[0]}.svg").read_text("utf-8")
    assert drawn == DRAW["picture"](*shown), "run: python docs/look/draw.py"
