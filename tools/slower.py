"""Is a change slower? `python -m tools.slower OLD NEW --limit 1.3` measures two compiled packages in turns.

OLD and NEW are folders that hold a package `racecraft`, such as `build/compiled`. Every figure of
`racecraft bench engine` counts by its best of several rounds, since other programs only ever make a round
slower. Ends with status 1 if a figure of NEW is worse than LIMIT times that of OLD.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

FASTER_IS_MORE = ("actions_per_second", "games_per_second")
FASTER_IS_LESS = ("copy_microseconds", "legal_microseconds")
RUN = "import sys; from racecraft.cli.main import main; sys.exit(main())"

Figures = dict[tuple[str, str], float]
"""By game and figure, the time that it stands for; less is better."""


def measured(package: Path, seconds: float) -> Figures:
    """One round of the engine's benchmark."""
    bench = ["bench", "engine", "--json", "--no-peers", "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(package)}
    done = subprocess.run(
        [sys.executable, "-c", RUN, *bench], env=environment, stdout=subprocess.PIPE, check=True, cwd=package
    )
    found: Figures = {}
    for row in json.loads(done.stdout)["results"]:
        if row["form"] == "compiled":
            found |= {(row["name"], figure): 1 / row[figure] for figure in FASTER_IS_MORE}
            found |= {(row["name"], figure): row[figure] for figure in FASTER_IS_LESS}
    return found


def best(rounds: list[Figures]) -> Figures:
    return {key: min(each[key] for each in rounds) for key in rounds[0]}


def slower(old: Figures, new: Figures, limit: float) -> list[tuple[str, str]]:
    """The figures that have become worse than the limit allows; a game that only one of them has is not
    compared."""
    return sorted(key for key in old.keys() & new.keys() if new[key] > limit * old[key])


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--limit", type=float, default=1.3)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5)
    args = parser.parse_args(arguments)
    olds: list[Figures] = []
    news: list[Figures] = []
    for _ in range(args.rounds):
        olds.append(measured(args.old.resolve(), args.seconds))
        news.append(measured(args.new.resolve(), args.seconds))
    old, new = best(olds), best(news)
    if not old.keys() & new.keys():
        print("nothing was compared: is one of the packages not compiled?", file=sys.stderr)
        return 2
    for game, figure in sorted(old.keys() & new.keys()):
        ratio = new[game, figure] / old[game, figure]
        print(f"{game:10} {figure:20} takes {ratio:.2f} times as long")
    worse = slower(old, new, args.limit)
    for game, figure in worse:
        print(f"{game}: {figure} is worse than {args.limit} times", file=sys.stderr)
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
