"""Section 7 of docs/rules/knock-out.md: the worked examples, and the check of random play."""

import numpy as np
import pytest

from sparring import compiled
from sparring.chance import Seeded
from sparring.games.knock_out.state import Ending, Event
from sparring.lab.playouts import playouts
from sparring.match import Match

from .positions import (
    GAME,
    A,
    B,
    C,
    all_money,
    bet,
    bet_nothing,
    box,
    enter,
    fight,
    happenings,
    keep,
    knock_out,
    make,
    only,
    season,
    second_season,
    standing,
    worth,
)


def zorres_against_blackndecker() -> Match:
    match = season("A")
    enter(match, "A>B", "2445", "1225")
    bet_nothing(match)
    return match


def test_zorres_against_blackndecker() -> None:  # 7.1
    match = zorres_against_blackndecker()
    assert (Event.REELED, B, 2, 3) in box(match, "4-2")
    assert (Event.REELED, A, 4, 1) in box(match, "5-1")
    told = box(match, "4-5")
    assert only(told, Event.REELED, Event.KNOCKED_OUT, Event.FIGHT_WON) == [
        (Event.REELED, A, 1, 0),
        (Event.KNOCKED_OUT, A, 0, 3),
        (Event.FIGHT_WON, B, 2, Ending.KO_OF_CHALLENGER),
    ]


def test_zorres_would_have_lost_on_level_points() -> None:  # 7.2
    match = zorres_against_blackndecker()
    told = box(match, "4-2 5-1 4-2")
    assert [corner.back for corner in match.state.fight.corner] == [4, 4]
    assert only(told, Event.FIGHT_WON) == [(Event.FIGHT_WON, B, 2, Ending.POINTS_LEVEL)]


def test_what_chips_stake() -> None:  # 7.3
    match = season("A", players=4)
    enter(match, "A>B", "2333", "2223")
    told = bet(match, "R10 B4 R6x2 B6KO  =B6 - - -  - - - -")
    assert [it[3] for it in told if it[0] in (Event.OFFERED, Event.ACCEPTED)] == [
        10_000,
        4_000,
        12_000,
        18_000,
        18_000,
    ]
    told = box(match, "3-2 3-2 3-2")
    assert (Event.BANK_PAID, C, 1, 6_000) in told
    assert (Event.PAID, 3, A, 18_000) in told


def test_a_world_champion_who_wins_and_one_who_loses() -> None:  # 7.4
    match = second_season()
    make(match, "B", "champion", "W")
    told = fight(match, "a>B", "2-3 2-3 2-3")
    assert (Event.PRIZE, B, 2, 60_000) in told
    match = second_season()
    make(match, "B", "champion", "W")
    assert worth(match, "a") == 6_000
    told = fight(match, "a>B", "3-2 3-2 3-2")
    assert only(told, Event.PRIZE) == [(Event.PRIZE, A, 1, 12_000), (Event.PRIZE, B, 2, 30_000)]
    assert (standing(match, "a"), worth(match, "a")) == ("champion W", 24_000)
    assert standing(match, "B") == "professional"


@pytest.mark.parametrize(
    ("split", "paid", "rest"),
    [("per-player", (10_000, 10_000), 0), ("per-boxer", (12_000, 6_000), 2_000)],
)
def test_three_boxers_tied_two_of_them_with_one_owner(  # 7.5
    split: str, paid: tuple[int, int], rest: int
) -> None:
    match = season("B", players=4, bonus_split=split)
    knock_out(match, "BD")
    make(match, "bd", "amateur")
    make(match, "a", "champion")
    match.state.bonus = 20_000
    for seat, cards in enumerate(("", "224", "", "335")):
        keep(match, seat, cards)
    told = fight(match, "b>d", "2-3 2-3 4-5")
    assert only(told, Event.BONUS_SHARED) == [
        (Event.BONUS_SHARED, A, paid[0], 0),
        (Event.BONUS_SHARED, C, paid[1], 0),
    ]
    assert [it[2] for it in only(told, Event.BONUS_REST)] == [rest] * bool(rest)


def test_the_betting_order_of_the_sheets() -> None:  # 7.6
    match = season("A", players=5)
    enter(match, "A>D")
    seats = []
    for move in ["R4", "B4", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-"]:
        seats.append("ABCDE"[match.to_act])
        match.play(move)
    assert "".join(seats) == "ADBCE" + "ABCDE" + "ABCDE"


@pytest.mark.parametrize("seed", range(6))
def test_money_is_conserved_through_whole_games(seed: int) -> None:  # 7.7
    random = Seeded(seed)
    settings = {"players": 3 + seed % 3, "seasons": 1 + seed % 2}
    match = Match(GAME, Seeded(seed), **settings)
    total = all_money(match)
    while not match.over:
        legal = match.actions()
        match.play(legal[random.below(len(legal))])
        assert all_money(match) == total == 100_000 * match.players
    assert sum(match.result(seat) for seat in range(match.players)) + match.state.bank == total


# --- The last lines of the rulebook: what an engine of one's own should find. ---


@pytest.mark.parametrize(("players", "fights"), [(3, 5.3), (4, 7.4), (5, 9.4)])
def test_random_play_fights_as_often_as_the_rulebook_says(players: int, fights: float) -> None:
    counted = dict.fromkeys(Event, 0)
    endings = dict.fromkeys(Ending, 0)
    games, moves = 150, Seeded(1)
    for seed in range(games):
        match = Match(GAME, Seeded(seed), players=players)
        while not match.over:
            legal = match.actions()
            match.play(legal[moves.below(len(legal))])
        for word in (it for told in match.told for it in happenings(told)):
            counted[word[0]] += 1
            if word[0] == Event.FIGHT_WON:
                endings[Ending(word[3])] += 1
    fought = counted[Event.CHALLENGED]
    assert fought / games == pytest.approx(fights, abs=0.3)
    assert counted[Event.KNOCKED_OUT] / fought == pytest.approx(0.25, abs=0.04)
    challengers = endings[Ending.KO_OF_DEFENDER] + endings[Ending.POINTS_TO_CHALLENGER]
    assert challengers / fought == pytest.approx(0.45, abs=0.05)


@pytest.mark.parametrize(("seasons", "fortune"), [(1, 160_000), (2, 230_000)])
def test_random_play_earns_as_much_as_the_rulebook_says(seasons: int, fortune: int) -> None:
    games, means = 3_000, []
    for players in (3, 4, 5):
        blank = compiled.row(GAME.blank(players=players, seasons=seasons))
        sums = np.zeros((players, 3), np.int64)
        random = np.array([players], np.uint64)
        compiled.bound(GAME, playouts)(blank.copy(), blank, games, random, sums)
        means.append(sums[:, 2].mean() / games)
    assert np.mean(means) == pytest.approx(fortune, rel=0.03)
