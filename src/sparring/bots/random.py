"""Plays any legal action, each as likely as the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .contract import Budget


def choose(sight: Any, legal: Sequence[int], budget: Budget) -> int:  # noqa: ARG001
    return legal[budget.random.below(len(legal))]
