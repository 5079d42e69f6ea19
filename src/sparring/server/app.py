"""The application: all routes put together, behind the guard.

Nothing here knows what they do.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from http import HTTPStatus
from typing import Any

from litestar import Litestar
from litestar.connection import Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response
from litestar.types import ASGIApp
from sqlalchemy.exc import DBAPIError

from .. import __version__
from . import pages
from .analyse import ANALYSE
from .connect import BadDatabase, StorageError, code_of
from .forms import Problem
from .guard import Guard
from .house import House, Options, opened
from .limits import Limits
from .lobby import LOBBY
from .meters import Meters
from .people import PEOPLE
from .puzzling import PUZZLES
from .sockets import table_socket
from .study import STUDY
from .watch import health, metrics

MOST_BODY = 16 * 1024  # bytes of a form

log = logging.getLogger(__name__)


def application(options: Options, failed: Callable[[str], None]) -> ASGIApp:
    """What uvicorn serves; if it can't begin, `failed` hears why."""
    meters, limits = Meters(), Limits(options.limits)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            try:
                house = await stack.enter_async_context(opened(options, limits, meters))
            except Exception as error:
                failed(_why(error))
                raise
            app.state.house = house
            yield

    app = Litestar(
        [
            *(PEOPLE, LOBBY, STUDY, ANALYSE, PUZZLES),
            *(health, metrics, table_socket, pages.handler(options.web)),
        ],
        lifespan=[lifespan],
        dependencies={"house": Provide(_house, sync_to_thread=False)},
        exception_handlers={
            HTTPException: _refused,
            StorageError: _not_now,
            Exception: _our_mistake,
        },
        openapi_config=OpenAPIConfig(
            title="Sparring",
            version=__version__,
            description="The lobby of a Sparring server. Games are played by WebSocket.",
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=MOST_BODY,
        logging_config=None,
        debug=False,
    )
    return Guard(app, limits, meters, options.origins)


def _house(state: State) -> House:
    house: House = state.house
    return house


# --- What goes wrong. ---


def _why(error: Exception) -> str:
    """Why it can't begin; what a driver says may hold a password."""
    if isinstance(error, BadDatabase | StorageError):
        return str(error)
    if isinstance(error, DBAPIError):
        return f"the database can't be used ({code_of(error)})"
    if isinstance(error, OSError) and error.filename:
        return f"can't use {error.filename}: {error.strerror}"
    return f"the server can't begin: {type(error).__name__}"


Asker = Request[Any, Any, Any]


def _refused(_request: Asker, error: HTTPException) -> Response[Problem]:
    """What was wrong with a request, and no more than its sender knows."""
    extra = error.extra
    reason = str(extra.get("reason", "")) if isinstance(extra, Mapping) else ""
    detail = error.detail
    if isinstance(extra, list) and extra:
        detail = "; ".join(_said(each) for each in extra)
    status = error.status_code
    headers = {"retry-after": "5"} if status == HTTPStatus.TOO_MANY_REQUESTS else None
    return Response(Problem(status, detail, reason), status_code=status, headers=headers)


def _said(extra: Any) -> str:
    if isinstance(extra, Mapping):
        return ": ".join(str(extra[key]) for key in ("key", "message") if extra.get(key))
    return str(extra)


def _not_now(_request: Asker, error: StorageError) -> Response[Problem]:
    log.warning("not stored or read: %s", error.why.value)
    status = HTTPStatus.SERVICE_UNAVAILABLE
    body = Problem(status, "try again later", "not-stored")
    return Response(body, status_code=status, headers={"retry-after": "5"})


def _our_mistake(_request: Asker, error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error)
    status = HTTPStatus.INTERNAL_SERVER_ERROR
    return Response(Problem(status, status.phrase), status_code=status)
