"""What a fencer and a spectator may know of En Garde, and what they may imagine."""

from sparring.chance import Seeded
from sparring.games.contract import NOBODY, Word
from sparring.games.en_garde.pieces import Event, Sight, State
from sparring.match import Match

from .positions import ALL, GAME, LEFT, RIGHT, counted, play, position


def test_a_fencer_sees_their_own_hand_and_may_count_the_rest() -> None:  # 1.4
    match = position(left="11223", right="34455", ground=(2, 3), pack="12345")
    sight = match.sight(RIGHT)
    assert sight.hand == counted("34455")
    assert sight.unseen == counted("11223" + "12345")
    assert (sight.held, sight.ground, sight.left) == ([5, 5], [2, 3], 5)


def test_a_spectator_sees_no_hand() -> None:  # 1.4
    match = position(left="11223", right="34455", pack="12345")
    sight = match.sight(NOBODY)
    assert sight.hand == [0] * 6
    assert sight.unseen == counted("11223" + "34455" + "12345")


def test_all_see_an_attack_its_value_its_strength_and_the_step_before_it() -> None:  # 1.4, 4.1
    match = position(left="35512", right="51243", ground=(7, 7))
    play(match, "+3x1", "44")
    for seat in (LEFT, RIGHT, NOBODY):
        sight = match.sight(seat)
        assert (sight.blow, sight.strength, sight.lunged, sight.turn) == (5, 1, 1, RIGHT)


def test_all_see_the_last_six_actions_of_the_round() -> None:  # 1.4
    match = position(left="12345", right="12345", ground=(4, 4), pack="1122334455")
    actions = ("+1", "+1", "-1", "-2", "+2", "-1", "-2")
    for action, card in zip(actions, "1122334", strict=True):
        play(match, action, card)
    seen = [GAME.notation.name(number - 1) for number in match.sight(NOBODY).trail]
    assert seen == [*reversed(actions[1:])]


def test_what_is_imagined_deals_all_unseen_cards() -> None:  # 1.4
    match = position(left="11223", right="34455", pack="12345")
    hands, state = set(), State()
    for seed in range(50):
        GAME.laws.imagine(match.sight(LEFT), Seeded(seed), state)
        left, right = (fencer.hand for fencer in state.fencer)
        assert (left, sum(right)) == (counted("11223"), 5)
        assert [*map(sum, zip(right, state.pack, strict=True))] == counted("34455" + "12345")
        hands.add(tuple(right))
    assert len(hands) > 10


def test_what_is_imagined_is_dealt_evenly() -> None:  # 1.2
    sight: Sight = position(left="11223", right="3", pack="15").sight(LEFT)
    state, stream, fives = State(), Seeded(1), 0
    for _ in range(3000):
        GAME.laws.imagine(sight, stream, state)
        fives += state.fencer[RIGHT].hand[5]
    assert 900 < fives < 1100  # one card of three


def test_every_card_is_in_a_hand_in_the_pack_or_was_played_for_all_to_see() -> None:  # 1.2, 1.4
    for seed in range(10):
        match, moves = Match(GAME, Seeded(seed), parry="same-total"), Seeded(seed + 100)
        played = [0] * 6
        while not match.over:
            seen = len(match.told)
            match.play(match.actions()[moves.below(len(match.actions()))])
            for told in match.told[seen:]:
                played = after(told, played)
            state = match.state
            places = (played, state.pack, *(fencer.hand for fencer in state.fencer))
            assert [*map(sum, zip(*places, strict=True))] == counted(ALL)


def after(told: list[Word], played: list[int]) -> list[int]:
    """What has been played this round, going by what all are told alone."""
    by_one_value = Event.LAID not in [event for event, *_ in told]
    played = list(played)
    for event, _, card, cards, _ in told:
        if event == Event.ROUND:
            played = [0] * 6
        elif event in (Event.ADVANCED, Event.RETREATED):
            played[card] += 1
        elif event in (Event.STRUCK, Event.LAID) or (event == Event.PARRIED and by_one_value):
            played[card] += cards
    return played
