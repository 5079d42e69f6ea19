"""Every lesson plays by the rules, on every way through it, and is told in every language."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from sparring import score
from sparring.games import catalogue
from sparring.match import Match
from sparring.text import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = sorted((ROOT / "client/src/games").glob("*/lesson/script.json"))
MOST_FRAMES = 80  # as many as one question to the server brings


def lesson(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text("utf-8"))  # type: ignore[no-any-return]


def steps(script: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for scene in script["scenes"]:
        yield from scene["steps"]


def messages(text: str) -> list[str]:
    return re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)


def clauses(game: str) -> set[str]:
    book = (ROOT / "docs/rules" / f"{game}.md").read_text("utf-8")
    return set(re.findall(r"^- (\d+[A-Z]?\.\d+)\b", book, re.MULTILINE))


@dataclass
class Walk:
    """One scene, along every way through it. `at` names the step for whoever reads a failure."""

    game: str
    scene: dict[str, Any]
    ways: list[list[str]] = field(default_factory=list)

    def match(self, tokens: list[str]) -> Match:
        match = Match(catalogue.game(self.game), None, **self.scene["settings"])
        for number, token in enumerate(tokens):
            score.take(match, score.Token(token, number + 1))
        return match

    def steps(self) -> None:
        self.ways = [list(self.scene["start"])]
        for step in self.scene["steps"]:
            self.ways = [way for tokens in self.ways for way in self.step(tokens, step)]

    def step(self, tokens: list[str], step: dict[str, Any]) -> Iterator[list[str]]:
        match, seat = self.match(tokens), self.scene["seat"]
        if "moves" not in step:
            yield self.on(tokens, step.get("then", []))
            return
        legal = set(match.legal(seat))
        assert match.may_act(seat), f"{step['say']}: it is not the learner's turn"
        assert set(step["moves"]) & legal, f"{step['say']}: none of its moves is legal"
        named = set(step.get("other", {})) - {"*"}
        assert named | set(step["moves"]) <= legal, f"{step['say']}: only {sorted(legal)} are legal"
        assert "*" in step.get("other", {}) or named | set(step["moves"]) == legal, step["say"]
        for move, answer in step["moves"].items():
            yield self.on(tokens, [f"{seat}:{move}", *answer])

    def on(self, tokens: list[str], played: list[str]) -> list[str]:
        assert len(played) < MOST_FRAMES
        self.match([*tokens, *played])
        return [*tokens, *played]


def each_scene() -> Iterator[Any]:
    for path in SCRIPTS:
        script = lesson(path)
        for scene in script["scenes"]:
            yield pytest.param(script["game"], scene, id=f"{script['game']}-{scene['title']}")


def test_en_garde_has_a_lesson() -> None:
    assert "en-garde" in [lesson(path)["game"] for path in SCRIPTS]


@pytest.mark.parametrize(("game", "scene"), list(each_scene()))
def test_every_way_through_a_scene_is_legal(game: str, scene: dict[str, Any]) -> None:
    walk = Walk(game, scene)
    walk.steps()
    assert walk.ways


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.parts[-3])
def test_every_sentence_of_a_lesson_is_there_in_every_language_and_none_is_left_over(
    path: Path,
) -> None:
    script = lesson(path)
    said = {scene["title"] for scene in script["scenes"]}
    for step in steps(script):
        said |= {step["say"], *step.get("other", {}).values()}
    for language in LANGUAGES:
        known = messages(path.with_name(f"{language}.ftl").read_text("utf-8"))
        assert len(known) == len(set(known))
        assert set(known) == said, f"{language}: {sorted(set(known) ^ said)}"


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.parts[-3])
def test_a_first_game_can_be_played_as_the_lesson_proposes_it(path: Path) -> None:
    script = lesson(path)
    first = Match(catalogue.game(script["game"]), None, **script["first"])
    assert first.settings != Match(catalogue.game(script["game"]), None).settings


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.parts[-3])
def test_every_step_names_a_clause_of_the_rulebook(path: Path) -> None:
    script = lesson(path)
    known = clauses(script["game"])
    assert {step["clause"] for step in steps(script)} <= known


def test_a_script_with_an_illegal_move_is_found_out() -> None:
    scene = {
        "seat": 0,
        "settings": {"rules": "basic", "hits": 1},
        "start": ["(L)", *(f"({value})" for value in (1, 1, 2, 2, 3, 5, 5, 4, 4, 3))],
        "steps": [{"say": "too-far", "moves": {"+5": []}, "other": {"*": "no"}}],
    }
    with pytest.raises(AssertionError, match="none of its moves is legal"):
        Walk("en-garde", scene).steps()
