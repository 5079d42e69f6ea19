"""Section 8 of docs/rules/ko.md: the reconstructed deck, and decks of an owner's own."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from sparring.games import cards
from sparring.games.cards import CardFileError
from sparring.games.ko import cards as tables
from sparring.games.ko.deck import MARKS, Deck, read
from sparring.games.ko.notation import CARD_NAMES

OURS = Path(tables.__file__).with_name("ko.toml")
BOOK = Path(__file__).resolve().parents[3] / "docs" / "rules" / "ko.md"


def deck(text: str, folder: Path) -> Deck:
    path = folder / "ko.toml"
    path.write_text(text, "utf-8")
    return read(cards.load(path))


def test_the_file_says_at_its_top_that_it_is_a_reconstruction() -> None:
    top = OURS.read_text("utf-8").split("\n\n")[0]
    assert "RECONSTRUCTION made by the Sparring project" in top
    assert "owner of a box can replace it" in top


# --- The table of the rulebook, line by line. ---


Line = tuple[str, list[str], str, str, str]  # letter, colours, zone, values, marks


def table() -> dict[str, Line]:
    """Each line of the book's table."""
    rows = re.findall(r"^\|" + r" ([^|]+?) \|" * 6 + "$", book(), re.MULTILINE)
    return {
        name: (letter, colours.split(", "), *rest)
        for name, letter, colours, *rest in rows
        if letter in "ABC–"
    }


def book() -> str:
    return BOOK.read_text("utf-8")


def marked(marks: tuple[int, ...]) -> str:
    return "/".join("–KOD"[mark] for mark in marks) if any(marks) else "–"


def test_the_offensive_cards_are_those_of_the_book() -> None:
    ours: dict[str, Line] = {}
    for kind in tables.DECK.kinds[: tables.DODGE]:
        colour, _, name = kind.key.partition("-")
        values = "/".join(map(str, kind.values))
        zone = "Bd" if kind.body else "head"
        line: Line = (kind.face, [], zone, values, marked(kind.marks))
        ours.setdefault(name, line)[1].append(colour)
        assert (ours[name][0], *ours[name][2:]) == (line[0], *line[2:])
        assert kind.copies == 1
    theirs = {name.lower().replace(" ", "-"): line for name, line in table().items()}
    assert ours == {name: line for name, line in theirs.items() if line[0] != "–"}
    assert len(ours) == 9


def test_the_white_cards_are_those_of_the_book() -> None:
    ours = {kind.key: kind.copies for kind in tables.DECK.kinds[tables.DODGE :]}
    lines = [name for name, line in table().items() if line[0] == "–"]
    theirs = re.findall(r"([A-Za-z -]+?) ×(\d)", ", ".join(lines))
    assert ours == {name.strip(" ,").lower().replace(" ", "-"): int(n) for name, n in theirs}
    kinds = {kind.key: kind for kind in tables.DECK.kinds}
    assert marked(kinds["dodge"].marks) == "K/K/K"
    assert (kinds["contre"].values, marked(kinds["contre"].marks)) == ((3, 3, 4), "D/D/O")


def test_the_style_cards_are_those_of_the_book() -> None:
    named = book().partition("Style cards, four each; ")[2].partition("\n")[0].rstrip(".")
    styles = [part.partition(": ")[2] for part in named.split("; ")]
    for style, names in enumerate(styles):
        keys = [name.removeprefix("the ").lower() for name in names.split(", ")]
        pairs = zip(tables.DECK.nicknames, tables.DECK.styles, strict=True)
        assert keys == [key for key, number in pairs if number == style]


# --- An owner's deck. ---


def test_kinds_copies_values_and_marks_may_be_others(tmp_path: Path) -> None:
    text = OURS.read_text("utf-8")
    text = text.replace('colours = ["blue", "red"]', 'colours = ["blue", "red"]\ncopies = 2')
    text = text.replace("copies = 4", "copies = 2").replace("[4, 3, 3]", "[9, 0, 8]")
    text = text.replace('["K", "K", "K"]', '["-", "K", "-"]')
    kinds = {kind.key: kind for kind in deck(text, tmp_path).kinds}
    assert (kinds["red-left-hook"].copies, kinds["dodge"].copies) == (2, 2)
    assert kinds["red-right-hook"].values == (9, 0, 8)
    assert [MARKS[mark] for mark in kinds["dodge"].marks] == ["-", "K", "-"]


def test_a_role_may_have_several_kinds(tmp_path: Path) -> None:
    text = OURS.read_text("utf-8").replace("copies = 4", "copies = 1")
    text += '\n[[defence]]\nkey = "duck"\nrole = "dodge"\ncopies = 3\n'
    faces = [kind.face for kind in deck(text, tmp_path).kinds]
    assert faces.count("dodge") == 2
    assert faces[20:22] == ["dodge", "dodge"]


PLAY = """
from sparring.games import catalogue
from sparring.games.ko.cards import KINDS
from sparring.games.ko.notation import CARD_NAMES
from sparring.games.contract import NOBODY
from sparring.chance import Seeded
from sparring.match import Match
from sparring.text import Narrator

game = catalogue.game("ko")
for seed in range(6):
    match, moves = Match(game, Seeded(seed), rounds=3), Seeded(-seed)
    while not match.over:
        legal = match.legal()
        told = match.play(legal[moves.below(len(legal))])
        list(Narrator(game, "de").sentences(told, NOBODY))
        game.board.svg(match.sight(seed % 2))
print(game.laws.ACTIONS, KINDS, game.cards, *CARD_NAMES)
"""


def played_with(folder: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, "SPARRING_CARDS": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def owners_deck() -> str:
    """Two kinds of dodge and of contre, two C of one colour and none of another."""
    text = OURS.read_text("utf-8").replace("copies = 4", "copies = 1")
    text = text.replace('colours = ["green"]', 'colours = ["red"]')
    more = [("duck", "dodge", 2), ("cross", "contre", 1)]
    for key, role, copies in more:
        values = "values = [2, 3, 4]\n" if role == "contre" else ""
        text += f'\n[[defence]]\nkey = "{key}"\nrole = "{role}"\ncopies = {copies}\n{values}'
    return text


def test_an_owners_deck_takes_the_place_of_ours(tmp_path: Path) -> None:
    (tmp_path / "ko.toml").write_text(owners_deck(), "utf-8")
    done = played_with(tmp_path)
    assert done.stderr == ""
    actions, kinds, digest, *names = done.stdout.split()
    assert (int(kinds), digest != tables.FILE.digest) == (28, True)
    assert {"D1", "D2", "X1", "X2", "rC1", "rC2"} < {*names}
    assert "gC" not in names
    assert int(actions) > len(CARD_NAMES)


def test_a_malformed_deck_is_refused_before_a_card_is_dealt(tmp_path: Path) -> None:
    (tmp_path / "ko.toml").write_text(owners_deck().replace('"duck"', '"Duck"'), "utf-8")
    done = played_with(tmp_path)
    assert done.returncode == 1
    assert re.search(r"CardFileError: ko.toml, line \d+: key 'Duck'", done.stderr)


def test_a_folder_without_a_deck_leaves_ours(tmp_path: Path) -> None:
    done = played_with(tmp_path)
    assert done.stdout.split()[2] == tables.FILE.digest


# --- Malformed ones: what is changed, the line that is named, the reason. ---

HEADS = ("style", "offence", "defence")
FAULTS = [
    # What stands in the file, what takes its place, the line that is named, the reason.
    ('style = "battant"', 'style = "boxer"', 'style = "boxer"', "style 'boxer': choose 'puncher'"),
    ('style = "battant"', "style = 3", "style = 3", "style 3: choose 'puncher', 'battant' or"),
    ('style = "battant"', "", "[[style]]", "this style card has no 'style'"),
    ('key = "bull"', 'key = "lion"', 'key = "lion"', "a second style card 'lion'"),
    ('key = "bull"', 'key = "The Bull"', 'key = "The Bull"', "key 'The Bull': write small"),
    ('key = "bull"', "key = 7", "key = 7", "key 7: write small letters and hyphens"),
    ('key = "bull"', 'key = ""', 'key = ""', "key '': write small letters and hyphens"),
    ('key = "bull"', 'key = "bull"\nage = 3', "age = 3", "unknown 'age': choose 'key' or 'style'"),
    ('letter = "C"', 'letter = "D"', 'letter = "D"', "letter 'D': choose 'A', 'B' or 'C'"),
    ('letter = "C"', "", "[[offence]]", "this offence card has no 'letter'"),
    ('zone = "body"', 'zone = "belt"', 'zone = "belt"', "zone 'belt': choose 'head' or 'body'"),
    ('["blue"]', '["pink"]', 'colours = ["pink"]', "colour 'pink': choose 'blue', 'yellow', 'red'"),
    ('["blue"]', "[]", "colours = []", "colours []: write a list of"),
    ('["blue"]', '"blue"', 'colours = "blue"', "colours 'blue': write a list of"),
    ('["blue"]', "[[1]]", "colours = [[1]]", "colour [1]: choose"),
    (
        '["blue"]',
        '["blue", "blue"]',
        'colours = ["blue", "blue"]',
        "blue twice: say so",
    ),
    ("[4, 3, 3]", "[4, 3]", "values = [4, 3]", "values [4, 3]: write a number for each style"),
    ("[4, 3, 3]", "4", "values = 4", "values 4: write a number for each style: puncher, battant"),
    ("[4, 3, 3]", "[4, 3, 10]", "values = [4, 3, 10]", "value 10: write 0 to 9"),
    ("[4, 3, 3]", "[4, 3, -1]", "values = [4, 3, -1]", "value -1: write 0 to 9"),
    ("[4, 3, 3]", "[4, 3, 2.5]", "values = [4, 3, 2.5]", "value 2.5: write 0 to 9"),
    ("[4, 3, 3]", "[4, 3, true]", "values = [4, 3, true]", "value True: write 0 to 9"),
    ("values = [4, 3, 3]", "", "[[offence]]", "this offence card has no 'values'"),
    ('["D", "O", "-"]', '["D", "O"]', 'marks = ["D", "O"]', "write a mark for each style"),
    ('["D", "O", "-"]', '["D", "O", "X"]', 'marks = ["D", "O", "X"]', "mark 'X': choose '-', 'K'"),
    ('["D", "O", "-"]', '["D", "O", "K"]', 'marks = ["D", "O", "K"]', "a C card can't be marked K"),
    ('["K", "-", "K"]', '["K", "-", "O"]', 'marks = ["K", "-", "O"]', "a B card can't be marked O"),
    (
        '["K", "K", "K"]',
        '["K", "K", "D"]',
        'marks = ["K", "K", "D"]',
        "a dodge card can't be",
    ),
    ('["D", "D", "O"]', '["D", "K", "O"]', 'marks = ["D", "K", "O"]', "a contre card can't be"),
    (
        "copies = 3",
        'copies = 3\nmarks = ["K", "-", "-"]',
        "marks =",
        "a block card can't be",
    ),
    ("copies = 3", "copies = 0", "copies = 0", "copies 0: write 1 to 33"),
    ("copies = 3", 'copies = "3"', 'copies = "3"', "copies '3': write 1 to 33"),
    ("copies = 3", "copies = true", "copies = true", "copies True: write 1 to 33"),
    ("copies = 3", "copies = 34", "copies = 34", "copies 34: write 1 to 33"),
    ("copies = 3", "copies = 4", "[[defence]]", "34 playing cards: there must be 33 (1.1)"),
    ("copies = 3", "copies = 3\nvalues = [1, 1, 1]", "values = [1", "a block scores nothing"),
    ('role = "block"', 'role = "parry"', 'role = "parry"', "role 'parry': choose 'dodge', 'block'"),
    (
        'role = "block"',
        'role = "dodge"',
        "[[defence]]",
        "no card is 'block': the sheet speaks of one",
    ),
    ('role = "block"', "", "[[defence]]", "this defence card has no 'role'"),
    ("values = [3, 3, 4]\n", "", "[[defence]]", "values None: write a number for each style"),
    (
        'key = "dodge"',
        'key = "red-left-hook"',
        "[[defence]]",
        "two kinds of cards are called",
    ),
]


@pytest.mark.parametrize(("old", "new", "named", "reason"), FAULTS)
def test_a_malformed_deck_is_refused_with_the_line_and_the_reason(
    old: str, new: str, named: str, reason: str, tmp_path: Path
) -> None:
    text = OURS.read_text("utf-8")
    assert old in text
    text = text.replace(old, new, 1)
    with pytest.raises(CardFileError) as refused:
        deck(text, tmp_path)
    said = re.fullmatch(r"ko\.toml, line (\d+): (.*)", str(refused.value))
    assert said
    assert reason in said[2]
    assert text.splitlines()[int(said[1]) - 1].startswith(named)


def without(text: str, table_: str, number: int) -> str:
    """The file without its first tables of this name."""
    parts = text.split(f"[[{table_}]]")
    return f"[[{table_}]]".join([parts[0], *parts[1 + number :]]) if number < len(parts) else ""


def test_there_must_be_twelve_style_cards(tmp_path: Path) -> None:
    with pytest.raises(CardFileError, match=r"line \d+: 11 style cards: there must be 12 \(1.1\)"):
        deck(without(OURS.read_text("utf-8"), "style", 1), tmp_path)


def test_each_style_must_have_a_card(tmp_path: Path) -> None:
    text = OURS.read_text("utf-8").replace('style = "battant"', 'style = "puncher"')
    with pytest.raises(CardFileError, match=r"line \d+: no style card is a battant"):
        deck(text, tmp_path)


def test_each_letter_must_have_a_card(tmp_path: Path) -> None:
    text = re.sub(r"marks = .*", "", OURS.read_text("utf-8")).replace(
        'letter = "C"', 'letter = "B"'
    )
    with pytest.raises(CardFileError, match=r"line \d+: no card is 'C': the sheet speaks of one"):
        deck(text, tmp_path)


def test_each_colour_must_have_a_card(tmp_path: Path) -> None:
    text = OURS.read_text("utf-8").replace(', "green"]', "]").replace('["green"]', '["red"]')
    with pytest.raises(CardFileError, match=r"line \d+: no card is 'green': the sheet speaks"):
        deck(text.replace("copies = 4", "copies = 8"), tmp_path)


@pytest.mark.parametrize("table_", HEADS)
def test_each_kind_of_table_must_be_there(table_: str, tmp_path: Path) -> None:
    text = OURS.read_text("utf-8")
    gone = text.replace(f"[[{table_}]]", "[[spare]]")
    with pytest.raises(CardFileError, match=r"line \d+: unknown 'spare': a deck has 'style'"):
        deck(gone, tmp_path)
    parts = re.split(r"(?=^\[\[)", text, flags=re.MULTILINE)
    keep = [part for part in parts if f"[[{table_}]]" not in part]
    with pytest.raises(CardFileError, match=rf"line 1: there must be \[\[{table_}\]\] tables"):
        deck("".join(keep), tmp_path)
    for other in (f"{table_} = 3\n", f"{table_} = [1, 2]\n", f"{table_} = []\n"):
        with pytest.raises(CardFileError, match=rf"line 1: there must be \[\[{table_}\]\] tables"):
            deck(other + "".join(keep), tmp_path)
    with pytest.raises(CardFileError, match=r"there must be"):
        deck("".join(keep) + f"[{table_}]\nkey = 3\n", tmp_path)


def test_tables_written_in_one_line_are_read_as_well(tmp_path: Path) -> None:
    text = OURS.read_text("utf-8")
    rest = text[text.index("# --- 20 offensive") :]
    pairs = zip(tables.DECK.nicknames, tables.DECK.styles, strict=True)
    styles = ("puncher", "battant", "scientifique")
    inline = ", ".join(f'{{ key = "{key}", style = "{styles[n]}" }}' for key, n in pairs)
    assert deck(f"style = [{inline}]\n{rest}", tmp_path) == tables.DECK
    with pytest.raises(CardFileError, match="line 1: style 'x': choose"):
        deck(f"style = [{inline}]\n{rest}".replace('"battant"', '"x"', 1), tmp_path)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "line 1: there must be [[style]] tables"),
        ("[[style]\n", "line 1"),
        ('key = "a', "end of document"),
        ("a = 1\na = 2\n", "line 2"),
        ("\n\ncards = 3\n", "line 3: unknown 'cards'"),
    ],
)
def test_what_is_no_toml_or_no_deck_is_refused(text: str, reason: str, tmp_path: Path) -> None:
    with pytest.raises(CardFileError) as refused:
        deck(text, tmp_path)
    assert "ko.toml" in str(refused.value)
    assert reason in str(refused.value)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ko.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(CardFileError, match=r"ko\.toml"):
        read(cards.load(path))
