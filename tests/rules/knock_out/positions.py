"""Positions of Knock Out to test from, in the words of the rulebook and its notation."""

from collections.abc import Iterable

import numpy as np

from sparring import compiled
from sparring.games import catalogue
from sparring.games.contract import CHANCE, Word
from sparring.games.knock_out.names import BOXERS
from sparring.games.knock_out.state import (
    AMATEUR,
    BETTING,
    CHAMPION,
    PROFESSIONAL,
    SUPERCHAMPION,
    UNTITLED,
    WORLD_CHAMPION,
    Boxer,
    Event,
    Manager,
    Sight,
    start_money,
)
from sparring.match import Match, Step

GAME = catalogue.game("knock-out")
A, B, C, D, E = range(5)
LEVELS = {"amateur": AMATEUR, "professional": PROFESSIONAL, "champion": CHAMPION}
TITLES = {"": UNTITLED, "S": SUPERCHAMPION, "W": WORLD_CHAMPION}

Happening = tuple[Event, int, int, int]


class InBothLives(Match):
    """A match that does everything in the compiled life as well, and compares."""

    def actions(self, seat: int | None = None) -> list[int]:
        actions = super().actions(seat)
        who = self.to_act if seat is None else seat
        if actions:
            moves = np.zeros(GAME.laws.MOVES, np.int64)
            n = compiled.life(GAME).legal(compiled.row(self.state)[0], who, moves)
            assert actions == moves[:n].tolist()
        return actions

    def _take(self, step: Step) -> None:
        life, rows = compiled.life(GAME), compiled.row(self.state)
        if step.seat == CHANCE:
            life.draw(rows[0], step.number, 0)
        else:
            life.apply(rows[0], step.seat, step.number, 0)
        super()._take(step)
        assert rows.tobytes() == compiled.row(self.state).tobytes()


def season(first: str = "A", /, **settings: str | int) -> Match:
    """The lot has fallen: this seat is about to make the first challenge."""
    match = InBothLives(GAME, None, **settings)
    match.draw(f"({first})")
    return match


def second_season(first: str = "A", /, **settings: str | int) -> Match:
    """As if the second season had just begun, nobody titled yet."""
    match = season(first, **{"seasons": 2, **settings})
    match.state.season = 2
    return match


def boxer(match: Match, letter: str) -> Boxer:
    """A capital for a heavyweight, a small letter for a lightweight."""
    found: Boxer = match.state.boxer[BOXERS.index(letter)]
    return found


def make(match: Match, letters: str, level: str = "champion", title: str = "") -> None:
    for letter in letters:
        boxer(match, letter).level = LEVELS[level]
        boxer(match, letter).title = TITLES[title]


def knock_out(match: Match, letters: str) -> None:
    for letter in letters:
        boxer(match, letter).out = 1


def standing(match: Match, letter: str) -> str:
    """Level and title in words, or that the boxer is out."""
    found = boxer(match, letter)
    level = next(word for word, number in LEVELS.items() if number == found.level)
    title = next(word for word, number in TITLES.items() if number == found.title)
    return "out" if found.out else f"{level} {title}".strip()


def worth(match: Match, letter: str) -> int:
    return start_money(match.state, BOXERS.index(letter))


def manager(match: Match, seat: int) -> Manager:
    found: Manager = match.state.manager[seat]
    return found


def use_up(match: Match, seat: int, cards: str) -> None:
    """These fight cards have been played in earlier fights of this season."""
    own = manager(match, seat)
    own.cards -= len(cards)
    for card in cards:
        own.revealed[int(card)] += 1


def keep(match: Match, seat: int, cards: str) -> None:
    """All fight cards but these have been played."""
    left = "112223334455"
    for card in cards:
        left = left.replace(card, "", 1)
    use_up(match, seat, left)


def cash(match: Match) -> list[int]:
    return [manager(match, seat).cash for seat in range(match.players)]


def all_money(match: Match) -> int:
    return sum(cash(match)) + int(match.state.bank) + int(match.state.bonus)


def happenings(words: Iterable[Word]) -> list[Happening]:
    return [(Event(event), seat, a, b) for event, seat, a, b, _ in words]


def only(what: Iterable[Happening], *events: Event) -> list[Happening]:
    return [it for it in what if it[0] in events]


def train(match: Match, red: str, blue: str) -> None:
    corner = match.state.fight.corner
    match.play(red, corner[0].seat)
    match.play(blue, corner[1].seat)


def bet(match: Match, moves: str) -> list[Happening]:
    """One chip after the other, by whoever is to act."""
    return [it for move in moves.split() for it in happenings(match.play(move))]


def bet_nothing(match: Match) -> None:
    """The offers that must be made are accepted by those who made them; all else is passed."""
    while match.state.phase == BETTING:
        mine = [
            f"={name}"
            for name, lies in (("R4", match.state.bet[0]), ("B4", match.state.bet[4]))
            if lies.kind and lies.offered_by == match.to_act and lies.accepted_by < 0
        ]
        opening = ["R4", "B4"][match.state.placed : 2]
        match.play((opening or mine or ["-"])[0])


def box(match: Match, rounds: str) -> list[Happening]:
    """Rounds such as "4-2 5-1": red's card, then blue's. Says what the last round told."""
    told: list[Word] = []
    for each in rounds.split():
        red, blue = each.split("-")
        seats = [corner.seat for corner in match.state.fight.corner]
        match.play(red, seats[0])
        told = match.play(blue, seats[1])
    return happenings(told)


def enter(match: Match, challenge: str, red: str = "1245", blue: str = "1245") -> None:
    """Up to the bets."""
    match.play(challenge)
    train(match, red, blue)


def fight(match: Match, challenge: str, rounds: str, bets: str = "") -> list[Happening]:
    """A whole fight. Training cards are those played and the lowest others that are left."""
    match.play(challenge)
    for c, cards in enumerate(zip(*(each.split("-") for each in rounds.split()), strict=True)):
        seat = match.state.fight.corner[c].seat
        match.play(lowest(match, seat, "".join(cards)), seat)
    if bets:
        bet(match, bets)
    else:
        bet_nothing(match)
    return box(match, rounds)


def lowest(match: Match, seat: int, played: str) -> str:
    """The first legal training in which these cards are."""
    return next(
        move
        for move in match.legal(seat)
        if all(move.count(card) >= played.count(card) for card in played)
    )


def look(match: Match, seat: int) -> Sight:
    sight: Sight = match.sight(seat)
    return sight
