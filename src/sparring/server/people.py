"""Who somebody is, by HTTP: a guest at once, an account if they like, and gone when they wish.

A session is a signed cookie that scripts can't read. Nothing here knows of tables or games.
"""

from __future__ import annotations

import secrets
import time
from http import HTTPStatus
from typing import Any

from litestar import Router, delete, get, post, put
from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import JSONBody
from litestar.response import Response

from . import cookies, players
from .accounts import Session
from .forms import Credentials, Farewell, Me, NewGuest, NewPassword, Nothing, Whoever
from .guard import address
from .house import House
from .players import LIFETIME, Player, Refused

Connection = ASGIConnection[Any, Any, Any, Any]

_STATUS = {
    Refused.NAME_TAKEN: HTTPStatus.CONFLICT,
    Refused.NO_GUEST: HTTPStatus.CONFLICT,
    Refused.WRONG: HTTPStatus.FORBIDDEN,
    Refused.NO_SUCH_PLAYER: HTTPStatus.UNAUTHORIZED,
    Refused.BUSY: HTTPStatus.SERVICE_UNAVAILABLE,
}

# Nobody in particular; a guest may take another name, and an account has its own.
_GIVEN = ("Flèche", "Octave", "Prime", "Quarte", "Quinte", "Riposte", "Seconde", "Sixte", "Tierce")


class TooMany(HTTPException):
    status_code = HTTPStatus.TOO_MANY_REQUESTS
    detail = "slower, please"


# --- Who asks. ---


def cookie_name(connection: Connection, house: House) -> str:
    return "__Host-sparring" if secure(connection, house) else "sparring"


def secure(connection: Connection, house: House) -> bool:
    """Whether people reach us by https."""
    by_https = connection.scope["scheme"] in ("https", "wss")
    return by_https or any(origin.startswith("https:") for origin in house.options.origins)


def token(connection: Connection, house: House) -> str | None:
    """The token of a cookie that we signed."""
    cookie = connection.cookies.get(cookie_name(connection, house), "")
    return cookies.token_of(cookie, house.key)


async def whoever(connection: Connection, house: House) -> Player | None:
    """Who this is, if we know them."""
    known = token(connection, house)
    return await house.accounts.whose(known, house.now()) if known else None


async def somebody(request: Request[Any, Any, Any], house: House) -> Player:
    """Who this is; a stranger is refused."""
    player = await whoever(request, house)
    if player is None:
        raise HTTPException("be a guest first, or log in", status_code=HTTPStatus.UNAUTHORIZED)
    return player


def limit(connection: Connection, house: House, kind: str, caller: str = "") -> None:
    """TooMany, if this was asked for too often."""
    if not house.limits.allow(kind, caller or address(connection.scope), time.monotonic()):
        house.meters.count("sparring_limited_total", f'kind="{kind}"')
        raise TooMany


# --- Answers. ---


def _me(player: Player) -> Me:
    return Me(player.name, player.guest)


def _welcome(
    session: Session | Refused, request: Request[Any, Any, Any], house: House
) -> Response[Whoever]:
    """The answer with a cookie; or the refusal, as an error."""
    if isinstance(session, Refused):
        raise _error(session)
    cookie = Cookie(
        key=cookie_name(request, house),
        value=cookies.signed(session.token, house.key),
        max_age=LIFETIME // 1000,
        path="/",
        secure=secure(request, house),
        httponly=True,
        samesite="lax",
    )
    return Response(Whoever(_me(session.player)), cookies=[cookie])


def _farewell(request: Request[Any, Any, Any], house: House) -> Response[Whoever]:
    name = cookie_name(request, house)
    gone = Cookie(
        key=name,
        value="",
        max_age=0,
        path="/",
        secure=secure(request, house),
        httponly=True,
        samesite="lax",
    )
    return Response(Whoever(None), cookies=[gone])


def _error(refused: Refused) -> HTTPException:
    status = _STATUS.get(refused, HTTPStatus.BAD_REQUEST)
    return HTTPException(refused.value, status_code=status, extra={"reason": _reason(refused)})


def _reason(refused: Refused) -> str:
    return refused.name.lower().replace("_", "-")


# --- What can be asked. ---


@get("/me")
async def who_am_i(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Whoever:
    """Who is asking; null for somebody new."""
    player = await whoever(request, house)
    return Whoever(_me(player) if player else None)


@post("/me/guest", status_code=HTTPStatus.CREATED)
async def be_guest(
    data: JSONBody[NewGuest], request: Request[Any, Any, Any], house: NamedDependency[House]
) -> Response[Whoever]:
    """Play at once, as a guest. Whoever is somebody already stays who they are."""
    if known := await whoever(request, house):
        return Response(Whoever(_me(known)), status_code=HTTPStatus.OK)
    limit(request, house, "guest")
    name = data.name or f"{secrets.choice(_GIVEN)} {secrets.randbelow(9000) + 1000}"
    return _welcome(await house.accounts.be_guest(name, house.now()), request, house)


@post("/me/claim", status_code=HTTPStatus.OK)
async def claim(
    data: JSONBody[Credentials], request: Request[Any, Any, Any], house: NamedDependency[House]
) -> Response[Whoever]:
    """Make the guest an account; all games stay theirs. Other sessions end."""
    limit(request, house, "password")
    player = await somebody(request, house)
    session = await house.accounts.claim(player.id, data.name, data.password, house.now())
    if not isinstance(session, Refused):
        house.hub.hang_up(player.id)  # so that they come back under their new name
    return _welcome(session, request, house)


@post("/me/login", status_code=HTTPStatus.OK)
async def log_in(
    data: JSONBody[Credentials], request: Request[Any, Any, Any], house: NamedDependency[House]
) -> Response[Whoever]:
    """Come back as an account."""
    limit(request, house, "password")
    limit(request, house, "name", players.name_key(players.tidy(data.name)))
    session = await house.accounts.log_in(data.name, data.password, house.now())
    return _welcome(session, request, house)


@post("/me/logout", status_code=HTTPStatus.OK)
async def log_out(
    data: JSONBody[Nothing],  # noqa: ARG001 - a form, so that it comes as JSON
    request: Request[Any, Any, Any],
    house: NamedDependency[House],
) -> Response[Whoever]:
    """End this session."""
    if known := token(request, house):
        player = await house.accounts.whose(known, house.now())
        await house.accounts.log_out(known)
        if player:
            house.hub.hang_up(player.id, known)
    return _farewell(request, house)


@post("/me/logout-everywhere", status_code=HTTPStatus.OK)
async def log_out_everywhere(
    data: JSONBody[Nothing],  # noqa: ARG001 - as above
    request: Request[Any, Any, Any],
    house: NamedDependency[House],
) -> Response[Whoever]:
    """End all sessions, and close all sockets."""
    player = await somebody(request, house)
    await house.accounts.log_out_everywhere(player.id)
    house.hub.hang_up(player.id)
    return _farewell(request, house)


@put("/me/password", status_code=HTTPStatus.OK)
async def change_password(
    data: JSONBody[NewPassword], request: Request[Any, Any, Any], house: NamedDependency[House]
) -> Response[Whoever]:
    """A new password; all other sessions end."""
    limit(request, house, "password")
    player = await somebody(request, house)
    session = await house.accounts.change_password(player.id, data.old, data.new, house.now())
    if not isinstance(session, Refused):
        house.hub.hang_up(player.id)
    return _welcome(session, request, house)


@delete("/me", status_code=HTTPStatus.OK)
async def go_for_good(
    data: JSONBody[Farewell], request: Request[Any, Any, Any], house: NamedDependency[House]
) -> Response[Whoever]:
    """Delete me. My games stay, for those I played with; my name does not."""
    limit(request, house, "password")
    player = await somebody(request, house)
    house.hub.hang_up(player.id)
    if refused := await house.accounts.delete(player.id, data.password):
        raise _error(refused)
    house.hub.forget(player.id)
    return _farewell(request, house)


PEOPLE = Router(
    "/api",
    route_handlers=[
        who_am_i,
        be_guest,
        claim,
        log_in,
        log_out,
        log_out_everywhere,
        change_password,
        go_for_good,
    ],
    tags=["people"],
)
