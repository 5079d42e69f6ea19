"""A narrator tells what a seat may hear, and makes nothing of what people call themselves."""

from __future__ import annotations

import pytest

from sparring.chance import Seeded
from sparring.games import catalogue
from sparring.games.contract import NOBODY, Heard
from sparring.games.en_garde.pieces import Event
from sparring.match import Match
from sparring.text import LANGUAGES, Narrator

GAME = catalogue.game("en-garde")


def test_details_for_other_ears_are_left_out() -> None:
    narrator = Narrator(GAME, "en", ["Anna", "Boris"])
    assert narrator.sentence(Heard(Event.DREW, 0, 4, 14)) == "Anna draws a 4; 14 cards are left."
    assert narrator.sentence(Heard(Event.DREW, 0, None, None)) == "Anna draws a card."


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_deals_that_differ_in_hidden_cards_sound_the_same_to_others(language: str) -> None:
    deals = []
    for cards in ("1234512345", "1122334455"):
        match = Match(GAME, None, hits=1)
        for outcome in "L" + cards:
            match.draw(f"({outcome})")
        deals.append(match)
    narrator = Narrator(GAME, language)
    told = [[list(narrator.sentences(words, NOBODY)) for words in match.told] for match in deals]
    assert told[0] == told[1]


@pytest.mark.parametrize(
    "name", ["{ $card }", "{", "*[other]", "\\u0041", "%s", "Anna\u202e", "<b>"]
)
def test_names_are_said_as_they_are(name: str) -> None:
    narrator = Narrator(GAME, "en", [name])
    assert narrator.sentence(Heard(Event.STOOD, 0, 0, 0)) == f"{name} stands still."


def test_whoever_has_no_name_is_called_by_the_seat() -> None:
    narrator = Narrator(GAME, "en", ["Anna"])
    assert [narrator.name(seat) for seat in (0, 1, NOBODY)] == ["Anna", "#2", ""]


def test_what_can_not_be_said_is_shown_by_its_key() -> None:
    assert Narrator(GAME).text("card-of-an-owner") == "card-of-an-owner"


def test_a_sentence_that_lacks_something_is_our_own_fault() -> None:
    with pytest.raises(ValueError, match="advanced"):
        Narrator(GAME).text("advanced", who="Anna")


@pytest.mark.parametrize("language", ["", "EN", "la", "../en", "en-GB"])
def test_there_is_no_such_language(language: str) -> None:
    with pytest.raises(ValueError, match="choose en, fr, de"):
        Narrator(GAME, language)


@pytest.mark.parametrize("name", catalogue.names())
def test_a_narrator_tells_a_game_step_by_step_as_it_does_at_once(name: str) -> None:
    game = catalogue.game(name)
    match = Match(game, Seeded(1))
    narrator = Narrator(game)
    told = [sentence for words in match.told for sentence in narrator.sentences(words, 0)]
    for _ in range(10):
        told += narrator.sentences(match.play(match.actions()[0]), 0)
    again = [narrator.sentence(item) for item in match.heard(0)]
    assert told == again
