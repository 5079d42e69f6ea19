"""What a host is told is so: commands and options exist, and metrics have these names."""

import re
from pathlib import Path

import pytest

from sparring.cli import parser
from sparring.server.connect import DATABASE
from sparring.server.meters import HELP

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
COMMANDS = re.findall(r"^    \./run (.+)$", PAGE, re.MULTILINE)
SERVICE = re.findall(r"^ExecStart=\S+/sparring (.+)$", PAGE, re.MULTILINE)


@pytest.mark.parametrize("words", [*COMMANDS, *SERVICE])
def test_a_command_of_the_page_is_one(words: str) -> None:
    assert parser().parse_args(words.split()).run


def test_every_option_of_a_server_is_on_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parser().parse_args(["serve", "--help"])
    options = set(re.findall(r"--[a-z-]+", capsys.readouterr().out)) - {"--help"}
    (table,) = re.findall(r"\| option of `serve` .*?\n\n", PAGE, re.DOTALL)
    assert set(re.findall(r"`(--[a-z-]+)`", table)) == options


def test_the_metrics_of_the_page_are_all_there_are() -> None:
    assert set(re.findall(r"`(sparring_[a-z_]+)`", PAGE)) == set(HELP)


def test_the_variable_of_the_page_is_ours() -> None:
    assert f"{DATABASE}=postgresql://" in PAGE
