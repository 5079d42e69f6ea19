"""Committed chance is what docs/chance.md says; seeded chance is the same in both lives."""

from __future__ import annotations

import copy
import hashlib
import hmac
import json
import math
import pickle
import random
import traceback
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sparring import compiled
from sparring.chance import (
    MOST_NONCE_BYTES,
    SECRET_BYTES,
    Chance,
    Committed,
    Seeded,
    new_secret,
    outcome_of,
)
from sparring.games import catalogue
from tests.streams import drawn

DOCS = Path(__file__).resolve().parent.parent / "docs"
VECTORS: list[dict[str, Any]] = json.loads((DOCS / "chance-vectors.json").read_text())
SECRET = bytes(range(32))

secrets = st.binary(min_size=SECRET_BYTES, max_size=SECRET_BYTES)
nonces = st.lists(st.binary(max_size=MOST_NONCE_BYTES), max_size=5)
questions = st.integers(0, 2**64 - 1)
sizes = st.one_of(st.integers(1, 100), st.integers(1, 2**64))


def published(secret: bytes, salts: list[bytes], question: int, n: int) -> tuple[int, int]:
    """The algorithm of docs/chance.md, written down a second time: the pick, and the words used."""
    words = 0
    while True:
        message = bytearray()
        for salt in salts:
            message.append(len(salt))
            message.extend(salt)
        for number in (question, words):
            message.extend(number >> shift & 255 for shift in range(56, -8, -8))
        word = int(hmac.new(secret, message, hashlib.sha256).hexdigest()[:16], 16)
        words += 1
        if word < 2**64 - 2**64 % n:
            return word % n, words


# --- What is published. ---


@pytest.mark.parametrize("vector", VECTORS)
def test_chance_answers_as_published(vector: dict[str, Any]) -> None:
    secret = bytes.fromhex(vector["secret"])
    salts = [bytes.fromhex(nonce) for nonce in vector["nonces"]]
    chance = Committed(secret, salts)
    assert chance.commitment == vector["commitment"] == hashlib.sha256(secret).hexdigest()
    for each in vector["picks"]:
        question, n, pick = int(each["question"]), int(each["n"]), int(each["pick"])
        assert published(secret, salts, question, n) == (pick, each["words"])
        assert chance.pick(question, n) == pick


def test_the_vectors_show_every_case() -> None:
    picks = [each for vector in VECTORS for each in vector["picks"]]
    assert any(each["words"] > 2 for each in picks)
    assert {1, 2, 25, 33, 2**64} <= {int(each["n"]) for each in picks}
    assert any(int(each["question"]) > 2**40 for each in picks)
    lengths = {len(nonce) // 2 for vector in VECTORS for nonce in vector["nonces"]}
    assert {0, MOST_NONCE_BYTES} <= lengths
    assert any(not vector["nonces"] for vector in VECTORS)


@given(secrets, nonces, questions, sizes)
def test_chance_does_what_is_published(
    secret: bytes, salts: list[bytes], question: int, n: int
) -> None:
    assert Committed(secret, salts).pick(question, n) == published(secret, salts, question, n)[0]


@given(secrets, nonces, st.lists(st.tuples(questions, sizes), max_size=5))
def test_an_answer_does_not_depend_on_what_was_asked_before(
    secret: bytes, salts: list[bytes], asked: list[tuple[int, int]]
) -> None:
    chance = Committed(secret, salts)
    for question, n in asked:
        chance.pick(question, n)
    assert chance.pick(7, 25) == Committed(secret, salts).pick(7, 25)


# --- Nonces. ---


@given(nonces, nonces)
def test_two_lists_of_nonces_never_mean_the_same(one: list[bytes], two: list[bytes]) -> None:
    assume(one != two)
    assert Committed(SECRET, one).pick(0, 2**64) != Committed(SECRET, two).pick(0, 2**64)


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ([b"ab"], [b"a", b"b"]),
        ([b"ab", b"c"], [b"a", b"bc"]),
        ([b""], []),
        ([b"", b"a"], [b"a", b""]),
        ([b"\x01a"], [b"", b"a"]),
        ([b"a\x01b"], [b"a", b"b"]),
        ([b"\0" * 16], [b"\0" * 15, b""]),
    ],
)
def test_nonces_that_run_together_are_told_apart(one: list[bytes], two: list[bytes]) -> None:
    answers = [[Committed(SECRET, salts).pick(q, 2**64) for q in range(4)] for salts in (one, two)]
    assert not set(answers[0]) & set(answers[1])


def test_every_seat_has_a_say() -> None:
    salts = [b"red", b"blue", b"green"]
    answers = {Committed(SECRET, salts).pick(0, 2**64)}
    for seat in range(3):
        changed = [*salts]
        changed[seat] += b"!"
        answers.add(Committed(SECRET, changed).pick(0, 2**64))
    assert len(answers) == 4


def test_a_nonce_that_changes_afterwards_changes_nothing() -> None:
    nonce = bytearray(b"red")
    chance = Committed(SECRET, [nonce])  # type: ignore[list-item]
    nonce[:] = b"blue"
    assert chance.nonces == (b"red",)
    assert chance.pick(0, 2**64) == Committed(SECRET, [b"red"]).pick(0, 2**64)


# --- Refusals. ---


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_secret_has_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match="a secret has 32 bytes"):
        Committed(bytes(size))


def test_a_nonce_has_at_most_64_bytes() -> None:
    Committed(SECRET, [bytes(64)])
    with pytest.raises(ValueError, match="at most 64 bytes"):
        Committed(SECRET, [b"", bytes(65)])


@pytest.mark.parametrize("n", [0, -1, 2**64 + 1])
def test_what_can_not_be_picked_from_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match=r"from 1 to 2\*\*64"):
        Committed(SECRET).pick(0, n)


@pytest.mark.parametrize("question", [-1, 2**64])
def test_there_is_no_such_question(question: int) -> None:
    with pytest.raises(OverflowError):
        Committed(SECRET).pick(question, 2)


# --- The secret stays secret. ---


def test_a_secret_comes_from_the_operating_system() -> None:
    made = {new_secret() for _ in range(100)}
    assert len(made) == 100
    assert {len(secret) for secret in made} == {SECRET_BYTES}


def test_a_secret_is_in_nothing_that_is_shown() -> None:
    secret = b"Thirty-two bytes, not for anyone"
    chance = Committed(secret, [b"red"])
    shown = [repr(chance), str(chance), f"{chance}", chance.commitment]
    for act in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError, match="neither copied nor pickled") as caught:
            act(chance)
        shown.append("".join(traceback.format_exception(caught.value)))
    with pytest.raises(ValueError, match="32 bytes") as wrong:
        Committed(secret + b"!")
    shown.append("".join(traceback.format_exception(wrong.value)))
    for text in shown:
        assert "Thirty-two" not in text
        assert secret.hex() not in text
    assert chance.reveal() == secret


# --- Even picks. ---


def surprise(counts: Counter[int], n: int) -> float:
    """How many standard deviations chi-square is from what it should be."""
    expected = counts.total() / n
    chi_square = sum((counts[pick] - expected) ** 2 / expected for pick in range(n))
    return (chi_square - (n - 1)) / math.sqrt(2 * (n - 1))


@pytest.mark.parametrize("n", [2, 3, 5, 25, 33, 100])
@pytest.mark.parametrize("chance", [Committed(SECRET, [b"even"]), Seeded(11)])
def test_picks_are_even(chance: Chance, n: int) -> None:
    counts = Counter(chance.pick(question, n) for question in range(20_000))
    assert set(counts) == set(range(n))
    assert abs(surprise(counts, n)) < 4


@pytest.mark.parametrize("chance", [Committed(SECRET, [b"pairs"]), Seeded(12)])
def test_one_pick_says_nothing_about_the_next(chance: Chance) -> None:
    picks = [chance.pick(question, 6) for question in range(20_000)]
    assert abs(surprise(Counter(a * 6 + b for a, b in pairwise(picks)), 36)) < 4


def test_picks_are_even_where_half_of_all_words_are_passed_over() -> None:
    n = 2**63 + 1
    chance = Committed(SECRET)
    halves = Counter(chance.pick(question, n) * 8 // n for question in range(5_000))
    assert abs(surprise(halves, 8)) < 4


@given(st.lists(st.integers(0, 9), min_size=1, max_size=8).filter(any))
def test_each_outcome_has_as_many_picks_as_its_weight(weights: list[int]) -> None:
    counts = Counter(outcome_of(pick, weights) for pick in range(sum(weights)))
    assert [counts[outcome] for outcome in range(len(weights))] == weights
    with pytest.raises(ValueError, match="not below the total"):
        outcome_of(sum(weights), weights)


# --- Seeds. ---


@given(st.integers())
def test_seeds_are_taken_modulo_two_to_the_64(seed: int) -> None:
    assert Seeded(seed).seed == seed % 2**64
    assert [Seeded(seed).word(), Seeded(seed).pick(3, 7)] == [
        Seeded(seed % 2**64).word(),
        Seeded(seed % 2**64).pick(3, 7),
    ]


def test_words_are_those_of_splitmix64() -> None:
    """The first words from the seed 1234567, as published with its reference in C."""
    stream = Seeded(1234567)
    assert [stream.word() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.compiled
def test_both_lives_draw_the_same_stream() -> None:
    numbers = random.Random(3)
    in_code = compiled.bound(catalogue.game("en-garde"), drawn)
    for _ in range(300):
        seed, n, question = (
            numbers.getrandbits(64),
            numbers.randint(1, 2**32),
            numbers.getrandbits(9),
        )
        answers = np.array([seed, 0, 0, 0, 0, 0], np.uint64)
        in_code(np.array([seed], np.uint64), question, n, answers)
        plain = Seeded(seed)
        words = [plain.word() for _ in range(3)]
        expected = [*words, Seeded(seed).pick(question, n), plain.below(n), plain.state]
        assert answers.tolist() == expected


@pytest.mark.parametrize("seed", ["7", 7.0, None])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(TypeError, match="integer"):
        Seeded(seed)
