"""Positions of K.O. to test from, in tokens, and what is told, in the words of the rulebook.

In the reconstructed deck of every colour A1 is the jab, A2 the left to the body, B1 the straight
right, B2 the left hook (blue, red) or the hook to the body (yellow, green), and C the right
uppercut, the liver hook, the right hook, the solar-plexus uppercut.
"""

from collections.abc import Iterable

from sparring.games import catalogue
from sparring.games.contract import Detail, Word
from sparring.games.ko.cards import DECK, KINDS
from sparring.games.ko.deck import STYLES
from sparring.games.ko.notation import CARD_NAMES, QUARTER_NAMES
from sparring.games.ko.state import TURN, Ending
from sparring.match import Match

BLUE, RED = 0, 1  # the seats, by their corners
GAME = catalogue.game("ko")
ALL = " ".join(
    name for name, kind in zip(CARD_NAMES, DECK.kinds, strict=True) for _ in range(kind.copies)
)

# An event, the seat it happened to or NOBODY, and its details: tokens, numbers, endings.
Happening = tuple[object, ...]
Row = tuple[int, int, int, int]  # of the score sheet: blue's points and referee's, then red's


def position(
    *,
    blue: str = "",
    red: str = "",
    at: str = "br",
    turn: int = BLUE,
    styles: str = "puncher puncher",
    talon: str | None = None,
    sheet: tuple[Row, ...] = (),
    first: int = BLUE,
    warnings: tuple[int, int] = (0, 0),
    gained: tuple[int, int] = (0, 0),
    quiet: int = 0,
    rounds: int = 6,
) -> Match:
    """A turn is about to begin; `sheet` has the rounds before this one.

    Hands are written as their cards, `blue="bA1 D"`, and `at` is where the boxers stand. In the
    talon are all cards that nobody holds, unless it is told otherwise; the rest has been played.
    """
    match = begun(styles, first, rounds)
    state = match.state
    rest = without(without(ALL, blue), red)
    state.talon = counted(rest if talon is None else talon)
    state.played = counted("" if talon is None else without(rest, talon))
    state.left = sum(state.talon)
    for seat, hand_ in enumerate((blue, red)):
        corner = state.corner[seat]
        corner.held, state.hidden[seat].hand = len(hand_.split()), counted(hand_)
        corner.quarter, corner.warnings = QUARTER_NAMES.index(at[seat]), warnings[seat]
        corner.gained = gained[seat]
        for n, row in enumerate(sheet):
            corner.points[n], corner.referee[n] = row[2 * seat : 2 * seat + 2]
    state.round, state.phase, state.turn, state.quiet = len(sheet) + 1, TURN, turn, quiet
    return match


def begun(styles: str = "puncher puncher", first: int = BLUE, rounds: int = 6) -> Match:
    """The style cards are drawn and the lot has fallen; the first card is about to be dealt."""
    match = Match(GAME, None, rounds=rounds)
    for seat, style in enumerate(styles.split()):
        match.draw(f"({nicknames(style)[seat]})")
    match.draw(("(b)", "(r)")[first])
    return match


def nicknames(style: str) -> list[str]:
    """Those of this style."""
    pairs = zip(DECK.nicknames, DECK.styles, strict=True)
    return [nickname for nickname, number in pairs if number == STYLES.index(style)]


def without(cards: str, taken: str) -> str:
    rest = cards.split()
    for card in taken.split():
        rest.remove(card)
    return " ".join(rest)


def counted(cards: str) -> list[int]:
    return [cards.split().count(name) for name in CARD_NAMES]


def named(kinds: list[int]) -> str:
    return " ".join(CARD_NAMES[kind] for kind in range(KINDS) for _ in range(kinds[kind]))


def play(match: Match, moves: str) -> list[Happening]:
    """Play these moves, draw the cards in parentheses, and say all that was told."""
    told: list[Happening] = []
    for move in moves.split():
        told += happenings((match.draw if move[0] == "(" else match.play)(move))
    return told


def happenings(words: Iterable[Word]) -> list[Happening]:
    return [
        (event, seat, *map(meant, GAME.details[event], (a, b))) for event, seat, a, b, _ in words
    ]


def meant(detail: Detail, value: int) -> object:
    if detail.kind == "ending":
        return Ending(value)
    names = {**GAME.kinds, "card": CARD_NAMES, "quarter": QUARTER_NAMES}
    return names[detail.kind][value] if detail.kind in names else value


def hand(match: Match, seat: int) -> str:
    cards = named(match.state.hidden[seat].hand)
    assert len(cards.split()) == match.state.corner[seat].held
    return cards


def gained(match: Match) -> tuple[int, int]:
    """The points of this round so far."""
    return match.state.corner[BLUE].gained, match.state.corner[RED].gained


def places(match: Match) -> str:
    return "".join(QUARTER_NAMES[corner.quarter] for corner in match.state.corner)


def row(match: Match, number: int) -> Row:
    """A finished round as it stands on the sheet."""
    blue, red = match.state.corner
    n = number - 1
    return blue.points[n], blue.referee[n], red.points[n], red.referee[n]


def over(match: Match) -> tuple[int, Ending]:
    """The winner, or NOBODY, and how the match ended."""
    assert match.over
    return match.state.winner, Ending(match.state.ending)


def deal(match: Match, blue: str, red: str) -> list[Happening]:
    """Five each, one by one, first to the blue corner (1.3)."""
    pairs = zip(blue.split(), red.split(), strict=True)
    return play(match, " ".join(f"({mine}) ({other})" for mine, other in pairs))
