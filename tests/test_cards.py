"""A card file is read as it is meant, and what is wrong with it is said with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from sparring.games.cards import CardFile, CardFileError, load


def read(folder: Path, text: str) -> CardFile:
    path = folder / "box.toml"
    path.write_text(text, "utf-8")
    return load(path)


def test_the_digest_is_of_what_a_file_says(tmp_path: Path) -> None:
    one = read(tmp_path, "a = 1\nb = [2, 3]\n")
    same = read(tmp_path, "# ours\n\nb = [ 2,\n  3 ]\na = 0x1\n")
    assert one.digest == same.digest
    for other in ("a = 1\nb = [3, 2]", "a = '1'\nb = [2, 3]", "a = 1.0\nb = [2, 3]", "a = 1"):
        assert read(tmp_path, other).digest != one.digest


def test_lines_are_counted_with_empty_ones(tmp_path: Path) -> None:
    file = read(tmp_path, "\n\n# one\n\na = 1\n\n\n[[t]]\nk = 1\n\n[[t]]\n\n\n  k = 2\n")
    assert [file.line("a"), file.line("k"), file.line("k", 1)] == [5, 9, 14]
    assert [file.line("[[t]]"), file.line("[[t]]", 1)] == [8, 11]
    assert file.line("missing") == 1
    assert str(file.wrong("k", "too much", 1)) == "box.toml, line 14: too much"


def test_the_file_of_an_owner_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours, owners = tmp_path / "ours", tmp_path / "owners"
    for folder in (ours, owners):
        folder.mkdir()
        (folder / "box.toml").write_text(f"whose = '{folder.name}'")
    (ours / "other.toml").write_text("whose = 'ours'")
    assert load(ours / "box.toml").data == {"whose": "ours"}
    monkeypatch.setenv("SPARRING_CARDS", str(owners))
    assert load(ours / "box.toml").data == {"whose": "owners"}
    assert load(ours / "other.toml").data == {"whose": "ours"}


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"a = [", "Invalid value"),
        (b"a = 1\na = 2\n\n", "line 2"),
        (b"a = " + b"[" * 100_000, "recursion"),
        (b"a = " + b"9" * 10_000, "4300"),
        (b"a = 0x" + b"f" * 10_000, "4300"),
    ],
)
def test_a_file_that_is_none_is_refused(data: bytes, why: str, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(data)
    with pytest.raises(CardFileError, match=r"^box\.toml: ") as caught:
        load(path)
    assert why in str(caught.value)


def test_what_is_no_text_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(b"a = 1\n\n# caf\xe9\n")
    with pytest.raises(CardFileError, match=r"^box\.toml, line 3: this is no text in UTF-8$"):
        load(path)


@pytest.mark.parametrize("there", ["missing", "box.toml"])
def test_a_folder_that_is_none_does_not_bring_our_cards(
    there: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "box.toml").write_text("a = 1\n")
    monkeypatch.setenv("SPARRING_CARDS", str(tmp_path / there))
    with pytest.raises(CardFileError, match=r"SPARRING_CARDS names .* no folder"):
        load(tmp_path / "box.toml")


def test_a_file_that_can_not_be_opened_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CardFileError, match="No such file"):
        load(tmp_path / "missing.toml")
    with pytest.raises(CardFileError, match="directory"):
        load(tmp_path)
