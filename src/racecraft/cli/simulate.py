"""`racecraft simulate`: many races between bots, and who won how often."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from errno import EISDIR
from importlib import import_module
from os import strerror
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from racecraft.cli.arena import INTERRUPTED, complaints
from racecraft.cli.names import check_bots, game_named
from racecraft.cli.output import console, print_json, printable
from racecraft.cli.parser import Parser, add_command, add_number, add_race_arguments, race_options
from racecraft.cli.progress import with_progress
from racecraft.cli.tables import Table, interval, readable
from racecraft.locales import Words

if TYPE_CHECKING:
    from racecraft.arena.job import Job
    from racecraft.arena.simulation import Tally


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    parser = add_command(commands, "simulate", words.say("simulate-about"))
    parser.add_argument("game", metavar="GAME", help=words.say("argument-game"))
    add_number(parser, words, "--games", words.say("simulate-games"), 1000)
    seating = parser.add_mutually_exclusive_group()
    seating.add_argument("--bots", "--bot", metavar="A,B,…", help=words.say("simulate-bots"))
    add_number(seating, words, "--seats", words.say("simulate-seats"))
    add_race_arguments(parser, words)
    parser.add_argument("--dataset", type=Path, metavar="FILE", help=words.say("simulate-dataset"))
    parser.add_argument("--json", action="store_true", help=words.say("argument-json"))


def run(args: argparse.Namespace) -> int:
    import racecraft.games  # noqa: F401  (registers the games)
    from racecraft.arena.cores import usable_cores
    from racecraft.arena.simulation import Tally, seated, simulate
    from racecraft.engine.form import COMPILED

    words: Words = args.words
    game = game_named(args.game, words)
    bots = args.bots.split(",") if args.bots is not None else ["random"] * (args.seats or game.max_seats)
    names = [name.strip() for name in bots]
    check_bots(game, names, words)
    job = seated(game.id, names, race_options(args.option, game, words), args.seed or 0)
    tally = Tally(names)
    if args.dataset is not None:
        import_module("racecraft.envs.dataset")  # says at once if something for it is not installed
        make_place_for(args.dataset)
    whole_job = True
    with ExitStack() as stack:
        folder = args.records
        if folder is None and args.dataset is not None:
            folder = Path(stack.enter_context(TemporaryDirectory(prefix="racecraft-")))
        parts = simulate(job, args.games, tally, args.jobs or usable_cores(), folder)
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
        if not COMPILED:
            print(words.say("engine-interpreted"), file=sys.stderr)
        started = time.perf_counter()
        stack.enter_context(closing(parts))
        try:
            for _ in with_progress(parts, args.games, words, lambda count: count):
                pass
        except KeyboardInterrupt:
            if not tally.games:
                raise
            whole_job = False
        report = summary(job, tally, time.perf_counter() - started)
        if whole_job and args.dataset is not None:
            report["dataset"] = write_rows(job, args.games, folder, args.dataset, words)
    if args.json:
        print_json(report)
    else:
        show(report, words)
    if whole_job:
        return 0
    counted = {"played": str(tally.games), "games": str(args.games)}
    print(words.say("simulate-interrupted", **counted), file=sys.stderr)
    return INTERRUPTED


def make_place_for(file: Path) -> None:
    """The folder of a file; OSError before any race if it could not be written there."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if file.is_dir():
        raise IsADirectoryError(EISDIR, strerror(EISDIR), str(file))


def write_rows(job: Job, games: int, folder: Path, path: Path, words: Words) -> dict[str, Any]:
    """Turns the records of the races into a dataset; races that were lost have none."""
    from racecraft.arena.driving import record_name
    from racecraft.engine.record import Record, read
    from racecraft.engine.registry import game_of
    from racecraft.envs.dataset import write_dataset

    def records() -> Iterator[tuple[int, Record]]:
        for number in range(1, games + 1):
            file = folder / record_name(job.game, job.seed, number)
            if file.exists():
                yield number, read(file)

    told = {"options": job.options, "seats": job.seats, "bots": job.bots, "seed": job.seed}
    shown = with_progress(records(), games, words, lambda _: 1, message="simulate-dataset-progress")
    return {"file": str(path), "rows": write_dataset(path, game_of(job.game), shown, told)}


def summary(job: Job, tally: Tally, elapsed: float) -> dict[str, Any]:
    """What the races came to, as plain data; all but `speed` is the same for the same job."""
    from racecraft.arena.statistics import wilson
    from racecraft.engine.form import form
    from racecraft.engine.version import VERSION

    games = tally.games
    counted = max(1, games)
    return {
        "game": job.game,
        "games": games,
        "seed": job.seed,
        "options": job.options,
        "seats": [
            {
                "seat": seat + 1,
                "bot": bot,
                "wins": tally.wins[seat],
                "win_rate": tally.wins[seat] / counted,
                "win_rate_95": wilson(tally.wins[seat], games),
                "mean_place": tally.places[seat] / counted,
            }
            for seat, bot in enumerate(job.bots)
        ],
        "mean_rounds": tally.rounds / counted,
        "mean_actions": tally.decisions / counted,
        "mean_plies": (tally.decisions + tally.draws) / counted,
        "ended_by": dict(sorted(tally.ended_by.items())),
        "faults": {"count": tally.fault_count, "first": tally.faults},
        "lost": {"count": tally.lost_count, "first": tally.lost},
        "engine": {"version": VERSION, "form": form()},
        "speed": {
            "seconds": elapsed,
            "games_per_second": games / elapsed,
            "actions_per_second": tally.decisions / elapsed,
        },
    }


def show(report: dict[str, Any], words: Words) -> None:
    columns = ("seat", "bot", "wins", "rate", "interval", "place")
    table = Table(
        words.say("simulate-title", games=report["games"], game=report["game"]),
        [words.say(f"simulate-column-{column}") for column in columns],
        [
            [
                str(entry["seat"]),
                entry["bot"],
                str(entry["wins"]),
                words.figure(entry["win_rate"], ".1%"),
                interval(words, entry["win_rate_95"], ".1%"),
                words.figure(entry["mean_place"], ".2f"),
            ]
            for entry in report["seats"]
        ],
        texts={1},
    )
    out = console()
    out.print(table.rich())
    for line in complaints(report["faults"]["first"], report["lost"]["first"], words):
        out.print(printable(line))
    speed = report["speed"]
    for message, values in (
        ("simulate-length", {"rounds": report["mean_rounds"], "plies": report["mean_plies"]}),
        ("simulate-speed", {"games": speed["games_per_second"], "actions": speed["actions_per_second"]}),
    ):
        out.print(words.say(message, **{name: readable(value) for name, value in values.items()}))
    if "dataset" in report:
        dataset = report["dataset"]
        out.print(
            printable(words.say("simulate-dataset-written", file=dataset["file"], rows=dataset["rows"]))
        )
