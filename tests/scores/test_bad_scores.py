"""Whatever is wrong with a score is said by the right error, with its line and its token."""

from __future__ import annotations

import time
from contextlib import suppress
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sparring import score
from sparring.chance import Chance, Committed, Seeded
from sparring.games import catalogue
from sparring.score import ScoreError, Unplayable, Unproven, Unreadable
from tests.scores.games import SECRET, SMALL, finished
from tests.scores.hostile import swallow_score

GAMES = tuple(SMALL)
HEAD = '[Game "en-garde"]\n[Settings "rules=basic hits=1"]\n[Result "*"]\n'
HUGE = "9" * 5_000
ARABIC = "٣"


@cache
def text_of(name: str, *, committed: bool = False) -> str:
    chance: Chance = Committed(SECRET, [b"red", b""]) if committed else Seeded(5)
    return score.save(score.record(finished(name, chance), ["Ada", "Boris"]))


def refused(text: str) -> ScoreError:
    with pytest.raises(ScoreError) as caught:
        score.verify(score.load(text))
    return caught.value


def told(error: ScoreError) -> tuple[type[ScoreError], int, str]:
    return type(error), error.line, error.token


# --- Files that are no scores. ---


@pytest.mark.parametrize("name", GAMES)
def test_a_score_cut_off_anywhere_can_not_be_read(name: str) -> None:
    text = text_of(name)
    assert text.endswith("#\n")
    for cut in range(len(text) - 1):
        with pytest.raises(Unreadable):
            score.load(text[:cut])


@pytest.mark.parametrize(
    ("text", "line", "token"),
    [
        ("", 1, ""),
        ("\n\n", 1, ""),
        ("hello", 1, ""),
        ("\ufeff", 1, ""),
        ("(L) (1) #", 1, ""),
        ('[Event "x"]\n\n#', 1, ""),
        ("[Game en-garde]\n\n#", 1, "[Game en-garde]"),
        ('[Game "en-garde]\n\n#', 1, '[Game "en-garde]'),
        ('[Game "en\\garde"]\n\n#', 1, '[Game "en\\garde"]'),
        ('[Game "en-garde"] [Rules "1"]\n\n#', 1, '[Game "en-garde"] [Rules "1"]'),
        ('[Game "en-garde"]\n[Élan "1"]\n\n#', 2, '[Élan "1"]'),
        ('[Game "en-garde"]\n\n[Game "ko"]\n\n#', 3, "Game"),
        (f'[Game "en-garde"]\n[Seed "{"9" * 10**5}"]\n\n#', 2, "Seed"),
        ('[Game "en-garde"]\n\n', 3, ""),
        ('[Game "en-garde"]\n\n(L) (1)\n(2)\n', 4, ""),
        ('[Game "en-garde"]\n\n(L) { # (1)\n(2) #\n', 3, "{"),
        ('[Game "en-garde"]\n\n(L) } (1)\n(2) #\n', 3, "}"),
        ('[Game "en-garde"]\n\n(L) ; # (1)\n\n', 3, ""),
        ('[Game "en-garde"]\n\n{ one\n\n{ two } }\n#', 3, "{"),
        ('[Game "en-garde"]\n\n(L) #\n(2)\n', 4, "(2)"),
        ('[Game "en-garde"]\n\n(L) # #', 3, "#"),
        ('[Game "en-garde"]\n\n(L)\n[Rules "1"]\n*', 4, "[Rules"),
        ('[Game "en-garde"]\n\n(L)\n(' + "9" * 900 + ") *", 4, "(" + "9" * 39),
        ('[Game "en-garde"]\n\n(L)\n\x00 *', 4, "\x00"),
        ('[Game "en-garde"]\n[Player0 "\x1b[2J"]\n\n*', 2, "\x1b"),
        ('[Game "en-garde"]\n[Player0 "Ada\rBoris"]\n\n*', 2, "\r"),
        ('[Game "en-garde"]\n\n(L) { \udc80 } *', 3, "\udc80"),
        ("\x7fELF" + "\0" * 100, 1, "\x7f"),
        (" " * 1_000_001, 1, ""),
    ],
)
def test_what_is_no_score_is_unreadable(text: str, line: int, token: str) -> None:
    with pytest.raises(Unreadable) as caught:
        score.load(text)
    assert told(caught.value) == (Unreadable, line, token)


# --- Scores that can't be played. ---


@pytest.mark.parametrize(
    ("steps", "line", "token"),
    [
        ("(L) (1) (1)\n(9) *", 6, "(9)"),
        ("(L) (1) (1)\n() *", 6, "()"),
        ("(L) (1) (1)\n( *", 6, "("),
        ("(L) (L) *", 5, "(L)"),
        ("(L) (1) (1) (1)\n(1) (1) (1) *", 6, "(1)"),  # there are five of each
        ("(L) +1 *", 5, "+1"),  # chance is asked first
        ("(L) 0:+1 *", 5, "0:+1"),
        ("(L) (1) (1) (2) (3) (4) (1) (1) (2) (3)\n{ five and five }\n(4) (5) *", 7, "(5)"),
        ("(L) (1) (1) (2) (3) (4) (1) (1) (2) (3) (4)\n\n+5 *", 7, "+5"),
        ("(L) (1) (1) (2) (3) (4) (1) (1) (2) (3) (4)\n\n1:+1 *", 7, "1:+1"),  # not its turn
        ("(L) (1) (1) (2) (3) (4) (1) (1) (2) (3) (4)\n\n7:+1 *", 7, "7:+1"),  # no such seat
        (f"(L) (1) (1) (2) (3) (4) (1) (1) (2) (3) (4)\n\n{ARABIC}:+1 *", 7, f"{ARABIC}:+1"),
        ("(L) (1) (1) (2) (3) (4) (1) (1) (2) (3) (4)\n\n0: *", 7, "0:"),
        ("(L) (1) (1) (2) (3) (4) (1) (1) (2) (3) (4)\n\n+1x *", 7, "+1x"),
        ("(L) (1) (1) (2) (3) (4) (1) (1) (2) (3) (4)\n\nadvance *", 7, "advance"),
        ("(L) (1) (1) (2) (3) (4) (1) (1) (2) (3) (4)\n\n+1\n#", 8, "#"),  # it is not over
    ],
)
def test_a_step_that_can_not_be_taken_is_unplayable(steps: str, line: int, token: str) -> None:
    loaded = score.load(f"{HEAD}\n{steps}")
    with pytest.raises(Unplayable) as caught:
        score.replay(loaded)
    assert told(caught.value) == (Unplayable, line, token)


def test_a_finished_game_is_not_said_to_run() -> None:
    loaded = score.load(text_of("en-garde").replace("#", "*"))
    with pytest.raises(Unplayable, match="the game is over") as caught:
        score.replay(loaded)
    assert told(caught.value) == (Unplayable, text_of("en-garde").count("\n"), "*")


def test_nothing_is_played_after_the_end_of_a_game() -> None:
    for step, line in (("(3)", 1), ("+1", 1)):
        text = text_of("en-garde").replace("#", f"\n{step} #")
        with pytest.raises(Unplayable, match="the game is over") as caught:
            score.replay(score.load(text))
        assert caught.value.token == step
        assert caught.value.line == text_of("en-garde").count("\n") + line


@pytest.mark.parametrize(
    ("header", "instead", "why"),
    [
        ("Game", "chess", "there is no game 'chess'"),
        ("Game", "", "there is no game ''"),
        ("Rules", "99", "version 99 of the rules"),
        ("Rules", HUGE[:3_000], "of the rules"),
        ("Cards", "0123456789abcdef", "other cards"),
        ("Cards", "", "other cards"),
        ("Settings", "rounds=5", "rounds can't be '5'"),
        ("Settings", "rounds", "rounds can't be ''"),
        ("Settings", "=3", "no setting ''"),
        ("Settings", "rounds=3 rounds=3", "twice"),
        ("Settings", "game=3", "no setting 'game'"),
        ("Settings", "self=3 chance=4", "no setting 'self'"),
        ("Settings", "rounds=4", ""),  # another game: some step or the result says so
        ("Result", "0 0", "the result is"),
        ("Result", "*", "the result is"),
        ("Result", "", "the result is"),
    ],
)
def test_headers_that_do_not_fit_are_unplayable(header: str, instead: str, why: str) -> None:
    text = text_of("ko")
    line = score.load(text).line(header)
    lines = text.split("\n")
    lines[line - 1] = f'[{header} "{instead}"]'
    error = refused("\n".join(lines))
    assert isinstance(error, Unplayable)
    assert why in error.reason
    if why:
        assert (error.line, error.token) == (line, "")


@pytest.mark.parametrize("value", [HUGE[:3_900], ARABIC, "--3", "-", "3.0", "1_0", "+3", "1e3"])
def test_a_number_in_the_settings_is_plain_digits(value: str) -> None:
    error = refused(HEAD.replace("hits=1", f"hits={value}") + "\n(L) *")
    assert told(error)[:2] == (Unplayable, 2) or (isinstance(error, Unproven))


@given(st.sampled_from(GAMES), st.data())
def test_no_step_can_be_left_out(name: str, data: st.DataObject) -> None:
    loaded = score.load(text_of(name))
    gone = data.draw(st.integers(0, len(loaded.tokens) - 1))
    line = loaded.tokens.pop(gone).line
    with pytest.raises(ScoreError) as caught:
        score.verify(loaded)
    assert caught.value.line >= line or caught.value.line == loaded.line("Result")


@given(st.sampled_from(GAMES), st.data())
def test_no_answer_of_chance_can_be_changed(name: str, data: st.DataObject) -> None:
    loaded = score.load(text_of(name))
    asked = [n for n, token in enumerate(loaded.tokens) if token.text.startswith("(")]
    at = data.draw(st.sampled_from(asked))
    game = catalogue.game(name)
    outcome = data.draw(st.integers(0, game.laws.OUTCOMES - 1).map(game.notation.name_outcome))
    old = loaded.tokens[at]
    loaded.tokens[at] = score.Token(outcome, old.line)
    if outcome == old.text:
        score.verify(loaded)
        return
    with pytest.raises(ScoreError) as caught:
        score.verify(loaded)
    if isinstance(caught.value, Unproven):
        assert (caught.value.line, caught.value.token) == (old.line, outcome)
    else:
        assert caught.value.line >= old.line or caught.value.line == loaded.line("Result")


@given(st.sampled_from(GAMES), st.data())
def test_two_steps_that_change_places_are_another_game_or_none(
    name: str, data: st.DataObject
) -> None:
    loaded = score.load(text_of(name))
    at = data.draw(st.integers(0, len(loaded.tokens) - 2))
    tokens = loaded.tokens
    tokens[at], tokens[at + 1] = tokens[at + 1], tokens[at]
    with suppress(ScoreError):
        assert len(score.replay(loaded).steps) == len(tokens)


# --- Scores whose chance was tampered with. ---


def altered(header: str, instead: str) -> ScoreError:
    text = text_of("en-garde", committed=True)
    score.verify(score.load(text))
    lines = text.split("\n")
    lines[score.load(text).line(header) - 1] = f'[{header} "{instead}"]'
    return refused("\n".join(lines))


def line_of(header: str) -> int:
    return score.load(text_of("en-garde", committed=True)).line(header)


def test_another_secret_breaks_the_promise() -> None:
    error = altered("Secret", "ff" * 32)
    assert told(error) == (Unproven, line_of("Commitment"), "")


def test_another_commitment_is_not_the_secrets() -> None:
    error = altered("Commitment", "ff" * 32)
    assert told(error) == (Unproven, line_of("Commitment"), "")


@pytest.mark.parametrize("nonces", ["726564", "- 726564", "726565 -", "72 6564", "726564 - -", ""])
def test_other_nonces_bind_chance_to_other_answers(nonces: str) -> None:
    error = altered("Nonces", nonces)
    assert isinstance(error, Unproven)
    assert error.token.startswith("(")


def test_another_seed_binds_chance_to_other_answers() -> None:
    error = refused(text_of("en-garde").replace('[Seed "5"]', '[Seed "6"]'))
    assert isinstance(error, Unproven)
    assert error.token.startswith("(")


@pytest.mark.parametrize(
    ("header", "value"),
    [
        ("Secret", ""),
        ("Secret", "00" * 31),
        ("Secret", "00" * 33),
        ("Secret", "zz" * 32),
        ("Secret", "AB" * 32),
        ("Secret", "0 " * 32),
        ("Secret", "٣٣" * 32),
        ("Nonces", "0"),
        ("Nonces", "abc"),
        ("Nonces", "-ab-"),
        ("Nonces", "ab  cd"),
        ("Nonces", "00" * 65),
        ("Nonces", "0x12"),
    ],
)
def test_a_header_of_chance_that_is_none_is_unreadable(header: str, value: str) -> None:
    assert told(altered(header, value)) == (Unreadable, line_of(header), "")


@pytest.mark.parametrize("seed", ["", "x", "-1", " 7", "7 ", "1_0", "0x7", ARABIC, HUGE[:3_000]])
def test_a_seed_that_is_none_is_unreadable(seed: str) -> None:
    error = refused(text_of("en-garde").replace('[Seed "5"]', f'[Seed "{seed}"]'))
    assert isinstance(error, Unreadable)
    assert error.line == score.load(text_of("en-garde")).line("Seed")


def test_a_score_without_its_chance_proves_nothing() -> None:
    for text in (text_of("en-garde"), text_of("en-garde", committed=True)):
        bare = "\n".join(
            line for line in text.split("\n") if not line.startswith(("[Seed", "[Secret"))
        )
        assert isinstance(refused(bare), Unproven)
        assert score.replay(score.load(bare)).over


def test_a_seed_is_no_proof_of_a_commitment() -> None:
    """Or else a game with chosen cards could be dressed up as a committed one."""
    promise = f'[Commitment "{Committed(SECRET).commitment}"]\n[Seed "5"]'
    error = refused(text_of("en-garde").replace('[Seed "5"]', promise))
    assert isinstance(error, Unreadable)
    for header in ('[Secret "x"]', '[Nonces ""]'):
        error = refused(text_of("en-garde").replace('[Seed "5"]', f'[Seed "5"]\n{header}'))
        assert isinstance(error, Unreadable)


def test_a_secret_alone_proves_nothing() -> None:
    text = text_of("en-garde", committed=True)
    bare = "\n".join(line for line in text.split("\n") if not line.startswith("[Commitment"))
    assert isinstance(refused(bare), Unproven)


# --- Anything at all. ---


@given(st.text())
def test_any_text_is_swallowed(text: str) -> None:
    swallow_score(text)
    swallow_score(HEAD + text)


@given(st.sampled_from(GAMES), st.booleans(), st.data())
def test_any_damage_to_a_score_is_swallowed(
    name: str,
    committed: bool,  # noqa: FBT001
    data: st.DataObject,
) -> None:
    text = text_of(name, committed=committed)
    for _ in range(data.draw(st.integers(1, 4))):
        begin = data.draw(st.integers(0, len(text)))
        length = data.draw(st.integers(0, 12))
        bit = st.text(max_size=5) | st.sampled_from(['"', "]", "[", "{", "}", ";", "\n", "\\", "#"])
        text = text[:begin] + data.draw(bit) + text[begin + length :]
    swallow_score(text)


@pytest.mark.parametrize(
    "text",
    [
        HEAD + "{" * 900_000,
        HEAD + "}" * 900_000,
        HEAD + "{}" * 400_000 + "*",
        HEAD + "{a}" * 300_000 + "*",
        HEAD + ";a\n" * 300_000 + "*",
        HEAD + "\n" * 900_000 + "*",
        HEAD + "# " * 400_000,
        HEAD + "(L) " * 90_000 + "*",
        HEAD + "x" * 900_000,
        HEAD + '[A "' + "\\" * 900_000,
        HEAD + '[A "' + '\\"' * 400_000 + '"]',
        HEAD + "".join(f'[A{n} ""]\n' for n in range(70_000)) + "\n*",
        HEAD + '[Nonces "' + "ab" * 1_990 + '"]\n[Secret ""]\n\n*',
        "[" * 900_000,
        "[\n" * 400_000,
    ],
    ids=range(15),
)
def test_a_text_made_to_take_long_does_not(text: str) -> None:
    begun = time.process_time()
    swallow_score(text)
    assert time.process_time() - begun < 10
