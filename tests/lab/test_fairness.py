"""The bench of the law of fairness: it counts what it says, and finds who knows too much."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from sparring import bots, cli
from sparring.bots import Budget
from sparring.chance import Seeded
from sparring.games import catalogue
from sparring.lab import fairness


@pytest.mark.parametrize("game", catalogue.names())
def test_the_pairs_are_of_all_settings_and_look_the_same(game: str) -> None:
    pairs = list(islice(fairness.pairs(catalogue.game(game), Seeded(1)), 0, 900, 15))
    assert all(pair.sight == pair.alike for pair in pairs)
    assert all(pair.sight is not pair.alike for pair in pairs)
    assert len({str(pair.sight.settings) for pair in pairs}) > 1


def test_a_bot_that_remembers_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    def remembers(sight: Any, legal: Sequence[int], budget: Budget) -> int:  # noqa: ARG001
        seen.append(len(seen))
        return legal[len(seen) % len(legal)]

    monkeypatch.setattr(bots, "bot", lambda name, game: remembers)  # noqa: ARG005
    monkeypatch.setattr(fairness, "PAIRS", 50)
    count = {"pairs": 0, "unequal": 0, "cpu_s": 0.0}
    assert len(list(fairness.go_on(catalogue.game("en-garde"), "remembers", count))) == 1
    assert (count["pairs"], count["unequal"] > 0) == (50, True)


def test_the_command_goes_on_from_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness, "PAIRS", 20)
    monkeypatch.setattr(fairness, "BATCH", 8)
    file = tmp_path / "fairness.json"
    words = ["bench", "fairness", "--json", str(file), "--only"]
    assert cli.main([*words, "random"]) == 0
    assert cli.main([*words, "random", "heuristic"]) == 0
    told = json.loads(file.read_text("utf-8"))
    assert set(told["bots"]) == {
        f"{game} {bot}" for game in catalogue.names() for bot in ("random", "heuristic")
    }
    assert all(each["pairs"] == 20 and not each["unequal"] for each in told["bots"].values())
    told["bots"]["ko random"].update(pairs=12, unequal=1)
    file.write_text(json.dumps(told), "utf-8")
    assert cli.main([*words, "ko", "random"]) == 1
    assert json.loads(file.read_text("utf-8"))["bots"]["ko random"]["pairs"] == 20
    assert fairness.wanted(["ko"]) == [("ko", bot) for bot in bots.names("ko")]
