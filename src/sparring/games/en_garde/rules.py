"""En Garde: two fencers, one piste, twenty-five cards, a match to n hits.

Clause numbers refer to docs/rules/en-garde.md. Nothing here knows of text, clocks or sockets.
"""

from __future__ import annotations

from ..contract import CHANCE, NOBODY, OVER, Told, tell, whisper
from .parries import CARDS, LENGTHS, MIXES, SUMS
from .pieces import (
    ACTIONS,
    ADVANCE,
    ADVANCED,
    ALLOWED,
    ANSWER,
    BASIC,
    COPIES,
    DEALING,
    DONE,
    HAND,
    LAST,
    LOT,
    LOTS,
    LUNGE,
    MIXED,
    MOVES,
    OUTCOMES,
    PACK,
    PARRY,
    REFILLING,
    RETREAT,
    SAME_TOTAL,
    STAND,
    STRIKE,
    TRAIL,
    TURN,
    VALUES,
    Ending,
    Event,
    Sight,
    State,
    gap,
    starter,
)
from .sights import imagine, look

__all__ = [
    "ACTIONS",
    "MOVES",
    "OUTCOMES",
    "Sight",
    "State",
    "apply",
    "draw",
    "imagine",
    "legal",
    "look",
    "may_act",
    "odds",
    "players",
    "result",
    "start",
    "to_act",
]


# In the plain life, finding a member in its enum takes as long as telling it.
_DREW, _ADVANCED, _RETREATED = Event.DREW, Event.ADVANCED, Event.RETREATED


def start(s: State) -> None:
    s.phase = LOTS


def players(s: State) -> int:
    return 2


def to_act(s: State) -> int:
    """The seat that must act, CHANCE, or OVER."""
    if s.phase >= TURN:
        return s.turn if s.phase != DONE else OVER
    return CHANCE


def may_act(s: State, seat: int) -> bool:
    return to_act(s) == seat


# --- Chance: the lot, the deal and every refill, one card a question. ---


def odds(s: State, weights: list[int]) -> int:
    if s.phase == LOTS:
        for v in range(VALUES):
            weights[v] = 0
        weights[LOT] = weights[LOT + 1] = 1
        return 2
    pack = s.pack  # asked at every card: a loop would cost the plain life a tenth of its time
    weights[0], weights[1], weights[2] = pack[1], pack[2], pack[3]
    weights[3], weights[4] = pack[4], pack[5]
    weights[LOT] = weights[LOT + 1] = 0
    return s.left


def draw(s: State, outcome: int, told: Told) -> None:
    if outcome >= LOT:
        s.first = outcome - LOT
        tell(told, Event.LOT, s.first, 0, 0)
        begin_round(s, told)
        return
    value = outcome + 1
    fencer = s.fencer[s.turn]
    s.pack[value] -= 1
    s.left -= 1
    fencer.hand[value] += 1
    fencer.held += 1
    whisper(told, _DREW, s.turn, value, s.left)
    if fencer.held == HAND or s.left == 0:
        hand_filled(s, told)


def begin_round(s: State, told: Told) -> None:
    """Both to their ends, all cards shuffled (1.2)."""
    s.round += 1
    s.left = 0
    for v in range(1, VALUES + 1):
        s.pack[v] = PACK[v]
        s.left += PACK[v]
        s.fencer[0].hand[v] = s.fencer[1].hand[v] = 0
    s.top = s.blow = s.strength = s.lunged = s.acts = 0
    for p in range(2):
        s.fencer[p].ground = s.fencer[p].held = 0
    s.phase = DEALING
    s.turn = starter(s)
    tell(told, Event.ROUND, s.turn, s.round, 0)


def hand_filled(s: State, told: Told) -> None:
    """A hand is full, or the pack is out; the next turn begins, if there is one."""
    s.turn = 1 - s.turn
    if s.phase == DEALING:
        if s.fencer[s.turn].held == HAND:
            s.phase = TURN
    elif s.strength:
        s.phase = ANSWER
    elif s.left:
        s.phase = TURN
    elif s.settings.rules == BASIC and s.settings.last_attack == ALLOWED:
        s.phase = LAST
    else:
        judge(s, told)


# --- What a fencer may do. ---


def legal(s: State, seat: int, moves: list[int]) -> int:
    """Write the legal actions into moves, and say how many."""
    if s.turn != seat or s.phase < TURN or s.phase == DONE:
        return 0
    if s.phase == TURN:
        return turns(s, moves)
    return answers(s, moves) if s.phase == ANSWER else last_attacks(s, moves)


def turns(s: State, moves: list[int]) -> int:
    """Move, attack, or both (2.1, 2.3, 3.1, 4.1)."""
    me = s.fencer[s.turn]
    hand, ground, distance = me.hand, me.ground, gap(s)
    lunging = s.settings.rules == ADVANCED
    n = 0
    for v in range(1, VALUES + 1):
        # Written first, counted if legal: there is no jump for a processor to guess wrong.
        held = hand[v] > 0
        moves[n] = ADVANCE + v - 1
        n += held & (v < distance)
        moves[n] = RETREAT + v - 1
        n += held & (v <= ground)
        if lunging and held and v < distance <= v + VALUES:
            n = lunges(hand, v, distance - v, moves, n)
    if distance <= VALUES:
        cards = hand[distance] if s.settings.rules != BASIC else min(hand[distance], 1)
        for more in range(cards):
            moves[n] = STRIKE + more
            n += 1
    if n == 0:
        moves[0] = STAND  # 2.4
        n = 1
    return n


def lunges(hand: list[int], v: int, reach: int, moves: list[int], n: int) -> int:
    """Advance v, then attack over the new distance; the step's own card is spent by then."""
    for more in range(hand[reach] - (reach == v)):
        moves[n] = LUNGE + (v - 1) * COPIES + more
        n += 1
    return n


def answers(s: State, moves: list[int]) -> int:
    """Decline, parry, or retreat from an advance-and-attack (3.3, 4.2)."""
    me = s.fencer[s.turn]
    moves[0] = STAND
    n = 1
    if me.hand[s.blow] >= s.strength:
        moves[n] = PARRY
        n += 1
    if s.lunged:
        for v in range(1, VALUES + 1):
            if me.hand[v] and v <= me.ground:
                moves[n] = RETREAT + v - 1
                n += 1
    if s.settings.parry == SAME_TOTAL:
        for mix in range(MIXES):
            if can_mix(s, mix):
                moves[n] = MIXED + mix
                n += 1
    return n


def can_mix(s: State, mix: int) -> bool:
    """Exactly as many cards, of any values, with the attack's total (3.3, option `parry`)."""
    if LENGTHS[mix] != s.strength or SUMS[mix] != s.strength * s.blow:
        return False
    hand = s.fencer[s.turn].hand
    for v in range(1, VALUES + 1):
        if CARDS[mix][v] > hand[v]:
            return False
    return True


def last_attacks(s: State, moves: list[int]) -> int:
    """The pack is out in the basic game: attack with one card, or stand (2.5)."""
    moves[0] = STAND
    distance = gap(s)
    if distance <= VALUES and s.fencer[s.turn].hand[distance]:
        moves[1] = STRIKE
        return 2
    return 1


# --- What it does. ---


def apply(s: State, seat: int, action: int, told: Told) -> None:
    s.trail[s.acts % TRAIL] = action + 1
    s.acts += 1
    if action < STRIKE:
        step(s, action, told)
    elif action < PARRY:
        attack(s, action, told)
    elif action == STAND:
        stand(s, told)
    else:
        parry(s, action, told)


def step(s: State, action: int, told: Told) -> None:
    """Move with one card. Moving off from an advance-and-attack is a retreat from it (4.2)."""
    if action < RETREAT:
        value = action - ADVANCE + 1
        walk(s, value, value)
        tell(told, _ADVANCED, s.turn, value, 0)
    else:
        value = action - RETREAT + 1
        walk(s, value, -value)
        tell(told, _RETREATED, s.turn, value, s.lunged)
    s.strength = s.lunged = s.blow = 0
    if s.left == 0:  # only a retreat moves then (4.5)
        judge_ground(s, Ending.RETREAT, told)
    else:
        end_turn(s)


def attack(s: State, action: int, told: Told) -> None:
    cards = action - STRIKE + 1
    if action >= LUNGE:
        value = (action - LUNGE) // COPIES + 1
        cards = (action - LUNGE) % COPIES + 1
        walk(s, value, value)
        tell(told, _ADVANCED, s.turn, value, 0)
        s.lunged = 1
    s.blow = gap(s)
    s.strength = cards
    spend(s, s.blow, cards)
    tell(told, Event.STRUCK, s.turn, s.blow, cards)
    if s.phase == LAST:
        win_round(s, s.turn, Ending.LAST_ATTACK, told)
    elif s.settings.rules == BASIC:
        win_round(s, s.turn, Ending.HIT, told)
    else:
        end_turn(s)


def parry(s: State, action: int, told: Told) -> None:
    """Parry, then take a whole turn with the cards left; no drawing in between (3.4)."""
    if action == PARRY:
        spend(s, s.blow, s.strength)
    else:
        for v in range(1, VALUES + 1):
            lay(s, v, CARDS[action - MIXED][v], told)
    tell(told, Event.PARRIED, s.turn, s.blow, s.strength)
    s.strength = s.lunged = s.blow = 0
    s.phase = TURN
    if s.left == 0:
        judge(s, told)  # 3.5


def lay(s: State, value: int, cards: int, told: Told) -> None:
    """Cards of a parry whose values the attack does not tell, in rising order (1.4)."""
    if cards:
        spend(s, value, cards)
        tell(told, Event.LAID, s.turn, value, cards)


def stand(s: State, told: Told) -> None:
    """Nothing can be done, or nothing is: a hit (3.3), a defeat (2.4), or the end (2.5)."""
    tell(told, Event.STOOD, s.turn, 0, 0)
    if s.phase == LAST:
        judge(s, told)
    else:
        win_round(s, 1 - s.turn, Ending.HIT if s.phase == ANSWER else Ending.STUCK, told)


def spend(s: State, value: int, cards: int) -> None:
    me = s.fencer[s.turn]
    me.hand[value] -= cards
    me.held -= cards
    s.top = value


def walk(s: State, value: int, ground: int) -> None:
    me = s.fencer[s.turn]
    me.hand[value] -= 1
    me.held -= 1
    me.ground += ground
    s.top = value


def end_turn(s: State) -> None:
    """Draw back up to five (2.2), before an attack is answered (3.2)."""
    s.phase = REFILLING


# --- How a round and the match end. ---


def judge(s: State, told: Told) -> None:
    """The pack is out: matching cards decide (3.6), then ground gained (2.6)."""
    if s.settings.rules != BASIC:
        show_hands(s, told)
        distance = gap(s)
        if distance <= VALUES:
            left, right = s.fencer[0].hand[distance], s.fencer[1].hand[distance]
            if left != right:
                win_round(s, 0 if left > right else 1, Ending.CARDS, told)
                return
    judge_ground(s, Ending.GROUND, told)


def show_hands(s: State, told: Told) -> None:
    for p in range(2):
        for v in range(1, VALUES + 1):
            for _ in range(s.fencer[p].hand[v]):
                tell(told, Event.SHOWED, p, v, 0)


def judge_ground(s: State, ending: int, told: Told) -> None:
    left, right = s.fencer[0].ground, s.fencer[1].ground
    if left != right:
        win_round(s, 0 if left > right else 1, ending, told)
        return
    drawn = Ending.DRAWN_RETREAT if ending == Ending.RETREAT else Ending.DRAWN
    tell(told, Event.ROUND_DRAWN, NOBODY, drawn, 0)
    begin_round(s, told)


def win_round(s: State, seat: int, ending: int, told: Told) -> None:
    s.fencer[seat].hits += 1
    tell(told, Event.ROUND_WON, seat, ending, s.fencer[seat].hits)
    if s.fencer[seat].hits < s.settings.hits:
        begin_round(s, told)
        return
    s.phase = DONE
    s.turn = seat
    tell(told, Event.MATCH_WON, seat, Ending.MATCH, 0)


def result(s: State, seat: int) -> int:
    """1 for the winner of the match, -1 for the other."""
    return 1 if s.turn == seat else -1
