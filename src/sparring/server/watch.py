"""For those who look after a server: is it well, what has it done, and its log.

Nothing of a game is in any of them: the log has no message, no path and no value that somebody
sent, and an error is told by its kind and place alone. Nothing here knows of tables.
"""

from __future__ import annotations

import ipaddress
import logging
import sys
import traceback
from datetime import UTC, datetime
from http import HTTPStatus
from typing import Any

from litestar import get
from litestar.connection import Request
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.response import Response
from msgspec import json
from sqlalchemy import Connection, text

from .connect import StorageError
from .forms import Health
from .house import House

FIELDS = ("method", "route", "status", "milliseconds")
LEVELS = ("debug", "info", "warning", "error")


@get("/health", tags=["watch"])
async def health(house: NamedDependency[House]) -> Response[Health]:
    """Whether this process serves, and its storage answers."""
    try:
        await house.storage.read(_one)
    except StorageError:
        status = HTTPStatus.SERVICE_UNAVAILABLE
        return Response(Health(ok=False, storage=False), status_code=status)
    return Response(Health(ok=True, storage=True))


def _one(db: Connection) -> None:
    db.execute(text("SELECT 1"))


@get("/metrics", media_type="text/plain", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Response[str]:
    """For Prometheus; for others on this machine alone, unless the options say otherwise."""
    client = request.client.host if request.client else ""
    if house.options.metrics_for != "all" and not _local(client):
        raise NotFoundException("there is nothing here")
    kind = "text/plain; version=0.0.4"
    return Response(house.meters.text(), media_type=kind)


def _local(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


# --- The log. ---


class Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {
            "at": at,
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[1]:
            line |= _told(record.exc_info[1])
        return json.encode(line).decode()


def _told(error: BaseException) -> dict[str, Any]:
    """Its kind and where it came from; what it says may quote what nobody should read."""
    frames = traceback.extract_tb(error.__traceback__)
    return {
        "error": type(error).__name__,
        "where": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames],
    }


def _not_quoted(record: logging.LogRecord) -> bool:
    """Not a whole traceback as text: it quotes, and whoever failed has said so."""
    return "Traceback" not in record.getMessage()


def log_to_stderr(level: str) -> None:
    """Ours at this level; that of libraries only if something is wrong: they log messages."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("sparring").setLevel(level.upper())
    # Said of what somebody sent, with what they sent.
    for loud in ("uvicorn.error", "uvicorn.access", "websockets", "litestar"):
        logging.getLogger(loud).setLevel(logging.ERROR)
        logging.getLogger(loud).handlers.clear()
        logging.getLogger(loud).addFilter(_not_quoted)
        logging.getLogger(loud).propagate = True
