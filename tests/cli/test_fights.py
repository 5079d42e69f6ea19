"""`sparring fights`: the price of a fight and of each betting space, for people and programs."""

from __future__ import annotations

import json

import pytest

from sparring import cli
from sparring.bots import knock_out_prices
from sparring.lab import fights as lab

pytestmark = pytest.mark.compiled


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert cli.main(["fights", *words]) == 0
    return capsys.readouterr().out


def test_a_fight_is_told_as_its_ends_and_the_price_of_each_offer(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = json.loads(told(capsys, "1245", "1345", "--steps", "4", "6", "--json"))
    ends = found["ends"]
    won = sum(ends["defender_out"]) + ends["points_to_challenger"]
    lost = sum(ends["challenger_out"]) + ends["points_to_defender"]
    assert found["value"] == pytest.approx(won)
    assert won + lost == pytest.approx(1)
    assert found["spaces"]["R10"]["won"] == pytest.approx(won)
    assert found["spaces"]["B6x2"]["taken"] == pytest.approx(12_000 * (2 * lost - 1))
    assert found["spaces"]["B4KO"]["won"] == pytest.approx(sum(ends["defender_out"]))
    assert found["spaces"]["R4"]["left"] == pytest.approx(2000 * won - 4000 * lost)


def test_in_a_terminal_it_is_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    out = told(capsys, "1245", "1345")
    assert out.startswith("1245 challenges 1345: wins ")
    assert len(out.splitlines()) == 8 + 24


@pytest.mark.parametrize(
    "words", [("6",), ("12",), ("1123", "12x"), ("123", "123", "--steps", "0", "5")]
)
def test_cards_that_cannot_be_are_named(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["fights", *words]) != 0
    assert "write" in capsys.readouterr().err


def test_a_row_of_the_table_is_made_as_it_was_shipped() -> None:
    number, row = lab.row(lab.SWEEPS, 0)
    shipped = knock_out_prices.table()[number]
    assert abs(shipped.astype(int) - row).max() <= 1
