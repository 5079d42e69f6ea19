"""Every game says all that it can say, in three languages, and nothing else."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from sparring.chance import Seeded
from sparring.games import catalogue
from sparring.games.contract import NOBODY, Detail, Game, Heard
from sparring.match import Match
from sparring.text import LANGUAGES, Narrator

GAMES = catalogue.names()
PEOPLE = ["Anna", "Boris", "Chloé", "Dörte", "Eve"]
NUMBERS = (0, 1, 2, 3, 5, 12, 100, 6000, 50_000)
ONCE = pytest.mark.parametrize("name", GAMES)
EACH = pytest.mark.parametrize(("name", "language"), list(product(GAMES, LANGUAGES)))


def house(name: str) -> Path:
    return Path(catalogue.__file__).parent / name.replace("-", "_")


@cache
def messages(name: str, language: str) -> dict[str, ftl.Message]:
    source = (house(name) / "text" / f"{language}.ftl").read_text("utf-8")
    parsed = FluentParser().parse(source).body
    assert not [it for it in parsed if isinstance(it, ftl.Junk)], "what the parser can't read"
    assert isinstance(parsed[0], ftl.Comment | ftl.GroupComment | ftl.ResourceComment)
    found = [it for it in parsed if isinstance(it, ftl.Message)]
    assert len({it.id.name for it in found}) == len(found)
    return {it.id.name: it for it in found}


def needed(game: Game) -> dict[str, set[str]]:
    """Every message the game needs, with the variables it may use."""
    needs: dict[str, set[str]] = {"title": set(), "blurb": set()}
    for event in game.events:
        needs[kebab(event.name)] = {"who", *(detail.name for detail in game.details[event])}
    for secret in whispered(game.name):
        needs[f"{kebab(secret)}-hidden"] = {"who"}
    for setting in game.settings:
        needs[f"setting-{kebab(setting.name)}"] = set()
        for value in setting.values:
            if isinstance(value, str):
                needs[f"setting-{kebab(setting.name)}-{kebab(value)}"] = set()
    for kind, keys in (("ending", [it.name for it in game.endings]), *game.kinds.items()):
        needs |= {f"{kind}-{kebab(key)}": set() for key in keys}
    return needs


def kebab(name: str) -> str:
    return name.lower().replace("_", "-")


@cache
def whispered(name: str) -> set[str]:
    """The events whose details the rules ever keep from somebody."""
    calls = [
        node
        for path in house(name).glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "whisper"
    ]
    return {ast.unparse(call.args[1]).removeprefix("Event.").lstrip("_") for call in calls}


@EACH
def test_a_game_has_every_message_it_needs_and_no_other(name: str, language: str) -> None:
    needs, has = set(needed(catalogue.game(name))), set(messages(name, language))
    assert sorted(needs - has) == []
    assert sorted(has - needs) == []


@EACH
def test_a_message_uses_only_what_it_is_given(name: str, language: str) -> None:
    needs = needed(catalogue.game(name))
    for key, message in messages(name, language).items():
        assert used(message) <= needs[key], key


def used(message: ftl.Message) -> set[str]:
    class Names(Visitor):
        found: set[str]

        def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
            self.found.add(node.id.name)

    names = Names()
    names.found = set()
    names.visit(message)
    return names.found


@ONCE
def test_the_three_languages_use_the_same_details(name: str) -> None:
    """A card that is named in one language and not in another would be hidden from some."""
    for key in messages(name, "en"):
        details = [used(messages(name, language)[key]) for language in LANGUAGES]
        assert details[0] == details[1] == details[2], key


@EACH
def test_every_event_can_be_said_with_any_details(name: str, language: str) -> None:
    game = catalogue.game(name)
    narrator = Narrator(game, language, PEOPLE)
    for event in game.events:
        details = game.details[event]
        choices = [*(values(game, detail) for detail in details), [0], [0]][:2]
        for a, b in product(*choices):
            good(narrator.sentence(Heard(event, 0, a, b)))
    for event in (game.events[key] for key in whispered(name)):
        good(narrator.sentence(Heard(event, 1, None, None)))


def values(game: Game, detail: Detail) -> list[int]:
    if detail.kind == "number":
        return list(NUMBERS)
    if detail.kind == "seat":
        return list(range(len(PEOPLE)))
    if detail.kind == "ending":
        return [int(ending) for ending in game.endings]
    return list(range(len(game.kinds[detail.kind])))


def good(sentence: str) -> None:
    assert sentence.strip() == sentence != ""
    assert not re.search(r"[{}]|  | \.|\.\.", sentence), sentence
    assert sentence[-1] in ".!?…", sentence


@EACH
def test_a_whole_game_can_be_told_to_everybody(name: str, language: str) -> None:
    for sentence in told(name, language):
        good(sentence)


def told(name: str, language: str) -> Iterator[str]:
    match, moves = Match(catalogue.game(name), Seeded(1)), Seeded(2)
    narrator: Any = Narrator(match.game, language, PEOPLE)
    while not match.over:
        legal = match.actions()
        words = match.play(legal[moves.below(len(legal))])
        for seat in (NOBODY, 0, 1):
            yield from narrator.sentences(words, seat)


@EACH
def test_names_and_settings_can_be_said(name: str, language: str) -> None:
    game = catalogue.game(name)
    narrator = Narrator(game, language, PEOPLE)
    for key in messages(name, language):
        if key.startswith(("setting-", "ending-", "title", "blurb", *game.kinds)):
            said = narrator.text(key)
            assert said.strip() == said not in ("", key)
    assert narrator.text("blurb").endswith(".")
