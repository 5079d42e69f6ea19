"""The client says nothing that is not in its three languages, and knows no sentence it never says.

The sentences stand in `text/*.ftl` beside the house, each board and each lesson; which of them are
said is read from the sources: `say('id')`, and `say(`prefix-${what}`)` for whole families.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import hatch_build
from sparring.text import LANGUAGES
from sparring.wire import Reason
from tests.test_text import used

SOURCES = Path(hatch_build.__file__).parent / "client/src"
FOLDERS = sorted({path.parent for path in SOURCES.rglob("en.ftl")})
EACH = pytest.mark.parametrize("folder", FOLDERS, ids=lambda it: str(it.relative_to(SOURCES)))

# A family's members that no source spells out: what a server may say, and whom it may seat. A bot
# that is there to study with may go by the name it has; the levels of the house may not.
SAID = {f"refused-{reason.value}" for reason in Reason if reason is not Reason.NOT_STORED}
LEVELS = ("beginner", "casual", "club", "expert", "strongest")
BOTS = {f"bot-{name}" for name in LEVELS}


@cache
def messages(folder: Path, language: str) -> dict[str, ftl.Message]:
    parsed = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body
    junk = [it.content for it in parsed if isinstance(it, ftl.Junk)]
    assert not junk, junk
    found = [it for it in parsed if isinstance(it, ftl.Message)]
    names = [it.id.name for it in found]
    assert len(set(names)) == len(names), sorted({it for it in names if names.count(it) > 1})
    return {it.id.name: it for it in found}


@cache
def code() -> str:
    files = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")]
    own = [path.read_text("utf-8") for path in files if path.name != "wire.ts"]
    scripts = [path.read_text("utf-8") for path in SOURCES.rglob("script.json")]
    return "\n".join([*own, *scripts])


@cache
def literals() -> frozenset[str]:
    return frozenset(re.findall(r"""['"]([a-z][a-z0-9-]*)['"]""", code()))


@cache
def families() -> tuple[re.Pattern[str], ...]:
    """Each template of an id, such as `kn-why-${reason}`, as a pattern."""
    hole = r"\$\{(?:[^{}`]|\{[^{}]*\})*\}"
    found = set(re.findall(rf"`([a-z][a-z0-9]*-(?:[a-z0-9-]|{hole})*)`", code()))
    return tuple(re.compile(re.sub(hole, "[a-z0-9-]+", it)) for it in sorted(found))


def is_said(name: str) -> bool:
    return name in literals() or any(family.fullmatch(name) for family in families())


@EACH
def test_the_three_languages_say_the_same(folder: Path) -> None:
    english = messages(folder, "en")
    for language in LANGUAGES:
        other = messages(folder, language)
        assert sorted(set(english) ^ set(other)) == [], language
        assert list(other) == list(english), f"{language}: in the same order"
        for name, message in english.items():
            assert used(message) == used(other[name]), f"{language}: {name}"


@EACH
def test_every_sentence_is_said_somewhere(folder: Path) -> None:
    assert [name for name in messages(folder, "en") if not is_said(name)] == []


def test_every_sentence_that_is_said_is_there() -> None:
    known = {name for folder in FOLDERS for name in messages(folder, "en")}
    asked = set(
        re.findall(r"""(?:\bui|\bsays|\bvoice\.ui)\.say\(\s*['"]([a-z0-9-]+)['"]""", code())
    )
    chosen = re.findall(r"""\bui\.say\([^()`]*\?\s*'([a-z0-9-]+)'\s*:\s*'([a-z0-9-]+)'""", code())
    asked |= {name for pair in chosen for name in pair}
    assert len(asked) > 100
    assert sorted(asked - known) == []


@pytest.mark.parametrize("name", sorted(SAID | BOTS))
def test_what_a_server_names_has_words(name: str) -> None:
    assert name in messages(SOURCES / "text", "en")


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_a_sentence_of_its_character(level: str) -> None:
    assert f"bot-{level}-text" in messages(SOURCES / "text", "en")


@pytest.mark.parametrize(("folder", "language"), list(product(FOLDERS, LANGUAGES)))
def test_typography_is_that_of_the_language(folder: Path, language: str) -> None:
    """French spaces before high signs, curly apostrophes everywhere."""
    for line in (folder / f"{language}.ftl").read_text("utf-8").splitlines():
        said = re.sub(r"\{[^{}]*\}", "x", line.partition(" = ")[2])
        if not said or line.startswith("#"):
            continue
        assert not re.search(r"\w'\w", said), line
        if language == "fr":
            assert not re.search(r"[\wé»)][?!;]", said), line
