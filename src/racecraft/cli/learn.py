"""`racecraft learn`: races between bots, and the value of a game that is learned from them."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from racecraft.cli.names import check_bots, game_named
from racecraft.cli.output import console, print_json
from racecraft.cli.parser import Parser, add_command, add_number
from racecraft.cli.progress import with_progress
from racecraft.cli.tables import Table
from racecraft.locales import Words

if TYPE_CHECKING:
    from racecraft.arena.cluster import Cluster

MOST_BATCHED = 40
"""Races that share options, and so a solved track …"""
LEAST_BATCHES = 100
"""… as long as there are so many batches."""


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    parser = add_command(commands, "learn", words.say("learning-about"))
    parser.add_argument("game", metavar="GAME", help=words.say("argument-game"))
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help=words.say("learning-out"))
    add_number(parser, words, "--races", words.say("learning-races"), 20_000, 20)
    parser.add_argument("--bots", default="club", metavar="A,B,…", help=words.say("learning-bots"))
    add_number(parser, words, "--epochs", words.say("learning-epochs"), 12, 0)
    add_number(parser, words, "--rows", words.say("learning-rows"), 1024)
    parser.add_argument(
        "--widths", type=_widths(words), default=(32, 16), metavar="N,N", help=words.say("learning-widths")
    )
    add_number(parser, words, "--version", words.say("learning-version"), 1)
    add_number(parser, words, "--seed", words.say("simulate-seed"), 1, 0)
    add_number(parser, words, "--jobs", words.say("simulate-jobs"))
    parser.add_argument("--ray", metavar="ADDRESS", help=words.say("learning-ray"))
    parser.add_argument("--json", action="store_true", help=words.say("argument-json"))


def _widths(words: Words) -> Callable[[str], tuple[int, int]]:
    """Reads the units of both layers."""

    def read(text: str) -> tuple[int, int]:
        parts = text.split(",")
        numbers = [int(part) for part in parts if part.isdigit()]
        if len(parts) != 2 or len(numbers) != 2 or any(number < 4 or number % 4 for number in numbers):
            raise argparse.ArgumentTypeError(words.say("learning-no-widths", given=text))
        return numbers[0], numbers[1]

    return read


def cluster(args: argparse.Namespace) -> AbstractContextManager[Cluster | None]:
    """The cluster that drives the races; None if this machine does."""
    from racecraft.arena.cluster import connected

    return nullcontext() if args.ray is None else connected(args.ray, args.jobs)


def run(args: argparse.Namespace) -> int:
    import racecraft.games  # noqa: F401  (registers the games)
    from racecraft.arena.cores import usable_cores
    from racecraft.learning.run import Plan, Run

    words: Words = args.words
    game = game_named(args.game, words)
    bots = [name.strip() for name in args.bots.split(",")]
    check_bots(game, bots, words)
    plan = Plan(
        game.id,
        version=args.version,
        seed=args.seed,
        races=args.races,
        batch=max(1, min(MOST_BATCHED, args.races // LEAST_BATCHES)),
        bots=bots,
        epochs=args.epochs,
        rows=args.rows,
        widths=args.widths,
    )
    run = Run(plan, args.out)
    missing = len(run.missing())
    with cluster(args) if missing else nullcontext() as machines:
        for _ in with_progress(
            run.play(args.jobs or usable_cores(), machines),
            plan.batches,
            words,
            lambda count: count,
            plan.batches - missing,
            "learning-progress",
        ):
            pass
    curve: list[dict[str, Any]] = []
    if plan.epochs > 0:
        from racecraft.learning.training import Training

        fit = Training(run).fit()
        curve = list(with_progress(fit, plan.epochs, words, lambda _: 1, 0, "learning-fitting"))
    if args.json:
        print_json({"value": str(run.folder / "value.json"), "curve": curve})
        return 0
    if not curve:
        return 0
    names = list(curve[-1])
    rows = [
        [words.figure(losses[name], ".4f") if name != "epoch" else str(losses[name]) for name in names]
        for losses in curve
    ]
    columns = [words.say(f"learning-column-{name.replace('_', '-')}") for name in names]
    out = console()
    out.print(Table(words.say("learning-title", game=game.title), columns, rows).rich())
    out.print(words.say("learning-written", path=str(run.folder / "value.json")))
    return 0
