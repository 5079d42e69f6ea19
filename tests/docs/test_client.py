"""What the page about the client library shows works, against a real server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sparring import client
from sparring.client import AsyncTable, Client, Table
from tests.server.thread import InThread

PAGE = (Path(__file__).parents[2] / "docs" / "client.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("page")
    with InThread(f"sqlite:///{folder / 'sparring.db'}") as server:
        yield server.place.http


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_does_what_it_says(
    example: str, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    exec(example.replace("http://localhost:8000", address), {"__name__": "example"})  # noqa: S102
    promised = re.findall(r"print\(.*\)  # (.*)$", example, re.MULTILINE)
    assert promised
    assert capsys.readouterr().out.splitlines() == promised


def test_every_error_is_on_the_page() -> None:
    errors = {
        name
        for name in client.__all__
        if isinstance(kind := getattr(client, name), type) and issubclass(kind, Exception)
    }
    assert errors == {"ClientError", *re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)}


@pytest.mark.parametrize(
    ("ours", "theirs"), [(Client, client.AsyncClient), (Table, AsyncTable)], ids=["client", "table"]
)
def test_both_clients_have_the_same_words(ours: type, theirs: type) -> None:
    behind_the_scenes = {"hear", "after", "joined", "lost", "close", "known", "chat", "cuts"}
    words = {name for name in vars(theirs) if not name.startswith("_")}
    assert words - behind_the_scenes <= {name for name in vars(ours) if not name.startswith("_")}
