"""The drawings of Knock Out, and its notation."""

import re
from itertools import product
from xml.etree import ElementTree as ET

import pytest

from sparring.chance import Seeded
from sparring.games.contract import NOBODY
from sparring.games.knock_out.names import NAMES
from sparring.games.knock_out.rules import OUTCOMES
from sparring.games.knock_out.state import ACTIONS, BOXERS
from sparring.match import Match
from sparring.text import LANGUAGES, Narrator

from .positions import GAME, A, B, C, bet, box, enter, fight, keep, knock_out, make, manager, season

RING = """\
  1/2 · 1   BONUS 0

▸ A   100 000           ▮11  Robin Zorres        ★★☆    8 000    Nick Hacker         ★★☆    6 000
  B   100 000           ▮11  Arnold Blackndecker ★★☆    8 000    Hook Finn           ★★☆    6 000
  C   −20 000 −2×50 000 ▮12  King Gong           ★★★×2 20 000    Mick Jabber         ✖

  Robin Zorres (A) R  ◌ · ● · · ✖ · · · · ●  B Arnold Blackndecker (B)
  1 4 5   2–4   [▮]   ▮ ▮

  R  4 000 A KO=C   6 000 ·        8 000 ·        10 000 A×2
  B  4 000 B        6 000 ·        8 000 ·        10 000 C"""


def halfway(**settings: str | int) -> Match:
    match = season(players=3, seasons=2, **settings)
    make(match, "C", "champion", "S")
    knock_out(match, "c")
    manager(match, C).ious, manager(match, C).cash = 2, -20_000
    enter(match, "A>B", "1245", "2345")
    bet(match, "R4KO B4 =R4  R10x2 - B10  - - -")
    box(match, "2-4")
    match.play("3", B)
    return match


def test_the_text_shows_managers_ring_cards_and_tables() -> None:
    match = halfway()
    assert GAME.board.text(match.sight(A)) == RING
    assert "▮ ▮ ▮   2–4   [3]   2 5" in GAME.board.text(match.sight(B))
    assert "▮ ▮ ▮   2–4   [▮]   ▮ ▮" in GAME.board.text(match.sight(NOBODY))


def test_trophy_steak_and_a_pawn_on_ko_are_shown() -> None:
    match = season(players=3)
    fight(match, "A>B", "5-2 5-2")
    shown = GAME.board.text(match.sight(A)).splitlines()
    assert "Robin Zorres        ★★★   10 000 ♛" in shown[2]
    assert "Arnold Blackndecker ✖" in shown[3]
    assert "● · · · · ● · · · · ◌" in shown[6]
    match = season(players=3)
    fight(match, "a>b", "3-2 3-2 3-2")
    assert "Hook Finn           ★☆☆    4 000 ♨" in GAME.board.text(match.sight(A))


def test_the_winner_is_marked() -> None:
    match = season(players=3)
    for seat, cards in ((A, "224"), (B, "335"), (C, "")):
        keep(match, seat, cards)
    fight(match, "a>b", "2-3 2-3 4-5")
    shown = GAME.board.text(match.sight()).splitlines()
    assert [line[0] for line in shown[2:5]] == [" ", "★", " "]


def test_played_cards_of_the_season_are_shown_only_where_aids_are_on() -> None:  # 2.5
    for aids in ("off", "on"):
        sight = halfway(aids=aids).sight(A)
        shown = GAME.board.text(sight), GAME.board.svg(sight)
        for drawing in shown:
            assert bool(re.search(r"0×1 +1×2 +0×3 +0×4 +0×5", drawing)) == (aids == "on")


@pytest.mark.parametrize("seed", range(6))
def test_every_sight_of_a_game_can_be_drawn(seed: int) -> None:
    settings = {"players": 3 + seed % 3, "seasons": 1 + seed % 2, "aids": ("off", "on")[seed % 2]}
    match, moves = Match(GAME, Seeded(seed), **settings), Seeded(seed)
    while not match.over:
        legal = match.actions()
        match.play(legal[moves.below(len(legal))])
        if len(match.steps) % 7 == 0 or match.over:
            drawn(match)


def drawn(match: Match) -> None:
    for seat in (NOBODY, *range(match.players)):
        sight = match.sight(seat)
        text, svg = GAME.board.text(sight), GAME.board.svg(sight)
        root = ET.fromstring(svg)  # noqa: S314  # our own drawing
        said = [element.text for element in root.iter() if element.tag.endswith("}title")]
        assert said == [text]
        assert "nan" not in svg
        assert max(map(len, text.splitlines())) <= 120
        words = {element.text or "" for element in root.iter() if element.tag.endswith("}text")}
        strange = [it for it in words if re.search("[a-z]{2}", it) and it not in NAMES]
        assert strange == []


def test_a_hand_is_drawn_for_its_owner_alone() -> None:  # 1.7
    match = halfway()
    drawings = {seat: GAME.board.svg(match.sight(seat)) for seat in (NOBODY, A, B, C)}
    assert drawings[NOBODY].split("</title>")[1] == drawings[C].split("</title>")[1]
    assert drawings[A].count(">5</text>") == drawings[B].count(">5</text>") == 1
    assert drawings[C].count(">5</text>") == 0


def test_every_action_has_a_token_of_its_own() -> None:
    tokens = {}
    for action in range(ACTIONS):
        if action < BOXERS**2 and action // BOXERS // 2 == action % BOXERS // 2:
            continue  # no boxer challenges itself or its stablemate
        tokens[GAME.notation.name(action)] = action
        assert GAME.notation.parse(GAME.notation.name(action)) == action
        assert not re.search(r"[\s{}\[\];:()]", GAME.notation.name(action))
    assert len(tokens) == ACTIONS - 2 * BOXERS
    for token in ("A>b", "1245", "155", "R10", "R6x2", "B6KO", "=R6", "-", "4"):
        assert token in tokens


def test_every_outcome_has_a_token_in_parentheses() -> None:
    tokens = [GAME.notation.name_outcome(n) for n in range(OUTCOMES)]
    assert tokens == ["(A)", "(B)", "(C)", "(D)", "(E)"]
    assert [GAME.notation.parse_outcome(token) for token in tokens] == [*range(5)]


@pytest.mark.parametrize("text", ["", "A>A", "a>A", "R5", "R10 ", "5421", "6", "x", "r10", "(A)"])
def test_what_is_no_token_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no action of Knock Out"):
        GAME.notation.parse(text)
    with pytest.raises(ValueError, match="no outcome in Knock Out"):
        GAME.notation.parse_outcome(text.strip("()"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_boxers_are_called_the_same_everywhere(language: str) -> None:  # 1.8
    narrator = Narrator(GAME, language)
    called = [narrator.text(f"boxer-{key}") for key in GAME.kinds["boxer"]]
    assert called == list(NAMES)


def test_training_is_told_in_digits_without_a_group_sign() -> None:
    for language, seat in product(LANGUAGES, (A, NOBODY)):
        match = season()
        match.play("A>B")
        told = match.play("1245")
        said = next(iter(Narrator(GAME, language, ["Anna"]).sentences(told, seat)))
        assert ("1245" in said) == (seat == A)
