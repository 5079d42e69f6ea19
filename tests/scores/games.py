"""Games to be saved: of every kind, at every point, by whoever they are played."""

from __future__ import annotations

from typing import Any, cast

from hypothesis import strategies as st

from sparring.chance import Chance, Committed, Seeded
from sparring.games import catalogue
from sparring.match import Match

SMALL: dict[str, dict[str, str | int]] = {
    "en-garde": {"hits": 1},
    "knock-out": {"players": 3},
    "ko": {"rounds": "3"},
}
SECRET = bytes(range(32))

chances = st.one_of(
    st.integers(0, 2**64 - 1).map(Seeded),
    st.builds(
        Committed,
        st.binary(min_size=32, max_size=32),
        st.lists(st.binary(max_size=64), max_size=5),
    ),
)


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """Any game, with any settings, after so many moves."""
    name = draw(st.sampled_from(catalogue.names()))
    game = catalogue.game(name)
    some = {setting.name: st.sampled_from(list(setting.values)) for setting in game.settings}
    settings = draw(st.fixed_dictionaries(cast(Any, some)))
    match = Match(
        game, draw(chances), **{**settings, **draw(st.just(SMALL.get(name, {})) | st.just({}))}
    )
    go_on(match, Seeded(draw(st.integers(0, 999))), draw(st.integers(0, 120)))
    return match


def go_on(match: Match, luck: Seeded, moves: int = 10_000) -> None:
    """Play on at random: whoever may act, acts."""
    for _ in range(moves):
        seats = [seat for seat in range(match.players) if match.may_act(seat)]
        if not seats:
            return
        seat = seats[luck.below(len(seats))]
        legal = match.legal(seat)
        match.play(legal[luck.below(len(legal))], seat)


def finished(name: str, chance: Chance, luck: int = 1) -> Match:
    """A small game, to its end."""
    match = Match(catalogue.game(name), chance, **SMALL.get(name, {}))
    go_on(match, Seeded(luck))
    return match
