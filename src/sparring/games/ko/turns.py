"""A turn, from the judgement of what is pending to the next one's beginning (2, 3, 5).

Nothing here asks whether an action is allowed: see options.py. What is done returns what the next
turn is, or what this one still waits for.
"""

from __future__ import annotations

from ..contract import Told, tell, whisper
from .cards import (
    BLOCK,
    CHAIN,
    CHAINS,
    CONTRE,
    COVER,
    DODGE,
    DOWN,
    FACE,
    FOLLOW,
    HIT,
    LAST,
    LOW_BLOW,
    MOVE,
    OBSTRUCTION,
    QUARTERS,
    SIDE_STEP,
    STEP,
    TAILS,
    THROW,
    C,
)
from .judging import BLOCKED, DODGED, DODGED_REPLIED, REPLIED, TAKEN, judge, score, warn
from .playing import cover, lay, strike, strike_chain, throw_away
from .sheet import clear, pass_turn
from .state import (
    ANSWER,
    BOUND,
    DONE,
    DRAWING,
    FELLED,
    FORCED,
    SENT,
    THROWN,
    TURN,
    Event,
    State,
    together,
)


def apply(s: State, seat: int, action: int, told: Told) -> None:
    if action >= COVER:
        cover(s, white(action), told)
    fall = 0
    if s.phase == ANSWER:  # judged as the first thing of the turn (3.1)
        fall = judge(s, 1 - seat, met(action), told)
    if s.phase != DONE:
        end_turn(s, carry_out(s, action, fall, told), told)


def white(action: int) -> int:
    """The white card that this answer begins with."""
    if action >= FOLLOW:
        return DODGE + (action - FOLLOW) // TAILS
    if action >= STEP:
        return SIDE_STEP + (action - STEP) // QUARTERS
    return DODGE + action - COVER


def met(action: int) -> int:
    """How this answer meets an attack, for the referee."""
    if action >= FOLLOW:
        return DODGED_REPLIED if (action - FOLLOW) % TAILS < CHAINS else DODGED
    if action >= COVER:
        return BLOCKED if BLOCK <= white(action) < SIDE_STEP else DODGED
    return REPLIED if action >= HIT else TAKEN


def carry_out(s: State, action: int, fall: int, told: Told) -> int:
    """What is left to do once the referee has judged."""
    if action < LAST:
        return move(s, action - MOVE, told)
    if action < HIT:
        return throw(s, action, told)
    if action < COVER:
        return hit(s, action - HIT, fall, told)
    if action >= FOLLOW:
        return follow(s, white(action), (action - FOLLOW) % TAILS, told)
    if action >= STEP:
        return side_step(s, (action - STEP) % QUARTERS, told)
    return penalize(s, white(action), told)


def end_turn(s: State, phase: int, told: Told) -> None:
    """An attack waits for its answer; in the last turn of a round there is none (5.1)."""
    if phase in (DRAWING, FELLED):
        s.phase = phase
        return
    if phase == ANSWER and s.corner[1 - s.turn].held == 0:
        judge(s, s.turn, TAKEN, told)
    if s.phase != DONE:
        pass_turn(s, phase, told)


def move(s: State, quarter: int, told: Told) -> int:
    """To a neighbouring quarter; into the opponent's it is forcing (2.3)."""
    s.corner[s.turn].quarter = quarter
    if s.phase != FELLED:
        s.quiet += 1
    if together(s):
        tell(told, Event.FORCED, s.turn, quarter, 0)
        return FORCED
    tell(told, Event.MOVED, s.turn, quarter, 0)
    return TURN


def throw(s: State, action: int, told: Told) -> int:
    """It is replaced from the talon while the boxers are apart (2.2), but the last one (5.2)."""
    if action == LAST:
        kind = 0
        while s.hidden[s.turn].hand[kind] == 0:
            kind += 1
        throw_away(s, kind)
        whisper(told, Event.THREW_LAST, s.turn, kind, 0)
        return THROWN
    kind = action - THROW
    throw_away(s, kind)
    if together(s):
        whisper(told, Event.THREW, s.turn, kind, 0)
        return BOUND if s.phase == FORCED else TURN
    whisper(told, Event.DISCARDED, s.turn, kind, 0)
    return DRAWING


def hit(s: State, chain: int, fall: int, told: Told) -> int:
    """Attack, from wherever one is (2.1), or counter-hit (3.2)."""
    quarter = s.corner[1 - s.turn].quarter
    s.corner[s.turn].quarter = quarter
    event = Event.COUNTER_HIT if s.phase == ANSWER else Event.ATTACKED
    tell(told, event, s.turn, quarter, 0)
    strike_chain(s, chain, told)
    if fall != DOWN:
        return ANSWER
    clear(s)  # it averted a sponge and does nothing else (4.2)
    return TURN if s.corner[1 - s.turn].held == 0 else FELLED


def follow(s: State, dodge: int, tail: int, told: Told) -> int:
    """What follows a dodge lies upon it (3.3)."""
    lay(s, dodge)
    counters = tail >= CHAINS or FACE[CHAIN[tail][0]] == C
    event = Event.COUNTERED if counters else Event.COUNTER_HIT
    tell(told, event, s.turn, s.corner[s.turn].quarter, 0)
    if tail < CHAINS:
        strike_chain(s, tail, told)
    else:
        strike(s, CONTRE + tail - CHAINS, told)
    return ANSWER


def side_step(s: State, quarter: int, told: Told) -> int:
    s.corner[s.turn].quarter = quarter
    tell(told, Event.MOVED, s.turn, quarter, 0)
    return TURN


def penalize(s: State, kind: int, told: Told) -> int:
    """An obstruction costs a point (3.5); a low blow costs the attacker two, and more (3.7)."""
    if OBSTRUCTION <= kind < LOW_BLOW:
        score(s, 1 - s.turn, 1, told)
    if kind < LOW_BLOW:
        return TURN
    warn(s, 1 - s.turn, told)
    return SENT
