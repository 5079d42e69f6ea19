"""Section 6 of docs/rules/knock-out.md: the rules for professionals."""

from itertools import product

import pytest

from sparring.games.contract import NOBODY
from sparring.games.knock_out.season import season_ending
from sparring.games.knock_out.state import NO_BOXER, Ending, Event
from sparring.match import IllegalMove, Match

from .positions import (
    GAME,
    A,
    B,
    C,
    Happening,
    all_money,
    bet_nothing,
    box,
    cash,
    enter,
    fight,
    keep,
    knock_out,
    make,
    manager,
    only,
    season,
    second_season,
    standing,
    worth,
)

RED_WINS, BLUE_WINS = "3-2 3-2 3-2", "2-3 2-3 2-3"
RED_DOWN, BLUE_DOWN = "2-5 2-5", "5-2 5-2"


# --- 6A: start spaces. ---


@pytest.mark.parametrize("starts", ["standard", "by-start-money"])
def test_the_start_space_is_the_same_for_all_or_by_printed_start_money(starts: str) -> None:  # 6A.1
    rooms = {
        ("a", "amateur"): 4,
        ("a", "professional"): 5,
        ("a", "champion"): 5,
        ("A", "amateur"): 5,
        ("A", "professional"): 5,
        ("A", "champion"): 6,
    }
    for (letter, level), room in rooms.items():
        match = season(starts=starts)
        make(match, letter, level)
        make(match, "B", "champion")
        match.play(f"{letter}>B")
        expected = (5, 5) if starts == "standard" else (room, 6)
        assert tuple(corner.room for corner in match.state.fight.corner) == expected


@pytest.mark.parametrize("title", ["S", "W"])
def test_titles_do_not_change_the_start_space(title: str) -> None:  # 6A.1
    match = second_season(starts="by-start-money")
    make(match, "aBb", "champion", title)
    match.play("a>B")
    assert [corner.room for corner in match.state.fight.corner] == [5, 6]


def test_a_light_amateur_can_be_knocked_out_in_one_round() -> None:  # 6A.1
    match = season(starts="by-start-money")
    make(match, "a", "amateur")
    enter(match, "a>B", "2225", "1145")
    bet_nothing(match)
    told = box(match, "5-1")
    assert only(told, Event.REELED, Event.KNOCKED_OUT) == [
        (Event.REELED, A, 4, 0),
        (Event.KNOCKED_OUT, A, 1, 1),
    ]


def test_each_boxer_is_compared_with_its_own_start_space() -> None:  # 6A.1
    """Both go back three: one is a step from K.O. then, the other three, and it is level."""
    match = season(starts="by-start-money")
    make(match, "a", "amateur")
    make(match, "B", "champion")
    told = fight(match, "a>B", "2-5 5-2 3-3")
    assert [corner.room - corner.back for corner in match.state.fight.corner] == [1, 3]
    assert only(told, Event.FIGHT_WON) == [(Event.FIGHT_WON, B, 2, Ending.POINTS_LEVEL)]


def test_the_two_modules_are_independent() -> None:  # 6A.1
    for starts, seasons in product(("standard", "by-start-money"), (1, 2)):
        settings = season(starts=starts, seasons=seasons).settings
        assert (settings["starts"], settings["seasons"]) == (starts, seasons)


# --- 6B: the second season. ---


def first_season_over() -> tuple[Match, list[Happening]]:
    """Both play their last three cards, and C has two left: the defender wins on points."""
    match = season("A", players=3, seasons=2)
    make(match, "C", "champion")
    make(match, "c", "amateur")
    knock_out(match, "AB")
    manager(match, C).ious = 1
    match.state.bonus = 8_000
    for seat, cards in ((A, "224"), (B, "335"), (C, "12")):
        keep(match, seat, cards)
    return match, fight(match, "a>b", "2-3 2-3 4-5")


def test_after_the_first_season_only_unused_cards_are_paid() -> None:  # 6B.1
    match, told = first_season_over()
    assert (Event.SEASON_OVER, NOBODY, Ending.CARDS_OUT, 0) in told
    assert only(told, Event.CARDS_PAID) == [(Event.CARDS_PAID, C, 2, 10_000)]
    assert cash(match) == [106_000, 112_000, 110_000]
    assert (match.state.bonus, manager(match, C).ious) == (8_000, 1)
    assert not only(told, Event.BONUS_SHARED, Event.REPAID, Event.FORTUNE, Event.GAME_WON)
    assert not match.over


def test_with_one_season_the_game_ends_there() -> None:  # 6B.1
    match = season("A", players=3)
    for seat, cards in ((A, "224"), (B, "335"), (C, "12")):
        keep(match, seat, cards)
    fight(match, "a>b", "2-3 2-3 4-5")
    assert match.over


def test_everybody_has_twelve_cards_again() -> None:  # 6B.2
    match, told = first_season_over()
    assert (Event.SEASON, NOBODY, 2, 0) in told
    for seat in range(3):
        assert (manager(match, seat).cards, manager(match, seat).revealed) == (12, [0] * 6)
    match.play("b>C")
    assert {"1124", "4455", "2223"} <= set(match.legal())


def test_champions_become_superchampions_and_the_others_keep_their_level() -> None:  # 6B.2
    match, told = first_season_over()
    assert (standing(match, "b"), standing(match, "C")) == ("champion S", "champion S")
    assert (standing(match, "a"), standing(match, "c")) == ("amateur", "amateur")
    assert (worth(match, "b"), worth(match, "C")) == (16_000, 20_000)
    assert only(told, Event.CROWNED) == [(Event.CROWNED, B, 3, 1), (Event.CROWNED, C, 4, 1)]


def test_boxers_that_were_knocked_out_come_back_as_amateurs() -> None:  # 6B.2
    match, told = first_season_over()
    assert (standing(match, "A"), standing(match, "B")) == ("amateur", "amateur")
    assert only(told, Event.RETURNED) == [(Event.RETURNED, A, 0, 0), (Event.RETURNED, B, 2, 0)]


def test_a_champion_knocked_out_comes_back_as_an_amateur_without_a_title() -> None:  # 6B.2
    match = season("A", players=3, seasons=2)
    make(match, "b", "champion")
    for seat, cards in ((A, "55223"), (B, "22333"), (C, "")):
        keep(match, seat, cards)
    told = fight(match, "a>b", "5-2 5-2")
    assert not only(told, Event.SEASON_OVER)
    told = fight(match, "B>A", "3-2 3-2 3-3") if match.to_act == B else []
    assert (Event.RETURNED, B, 3, 0) in told
    assert standing(match, "b") == "amateur"


def test_trophy_and_steak_are_laid_aside() -> None:  # 6B.2
    match, _ = first_season_over()
    assert (match.state.trophy, match.state.steak) == (NO_BOXER, NO_BOXER)
    assert "b>C" in match.legal()


def test_the_player_left_of_the_last_challenger_begins() -> None:  # 6B.2
    match, told = first_season_over()
    assert match.to_act == B
    assert told[-1] == (Event.TABLE, A, B, 0)


def test_who_cannot_begin_passes_the_table_on() -> None:  # 6B.2
    match = season("A", players=3, seasons=2)
    make(match, "Bb", "champion")
    make(match, "Cc", "amateur")
    for seat, cards in ((A, "234"), (B, ""), (C, "335")):
        keep(match, seat, cards)
    make(match, "a", "amateur")
    told = fight(match, "a>c", "2-3 4-5 3-3")
    assert told[-2:] == [(Event.TABLE, A, B, 0), (Event.UNABLE, B, C, 0)]
    assert match.to_act == C


def test_in_season_two_becoming_champion_brings_no_title() -> None:  # 6B.2
    match = second_season()
    told = fight(match, "A>B", RED_WINS)
    assert standing(match, "A") == "champion"
    assert not only(told, Event.CROWNED)


def test_amateurs_may_not_challenge_a_title() -> None:  # 6B.3
    for title in ("S", "W"):
        match = second_season(players=3)
        make(match, "a", "amateur")
        make(match, "BbC", "champion", title)
        make(match, "c", "champion")
        assert [move for move in match.legal() if move[0] == "a"] == ["a>c"]
        assert [move for move in match.legal() if move[0] == "A"] == ["A>B", "A>b", "A>C", "A>c"]
        with pytest.raises(IllegalMove):
            match.play("a>B")


def test_titled_boxers_challenge_by_start_money_like_all() -> None:  # 6B.3
    match = second_season(players=4)
    make(match, "Aa", "champion", "S")
    make(match, "B", "champion", "W")
    make(match, "b", "champion", "S")
    make(match, "Cc", "champion")
    make(match, "D", "champion", "S")
    make(match, "d", "champion", "W")
    assert match.legal() == ["A>B", "A>D", "A>d", "a>B", "a>b", "a>D", "a>d"]
    make(match, "A", "champion", "W")
    assert [move for move in match.legal() if move[0] == "A"] == ["A>B"]


TITLE_FIGHTS = [  # challenger, defender, rounds, the two afterwards
    (("champion", "S"), ("champion", "S"), RED_WINS, "champion W", "professional"),
    (("champion", "S"), ("champion", "S"), BLUE_WINS, "professional", "champion W"),
    (("champion", "S"), ("champion", "W"), RED_WINS, "champion W", "professional"),
    (("champion", "S"), ("champion", "W"), BLUE_WINS, "professional", "champion W"),
    (("champion", "W"), ("champion", "W"), RED_WINS, "champion W", "professional"),
    (("champion", "W"), ("champion", "W"), BLUE_WINS, "professional", "champion W"),
    (("professional", ""), ("champion", "S"), BLUE_WINS, "amateur", "champion S"),
    (("champion", ""), ("champion", "S"), BLUE_WINS, "professional", "champion S"),
    (("professional", ""), ("champion", "W"), BLUE_WINS, "amateur", "champion W"),
    (("champion", ""), ("champion", "W"), BLUE_WINS, "professional", "champion W"),
    (("professional", ""), ("champion", "S"), RED_WINS, "champion S", "professional"),
    (("champion", ""), ("champion", "S"), RED_WINS, "champion S", "professional"),
    (("professional", ""), ("champion", "W"), RED_WINS, "champion W", "professional"),
    (("champion", ""), ("champion", "W"), RED_WINS, "champion W", "professional"),
]


@pytest.mark.parametrize(("red", "blue", "rounds", "red_after", "blue_after"), TITLE_FIGHTS)
def test_the_table_of_title_fights(  # 6B.3
    red: tuple[str, str], blue: tuple[str, str], rounds: str, red_after: str, blue_after: str
) -> None:
    match = second_season()
    make(match, "A", *red)
    make(match, "B", *blue)
    told = fight(match, "A>B", rounds)
    assert (standing(match, "A"), standing(match, "B")) == (red_after, blue_after)
    lost = 2 if rounds == RED_WINS else 0
    had = (red, blue)[lost // 2][1]
    numbers = {"S": 1, "W": 2}
    assert only(told, Event.DETHRONED) == (
        [(Event.DETHRONED, lost // 2, lost, numbers[had])] if had else []
    )
    won = 2 - lost
    after = (red_after, blue_after)[won // 2].split()[1]
    gained = after != (red, blue)[won // 2][1]
    assert only(told, Event.CROWNED) == (
        [(Event.CROWNED, won // 2, won, numbers[after])] if gained else []
    )


def test_a_tie_keeps_the_title() -> None:  # 6B.3
    match = second_season()
    make(match, "B", "champion", "W")
    fight(match, "A>B", "3-2 2-3 2-2")
    assert (standing(match, "A"), standing(match, "B")) == ("amateur", "champion W")


def test_a_professional_who_wins_a_title_is_champion_too() -> None:  # 6B.3
    match = second_season()
    make(match, "B", "champion", "S")
    told = fight(match, "A>B", RED_WINS)
    assert only(told, Event.DETHRONED, Event.FELL, Event.ROSE, Event.CROWNED) == [
        (Event.DETHRONED, B, 2, 1),
        (Event.FELL, B, 2, 1),
        (Event.ROSE, A, 0, 2),
        (Event.CROWNED, A, 0, 1),
    ]


@pytest.mark.parametrize(
    ("red", "blue", "rounds", "winner"),
    [
        (("champion", "S"), ("champion", "S"), BLUE_DOWN, "champion W"),
        (("professional", ""), ("champion", "W"), BLUE_DOWN, "champion W"),
        (("professional", ""), ("champion", "S"), BLUE_DOWN, "champion S"),
        (("professional", ""), ("champion", "S"), RED_DOWN, "champion S"),
    ],
)
def test_knocked_out_is_out_titled_or_not_and_the_title_goes_by_the_table(  # 6B.4
    red: tuple[str, str], blue: tuple[str, str], rounds: str, winner: str
) -> None:
    match = second_season()
    make(match, "A", *red)
    make(match, "B", *blue)
    prize = worth(match, "B" if rounds == BLUE_DOWN else "A")
    told = fight(match, "A>B", rounds)
    loser = "B" if rounds == BLUE_DOWN else "A"
    assert standing(match, loser) == "out"
    assert standing(match, "A" if loser == "B" else "B") == winner
    assert (Event.PRIZE, "AB".index(loser), 2 * "AB".index(loser), prize) in told
    assert match.state.boxer[2 * "AB".index(loser)].title == 0


def test_a_titled_boxer_that_is_out_does_not_count_for_bonus() -> None:  # 6B.4
    match = second_season(players=3)
    make(match, "B", "champion", "W")
    make(match, "c", "champion", "S")
    knock_out(match, "B")
    match.state.bonus = 4_000
    for seat, cards in ((A, "224"), (B, "335"), (C, "")):
        keep(match, seat, cards)
    told = fight(match, "a>b", "2-3 2-3 4-5")
    assert only(told, Event.BONUS_SHARED) == [(Event.BONUS_SHARED, C, 4_000, 0)]


def test_markers_do_not_run_out() -> None:  # 6B.4
    match = second_season(players=5)
    make(match, "AaBbCcDdEe", "champion", "W")
    make(match, "AB", "champion", "S")
    fight(match, "A>B", RED_WINS)
    worlds = [boxer for boxer in match.state.boxer if boxer.title == 2]
    assert len(worlds) == 9


def test_prizes_use_the_multiplied_start_money_as_of_the_fight() -> None:  # 6B.5
    match = second_season()
    make(match, "a", "champion", "S")
    make(match, "B", "champion", "S")
    told = fight(match, "a>B", RED_WINS)
    assert only(told, Event.PRIZE) == [(Event.PRIZE, A, 1, 32_000), (Event.PRIZE, B, 2, 20_000)]
    assert worth(match, "a") == 24_000


def test_the_final_count_is_for_the_cards_of_season_two() -> None:  # 6B.5
    match = second_season(players=3)
    manager(match, C).ious = 1
    match.state.bonus = 6_000
    before = all_money(match)
    for seat, cards in ((A, "224"), (B, "335"), (C, "15")):
        keep(match, seat, cards)
    told = fight(match, "a>b", "2-3 2-3 4-5")
    assert only(told, Event.CARDS_PAID, Event.REPAID) == [
        (Event.CARDS_PAID, C, 2, 10_000),
        (Event.REPAID, C, 1, 50_000),
    ]
    assert match.over
    assert all_money(match) == before
    assert GAME.laws.result(match.state, C) == 100_000 + 10_000 - 50_000 + 2_000


def test_a_season_may_end_because_only_amateurs_face_titled_boxers() -> None:  # 2.2, 6B.3
    match = second_season(players=3)
    make(match, "A", "amateur")
    make(match, "B", "champion", "W")
    knock_out(match, "ab")
    for seat, cards in ((A, "123"), (B, "123"), (C, "")):
        keep(match, seat, cards)
    assert [match.actions(seat) for seat in range(3)] == [[], [], []]
    assert season_ending(match.state) == Ending.UNMATCHED
