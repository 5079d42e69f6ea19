"""A client for programs: bots that play at a server, tools that watch it, tests that shake it.

`Client` does one thing at a time, `AsyncClient` many; docs/client.md shows both. Install it with
`pip install 'sparring[client]'`. Nothing here knows of rules: all it sees are messages of `wire`.
"""

from .aio import AsyncClient
from .errors import ClientError, Closed, Problem, Refused, Unanswered, Unreachable
from .lobby import Game, Listed, Me, Place, Setting
from .news import News
from .sync import Client, Table
from .table import AsyncTable

__all__ = [
    "AsyncClient", "AsyncTable", "Client", "ClientError", "Closed", "Game", "Listed", "Me", "News",
    "Place", "Problem", "Refused", "Setting", "Table", "Unanswered", "Unreachable",
]  # fmt: skip
