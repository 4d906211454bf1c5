"""Brings a database to the schema of this release. Alembic is loaded only when there is something to do."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect

from racecraft.engine.errors import RacecraftError

if TYPE_CHECKING:
    from alembic.config import Config

SCRIPTS = Path(__file__).parent / "migrations"
HEAD = "0020"
"""The revision this release works with; `migrations/versions` leads to it."""


def revision(connection: Connection) -> str | None:
    """The revision of the database; None before the first."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    row = connection.exec_driver_sql("SELECT version_num FROM alembic_version").first()
    return None if row is None else str(row[0])


def upgrade(connection: Connection, to: str = HEAD) -> None:
    """RacecraftError for a database of a later release."""
    found = revision(connection)
    if found != to:
        from alembic import command
        from alembic.util import CommandError

        try:
            command.upgrade(alembic_config(connection), to)
        except CommandError:
            raise RacecraftError(
                f"the database has schema {found}, this release knows {HEAD}: it takes a later release"
            ) from None


def revisions() -> list[str]:
    """All revisions that lead to `HEAD`, the first one first."""
    from alembic.script import ScriptDirectory

    known = ScriptDirectory(str(SCRIPTS)).walk_revisions("base", HEAD)
    return [script.revision for script in known][::-1]


def downgrade(connection: Connection, to: str = "base") -> None:
    from alembic import command

    command.downgrade(alembic_config(connection), to)


def alembic_config(connection: Connection) -> Config:
    """Alembic's settings for this very connection; there is no ini file."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.attributes["connection"] = connection
    return config
