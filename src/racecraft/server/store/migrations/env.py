"""Alembic's entry: runs the migrations on the connection it is given."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from racecraft.server.store.schema import metadata

connection: Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
