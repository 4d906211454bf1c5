"""`racecraft odds`: exact chances, of dice on their own or of a plan on a track; and a track solved."""

from __future__ import annotations

import argparse
from fractions import Fraction
from pathlib import Path
from typing import Any

from racecraft.cli.output import console, print_json
from racecraft.cli.parser import BadUsage, Parser, race_options, read_json, whole
from racecraft.cli.simulate import HIGHEST_SEED
from racecraft.engine.errors import BadPosition, UnknownName
from racecraft.locales import Words

MOST = 6
"""Hazards counted in the table."""


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    about = words.say("odds-about")
    parser = commands.add_parser("odds", help=about, description=about)
    parser.add_argument("game", metavar="GAME", help=words.say("argument-game"))
    parser.add_argument("dice", metavar="DICE", nargs="*", help=words.say("odds-dice"))
    parser.add_argument(
        "--track-hazards", type=whole(words, 0), default=0, metavar="N", help=words.say("odds-track-hazards")
    )
    parser.add_argument("--position", type=Path, metavar="FILE", help=words.say("odds-position"))
    parser.add_argument("--solve", action="store_true", help=words.say("odds-solve"))
    parser.add_argument("--track", metavar="NAME", help=words.say("odds-track"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=words.say("argument-option")
    )
    parser.add_argument("--measure", type=whole(words, 1), metavar="N", help=words.say("odds-measure"))
    parser.add_argument("--bot", default="pro", metavar="BOT", help=words.say("odds-bot"))
    parser.add_argument("--jobs", type=whole(words, 1, 1024), metavar="J", help=words.say("simulate-jobs"))
    parser.add_argument(
        "--seed", type=whole(words, 0, HIGHEST_SEED), default=0, metavar="S", help=words.say("simulate-seed")
    )
    parser.add_argument("--json", action="store_true", help=words.say("argument-json"))


def run(args: argparse.Namespace) -> int:
    if args.game != "gt":
        raise UnknownName(f"there are no odds to be asked of {args.game!r}; there is gt")
    if args.solve:
        found = of_track(args)
    elif args.track is not None or args.measure is not None:
        raise BadUsage("--track and --measure go with --solve")
    elif args.position is not None:
        found = of_plan(args.position)
    else:
        found = of_dice(args.dice, args.track_hazards)
    if args.json:
        print_json(found)
    elif args.solve:
        show_solved(found, args.words)
    else:
        show(found, args.words)
    return 0


def of_track(args: argparse.Namespace) -> dict[str, Any]:
    """The time attack on a track: perfectly driven, and if wanted as a bot drives it."""
    from racecraft.arena.simulation import Plan
    from racecraft.arena.time_attack import mean_and_margin, times
    from racecraft.arena.workers import usable_cores
    from racecraft.games.gt.game import GT_GAME
    from racecraft.odds.gt_solve import perfect_time, perfect_turns

    options = race_options(args.option)
    if args.track is not None:
        options["track"] = f"k{args.track}" if args.track.isdigit() else args.track
    plan = Plan("gt", [args.bot], options, args.seed)
    if args.measure is not None:
        plan.check()
    state = GT_GAME.start(GT_GAME.options(options), 1)
    car_class = state.cars[0].car_class
    seconds = perfect_time(state.setup, car_class)
    found: dict[str, Any] = {
        "track": state.circuit.name,
        "seconds": seconds,
        "turns": perfect_turns(state.setup, car_class),
    }
    if args.measure is not None:
        mean, margin = mean_and_margin(list(times(plan, args.measure, args.jobs or usable_cores())))
        found["measured"] = {
            "bot": args.bot,
            "games": args.measure,
            "seed": args.seed,
            "seconds": mean,
            "margin_95": margin,
            "above": mean / seconds - 1,
        }
    return found


def show_solved(found: dict[str, Any], words: Words) -> None:
    out = console()
    out.print(words.say("odds-solved", track=found["track"]))
    out.print(words.say("odds-solved-seconds", seconds=round(found["seconds"], 1)))
    out.print(words.say("odds-solved-turns", turns=round(found["turns"], 2)))
    if "measured" in found:
        measured = found["measured"]
        out.print(
            words.say(
                "odds-measured",
                bot=measured["bot"],
                games=measured["games"],
                seconds=round(measured["seconds"], 1),
                margin=round(measured["margin_95"], 1),
                percent=round(100 * measured["above"], 1),
            )
        )


def of_dice(dice: list[str], track_hazards: int) -> dict[str, Any]:
    """At least so many hazards, by their number."""
    from racecraft.odds.gt import at_least, dice_of

    kinds = dice_of(" ".join(dice))
    chances = {str(count): str(at_least(kinds, count - track_hazards)) for count in range(1, MOST + 1)}
    return {"dice": " ".join(dice), "track_hazards": track_hazards, "at_least": chances}


def of_plan(path: Path) -> dict[str, Any]:
    """The plan on the table of a position, step by step."""
    from racecraft.games.gt.game import GT_GAME
    from racecraft.odds.gt import plan_risk

    position = read_json(path, BadPosition)
    if not isinstance(position, dict):
        raise BadPosition(f"{path.name}: a position is a JSON object")
    risk = plan_risk(GT_GAME.load(position))
    return {
        "limit": risk.limit,
        "steps": [
            {
                "dice": step.text,
                "space": step.space,
                "gear": step.gear,
                "track_hazards": step.track_hazards,
                "lose": str(step.lose),
                "lost": str(step.lost),
            }
            for step in risk.steps
        ],
        "one_by_one": str(risk.one_by_one),
        "flat_out": str(risk.flat_out),
        "focus": risk.focus,
    }


def show(found: dict[str, Any], words: Words) -> None:
    from rich.table import Table

    table = Table()
    if "steps" in found:
        for column in ("step", "space", "gear", "lose", "lost"):
            table.add_column(words.say(f"odds-column-{column}"))
        for step in found["steps"]:
            shares = [percent(step["lose"]), percent(step["lost"])]
            table.add_row(step["dice"], step["space"], str(step["gear"]), *shares)
    else:
        for column in ("hazards", "chance"):
            table.add_column(words.say(f"odds-column-{column}"))
        for count, share in found["at_least"].items():
            table.add_row(f"≥ {count}", percent(share))
    console().print(table)


def percent(share: str) -> str:
    """ "5/108 (4.63 %)"."""
    return f"{share} ({float(Fraction(share)) * 100:.2f} %)"
