"""The lobby, by HTTP: the games there are, tables to sit down at, to watch, and to look up.

Only what is agreed on and who sits where: nothing that happens at a table passes through here until
the game is over. Nothing here knows of rules.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Annotated, Any, Literal

from litestar import Router, delete, get, post
from litestar.connection import Request
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.response import Response
from msgspec import convert

from .. import bots, wire
from ..games import catalogue, contract
from ..table import Opening, Place, Table
from . import chat, lists, players, tables
from .forms import (
    CURSOR,
    GAME,
    NAME,
    TABLE,
    Game,
    GameName,
    Listed,
    Made,
    Muted,
    NewTable,
    Nothing,
    Setting,
    Tables,
    Voice,
)
from .forms import Place as Seated
from .house import House
from .lists import After, Page
from .people import limit, somebody
from .schema import FINISHED

Asker = Request[Any, Any, Any]
AtTable = Annotated[str, PathParameter(pattern=TABLE)]
OfGame = Annotated[str | None, QueryParameter(pattern=GAME, description="only this game")]
OfPlayer = Annotated[str | None, QueryParameter(pattern=NAME, description="the name of an account")]
AfterThat = Annotated[
    str | None,
    QueryParameter(name="after", pattern=CURSOR, description="`after` of the page before"),
]
PAGE = 50


# --- Games. ---


@get("/games", sync_to_thread=False)
def games() -> list[Game]:
    """All games, with their settings and the bots that play them."""
    return [_game(catalogue.game(name)) for name in catalogue.names()]


@get("/games/{name:str}/cards", sync_to_thread=False)
def cards(name: FromPath[GameName]) -> Response[object]:
    """The cards a game is played with here, as its sheets or their owner would have them."""
    if name not in catalogue.names():
        raise NotFoundException("there is no such game")
    if (deck := catalogue.game(name).deck) is None:
        raise NotFoundException("this game has no cards of its own")
    return Response(deck, media_type="application/json")


def _game(game: contract.Game) -> Game:
    return Game(
        name=game.name,
        title=game.title,
        rules=game.version,
        draws=game.draws,
        settings=[_setting(setting) for setting in game.settings],
        bots=list(bots.names(game.name)),
    )


def _setting(setting: contract.Setting) -> Setting:
    shown = Setting(setting.name, setting.default)
    if isinstance(setting.values, range):
        shown.least, shown.most = setting.values[0], setting.values[-1]
        shown.step = setting.values.step
    else:
        shown.values = list(setting.values)
    if setting.only:
        shown.only = {setting.only[0]: list(setting.only[1])}
    return shown


# --- Tables. ---


@get("/tables")
async def list_tables(
    house: NamedDependency[House],
    phase: Annotated[Literal["open", "running"], QueryParameter(name="state")] = "open",
    game: OfGame = None,
    after: AfterThat = None,
) -> Tables:
    """Public tables: open ones to sit down at, running ones to watch."""
    return _page(await house.storage.read(lists.lobby, phase, _asked(game, after)))


@get("/me/tables")
async def my_tables(
    request: Asker,
    house: NamedDependency[House],
    phase: Annotated[
        Literal["open", "running", "finished"], QueryParameter(name="state")
    ] = "running",
    game: OfGame = None,
    after: AfterThat = None,
) -> Tables:
    """The tables where I sit, private ones too."""
    player = await somebody(request, house)
    return _page(await house.storage.read(lists.own, player.id, phase, _asked(game, after)))


@get("/archive")
async def archive(
    house: NamedDependency[House],
    player: OfPlayer = None,
    game: OfGame = None,
    after: AfterThat = None,
) -> Tables:
    """Finished public games, of everybody or of one account."""
    who = None
    if player is not None:
        known = await house.storage.read(players.find_by_name, players.tidy(player))
        if known is None:
            return Tables([])
        who = known.id
    return _page(await house.storage.read(lists.archive, who, _asked(game, after)))


@post("/tables", status_code=HTTPStatus.CREATED)
async def open_table(
    data: JSONBody[NewTable], request: Asker, house: NamedDependency[House]
) -> Made:
    """A new table. Whoever has its link may come; a private one is on nobody's list."""
    player = await somebody(request, house)
    limit(request, house, "table")
    try:
        name = await house.hub.open_table(_opening(data, player.id), data.visibility)
    except ValueError as error:
        raise HTTPException(str(error), status_code=HTTPStatus.BAD_REQUEST) from None
    return Made(name, f"/tables/{name}")


@get("/tables/{table:str}")
async def one_table(table: AtTable, house: NamedDependency[House]) -> Listed:
    """What is agreed on at a table, and who sits there."""
    return _listed(await _found(table, house))


@get("/tables/{table:str}/score", media_type="text/plain")
async def score(table: AtTable, request: Asker, house: NamedDependency[House]) -> Response[str]:
    """The score of a finished game, to keep and to verify. A running game has none."""
    limit(request, house, "study")
    found = await _found(table, house)
    if found.state != FINISHED:
        raise NotFoundException("there is a score once the game is over")
    stored = await house.storage.read(tables.load, table)
    assert stored
    # It is played again, which takes a while: others need not wait.
    end = (await asyncio.to_thread(Table.rebuild, table, stored.rows, stored.secret)).end
    if end is None or not end.score:
        raise NotFoundException("this game has no score")
    name = f"{found.game}-{table}.txt"
    return Response(
        end.score,
        media_type="text/plain",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


def _opening(data: NewTable, host: str) -> Opening:
    if data.game not in catalogue.names():
        raise ValueError(f"there is no game {data.game!r}: choose {', '.join(catalogue.names())}")
    for bot in (*data.bots, data.stand_in):
        if bot and bot not in bots.names(data.game):
            raise ValueError(f"there is no bot {bot!r} for {data.game}")
    return Opening(
        game=data.game,
        host=host,
        settings=dict(data.settings),
        places=[Place(bot=bot) for bot in data.bots],
        clock=data.clock,
        start=data.start,
        shared=data.shared,
        stand_in=data.stand_in or bots.RANDOM,
    )


async def _found(table: str, house: House) -> tables.Listed:
    found = await house.storage.read(tables.find, table)
    if found is None:
        raise NotFoundException("there is no such table")
    return found


def _asked(game: str | None, after: str | None) -> Page:
    if not after:
        return Page(game, None, PAGE)
    changed, _, table = after.partition(".")
    return Page(game, After(int(changed), table), PAGE)


def _page(found: list[tables.Listed]) -> Tables:
    last = found[-1] if len(found) == PAGE else None
    return Tables([_listed(one) for one in found], f"{last.changed}.{last.id}" if last else None)


def _listed(found: tables.Listed) -> Listed:
    """As everybody may see it: players by name, and the secret stays where it is."""
    clock: wire.AnyClock = convert(found.clock, wire.AnyClock)
    return Listed(
        id=found.id,
        game=found.game,
        settings=found.settings,
        clock=clock,
        places=found.places,
        visibility=found.visibility,
        state=found.state,
        created=found.created,
        changed=found.changed,
        seats=[Seated(seat.seat, seat.name, seat.bot, seat.result) for seat in found.seats],
        follows=found.follows,
    )


# --- Whom one does not want to hear. ---


@get("/me/mutes")
async def muted(request: Asker, house: NamedDependency[House]) -> Muted:
    """Those I muted, by name."""
    player = await somebody(request, house)
    return Muted(await house.storage.read(_muted_names, player.id))


@post("/me/mutes", status_code=HTTPStatus.OK)
async def mute(data: JSONBody[Voice], request: Asker, house: NamedDependency[House]) -> Muted:
    """Hear no more of whoever has this name at that table."""
    return await _voice(data, request, house, chat.mute)


@delete("/me/mutes", status_code=HTTPStatus.OK)
async def unmute(data: JSONBody[Voice], request: Asker, house: NamedDependency[House]) -> Muted:
    """Hear them again."""
    return await _voice(data, request, house, chat.unmute)


@delete("/me/mutes/all", status_code=HTTPStatus.OK)
async def unmute_all(
    data: JSONBody[Nothing],  # noqa: ARG001 - a form, so that it comes as JSON
    request: Asker,
    house: NamedDependency[House],
) -> Muted:
    """Hear everybody again."""
    player = await somebody(request, house)
    for other in await house.storage.read(chat.muted_by, player.id):
        await house.storage.write(chat.unmute, player.id, other)
    return await _told(player.id, house)


async def _voice(data: Voice, request: Asker, house: House, change: Any) -> Muted:
    player = await somebody(request, house)
    for other in await house.storage.read(_called, data.table, data.name):
        if other != player.id:
            await house.storage.write(change, player.id, other)
    return await _told(player.id, house)


async def _told(player: str, house: House) -> Muted:
    """What this player's open sockets leave out from now on."""
    house.hub.muted(player, await house.storage.read(chat.muted_by, player))
    return Muted(await house.storage.read(_muted_names, player))


def _called(db: Any, table: str, name: str) -> set[str]:
    """Who sits, or spoke, at a table under this name."""
    found = tables.find(db, table)
    sitting = {seat.player for seat in found.seats if seat.name == name} if found else set()
    spoke = {line.player for line in chat.said(db, table) if line.name == name}
    return {player for player in sitting | spoke if player}


def _muted_names(db: Any, player: str) -> list[str]:
    known = (players.find(db, other) for other in chat.muted_by(db, player))
    return sorted(other.name for other in known if other)


LOBBY = Router(
    "/api",
    route_handlers=[
        games,
        cards,
        list_tables,
        my_tables,
        archive,
        open_table,
        one_table,
        score,
        muted,
        mute,
        unmute,
        unmute_all,
    ],
    tags=["lobby"],
)
