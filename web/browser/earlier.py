"""Writes what a browser keeps of an earlier release: a database of that release, of somebody with a name.

python earlier.py REVISION NAME FILE
"""

import sqlite3
import sys
from pathlib import Path

from sqlalchemy import create_engine
from sqlalchemy.pool import StaticPool

from racecraft.server.store.migrate import upgrade

revision, name, file = sys.argv[1:]
raw = sqlite3.connect(":memory:", isolation_level=None)
engine = create_engine("sqlite://", creator=lambda: raw, poolclass=StaticPool, isolation_level="AUTOCOMMIT")
with engine.connect() as connection:
    upgrade(connection, revision)
raw.execute("INSERT INTO identities (id, kind, name, created) VALUES ('somebody', 'guest', ?, 1)", [name])
raw.execute(
    "INSERT INTO sessions (id, identity, device, created, seen) VALUES ('browser', 'somebody', '', 1, 1)"
)
Path(file).write_bytes(raw.serialize())
