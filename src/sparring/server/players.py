"""Players as they are kept: guests, accounts and sessions.

A guest who takes a name and a password stays the same player, and so keeps all games. A session is
kept as a digest of its token: who reads the database can't be anybody. Every function is one step
of a transaction, or one question. Nothing here knows how a password is hashed, or of cookies.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Collection, Iterator
from enum import Enum
from typing import Any, NamedTuple

from msgspec import json
from sqlalchemy import ColumnElement, Connection, delete, exists, func, insert, select, update

from .schema import NEUTRAL, players, rows, seats, sessions

SHORTEST_NAME, LONGEST_NAME = 2, 24
FRESH = 3600 * 1000  # a new guest has no session yet
LIFETIME = 180 * 24 * 3600 * 1000  # of a session that nobody uses


class Refused(Enum):
    """Why a player did not get what they asked for."""

    NAME_LENGTH = f"a name has {SHORTEST_NAME} to {LONGEST_NAME} characters"
    NAME_CHARACTERS = "a name is made of letters, digits, spaces and - _ . '"
    NAME_TAKEN = "somebody has this name already"
    PASSWORD_LENGTH = "a password has 8 to 256 characters"  # noqa: S105 - it is not one
    WRONG = "name or password is wrong"
    NO_GUEST = "this player has a name and a password already"
    NO_SUCH_PLAYER = "there is no such player"
    BUSY = "too many are logging in just now: try again"


class Player(NamedTuple):
    """Somebody who plays, as everybody may know them."""

    id: str
    name: str
    guest: bool


# --- Names. ---


def tidy(name: str) -> str:
    """The name as it is shown: composed characters, single spaces."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def name_key(name: str) -> str:
    """What two names have in common that are the same to a reader."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def wrong_with(name: str) -> Refused | None:
    """What is wrong with a tidy name."""
    if not SHORTEST_NAME <= len(name) <= LONGEST_NAME:
        return Refused.NAME_LENGTH
    # Letters, marks and digits of any script: nothing that can't be seen, or turns text around.
    good = all(c in " -_.'" or unicodedata.category(c)[0] in "LMN" for c in name)
    return None if good and any(c.isalnum() for c in name) else Refused.NAME_CHARACTERS


# --- Guests and accounts. ---


def add_guest(db: Connection, player: str, name: str, now: int) -> Player | Refused:
    """A new guest. Guests may share a name, but not with an account."""
    if _account(db, name):
        return Refused.NAME_TAKEN
    db.execute(insert(players).values(id=player, name=name, created=now))
    return Player(player, name, guest=True)


def claim(db: Connection, player: str, name: str, password: str) -> Player | Refused:
    """Make a guest an account; all sessions end. `password` is a hash."""
    known = find(db, player)
    if known is None:
        return Refused.NO_SUCH_PLAYER
    if not known.guest:
        return Refused.NO_GUEST
    if _account(db, name):
        return Refused.NAME_TAKEN
    claimed = {"name": name, "name_key": name_key(name), "password": password}
    db.execute(update(players).where(players.c.id == player).values(**claimed))
    close_all_sessions(db, player)
    return Player(player, name, guest=False)


def find(db: Connection, player: str) -> Player | None:
    found = db.execute(select(*_PLAYER).where(players.c.id == player)).one_or_none()
    return Player(*found) if found else None


def find_by_name(db: Connection, name: str) -> Player | None:
    """The account of this name; guests have none that is theirs."""
    asked = select(*_PLAYER).where(players.c.name_key == name_key(name))
    found = db.execute(asked).one_or_none()
    return Player(*found) if found else None


def password_of(db: Connection, player: str) -> str | None:
    """The hash of an account's password."""
    return db.scalar(select(players.c.password).where(players.c.id == player))


def rehash_password(db: Connection, player: str, password: str) -> None:
    """The same password, by a stronger hash."""
    db.execute(update(players).where(players.c.id == player).values(password=password))


def change_password(db: Connection, player: str, password: str) -> None:
    """Another password; all sessions end. `password` is a hash."""
    rehash_password(db, player, password)
    close_all_sessions(db, player)


_PLAYER = (players.c.id, players.c.name, players.c.password.is_(None).label("guest"))


def _account(db: Connection, name: str) -> bool:
    taken = select(players.c.id).where(players.c.name_key == name_key(name))
    return db.scalar(taken) is not None


# --- Sessions. ---


def digest(token: str) -> bytes:
    """How a session's token is kept. It is long and random, so this need not be slow."""
    return hashlib.sha256(token.encode()).digest()


def open_session(db: Connection, player: str, token: str, now: int) -> int:
    """A new session; returns when it ends if nobody uses it."""
    expires = now + LIFETIME
    db.execute(
        insert(sessions).values(token=digest(token), player=player, created=now, expires=expires)
    )
    return expires


def whose(db: Connection, token: str, now: int) -> tuple[Player, int] | None:
    """Whose session this is, and when it ends."""
    asked = (
        select(*_PLAYER, sessions.c.expires)
        .join(sessions, sessions.c.player == players.c.id)
        .where(sessions.c.token == digest(token), sessions.c.expires > now)
    )
    found = db.execute(asked).one_or_none()
    return (Player(*found[:3]), found[3]) if found else None


def living(db: Connection, tokens: Collection[str], now: int) -> set[str]:
    """Those of these tokens whose sessions go on."""
    known = {digest(token): token for token in tokens}
    asked = select(sessions.c.token).where(sessions.c.token.in_(known), sessions.c.expires > now)
    return {known[found] for found in db.scalars(asked)}


def prolong(db: Connection, token: str, now: int) -> None:
    which = sessions.c.token == digest(token)
    db.execute(update(sessions).where(which).values(expires=now + LIFETIME))


def close_session(db: Connection, token: str) -> None:
    db.execute(delete(sessions).where(sessions.c.token == digest(token)))


def close_all_sessions(db: Connection, player: str) -> int:
    return db.execute(delete(sessions).where(sessions.c.player == player)).rowcount


def sweep(db: Connection, now: int) -> None:
    """Forget sessions that are over, and guests who can't come back and never played."""
    db.execute(delete(sessions).where(sessions.c.expires <= now))
    back = exists().where(sessions.c.player == players.c.id)
    played = exists().where(seats.c.player == players.c.id)
    old = players.c.created < now - FRESH
    db.execute(delete(players).where(players.c.name_key.is_(None), old, ~back, ~played))


# --- Going for good. ---


def tables_naming(db: Connection, player: str) -> list[str]:
    """The tables whose rows say something of this player. Looks at every row there is."""
    return list(db.scalars(select(rows.c.table).where(_names(db, player)).distinct()))


def forget(db: Connection, player: str, named: Collection[str]) -> None:
    """Delete a player, and the name in these tables. The games stay: they are the others' too.

    What the player said goes; where they sat is nobody; in the rows their id stays, which leads
    nowhere now.
    """
    for table in named:
        _forget_name(db, table, player)
    db.execute(update(seats).where(seats.c.player == player).values(name=None))
    db.execute(delete(players).where(players.c.id == player))


def _forget_name(db: Connection, table: str, player: str) -> None:
    theirs = (rows.c.table == table, _names(db, player))
    for number, body in db.execute(select(rows.c.number, rows.c.body).where(*theirs)).all():
        said = json.decode(body)
        if _neutral(said, player):
            which = (rows.c.table == table, rows.c.number == number)
            db.execute(update(rows).where(*which).values(body=json.encode(said)))


def _names(db: Connection, player: str) -> ColumnElement[bool]:
    if db.dialect.name == "sqlite":  # where LIKE may be for text alone
        return func.instr(rows.c.body, player.encode()) > 0
    return rows.c.body.bool_op("LIKE")(f"%{player}%".encode())


def _neutral(said: Any, player: str) -> bool:
    """Take the name out of all that is said of this player; whether there was one."""
    changed = False
    for part in _objects(said):
        if part.get("who") == player:
            # Friends on one device have names of their own, in the wish to sit down.
            for named in (part, part.get("wish")):
                if isinstance(named, dict) and named.get("name"):
                    named["name"], changed = NEUTRAL, True
    return changed


def _objects(said: Any) -> Iterator[dict[str, Any]]:
    if isinstance(said, dict):
        yield said
        said = list(said.values())
    if isinstance(said, list):
        for part in said:
            yield from _objects(part)
