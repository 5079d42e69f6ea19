"""What a boxer and a spectator may know of K.O. (1.4), and what they may imagine."""

from sparring.chance import Seeded
from sparring.games.contract import NOBODY, OVER
from sparring.games.ko.cards import COPIES, KINDS
from sparring.games.ko.state import Event, Sight, State
from sparring.match import Match

from .positions import BLUE, GAME, RED, counted, play, position


def thrown_and_drawn() -> Match:
    """Both have thrown a card and drawn one, and blue has attacked."""
    match = position(blue="rA1 rB1 D", red="bA1 L O S", talon="B B X gC")
    play(match, "-rB1 (X) -O (gC) rA1")
    return match


def test_a_boxer_sees_their_own_cards_and_may_count_the_rest() -> None:  # 1.4
    match = thrown_and_drawn()
    blue, red = match.sight(BLUE), match.sight(RED)
    assert (blue.hand, blue.thrown) == (counted("D X"), counted("rB1"))
    assert (red.hand, red.thrown) == (counted("bA1 L S gC"), counted("O"))
    assert blue.unseen == counted("B B" + " bA1 L S gC" + " O")
    assert red.unseen == counted("B B" + " D X" + " rB1")
    assert blue.played == red.played


def test_a_spectator_sees_no_hand_and_no_thrown_card() -> None:  # 1.4
    sight = thrown_and_drawn().sight(NOBODY)
    assert sight.hand == sight.thrown == [0] * KINDS
    assert sight.unseen == counted("B B D X rB1 bA1 L S gC O")


def test_all_see_the_pending_attack_and_where_the_boxers_stand() -> None:  # 1.4
    match = thrown_and_drawn()
    for seat in (BLUE, RED, NOBODY):
        sight = match.sight(seat)
        assert (sight.chain[: sight.length], sight.turn) == ([counted("rA1").index(1)], RED)
        assert [corner.quarter for corner in sight.corner] == [2, 2]
        assert [(corner.held, corner.threw) for corner in sight.corner] == [(2, 1), (4, 1)]


def test_what_is_imagined_deals_all_unseen_cards() -> None:  # 1.4
    match = thrown_and_drawn()
    hands, state = set(), State()
    for seed in range(50):
        GAME.laws.imagine(match.sight(BLUE), Seeded(seed), state)
        blue, red = state.hidden
        assert (blue.hand, blue.thrown) == (counted("D X"), counted("rB1"))
        assert (sum(red.hand), sum(red.thrown), sum(state.talon)) == (4, 1, state.left)
        dealt = map(sum, zip(red.hand, red.thrown, state.talon, strict=True))
        assert [*dealt] == counted("B B bA1 L S gC O")
        hands.add((*red.hand, *red.thrown))
    assert len(hands) > 20


def test_what_is_imagined_is_dealt_evenly() -> None:  # 1.4
    match = position(blue="rA1 rB1", red="B", talon="gC D")
    sight: Sight = match.sight(BLUE)
    state, stream, blocks = State(), Seeded(1), 0
    for _ in range(3000):
        GAME.laws.imagine(sight, stream, state)
        blocks += state.hidden[RED].hand[counted("B").index(1)]
    assert 900 < blocks < 1100  # one card of three


def test_a_spectator_can_imagine_too() -> None:  # 1.4
    match, state = thrown_and_drawn(), State()
    GAME.laws.imagine(match.sight(NOBODY), Seeded(1), state)
    assert [sum(hidden.hand) for hidden in state.hidden] == [2, 4]
    assert [sum(hidden.thrown) for hidden in state.hidden] == [1, 1]
    twin = Sight()
    GAME.laws.look(state, NOBODY, twin)
    assert twin == match.sight(NOBODY)


def test_what_is_imagined_looks_the_same_and_allows_the_same() -> None:  # 1.4
    laws, moves, twin = GAME.laws, [0] * GAME.laws.MOVES, Sight()
    for seed in range(12):
        match, random, state = Match(GAME, Seeded(seed), rounds=3), Seeded(-seed), State()
        while not match.over:
            for seat in (BLUE, RED, NOBODY):
                laws.imagine(match.sight(seat), random, state)
                laws.look(state, seat, twin)
                assert twin == match.sight(seat)
                if seat == match.to_act:
                    assert moves[: laws.legal(state, seat, moves)] == match.actions(seat)
                assert laws.to_act(state) == match.to_act
            legal = match.actions()
            match.play(legal[random.below(len(legal))])
        assert laws.to_act(match.state) == OVER


def test_every_card_is_in_one_place() -> None:  # 1.3, 1.4
    for seed in range(10):
        match, random = Match(GAME, Seeded(seed), rounds=3), Seeded(-seed)
        while not match.over:
            s, played = match.state, [0] * KINDS
            for h in match.heard():
                if h.event == Event.ROUND:
                    played = [0] * KINDS
                elif h.event == Event.PLAYED:
                    played[h.a or 0] += 1
                elif Event.DODGED <= h.event <= Event.SIDE_STEPPED:
                    played[h.b or 0] += 1
            assert s.played == played  # going by what everybody hears
            places = (s.talon, s.played, *(pile for h in s.hidden for pile in (h.hand, h.thrown)))
            assert tuple(map(sum, zip(*places, strict=True))) == COPIES
            legal = match.actions()
            match.play(legal[random.below(len(legal))])
