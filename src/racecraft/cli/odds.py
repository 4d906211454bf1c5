"""`racecraft odds`: exact chances, of dice on their own or of a plan on a track."""

from __future__ import annotations

import argparse
from fractions import Fraction
from pathlib import Path
from typing import Any

from racecraft.cli.output import console, print_json
from racecraft.cli.parser import Parser, read_json, whole
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
    parser.add_argument("--json", action="store_true", help=words.say("argument-json"))


def run(args: argparse.Namespace) -> int:
    if args.game != "gt":
        raise UnknownName(f"there are no odds to be asked of {args.game!r}; there is gt")
    found = of_plan(args.position) if args.position is not None else of_dice(args.dice, args.track_hazards)
    if args.json:
        print_json(found)
        return 0
    show(found, args.words)
    return 0


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
