"""Bots play from a Sight: what they choose is legal, and follows from what they may know alone."""

from __future__ import annotations

import pytest

from sparring import bots
from sparring.bots import Budget
from sparring.bots.flat import weigh
from sparring.chance import Seeded
from sparring.games import catalogue
from sparring.games.contract import Game
from sparring.match import Match

GAMES = catalogue.names()
SHORT: dict[str, dict[str, str | int]] = {
    "en-garde": {"hits": 1},
    "ko": {"rounds": "3"},
    "knock-out": {"players": 3},
}


def played(name: str, players: list[str], seed: int) -> Match:
    """A game to its end, with these bots."""
    match, luck = Match(catalogue.game(name), Seeded(seed), **SHORT.get(name, {})), Seeded(seed + 1)
    while not match.over:
        seat = match.to_act
        choose = bots.bot(players[seat % len(players)], name)
        match.play(choose(match.sight(seat), match.actions(seat), Budget(luck)), seat)
    return match


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_heuristic_bots_play_to_the_end(game: str, seed: int) -> None:
    assert played(game, ["heuristic"], seed).over


@pytest.mark.parametrize("rules", ["basic", "classic"])
@pytest.mark.parametrize("parry", ["same-value", "same-total"])
def test_the_fencer_knows_all_rules(rules: str, parry: str) -> None:
    match, luck = Match(catalogue.game("en-garde"), Seeded(3), rules=rules, parry=parry), Seeded(4)
    choose = bots.bot("heuristic", "en-garde")
    while not match.over:
        match.play(choose(match.sight(match.to_act), match.actions(), Budget(luck)))
    assert match.over


@pytest.mark.parametrize(("game", "least"), [("en-garde", 28), ("ko", 30)])
def test_a_heuristic_bot_beats_luck(game: str, least: int) -> None:
    won = 0
    for seed in range(40):
        mine = seed % 2
        match = played(
            game, ["heuristic", "random"] if mine == 0 else ["random", "heuristic"], seed
        )
        won += match.result(mine) > match.result(1 - mine)
    assert won >= least


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_a_hundred_random_worlds_are_better_than_none(game: str) -> None:
    won = 0
    for seed in range(12):
        players = ["flat", "random", "random"] if seed % 2 == 0 else ["random", "flat", "random"]
        match = played(game, players, seed)
        results = [match.result(seat) for seat in range(match.players)]
        won += results.index(max(results)) == seed % 2
    assert won >= 8


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES)
def test_a_judge_has_an_opinion_on_every_action(game: str) -> None:
    match = Match(catalogue.game(game), Seeded(8), **SHORT.get(game, {}))
    opinions = weigh(match.sight(match.to_act), match.actions(), Budget(Seeded(9)))
    assert [opinion.action for opinion in opinions] == match.actions()
    assert sum(opinion.often for opinion in opinions) == pytest.approx(1)
    assert all(0 <= opinion.value <= 1 and opinion.error > 0 for opinion in opinions)


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "name"), [(game, n) for game in GAMES for n in bots.names(game)])
def test_a_bot_chooses_the_same_in_every_world_that_looks_the_same(game: str, name: str) -> None:
    kind: Game = catalogue.game(game)
    match, luck = Match(kind, Seeded(5), **SHORT.get(game, {})), Seeded(6)
    choose = bots.bot(name, game)
    for _ in range(40):
        if match.over:
            break
        seat = match.to_act
        sight = match.sight(seat)
        world = kind.laws.State()
        kind.laws.imagine(sight, luck, world)
        again = kind.laws.Sight()
        kind.laws.look(world, seat, again)
        actions = match.actions(seat)
        ear = match.heard(seat)
        action = choose(sight, actions, Budget(Seeded(7), 0.02, ear))
        assert action == choose(again, actions, Budget(Seeded(7), 0.02, ear))
        match.play(action, seat)


def test_a_bot_that_is_not_there_is_an_error_that_names_those_that_are() -> None:
    with pytest.raises(ValueError, match="choose random, flat, search, beginner"):
        bots.bot("deep", "en-garde")
    assert bots.names("chess") == ()
