"""`racecraft targets`: what bronze, silver and gold take on a drive alone."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from racecraft.cli.names import game_named
from racecraft.cli.output import console, print_json
from racecraft.cli.parser import Parser, add_command, add_list, race_options
from racecraft.cli.tables import Table
from racecraft.locales import Words
from racecraft.outlook.words import cost_values

if TYPE_CHECKING:
    from racecraft.arena.targets import Targets
    from racecraft.engine.game import AnyGame

MEDALS = ("bronze", "silver", "gold")


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    parser = add_command(commands, "targets", words.say("targets-about"))
    parser.add_argument("game", metavar="GAME", nargs="?", help=words.say("targets-game"))
    add_list(parser, "--option", "NAME=VALUE", words.say("targets-option"))
    parser.add_argument("--measure", action="store_true", help=words.say("targets-measure"))
    parser.add_argument("--write", type=Path, metavar="FILE", help=words.say("targets-write"))
    parser.add_argument("--json", action="store_true", help=words.say("argument-json"))


def run(args: argparse.Namespace) -> int:
    import racecraft.games  # noqa: F401  (registers the games)
    from racecraft.arena.targets import own_drives, write
    from racecraft.engine.registry import all_games

    games = all_games() if args.game is None else [game_named(args.game, args.words)]
    if args.write is not None:
        write(list(games), args.write)
        return 0
    lines = []
    for game in games:
        drives = [race_options(args.option, game, args.words)] if args.option else own_drives(game)
        lines += [_line(game, options, args.measure or bool(args.option)) for options in drives]
    if args.json:
        print_json(lines)
    else:
        _show(lines, args.words)
    return 0


def _line(game: AnyGame, options: dict[str, Any], measured: bool) -> dict[str, Any]:
    from racecraft.arena.targets import known_targets, measure, setting_of, whole_options

    found: Targets | None = (
        measure(game, options) if measured else known_targets(game, setting_of(whole_options(game, options)))
    )
    aims = {medal: None if found is None else getattr(found, medal)._asdict() for medal in MEDALS}
    return {"game": game.id, "options": options, "unit": game.drive_unit, **aims}


def _show(lines: list[dict[str, Any]], words: Words) -> None:
    table = Table(
        words.say("targets-title"),
        [words.say(f"targets-column-{name}") for name in ("game", "drive", *MEDALS)],
        [
            [
                line["game"],
                ", ".join(f"{name}={value}" for name, value in line["options"].items()),
                *[_cost(words, line["game"], line["unit"], line[medal]) for medal in MEDALS],
            ]
            for line in lines
        ],
        texts={0, 1},
    )
    console().print(table.rich())


def _cost(words: Words, game: str, unit: str, target: dict[str, int] | None) -> str:
    if target is None:
        return "–"
    return words.say("solo-cost", **cost_values(game, unit, target["cost"]))
