"""A stream of chance in machine code: in a module of its own, for Numba compiles it whole."""

from __future__ import annotations

from typing import Any

from sparring.compiled import ask, next_word, pick_below


def drawn(row: Any, question: Any, n: Any, answers: Any) -> None:
    """Words, an even pick and an answer, in machine code."""
    answers[3] = ask(row[0], question, n)
    for word in range(3):
        answers[word] = next_word(row)
    answers[4] = pick_below(row, n)
    answers[5] = row[0]
