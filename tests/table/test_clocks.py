"""Time: banks, increments, days, lag, and those who are gone."""

from __future__ import annotations

from sparring import wire
from sparring.table import Place
from sparring.table.clocks import DAY, MOST_QUOTA, PATIENCE, QUOTA_A_MOVE, SECOND
from sparring.wire import Reason

from .hall import LIVE, NAMES, Hall

FULL = LIVE.bank * SECOND
GAIN = LIVE.increment * SECOND


def left(hall: Hall, seat: int) -> int | None:
    return hall.view().clocks[seat].left


def test_thinking_costs_time_and_a_move_gives_some_back() -> None:
    hall = Hall.running()
    seat = hall.owing[0]
    assert left(hall, seat) == left(hall, 1 - seat) == FULL
    assert hall.view().clocks[seat].running
    hall.move(hall.legal()[0], after=7000)
    assert left(hall, seat) == FULL - 7000 + GAIN
    assert left(hall, 1 - seat) == FULL
    assert not hall.view().clocks[seat].running


def test_a_clock_that_runs_out_loses_the_duel() -> None:
    hall = Hall.running()
    seat = hall.owing[0]
    assert hall.table.deadline == hall.now + FULL + MOST_QUOTA
    assert not hall.tick(FULL + MOST_QUOTA - 1).rows
    assert [row.kind for row in hall.tick(1).rows] == ["flag"]
    end = hall.last().end
    assert end
    assert (end.how, end.seat) == ("flagged", seat)
    assert end.results == ([-1, 1] if seat == 0 else [1, -1])


def test_a_move_that_comes_too_late_is_refused_and_the_flag_falls() -> None:
    hall = Hall.running()
    assert hall.move(hall.legal()[0], after=FULL) == Reason.OUT_OF_TIME
    assert hall.last().what == "flag"
    assert hall.table.phase == "finished"


def test_the_flag_falls_before_anything_else_happens() -> None:
    hall = Hall.running()
    seat = hall.owing[0]
    reason = hall.ask(NAMES[1 - seat], wire.Resign, after=FULL + MOST_QUOTA)
    assert reason == Reason.GAME_OVER
    assert hall.table.end
    assert hall.table.end.seat == seat


def test_lag_is_given_back_from_a_small_quota() -> None:
    hall = Hall.running()
    seat = hall.owing[0]
    hall.move(hall.legal()[0], after=5000, thought=4600)
    assert left(hall, seat) == FULL - 4600 + GAIN
    hall.move(hall.legal()[0])
    hall.move(hall.legal()[0], after=5000, thought=0)
    quota = MOST_QUOTA - 400 + QUOTA_A_MOVE
    assert left(hall, seat) == FULL - 4600 + GAIN - (5000 - quota) + GAIN


def test_who_says_they_thought_longer_than_time_passed_gains_nothing() -> None:
    hall = Hall.running()
    seat = hall.owing[0]
    hall.move(hall.legal()[0], after=5000, thought=9_000_000)
    assert left(hall, seat) == FULL - 5000 + GAIN


def test_lag_can_save_the_last_second() -> None:
    hall = Hall.running()
    assert hall.move(hall.legal()[0], after=FULL + 400, thought=FULL - 500) is None


def test_without_a_clock_nobody_is_hurried() -> None:
    hall = Hall.running(clock=wire.NoClock())
    assert left(hall, 0) is None
    assert hall.table.deadline is None
    assert not hall.tick(400 * DAY).rows
    assert hall.move(hall.legal()[0]) is None


def test_correspondence_has_days_for_each_move() -> None:
    hall = Hall.running(clock=wire.DaysClock(3))
    seat = hall.owing[0]
    hall.move(hall.legal()[0], after=2 * DAY)
    assert left(hall, 1 - seat) == 3 * DAY
    hall.move(hall.legal()[0], after=2 * DAY)
    assert left(hall, seat) == 3 * DAY
    assert hall.table.deadline == hall.now + 3 * DAY
    hall.tick(3 * DAY)
    assert hall.table.end
    assert hall.table.end.how == "flagged"


def test_at_correspondence_nobody_is_expected_to_stay() -> None:
    hall = Hall.running(clock=wire.DaysClock(3))
    assert not hall.table.went("id-of-anna", hall.now).rows
    assert not hall.table.wake(hall.now + 100).rows


def test_where_choices_are_sealed_both_clocks_run() -> None:
    hall = Hall.running("knock-out", settings={"players": 3})
    while len(hall.owing) < 2:
        hall.move(hall.legal()[0])
    one, other = hall.owing
    before = [left(hall, one), left(hall, other)]
    hall.ask(NAMES[one], wire.Move, 3000, move=hall.legal(one)[0])
    assert left(hall, one) == (before[0] or 0) - 3000 + GAIN
    assert left(hall, other) == (before[1] or 0) - 3000
    hall.ask(NAMES[other], wire.Move, 1000, move=hall.legal(other)[0])
    assert left(hall, other) == (before[1] or 0) - 4000 + GAIN


def test_bots_have_no_clock() -> None:
    hall = Hall(places=[Place(bot="random"), Place(bot="random")])
    assert hall.table.deadline is None
    assert not any(face.running for face in hall.view().clocks)


def test_time_does_not_run_backwards() -> None:
    hall = Hall.running()
    hall.move(hall.legal()[0], after=60_000)
    at = hall.rows[-1].at
    hall.move(hall.legal()[0], after=-50_000)
    assert hall.rows[-1].at == at


# --- Those who are gone. ---


def gone(hall: Hall, name: str) -> None:
    hall.take(hall.table.went(f"id-of-{name}", hall.now))


def back(hall: Hall, name: str) -> None:
    hall.take(hall.table.came(f"id-of-{name}", hall.now))


def test_a_leaver_is_waited_for_beside_their_clock() -> None:
    hall = Hall.running()
    seat = hall.owing[0]
    mover, other = NAMES[seat], NAMES[1 - seat]
    gone(hall, mover)
    assert hall.welcome().seats[seat].away
    assert hall.view().clocks[seat].patience == PATIENCE["live"]
    assert hall.ask(other, wire.Claim, PATIENCE["live"] - 1, seat=seat) == Reason.STILL_THERE
    assert hall.ask(other, wire.Claim, 1, seat=seat) is None
    end = hall.table.end
    assert end
    assert (end.how, end.seat) == ("left", seat)
    assert end.results == ([-1, 1] if seat == 0 else [1, -1])


def test_patience_runs_only_while_somebody_is_waited_for() -> None:
    hall = Hall.running()
    seat = 1 - hall.owing[0]
    gone(hall, NAMES[seat])
    other = NAMES[1 - seat]
    assert hall.ask(other, wire.Claim, 100_000, seat=seat) == Reason.STILL_THERE
    hall.move(hall.legal()[0])
    assert hall.ask(other, wire.Claim, PATIENCE["live"], seat=seat) is None


def test_coming_back_stops_it_and_leaving_again_goes_on_where_it_was() -> None:
    hall = Hall.running()
    seat = hall.owing[0]
    gone(hall, NAMES[seat])
    hall.now += 50_000
    back(hall, NAMES[seat])
    assert hall.view().clocks[seat].patience is None
    assert hall.ask(NAMES[1 - seat], wire.Claim, 30_000, seat=seat) == Reason.STILL_THERE
    gone(hall, NAMES[seat])
    assert hall.view().clocks[seat].patience == PATIENCE["live"] - 50_000
    assert hall.ask(NAMES[1 - seat], wire.Claim, 10_000, seat=seat) is None


def test_presence_is_a_row_only_when_it_changes_and_matters() -> None:
    hall = Hall.running()
    assert not hall.table.came("id-of-anna", hall.now).rows
    assert not hall.table.went("id-of-watcher", hall.now).rows
    assert hall.table.went("id-of-anna", hall.now).rows
    assert not hall.table.went("id-of-anna", hall.now).rows
    assert hall.table.came("id-of-anna", hall.now).rows


def test_who_plays_alone_against_a_bot_cannot_be_claimed_against() -> None:
    hall = Hall(places=[Place(), Place(bot="random")])
    hall.sit("anna", 0)
    gone(hall, "anna")
    assert hall.ask("anna", wire.Claim, 10**6 // 4, seat=1) == Reason.STILL_THERE


def test_a_server_that_failed_costs_nobody_time() -> None:
    hall = Hall.running()
    seat = hall.owing[0]
    hall.table = hall.rebuilt()
    hall.now += FULL * 3
    hall.take(hall.table.wake(hall.now))
    assert [row.kind for row in hall.rows[-3:]] == ["woken", "went", "went"]
    assert hall.table.phase == "running"
    assert left(hall, seat) == FULL
    back(hall, NAMES[seat])
    assert hall.move(hall.legal()[0], after=2000) is None
    assert left(hall, seat) == FULL - 2000 + GAIN
