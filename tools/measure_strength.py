"""Measures how strong a bot is against another: `python -m tools.measure_strength FOLDER [--games N] …`.

Every track that a game's value is learned from or tested on, every budget and every number of seats is a
tournament of the arena, with a results file in FOLDER. They are raced by turns, a round each, so that all
figures grow alike and may be read at any time; started again, it goes on where it stopped. Files of other
machines may be laid into the folder, if they were raced with another `--seed`: what belongs together is added
up. `strength.md` and `strength.svg` are written after every turn.

A bot that is named with its budget keeps it: `--bots master,pro@10ms --budgets 10ms,50ms,200ms` tells what
more time brings against one and the same opponent. With `--seconds N` every game, budget and number of seats
is raced for so many seconds of processor time, one after the other, tracks in a mixed order: a large budget
takes no time from a small one, and fewer races are raced with it.

With `--clock processor` budgets are processor time, so that a busy machine is as good as a quiet one.
"""

from __future__ import annotations

import argparse
import math
import re
import time
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import racecraft.games  # noqa: F401  (registers them)
from racecraft.arena.crew import this_process
from racecraft.arena.job import Job
from racecraft.arena.ratings import mean_places
from racecraft.arena.report import win_share
from racecraft.arena.results import Results, read_job
from racecraft.arena.statistics import mean_interval, wilson
from racecraft.arena.tournament import Tournament
from racecraft.bots.bot import measure_by
from racecraft.drawing.charts import Span, draw_spans
from racecraft.engine.registry import all_games
from racecraft.learning.races import lessons_of

HEAD = """| game | seats | bots | races | first wins | 95 % interval | mean places | tracks | weakest track |
|---|---|---|---|---|---|---|---|---|"""


class Field(NamedTuple):
    """What is added up: everything but the track."""

    game: str
    seats: int
    bots: tuple[str, ...]


class Raced(NamedTuple):
    """The races of one track: by race, the first bot's part of the win and the mean places of both."""

    track: str
    wins: list[float]
    places: list[tuple[float, float]]


def tracks(game: str) -> list[dict[str, Any]]:
    """Each once."""
    found: list[dict[str, Any]] = []
    for options in lessons_of(game).draws[0]:
        if options not in found:
            found.append(options)
    return found


def name_of(options: dict[str, Any]) -> str:
    return "-".join(str(value) for value in options.values())


def jobs(args: argparse.Namespace) -> Iterator[list[tuple[Path, Job]]]:
    """For each game, budget and number of seats its tournaments, one a track."""
    for game in args.games_raced:
        for budget in args.budgets:
            bots = [bot if "@" in bot else f"{bot}@{budget}" for bot in args.bots]
            for seats in args.seats:
                found: list[tuple[Path, Job]] = []
                for options in tracks(game):
                    name = f"{game}-{seats}-{'-'.join(bots)}-{name_of(options)}-{args.seed}.jsonl"
                    found.append((args.folder / name, Job(game, bots, seats, options, args.seed)))
                Random(args.seed).shuffle(found)
                yield found


def race(path: Path, job: Job, games: int) -> None:
    """The first games of a job, those that are missing."""
    with Results(job, path) as results:
        for _ in Tournament(results, games).play(this_process, 1):
            pass


def raced(folder: Path) -> dict[Field, list[Raced]]:
    """All results of a folder; those of different seeds side by side."""
    found: dict[Field, list[Raced]] = {}
    for path in sorted(folder.glob("*.jsonl")):
        job = read_job(path)
        with Results(job, path) as results:
            games = [
                outcome for outcome in results.upto(max(results.outcomes, default=0)) if not outcome.lost
            ]
        field = Field(job.game, job.seats, tuple(job.bots))
        places = [mean_places(outcome) for outcome in games]
        found.setdefault(field, []).append(
            Raced(
                name_of(job.options),
                [win_share(outcome, 0) for outcome in games],
                [(place[0], place[1]) for place in places],
            )
        )
    return {field: rows for field, rows in found.items() if any(row.wins for row in rows)}


def row(field: Field, rows: list[Raced]) -> str:
    wins = [win for raced in rows for win in raced.wins]
    by_track: dict[str, list[float]] = {}
    for raced in rows:
        by_track.setdefault(raced.track, []).extend(raced.wins)
    weakest = min((sum(won) / len(won), track, len(won)) for track, won in by_track.items() if won)
    low, high = wilson(sum(wins), len(wins))
    first, second = ([place[at] for raced in rows for place in raced.places] for at in (0, 1))
    return (
        f"| `{field.game}` | {field.seats} | {' and '.join(field.bots)} | {len(wins)} "
        f"| {sum(wins) / len(wins):.1%} | {low:.1%} – {high:.1%} | {told(first)}, {told(second)} "
        f"| {sum(1 for won in by_track.values() if won)} "
        f"| {weakest[1]}: {weakest[0]:.0%} of {weakest[2]} |"
    )


def told(places: list[float]) -> str:
    interval = mean_interval(places)
    mean = sum(places) / len(places)
    return f"{mean:.2f}" if interval is None else f"{mean:.2f} ± {(interval[1] - interval[0]) / 2:.2f}"


def span(field: Field, rows: list[Raced]) -> Span:
    wins = [win for raced in rows for win in raced.wins]
    low, high = wilson(sum(wins), len(wins))
    rate = sum(wins) / len(wins)
    cars = "" if field.seats == 2 else f" {field.seats} cars"
    name = f"{field.game}{cars} {field.bots[0]}"
    return Span(name, 100 * rate, 100 * low, 100 * high, f"{rate:.1%} of {len(wins)}")


def natural(field: Field) -> tuple[str, int, list[tuple[str, int, str]]]:
    """Sorts budgets by size: 50ms before 200ms."""
    return field.game, field.seats, [in_parts(bot) for bot in field.bots]


def in_parts(bot: str) -> tuple[str, int, str]:
    name, _, budget = bot.partition("@")
    digits = re.match(r"\d*", budget)
    number = digits[0] if digits else ""
    return name, int(number or 0), budget


def tell(folder: Path, note: str) -> None:
    """Writes the table and the picture of all that is in the folder."""
    found = raced(folder)
    if not found:
        return
    fields = sorted(found, key=natural)
    lines = [row(field, found[field]) for field in fields]
    (folder / "strength.md").write_text("\n".join([HEAD, *lines, ""]), encoding="utf-8")
    spans = [span(field, found[field]) for field in fields]
    draw_spans("Strength, per cent of races won", spans, note).save(folder / "strength.svg")


def main(given: list[str] | None = None) -> None:
    ids = [game.id for game in all_games()]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", action="append", choices=ids, dest="games_raced", help="all by default")
    parser.add_argument("--bots", default="master,pro", type=lambda text: text.split(","))
    parser.add_argument("--budgets", default="20ms", type=lambda text: text.split(","))
    parser.add_argument(
        "--seats", default="2", type=lambda text: [int(part) for part in text.split(",")], help="such as 2,4"
    )
    parser.add_argument("--games", type=int, default=100, help="races of each tournament")
    parser.add_argument("--seconds", type=float, help="processor time for each game, budget and field")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--clock", choices=["wall", "processor"], default="wall")
    args = parser.parse_args(given)
    args.games_raced = args.games_raced or ids
    args.folder.mkdir(parents=True, exist_ok=True)
    if args.clock == "processor":
        measure_by(time.process_time)
    note = f"{' against '.join(args.bots)}, {args.clock} time"
    groups = list(jobs(args))
    for _, job in chain(*groups):
        job.check()
    if args.seconds is None:
        groups = [list(chain(*groups))]
    for planned in groups:
        end = math.inf if args.seconds is None else time.process_time() + args.seconds
        race_by_turns(planned, args, end, note)
        tell(args.folder, note)


def race_by_turns(planned: list[tuple[Path, Job]], args: argparse.Namespace, end: float, note: str) -> None:
    """A round of each tournament, then the next, until all games are raced or the processor time is over."""
    most = max(job.whole_rounds(args.games) for _, job in planned)
    for games in range(2, most + 1, 2):
        for path, job in planned:
            race(path, job, min(games, job.whole_rounds(args.games)))
            if time.process_time() >= end:
                return
        tell(args.folder, note)


if __name__ == "__main__":
    main()
