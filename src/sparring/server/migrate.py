"""From the tables of any released Sparring to those of this one, forward only.

Nothing here knows how: that is in `revisions`, which is slow to load, and loaded only where there
is something to do.
"""

from __future__ import annotations

from sqlalchemy import Connection, Engine, inspect, text

from .schema import REVISION

_LOCK = 0x53504152  # PostgreSQL: one process at a time; any number, as long as it stays this one


def to_head(engine: Engine) -> None:
    """Bring the database up to what this Sparring needs: all of it, or nothing."""
    with engine.begin() as db:
        _alone(db)
        if current(db) != REVISION:
            from .revisions import upgrade

            upgrade(db)


def current(db: Connection) -> str | None:
    """The revision that the database has; None: it is empty."""
    if not inspect(db).has_table("alembic_version"):
        return None
    found: str | None = db.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def _alone(db: Connection) -> None:
    """Let no other process migrate meanwhile; on SQLite the transaction itself does that."""
    if db.dialect.name == "postgresql":
        db.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
