"""A few seconds of the fuzzer, so that it works on the day somebody wants hours of it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.scores.hostile import swallow_cards

HOME = Path(__file__).parent
TOML = [
    "",
    "[[style]]\n",
    "fight_cards = ",
    "red_table = [1, 2]",
    "key = 'x'",
    "a = " + "[" * 5_000,
    "a = " + "9" * 5_000,
    "start_4 = 0x" + "f" * 5_000,
    "start_4 = true\n",
    "red_table = nan\n",
    "[[offence]]\nvalues = [1979-05-27, inf, {}]\n",
]


@pytest.mark.skipif(sys.platform != "linux", reason="atheris is for Linux")
def test_a_short_run_of_the_fuzzer_finds_nothing(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, HOME / "fuzz.py", "--seconds", "4"],
        env={**os.environ, "TMPDIR": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert "Done" in done.stderr


@given(st.lists(st.sampled_from(TOML) | st.text(), max_size=5))
def test_any_text_is_swallowed_as_a_card_file(
    tmp_path_factory: pytest.TempPathFactory, lines: list[str]
) -> None:
    swallow_cards("\n".join(lines), tmp_path_factory.getbasetemp())


@given(st.sampled_from(["knock_out/knock-out.toml", "ko/ko.toml"]), st.data())
def test_any_damage_to_a_card_file_is_swallowed(
    tmp_path_factory: pytest.TempPathFactory, name: str, data: st.DataObject
) -> None:
    games = HOME.parent.parent / "src" / "sparring" / "games"
    text = (games / name).read_text("utf-8")
    begin = data.draw(st.integers(0, len(text)))
    bit = st.text(max_size=5) | st.sampled_from([*TOML, '"', "[[", "]]", "=", "true", "-1", "{}"])
    text = text[:begin] + data.draw(bit) + text[begin + data.draw(st.integers(0, 20)) :]
    swallow_cards(text, tmp_path_factory.getbasetemp())
