"""A bot at a table of a server, through the client that anybody may use.

It hears what its seat hears, says what it does, and comes back if the line is cut. Nothing here
knows of rules.
"""

from __future__ import annotations

from typing import Any, NamedTuple
from urllib.parse import urlsplit

from .. import wire
from ..bots import Budget, Choose
from ..chance import Seeded, new_secret
from ..client import Client, Refused, Table
from ..games import catalogue
from ..games.contract import Game
from ..telling import heard_of, sight_of
from .player import COMMAND, Player, player

TOO_LATE = frozenset((wire.Reason.STALE, wire.Reason.NOT_YOUR_TURN, wire.Reason.GAME_OVER))


class Wish(NamedTuple):
    """Who sits down where."""

    url: str  # of the table, as a browser shows it
    bot: str
    alias: str
    seat: int | None = None  # None: the first that is empty
    seconds: float = 1.0


def alias(bot: str) -> str:
    """What a bot is called that has no other name."""
    return "a program" if bot.startswith(COMMAND) else bot


def join(wish: Wish) -> dict[str, Any]:
    """Sit down, play to the end, and say how it went."""
    server, table = _parted(wish.url)
    with Client(server) as client:
        client.be_guest(wish.alias)
        with client.table(table) as at:
            choose = player(wish.bot, at.about.game)
            try:
                return _play(at, choose, wish)
            finally:
                if isinstance(choose, Player):
                    choose.end()


def _parted(url: str) -> tuple[str, str]:
    """The server and the name of the table."""
    parts = urlsplit(url)
    path = parts.path.rstrip("/").split("/")
    if parts.scheme not in ("http", "https") or path[-2:-1] not in (["tables"], ["table"]):
        raise ValueError(f"{url!r} is no table: write http://SERVER/tables/NAME")
    return f"{parts.scheme}://{parts.netloc}", path[-1]


def _play(table: Table, choose: Choose, wish: Wish) -> dict[str, Any]:
    game = catalogue.game(table.about.game)
    if table.about.rules != game.version:
        raise ValueError(f"that table plays other rules of {game.title}: version {game.version}")
    table.sit(wish.seat)
    luck = Seeded(int.from_bytes(new_secret()[:8], "big"))
    while table.my_turn():
        try:
            table.move(_choice(table, game, choose, Budget(luck, wish.seconds)))
        except Refused as refused:
            if refused.reason not in TOO_LATE:
                raise
    end = table.end
    assert end
    return {"table": table.id, "seat": table.mine[0], "how": end.how, "results": end.results}


def _choice(table: Table, game: Game, choose: Choose, budget: Budget) -> str:
    """What the bot wants; luck decides for one that wants what is not legal."""
    told, plain, tokens = table.story, table.sight, table.legal
    legal = [game.notation.parse(token) for token in tokens]
    heard = [heard_of(game, each) for each in told]
    action = choose(sight_of(game, plain), legal, Budget(budget.random, budget.seconds, heard))
    if action not in legal:
        action = legal[budget.random.below(len(legal))]
    return game.notation.name(action)
