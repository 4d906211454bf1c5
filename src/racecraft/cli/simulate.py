"""`racecraft simulate`: many races between bots, and who won how often."""

from __future__ import annotations

import argparse
import sys
import time
from contextlib import closing
from typing import Any

from racecraft.cli.output import console, print_json
from racecraft.cli.parser import Parser, add_race_arguments, race_options, whole
from racecraft.cli.progress import with_progress
from racecraft.cli.tables import Table, interval, readable
from racecraft.locales import Words


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    about = words.say("simulate-about")
    parser = commands.add_parser("simulate", help=about, description=about)
    parser.add_argument("game", metavar="GAME", help=words.say("argument-game"))
    parser.add_argument(
        "--games", type=whole(words, 1), default=1000, metavar="N", help=words.say("simulate-games")
    )
    seating = parser.add_mutually_exclusive_group()
    seating.add_argument("--bots", "--bot", metavar="A,B,…", help=words.say("simulate-bots"))
    seating.add_argument("--seats", type=whole(words, 1), metavar="N", help=words.say("simulate-seats"))
    add_race_arguments(parser, words)
    parser.add_argument("--json", action="store_true", help=words.say("argument-json"))


def run(args: argparse.Namespace) -> int:
    import racecraft.games  # noqa: F401  (registers the games)
    from racecraft.arena.simulation import Plan, Tally, simulate
    from racecraft.arena.workers import usable_cores
    from racecraft.engine.form import COMPILED
    from racecraft.engine.registry import game_of

    words: Words = args.words
    game = game_of(args.game)
    bots = args.bots.split(",") if args.bots is not None else ["random"] * (args.seats or game.max_seats)
    plan = Plan(game.id, [name.strip() for name in bots], race_options(args.option, game), args.seed or 0)
    jobs = args.jobs or usable_cores()
    tallies = simulate(plan, args.games, jobs, args.records)
    if args.records is not None:
        args.records.mkdir(parents=True, exist_ok=True)
    if not COMPILED:
        print(words.say("engine-interpreted"), file=sys.stderr)
    total = Tally.empty(len(plan.bots))
    started = time.perf_counter()
    with closing(tallies):
        for tally in with_progress(tallies, args.games, words, lambda tally: tally.races):
            total.add(tally)
    report = summary(plan, total, time.perf_counter() - started)
    if args.json:
        print_json(report)
    else:
        show(report, words)
    return 0


def summary(plan: Any, total: Any, elapsed: float) -> dict[str, Any]:
    """What the races came to, as plain data; all but `speed` is the same for the same plan."""
    from racecraft.arena.statistics import wilson
    from racecraft.engine.form import form
    from racecraft.engine.version import VERSION

    races = total.races
    return {
        "game": plan.game,
        "games": races,
        "seed": plan.seed,
        "options": plan.options,
        "seats": [
            {
                "seat": seat + 1,
                "bot": bot,
                "wins": total.wins[seat],
                "win_rate": total.wins[seat] / races,
                "win_rate_95": list(wilson(total.wins[seat], races)),
                "mean_place": total.places[seat] / races,
            }
            for seat, bot in enumerate(plan.bots)
        ],
        "mean_rounds": total.rounds / races,
        "mean_actions": total.actions / races,
        "mean_plies": (total.actions + total.outcomes) / races,
        "ended_by": dict(sorted(total.reasons.items())),
        "engine": {"version": VERSION, "form": form()},
        "speed": {
            "seconds": elapsed,
            "games_per_second": races / elapsed,
            "actions_per_second": total.actions / elapsed,
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
                f"{entry['win_rate']:.1%}",
                interval(entry["win_rate_95"], ".1%"),
                f"{entry['mean_place']:.2f}",
            ]
            for entry in report["seats"]
        ],
        texts={1},
    )
    out = console()
    out.print(table.rich())
    speed = report["speed"]
    for message, values in (
        ("simulate-length", {"rounds": report["mean_rounds"], "plies": report["mean_plies"]}),
        ("simulate-speed", {"games": speed["games_per_second"], "actions": speed["actions_per_second"]}),
    ):
        out.print(words.say(message, **{name: readable(value) for name, value in values.items()}))
