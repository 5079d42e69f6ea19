"""Whatever is said to the server, by HTTP or socket: it is never the server that fails."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import suppress
from http import HTTPStatus
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from sparring.client import Client
from tests.server import fuzz
from tests.server.driver import Place
from tests.server.thread import InThread

ALL = list(HealthCheck)
AS_THEY_COME = (Phase.explicit, Phase.generate)  # to make an answer simpler would take minutes


async def test_no_frame_breaks_a_socket(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    metrics = await fuzz.evening(sqlite_url, 3_000, seed=7)
    assert fuzz.failures(metrics) == []
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.fixture
def server(database: str) -> Iterator[InThread]:
    with InThread(database, limits=1e6) as running:
        yield running


def guest(place: Place) -> str:
    """The cookie of somebody who has opened two tables."""
    with Client(place.http) as anna:
        anna.be_guest("Anna")
        for game in ("en-garde", "ko"):
            anna.open(game)
        return anna.session


@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize("known", ["stranger", "guest"])
def test_nothing_that_the_openapi_tells_of_breaks_the_server(
    server: InThread, known: str, mode: GenerationMode
) -> None:
    heads = {"origin": server.place.http}
    if known == "guest":
        heads["cookie"] = guest(server.place)
    schema = schemathesis.openapi.from_url(f"{server.place.http}/api/openapi.json")
    operations: list[Any] = list(schema.get_all_operations())
    assert len(operations) > 15
    for operation in operations:
        ask(operation.ok(), heads, mode)


def ask(operation: Any, heads: dict[str, str], mode: GenerationMode) -> None:
    """Some requests of one kind."""

    @settings(
        max_examples=10,
        derandomize=True,
        database=None,
        suppress_health_check=ALL,
        phases=AS_THEY_COME,
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def of_one_kind(case: Any) -> None:
        answer = case.call(headers=heads, timeout=60)
        for _ in range(3):  # a disk that is busy for seconds is no failure of ours
            if answer.status_code == HTTPStatus.SERVICE_UNAVAILABLE:
                answer = case.call(headers=heads, timeout=60)
        assert answer.status_code < 500, (case, answer.text)

    with suppress(Unsatisfiable):  # nothing can be wrong with a request that has no parts
        of_one_kind()
