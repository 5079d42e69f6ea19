"""`sparring serve`: the application on uvicorn, in one process or several.

Several processes listen on one socket, made before they start; the parent only waits, starts those
again that fall, and passes on the signal to end. Nothing here knows what is served.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

import uvicorn

from .. import wire
from . import connect, herd, watch
from .app import application
from .herd import Herd
from .house import Options
from .patience import Frames, Requests
from .storage import Storage

if sys.platform != "win32":
    import resource

BACKLOG = 2048
PING_SECONDS = 20.0
UNREAD_SECONDS = 30  # what nobody takes for so long ends the connection
MOST_CONNECTIONS = 20_000  # of a process

log = logging.getLogger(__name__)


def serve(arguments: argparse.Namespace) -> int:
    """Serve until told to end."""
    watch.log_to_stderr(arguments.log_level)
    database = connect.chosen(arguments.database, arguments.data)
    options = Options(
        database=database,
        origins=tuple(arguments.origin),
        limits=arguments.limits,
        metrics_for=arguments.metrics_for,
    )
    url = connect.parse(database)
    if arguments.socket is not None:
        return run(options, socket.socket(fileno=arguments.socket))
    if arguments.processes > 1 and url.get_backend_name() == "sqlite":
        raise ValueError(
            "one process is all that SQLite takes: for more use --database postgresql://..."
        )
    if arguments.processes > 1:
        Storage.open(database).close()  # what is wrong with it is said once, and here
    listening = listen(arguments.host, arguments.port)
    where = _where(listening, arguments.origin)
    if arguments.processes == 1:
        return run(options, listening, lambda: _say(where))
    _say(where)
    return Herd(_words(arguments, database), listening, arguments.processes).run()


def _words(arguments: argparse.Namespace, database: str) -> list[str]:
    """The same command for a child; the database by way of the environment, since its URL may hold
    a password and everybody on a machine can see the words of a command."""
    os.environ[connect.DATABASE] = database
    words = ["serve", "--log-level", arguments.log_level, "--limits", str(arguments.limits)]
    words += ["--metrics-for", arguments.metrics_for]
    return words + [word for origin in arguments.origin for word in ("--origin", origin)]


def listen(host: str, port: int) -> socket.socket:
    """The socket that everyone comes to. Children inherit it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        patience = UNREAD_SECONDS * 1000
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, patience)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise ValueError(f"can't listen on {host}, port {port}: {error.strerror}") from None
    listening.listen(BACKLOG)
    listening.setblocking(False)  # noqa: FBT003 - its only argument
    return listening


def _where(listening: socket.socket, origins: list[str]) -> str:
    host, port = listening.getsockname()[:2]
    shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host  # noqa: S104
    return origins[0] if origins else f"http://{shown}:{port}"


def _say(where: str) -> None:
    print(f"Sparring is at {where}", file=sys.stderr, flush=True)


def _nothing() -> None:
    """Nobody waits for a word."""


def run(options: Options, listening: socket.socket, begun: Callable[[], object] = _nothing) -> int:
    """Serve in this process; `begun` is told once it does."""
    why: list[str] = []
    _allow_files()
    serving = server(options, why.append)
    serving.begun = begun
    try:
        with listening:
            serving.run(sockets=[listening])
    except SystemExit:
        raise ValueError(*why) from None
    return 0


def _allow_files() -> None:
    """As many open sockets as may be: systems give 1024 to who does not ask."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def server(options: Options, failed: Callable[[str], None] = print) -> Server:
    """What serves, not started yet; if it can't, `failed` hears why."""
    config = uvicorn.Config(
        cast("Any", application(options, failed)),
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=Requests,
        ws=Frames,
        ws_max_size=wire.MOST_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,  # what is compressed tells its content by its length
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        limit_concurrency=MOST_CONNECTIONS,
        timeout_graceful_shutdown=0,
    )
    return Server(config)


class Server(uvicorn.Server):
    """Ends within a second: each socket is told 1012, and nobody is waited for."""

    begun: Callable[[], object] = staticmethod(_nothing)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.freeze()  # what is there now stays: no player waits while it is looked through
            self.begun()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for each in sockets or []:
            each.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        await asyncio.sleep(0.1)
        for task in list(self.server_state.tasks):
            task.cancel()
        for connection in list(self.server_state.connections):
            connection.transport.abort()
        if not self.force_exit:
            await self.lifespan.shutdown()

    async def on_tick(self, counter: int) -> bool:
        """A child whose parent is gone ends, too."""
        return await super().on_tick(counter) or herd.orphaned()

    def handle_exit(self, sig: int, frame: Any) -> None:
        """To be told to end is no failure."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()
