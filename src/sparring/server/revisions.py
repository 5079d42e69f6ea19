"""The revisions under `migrations/versions`, done by Alembic. A released one is never changed.

Nothing here knows what they do.
"""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from .connect import BadDatabase
from .migrate import current


def upgrade(db: Connection, revision: str = "head", **places: str) -> None:
    """Do all revisions up to this one. `places` are options of Alembic, as `version_locations`."""
    config = _config(db, **places)
    _check_known(db, _scripts(config))
    command.upgrade(config, revision)


def released() -> list[str]:
    """All revisions, the oldest first."""
    scripts = _scripts(_config(None))
    return [script.revision for script in scripts.walk_revisions()][::-1]


def _config(db: Connection | None, **places: str) -> Config:
    config = Config()
    config.set_main_option("script_location", "sparring.server:migrations")
    config.set_main_option("path_separator", "os")
    for name, place in places.items():
        config.set_main_option(name, place)
    config.attributes["connection"] = db
    return config


def _scripts(config: Config) -> ScriptDirectory:
    return ScriptDirectory.from_config(config)


def _check_known(db: Connection, scripts: ScriptDirectory) -> None:
    here = current(db)
    if here and here not in {script.revision for script in scripts.walk_revisions()}:
        raise BadDatabase(
            f"the database was made by a newer Sparring (its tables are {here}, the newest known"
            f" here are {scripts.get_current_head()}): use that one, or a backup"
        )
