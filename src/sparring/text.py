"""Sentences: what happened at a table, in English, French or German.

The one place where events become words: for the log, the screen reader, the terminal. The words
themselves stand in each game's `text/*.ftl`. Nothing here knows of any one game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .games.contract import Detail, Game, Heard, Word, heard

LANGUAGES = ("en", "fr", "de")


class Narrator:
    """Tells one game in one language, to people with these names.

    >>> from sparring.games import catalogue
    >>> narrator = Narrator(catalogue.game("en-garde"), "en", ["Anna", "Boris"])
    >>> narrator.text("ending-hit")
    'by a hit'
    """

    def __init__(self, game: Game, language: str = "en", names: Sequence[str] = ()) -> None:
        self.game, self.names = game, names
        self.bundle = _bundle(game, language)

    def sentences(self, told: Iterable[Word], seat: int) -> Iterator[str]:
        """What was told, as this seat (or NOBODY) hears it."""
        for item in heard(told, seat):
            yield self.sentence(item)

    def sentence(self, item: Heard) -> str:
        details = self.game.details[item.event]
        key = self.game.events(item.event).name.lower().replace("_", "-")
        words: dict[str, Any] = {"who": self.name(item.seat)}
        if item.a is None and details:
            return self.text(f"{key}-hidden", **words)
        for detail, value in zip(details, (item.a, item.b), strict=False):
            words[detail.name] = self.detail(detail, value or 0)
        return self.text(key, **words)

    def detail(self, detail: Detail, value: int) -> int | str:
        if detail.kind == "number":
            return value
        if detail.kind == "seat":
            return self.name(value)
        if detail.kind == "ending":
            return self.text(f"ending-{self.game.endings(value).name.lower().replace('_', '-')}")
        return self.text(f"{detail.kind}-{self.game.kinds[detail.kind][value]}")

    def name(self, seat: int) -> str:
        """Who sits there; people without a name are called by their seat."""
        if seat < 0:
            return ""
        return self.names[seat] if seat < len(self.names) else f"#{seat + 1}"

    def text(self, key: str, **words: object) -> str:
        """The message; its key, where there is none: the owner of a box may add cards."""
        message = self.bundle.get_message(key) if self.bundle.has_message(key) else None
        if message is None or message.value is None:
            return key
        said, errors = self.bundle.format_pattern(message.value, words)
        if errors:
            raise ValueError(f"{key}: {errors}")
        return str(said)


@cache
def _bundle(game: Game, language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}: choose {', '.join(LANGUAGES)}")
    source = files(game.folder) / "text" / f"{language}.ftl"
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle
