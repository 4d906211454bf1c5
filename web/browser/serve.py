"""The real server, for tests: the dice of its races follow from a number, so that a run can be repeated.

`LUCK` is that number; another one gives other races. Each table that somebody opens has dice of its own, and
anybody's first table has the same as anybody else's.
"""

import os
from collections import Counter
from functools import partial
from hashlib import sha256
from types import SimpleNamespace
from typing import Any

from racecraft.cli.main import main
from racecraft.server import app
from racecraft.server.play import opening
from racecraft.server.play.tables import Facts
from racecraft.server.reviewing.jobs import ReviewJobs

BUDGET = 8
LUCK = os.environ.get("LUCK", "1")
opened: Counter[str] = Counter()


def seed(table: str) -> bytes:
    return sha256(f"{LUCK} {table}".encode()).digest()


def facts(**given: Any) -> Facts:
    opened[given["host"]] += 1
    return Facts(**(given | {"seed": seed(str(opened[given["host"]]))}))


# Of `secrets` it uses this alone, also for the dice of races that are raced again.
opening.secrets = SimpleNamespace(token_bytes=lambda _: seed("again"))  # type: ignore[attr-defined]
opening.Facts = facts  # type: ignore[assignment, misc]
# Reviews are looked at here, not trusted: fewer playouts.
app.ReviewJobs = partial(ReviewJobs, budget=BUDGET)  # type: ignore[assignment, misc]

if __name__ == "__main__":
    raise SystemExit(main())
