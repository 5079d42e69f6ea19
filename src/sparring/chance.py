"""Where picks come from: committed chance for a table that must be trusted, seeded for a lab.

The n-th question of a game is answered by the n-th pick, whatever was asked before, so that
anyone who learns the secret afterwards can check each card alone. docs/chance.md says how, with
test vectors. Nothing here knows what is picked.
"""

from __future__ import annotations

import hashlib
import hmac
import operator
import secrets
from collections.abc import Sequence
from typing import NoReturn, Protocol

SECRET_BYTES, MOST_NONCE_BYTES = 32, 64

_WORD = 1 << 64
_HALF = 1 << 32
_STEP = 0x9E3779B97F4A7C15


class Chance(Protocol):
    """What answers the questions of a game."""

    def pick(self, question: int, n: int) -> int:
        """The answer to this question (0, 1, ...) of the game: an even pick from 0 to n - 1."""


class Committed:
    """Picks that nobody at the table could know, and that everybody can check afterwards.

    >>> chance = Committed(bytes(32), [b"red", b"blue"])
    >>> chance.commitment[:16], [chance.pick(question, 25) for question in range(5)]
    ('66687aadf862bd77', [19, 0, 20, 2, 14])
    """

    def __init__(self, secret: bytes, nonces: Sequence[bytes] = ()) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        for nonce in nonces:
            if len(nonce) > MOST_NONCE_BYTES:
                raise ValueError(f"a nonce has at most {MOST_NONCE_BYTES} bytes")
        self._secret = bytes(secret)
        self.nonces = tuple(map(bytes, nonces))
        self._salt = b"".join(bytes([len(nonce)]) + nonce for nonce in self.nonces)

    @property
    def commitment(self) -> str:
        """What the table shows before anyone sits down: the SHA-256 of the secret."""
        return hashlib.sha256(self._secret).hexdigest()

    def reveal(self) -> bytes:
        """The secret itself: for the score of a game that is over, and for nothing else."""
        return self._secret

    def pick(self, question: int, n: int) -> int:
        if not 0 < n <= _WORD:
            raise ValueError(f"a pick is from 1 to 2**64 possibilities, not {n}")
        fair = _WORD - _WORD % n  # words from here on would favour the low numbers
        attempt = 0
        while (word := self._word(question, attempt)) >= fair:
            attempt += 1
        return word % n

    def _word(self, question: int, attempt: int) -> int:
        counter = question.to_bytes(8, "big") + attempt.to_bytes(8, "big")
        digest = hmac.digest(self._secret, self._salt + counter, "sha256")
        return int.from_bytes(digest[:8], "big")

    def __repr__(self) -> str:
        return f"Committed({self.commitment[:16]}...)"  # a secret must not end up in a log

    def __reduce__(self) -> NoReturn:
        raise TypeError("chance that keeps a secret is neither copied nor pickled")


def new_secret() -> bytes:
    """A table's secret, from the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


class Seeded:
    """A plain stream for labs: splitmix64, the same picks as in the compiled life.

    Seeds are taken modulo 2**64, and n is at most 2**32.

    >>> stream = Seeded(7)
    >>> [stream.below(6) for _ in range(8)]
    [2, 0, 5, 3, 2, 1, 2, 1]
    """

    def __init__(self, seed: int) -> None:
        self.seed = self.state = operator.index(seed) % _WORD

    def word(self) -> int:
        """The next 64 bits."""
        self.state = (self.state + _STEP) % _WORD
        z = self.state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % _WORD
        z = (z ^ z >> 27) * 0x94D049BB133111EB % _WORD
        return z ^ z >> 31

    def below(self, n: int) -> int:
        """An even pick, by Lemire's multiplication and rejection."""
        while True:
            m = (self.word() >> 32) * n
            if m % _HALF >= n or m % _HALF >= (_HALF - n) % n:
                return m >> 32

    def pick(self, question: int, n: int) -> int:
        """The stream's word of that number, and further ones where that would not be even."""
        return Seeded(self.seed + question * _STEP).below(n)


def outcome_of(pick: int, weights: Sequence[int]) -> int:
    """The outcome that a pick below the total of the weights stands for."""
    for outcome, weight in enumerate(weights):
        if pick < weight:
            return outcome
        pick -= weight
    raise ValueError("the pick is not below the total of the weights")
