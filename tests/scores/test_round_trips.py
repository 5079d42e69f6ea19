"""A score is read as it was written, and a game that was laid aside goes on."""

from __future__ import annotations

import copy
import pickle
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sparring import score
from sparring.chance import Committed, Seeded
from sparring.games import catalogue
from sparring.match import Match
from tests.scores.games import SECRET, SMALL, finished, go_on, matches

NAMES = [
    "",
    "Ada",
    '"Ada"',
    "Ada\\",
    '\\"',
    "]",
    '"]\n[Result "1 -1"]\n',
    "a\r\nb\x00\x1b[2Jc\x85d\u2028e",
    "{ # * } ; (3)",
    "  Chloé   Ömer 阿达 👩‍👩‍👧 ",
    "x" * 10_000,
    "\ud800 half a character",
]
names = st.sampled_from(NAMES) | st.text()


@given(matches(), st.lists(names, max_size=5))
def test_a_score_replays_to_the_same_game(match: Match, players: list[str]) -> None:
    text = score.save(score.record(match, players, event="a test"))
    text.encode()
    loaded = score.load(text)
    again = score.replay(loaded)
    assert (again.state, again.steps, again.told) == (match.state, match.steps, match.told)
    assert (again.settings, again.questions) == (match.settings, match.questions)
    assert score.save(loaded) == text
    # Nobody's name became a header of its own.
    assert [header for header in loaded.headers if header.startswith("Player")] == [
        f"Player{seat}" for seat in range(len(players))
    ]
    if match.over or isinstance(match.chance, Seeded):
        assert score.verify(loaded) == match.questions


@given(matches(), st.dictionaries(st.integers(0, 50), st.text()))
def test_comments_stay_where_they_are(match: Match, comments: dict[int, str]) -> None:
    written = score.record(match)
    written.comments = comments
    text = score.save(written)
    loaded = score.load(text)
    assert score.save(loaded) == text
    assert [token.text for token in loaded.tokens] == list(match.tokens())
    assert loaded.comments.keys() <= comments.keys()


@pytest.mark.parametrize("name", NAMES)
def test_a_hostile_name_stays_a_name_on_its_line(name: str) -> None:
    text = score.save(score.record(finished("en-garde", Seeded(1)), [name, "Boris"]))
    loaded = score.load(text)
    kept = loaded.headers["Player0"]
    assert loaded.headers["Player1"] == "Boris"
    assert len(kept) <= score.MOST_IN_A_HEADER
    assert not re.search(r"[\x00-\x1f\x7f-\x9f\u2028]", kept)
    if len(name) < 50 and "half" not in name:
        # Whatever can be seen of it is there.
        assert "".join(kept.split()) == re.sub(r"[\s\x00-\x1f\x7f-\x9f]", "", name)


@given(matches(), st.integers(0, 99), st.integers(0, 40))
def test_a_game_that_was_laid_aside_goes_on_with_the_same_chance(
    match: Match, luck: int, moves: int
) -> None:
    again = score.replay(score.load(score.save(score.record(match))))
    if isinstance(match.chance, Committed) and not match.over:
        assert again.chance is None  # a running game keeps its secret: the table has it
        again.chance = match.chance
    go_on(match, Seeded(luck), moves)
    go_on(again, Seeded(luck), moves)
    assert (again.state, again.steps, again.told) == (match.state, match.steps, match.told)


@given(matches(), st.integers(0, 200))
def test_the_first_steps_alone_can_be_replayed(match: Match, steps: int) -> None:
    loaded = score.load(score.save(score.record(match)))
    assert score.replay(loaded, steps).steps == match.steps[:steps]


def test_a_running_game_does_not_tell_its_secret() -> None:
    match = Match(catalogue.game("ko"), Committed(SECRET, [b"red"]), rounds=3)
    written = score.record(match)
    assert written.headers["Commitment"] == Committed(SECRET).commitment
    assert written.headers["Result"] == "*"
    assert "Secret" not in written.headers
    assert SECRET.hex() not in score.save(written)


def test_a_finished_game_tells_it() -> None:
    match = finished("ko", Committed(SECRET, [b"red", b""]))
    written = score.record(match)
    assert written.headers["Secret"] == SECRET.hex()
    assert written.headers["Nonces"] == "726564 -"
    assert list(written.headers) == [
        "Game", "Rules", "Cards", "Settings", "Result", "Commitment", "Nonces", "Secret",
    ]  # fmt: skip


def test_a_paragraph_ends_where_a_round_does() -> None:
    match = Match(catalogue.game("en-garde"), Seeded(3), hits=2)
    go_on(match, Seeded(3))
    paragraphs = score.save(score.record(match)).split("\n\n")[1:]
    rounds = [word for told in match.told for word in told if word.event.name == "ROUND"]
    assert len(paragraphs) == len(rounds) > 1


def test_lines_are_short_enough_to_read() -> None:
    for name in catalogue.names():
        text = score.save(score.record(finished(name, Seeded(2))))
        steps = text.partition("\n\n")[2]
        assert 60 < max(map(len, steps.split("\n"))) <= score.WIDTH


def test_windows_and_its_byte_order_mark_are_read() -> None:
    text = score.save(score.record(finished("en-garde", Seeded(2))))
    loaded = score.load("\ufeff" + text.replace("\n", "\r\n"))
    assert score.save(loaded) == text


def test_comments_of_either_kind_are_kept() -> None:
    text = score.save(score.record(finished("en-garde", Seeded(2))))
    head, _, steps = text.partition("\n\n")
    loaded = score.load(f"{head}\n; one {{ two\n{{three\n\nfour}} {{}} {{five}}{steps}")
    assert loaded.comments == {0: "one ( two three four five"}
    assert score.save(score.load(score.save(loaded))) == score.save(loaded)


@pytest.mark.parametrize("name", ["white elo", "élan", "x_y", "a]", ""])
def test_a_header_that_could_not_be_read_again_is_not_written(name: str) -> None:
    with pytest.raises(ValueError, match="letters and digits"):
        score.save(score.record(finished("en-garde", Seeded(2)), **{name: "x"}))


def test_a_header_of_our_own_is_not_written_over() -> None:
    with pytest.raises(ValueError, match="of every score"):
        score.record(finished("en-garde", Seeded(2)), game="chess")


@pytest.mark.parametrize("name", SMALL)
def test_the_end_of_a_table_that_the_laws_know_nothing_of_can_be_verified(name: str) -> None:
    """Somebody resigned: the secret is told although the game is not over."""
    match = Match(catalogue.game(name), Committed(SECRET), **SMALL[name])
    go_on(match, Seeded(1), 5)
    written = score.record(match, ended="resigned", awarded="1 -1")
    written.headers["Secret"] = SECRET.hex()
    assert score.verify(score.load(score.save(written))) == match.questions


@pytest.mark.parametrize("kind", [score.Unreadable, score.Unplayable, score.Unproven])
def test_an_error_can_be_sent_to_another_process(kind: type[score.ScoreError]) -> None:
    error = kind("this is why", 3, "+7")
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error)):  # noqa: S301
        assert (type(twin), twin.line, twin.token) == (kind, 3, "+7")
        assert str(twin) == "line 3, at '+7': this is why"
