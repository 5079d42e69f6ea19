"""What is said at tables, and who does not want to hear whom.

Every function is one step of a transaction, or one question.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from .schema import chat, mutes, players


class Line(NamedTuple):
    """Something said at a table."""

    id: int
    player: str
    name: str
    at: int
    text: str


def say(db: Connection, table: str, player: str, text: str, now: int) -> int:
    """Keep what was said; returns the number of the line, which only grows."""
    said = insert(chat).values(table=table, player=player, at=now, text=text)
    return db.scalars(said.returning(chat.c.id)).one()


def said(db: Connection, table: str, after: int = 0, most: int = 200) -> list[Line]:
    """The last lines of a table, the oldest first."""
    asked = (
        select(chat.c.id, chat.c.player, players.c.name, chat.c.at, chat.c.text)
        .join(players, players.c.id == chat.c.player)
        .where(chat.c.table == table, chat.c.id > after)
        .order_by(chat.c.id.desc())
        .limit(most)
    )
    return [Line(*line) for line in db.execute(asked)][::-1]


def mute(db: Connection, player: str, muted: str) -> None:
    """This player does not want to hear that one."""
    unmute(db, player, muted)
    db.execute(insert(mutes).values(player=player, muted=muted))


def unmute(db: Connection, player: str, muted: str) -> None:
    db.execute(delete(mutes).where(mutes.c.player == player, mutes.c.muted == muted))


def muted_by(db: Connection, player: str) -> set[str]:
    return set(db.scalars(select(mutes.c.muted).where(mutes.c.player == player)))
