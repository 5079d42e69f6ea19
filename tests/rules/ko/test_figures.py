"""The last lines of docs/rules/ko.md: the figures that an engine of these rules comes to."""

from collections import Counter

from sparring.chance import Seeded
from sparring.games.ko.cards import COVER, HIT, LAST
from sparring.games.ko.state import Ending, Event
from sparring.match import Match

from .positions import GAME

MATCHES = 400

# Per match, round or boxer, each with about four standard deviations for so many matches.
FIGURES = {"rounds": (5.2, 0.3), "turns": (27, 1.8), "points": (2.6, 0.25), "downs": (1.9, 1.2)}
# Per cent of the matches.
ENDINGS = {
    Ending.POINTS: (50, 10),
    Ending.STOPPED: (20, 8),
    Ending.DRAW: (12, 6.5),
    Ending.KNOCK_OUT: (6.5, 5),
    Ending.NON_COMBATIVITY: (7, 5),
    Ending.NO_CONTEST: (3.5, 3.7),
    Ending.SPONGE: (1, 2),
    Ending.DISQUALIFIED: (0, 0.8),
}


def kind_of_turn(action: int) -> int:
    """Move, throw the last card, throw, coloured cards, white cards."""
    return sum(action >= first for first in (LAST, LAST + 1, HIT, COVER))


def pick(legal: list[int], random: Seeded) -> int:
    """First an even pick of the kind of turn, then of the action."""
    kinds = sorted({kind_of_turn(action) for action in legal})
    kind = kinds[random.below(len(kinds))]
    actions = [action for action in legal if kind_of_turn(action) == kind]
    return actions[random.below(len(actions))]


def test_random_play_comes_to_the_figures() -> None:
    counted, endings = Counter[str](), Counter[int]()
    for seed in range(MATCHES):
        match, random = Match(GAME, Seeded(seed), rounds=6), Seeded(-seed)
        while not match.over:
            match.play(pick(match.actions(), random))
            counted["turns"] += 1
        heard = Counter(word.event for told in match.told for word in told)
        counted["rounds"] += heard[Event.ROUND]
        counted["downs"] += heard[Event.KNOCKED_DOWN]
        counted["rows"] += heard[Event.ROW]
        counted["points"] += sum(h.a or 0 for h in match.heard() if h.event == Event.ROW)
        endings[match.state.ending] += 1
    figures = {
        "rounds": counted["rounds"] / MATCHES,
        "turns": counted["turns"] / counted["rounds"],
        "points": counted["points"] / counted["rows"],
        "downs": 100 * counted["downs"] / counted["rounds"],
    }
    print(figures, {Ending(ending).name: count for ending, count in endings.items()})
    for name, (expected, spread) in FIGURES.items():
        assert abs(figures[name] - expected) < spread, name
    for ending, (expected, spread) in ENDINGS.items():
        assert abs(100 * endings[ending] / MATCHES - expected) < spread, ending
