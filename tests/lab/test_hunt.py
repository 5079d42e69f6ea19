"""Exploiters that are trained: what they believe is true, and what they learn is a bot."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sparring.bots import Budget, net
from sparring.bots.en_garde_belief import HANDS
from sparring.chance import Seeded
from sparring.games import catalogue
from sparring.lab.hunt import Hunting, hunter
from sparring.lab.hunt.hunting import RECIPE, Hunt
from sparring.lab.train.subject import Subject, subject
from sparring.match import Match

pytestmark = pytest.mark.compiled

SHORT = replace(RECIPE, episodes=64, stretch=8)


@pytest.fixture(scope="module")
def fencing() -> Subject:
    return subject(catalogue.game("en-garde"), {"rules": "advanced", "parry": "same-value"})


def test_a_hand_is_held_as_often_as_it_is_believed(fencing: Subject, tmp_path: Path) -> None:
    prey = net.load("en-garde-advanced")
    hunting = Hunting(fencing, tmp_path, 1.0, prey, 0, SHORT)
    hunt: Any = Hunt(fencing, SHORT, np.array([3], np.uint64), prey.policy)
    true, expected = [], []
    for _ in range(12):
        hunt.play(hunting.policy.net, hunting.critic.net)
        for i in range(SHORT.episodes):
            held = hunt.states[i]["fencer"]["hand"][1 - hunt.mine[i]]
            (number,) = np.flatnonzero((held == HANDS).all(axis=1))
            assert hunt.likely[i].sum() == pytest.approx(1)
            true.append(hunt.likely[i, number])
            expected.append((hunt.likely[i] ** 2).sum())
    off = np.array(true) - np.array(expected)
    assert min(true) > 0
    assert abs(off.mean()) < 5 * off.std() / np.sqrt(len(off))


def test_a_hunter_learns_goes_on_and_plays(fencing: Subject, tmp_path: Path) -> None:
    prey = net.load("en-garde-advanced")
    for _ in range(2):
        hunting = Hunting(fencing, tmp_path, 0.0, prey, 0, SHORT)
        hunting.minutes = hunting.seconds / 60 + 0.0005
        *_, last = hunting.run()
        assert last == 1.0
    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text("utf-8").splitlines()]
    first, second = [line["minutes"] for line in lines]
    assert 0.0005 <= first < second
    match = Match(catalogue.game("en-garde"), Seeded(1), hits=1, parry="same-value")
    choose, luck = hunter(tmp_path), Seeded(2)
    while not match.over:
        seat = match.to_act
        budget = Budget(luck, heard=match.heard(seat))
        match.play(choose(match.sight(seat), match.actions(), budget), seat)
