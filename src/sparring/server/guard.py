"""The door: who may ask at all, and what every answer carries.

It stands before everything else: cross-site requests, too many of them, and forms that a foreign
page could send are refused here, for HTTP and WebSockets alike. Nothing here knows of players.

Against requests that another site makes a browser send there are three locks: cookies are
SameSite=Lax; whoever says an Origin must say ours; and what changes something comes as JSON, which
a foreign page may not send without asking first, and we never say yes.
"""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import urlsplit

from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope
from msgspec import json

from .forms import Problem
from .limits import Limits, caller
from .meters import Meters

SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
MOST_SOCKETS = 400  # open at once, of one address: a club sits behind one
MOST_HEADERS = 16 * 1024  # bytes, of all headers together

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self';"
    " worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # a private table's address is its key
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
HSTS = ("strict-transport-security", "max-age=31536000")

log = logging.getLogger("sparring.http")


class Guard:
    """An ASGI application before another."""

    def __init__(
        self, app: ASGIApp, limits: Limits, meters: Meters, origins: tuple[str, ...]
    ) -> None:
        self._app, self._limits, self._meters = app, limits, meters
        self._origins = frozenset(origin.rstrip("/").lower() for origin in origins)
        self._open: Counter[str] = Counter()  # sockets, by who asked for them
        self._https = any(origin.startswith("https:") for origin in self._origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "http":
            await self._http(cast("HTTPScope", scope), receive, send)
        elif kind == "websocket":
            await self._socket(cast("WebSocketScope", scope), receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        secure = self._https or scope["scheme"] == "https"
        begun, status = time.perf_counter(), 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = _with_ours(message["headers"], secure=secure)
            await send(message)

        why = self._why_not(scope, "request")
        if why:
            await _refuse(why, answer)
        else:
            await self._app(scope, receive, answer)
        self._note(scope, status, time.perf_counter() - begun)

    async def _socket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        caller = address(scope)
        why = self._why_not(scope, "socket")
        if not why and self._open[caller] >= MOST_SOCKETS * self._limits.factor:
            why = HTTPStatus.TOO_MANY_REQUESTS
        if why:
            await receive()
            await _refuse(why, send, "websocket.")
            return
        self._open[caller] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._open[caller] -= 1
            if not self._open[caller]:
                del self._open[caller]

    # --- Who may not. ---

    def _why_not(self, scope: HTTPScope | WebSocketScope, kind: str) -> HTTPStatus | None:
        heads = {name.decode("latin-1"): text.decode("latin-1") for name, text in scope["headers"]}
        if sum(len(name) + len(text) for name, text in scope["headers"]) > MOST_HEADERS:
            return HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
        changing = kind == "socket" or scope.get("method") not in SAFE
        if changing and not self._same_site(heads):
            return HTTPStatus.FORBIDDEN
        if scope.get("method") == "POST" and not _is_json(heads):
            return HTTPStatus.UNSUPPORTED_MEDIA_TYPE
        if not self._limits.allow(kind, address(scope), time.monotonic()):
            self._meters.count("sparring_limited_total", f'kind="{kind}"')
            return HTTPStatus.TOO_MANY_REQUESTS
        return None

    def _same_site(self, heads: Mapping[str, str]) -> bool:
        """Programs that are no browsers say neither of the two, and have no cookies to steal."""
        if heads.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            return False
        origin = heads.get("origin")
        if origin is None:
            return True
        if self._origins:
            return origin.lower() in self._origins
        return bool(origin) and _place(origin) == heads.get("host", "").lower()

    # --- What is noted. ---

    def _note(self, scope: HTTPScope, status: int, seconds: float) -> None:
        """The route and not the path: that may be the key to a private table."""
        route = str(scope.get("path_template") or "other")
        method = scope["method"] if scope["method"] in _METHODS else "other"
        self._meters.count(
            "sparring_requests_total", f'method="{method}",route="{route}",status="{status}"'
        )
        if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            self._meters.count("sparring_failures_total")
        fields = {"method": method, "route": route, "status": status}
        log.info("request", extra={**fields, "milliseconds": round(seconds * 1000, 1)})


_METHODS = frozenset(("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"))


def address(scope: Mapping[str, Any]) -> str:
    """Who asks, as limits know them."""
    client = scope.get("client")
    return caller(client[0]) if client else "nowhere"


def _place(origin: str) -> str:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def _is_json(heads: Mapping[str, str]) -> bool:
    return heads.get("content-type", "").partition(";")[0].strip().lower() == "application/json"


def _with_ours(headers: Any, *, secure: bool) -> list[tuple[bytes, bytes]]:
    """Ours, unless the answer brings its own."""
    given = list(headers)
    names = {name.lower() for name, _ in given}
    ours = [*HEADERS.items(), *([HSTS] if secure else []), ("cache-control", "no-store")]
    return given + [(n.encode(), v.encode()) for n, v in ours if n.encode() not in names]


async def _refuse(why: HTTPStatus, send: Send, prefix: Any = "") -> None:
    """An answer before there is a question; before a socket is one, prefix is `websocket.`"""
    body = json.encode(Problem(why.value, why.phrase))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if why is HTTPStatus.TOO_MANY_REQUESTS:
        headers.append((b"retry-after", b"5"))
    start: Any = {"type": f"{prefix}http.response.start", "status": why.value, "headers": headers}
    await send(start)
    rest: Any = {"type": f"{prefix}http.response.body", "body": body, "more_body": False}
    await send(rest)
