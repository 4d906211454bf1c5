"""Does an installed package work? `python tools/installed.py compiled|interpreted|any` races each game once.

Run it where only the package and its dependencies are installed, outside the repository.
"""

from __future__ import annotations

import importlib
import sys

import racecraft
from racecraft.engine.form import form


def main(wanted: str) -> int:
    here = form()
    if wanted not in ("any", here):
        print(f"the engine is {here}, not {wanted}", file=sys.stderr)
        return 1
    for game in ("gt", "heat", "rali", "rallyman"):
        race = racecraft.race(game, seats=2, seed=7)
        result = race.run("club")
        assert result is not None
        print(f"{game}: {result.reason} after {len(race.record.plies)} plies")
    heavy = [name for name in ("numpy", "rich", "litestar", "sqlalchemy") if name in sys.modules]
    if heavy:
        print(f"the core has imported {', '.join(heavy)}", file=sys.stderr)
        return 1
    importlib.import_module("racecraft.drawing")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2] or ["any"]))
