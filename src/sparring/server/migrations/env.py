"""How Alembic runs a revision here: in the transaction of whoever asked for it.

Imported by anyone else, as by a search for doctests, it does nothing.
"""

from alembic import context

from sparring.server.schema import metadata

if getattr(context, "config", None):
    context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
    context.run_migrations()
