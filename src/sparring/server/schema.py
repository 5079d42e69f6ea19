"""What is kept: the tables of the database, the same on SQLite and PostgreSQL.

`rows` is the truth about every game; the rest is who people are, what the lobby lists, and which
process may write. Times are milliseconds since 1970, passed in by whoever calls. Nothing here knows
how to connect, and nothing knows of games: settings and clocks are text that others read.

A change here needs a revision under `migrations/versions`; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Named,
    Table,
    Text,
    TypedColumns,
    text,
)

REVISION = "0001"  # the newest under `migrations/versions`

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# The states of a table, in the order in which it goes through them.
OPEN, RUNNING, FINISHED, ABORTED = "open", "running", "finished", "aborted"
PUBLIC, PRIVATE = "public", "private"

NEUTRAL = "?"  # the name of somebody whose account was deleted

# SQLite counts by itself only in a column of exactly this type.
_Counted = BigInteger().with_variant(Integer(), "sqlite")


def _player(ondelete: str) -> ForeignKey:
    return ForeignKey("players.id", ondelete=ondelete)


def _table() -> ForeignKey:
    return ForeignKey("tables.id", ondelete="CASCADE")


# --- Who people are. ---


class _Players(TypedColumns):
    id: Named[str] = Column(Text(), primary_key=True)
    name: Named[str] = Column(Text())
    name_key: Named[str | None] = Column(
        Text()
    )  # the name as nobody else may have it; guests: none
    password: Named[str | None] = Column(Text())  # an argon2id hash; guests: none
    created: Named[int] = Column(BigInteger())


players = Table("players", metadata, _Players)
Index(None, players.c.name_key, unique=True)


class _Sessions(TypedColumns):
    token: Named[bytes] = Column(LargeBinary(), primary_key=True)  # SHA-256 of it, never itself
    player: Named[str] = Column("player_id", Text(), _player("CASCADE"))
    created: Named[int] = Column(BigInteger())
    expires: Named[int] = Column(BigInteger())


sessions = Table("sessions", metadata, _Sessions)
Index(None, sessions.c.player)
Index(None, sessions.c.expires)


class _Mutes(TypedColumns):
    player: Named[str] = Column("player_id", Text(), _player("CASCADE"), primary_key=True)
    muted: Named[str] = Column("muted_id", Text(), _player("CASCADE"), primary_key=True)


mutes = Table("mutes", metadata, _Mutes)
Index(None, mutes.c.muted)


# --- What is played. ---


class _Tables(TypedColumns):
    id: Named[str] = Column(Text(), primary_key=True)
    game: Named[str] = Column(Text())
    rules: Named[int] = Column(Integer())  # the version of the game's rules
    settings: Named[str] = Column(Text())  # JSON
    clock: Named[str] = Column(Text())  # JSON
    places: Named[int] = Column(Integer())  # how many seats there are
    visibility: Named[str] = Column(Text())
    state: Named[str] = Column(Text())
    host: Named[str | None] = Column("host_id", Text(), _player("SET NULL"))
    follows: Named[str | None] = Column("follows_id", Text())  # the game this is the rematch of
    secret: Named[bytes] = Column(LargeBinary())  # leaves through `tables.load` alone
    created: Named[int] = Column(BigInteger())
    changed: Named[int] = Column(BigInteger())  # when it came into its state
    due: Named[int | None] = Column(BigInteger())  # when a table at rest must be woken


tables = Table("tables", metadata, _Tables)
Index(None, tables.c.state, tables.c.visibility, tables.c.changed)
Index(None, tables.c.state, tables.c.game, tables.c.changed)
Index(None, tables.c.host)
Index(
    None,
    tables.c.due,
    sqlite_where=text("due IS NOT NULL"),
    postgresql_where=text("due IS NOT NULL"),
)


class _Seats(TypedColumns):
    table: Named[str] = Column("table_id", Text(), _table(), primary_key=True)
    seat: Named[int] = Column(Integer(), primary_key=True)
    player: Named[str | None] = Column("player_id", Text(), _player("SET NULL"))
    bot: Named[str | None] = Column(Text())  # which bot sits here, if one does
    name: Named[str | None] = Column(Text())  # if not the player's own: guests on one device
    result: Named[int | None] = Column(Integer())


seats = Table("seats", metadata, _Seats)
Index(None, seats.c.player)


class _Rows(TypedColumns):
    # No foreign key: a row is written only with a look at the table's lease, and that has one.
    table: Named[str] = Column("table_id", Text(), primary_key=True)
    number: Named[int] = Column(Integer(), primary_key=True, autoincrement=False)
    at: Named[int] = Column(BigInteger())
    kind: Named[str] = Column(Text())
    body: Named[bytes] = Column(LargeBinary())

    __row_pos__: tuple[str, int, int, str, bytes]


# Without a rowid, SQLite keeps the rows of a table side by side: one game is one short read.
rows = Table("rows", metadata, _Rows, sqlite_with_rowid=False)


class _Chat(TypedColumns):
    id: Named[int] = Column(_Counted, primary_key=True)
    table: Named[str] = Column("table_id", Text(), _table())
    player: Named[str] = Column("player_id", Text(), _player("CASCADE"))
    at: Named[int] = Column(BigInteger())
    text: Named[str] = Column(Text())


chat = Table("chat", metadata, _Chat)
Index(None, chat.c.table, chat.c.id)
Index(None, chat.c.player)


# --- Who may write. ---


class _Processes(TypedColumns):
    id: Named[str] = Column(Text(), primary_key=True)
    address: Named[str] = Column(Text())  # where the others reach it
    expires: Named[int] = Column(BigInteger())  # it is taken for dead from then on


processes = Table("processes", metadata, _Processes)


class _Leases(TypedColumns):
    table: Named[str] = Column("table_id", Text(), _table(), primary_key=True)
    owner: Named[str | None] = Column("owner_id", Text())  # a process, dead or alive, or none
    fence: Named[int] = Column(BigInteger())  # raised each time somebody takes the table


leases = Table("leases", metadata, _Leases)
Index(None, leases.c.owner)


class _Keys(TypedColumns):
    name: Named[str] = Column(Text(), primary_key=True)
    key: Named[bytes] = Column(LargeBinary())


keys = Table("keys", metadata, _Keys)  # what this server signs with
