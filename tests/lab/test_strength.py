"""How strong and how readable bots are: what is claimed can be measured by the command it names."""

from __future__ import annotations

from pathlib import Path

import pytest

from sparring.cli import parser
from sparring.games import catalogue
from sparring.lab import exploit, strength
from sparring.lab.strength import Claim


@pytest.mark.parametrize("claim", strength.CLAIMS, ids=lambda claim: claim.command)
def test_a_claim_names_a_command_that_there_is(claim: Claim) -> None:
    words = parser().parse_args(claim.command.split()[1:])
    assert words.bots == [claim.bot, claim.other]
    chosen = dict(setting.split("=") for setting in words.settings)
    assert catalogue.game(words.game).choose(**chosen)
    assert 0 < claim.figure < claim.most <= 1


def test_what_was_measured_is_not_measured_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    claim = Claim("en-garde", {"hits": 1}, "heuristic", "random", 0.6, 20)
    monkeypatch.setattr(strength, "CLAIMS", (claim,))
    strength.measure(tmp_path / "found.json", ["heuristic"])
    first = (tmp_path / "found.json").read_text("utf-8")
    strength.measure(tmp_path / "found.json", None)
    assert (tmp_path / "found.json").read_text("utf-8") == first
    assert capsys.readouterr().out.count("reached") == 2


@pytest.mark.compiled
def test_an_exploiter_meets_a_bot_from_both_seats() -> None:
    found = exploit.read("en-garde", {"hits": 1, "rules": "basic"}, "net", (6, 1))
    assert (found["games"], found["bot"]) == (6, "net")
    assert 0 <= found["score"] <= 1


def test_a_game_without_exploiter_says_so() -> None:
    with pytest.raises(ValueError, match="no exploiter for ko yet"):
        exploit.read("ko", {}, "random", (2, 0))
