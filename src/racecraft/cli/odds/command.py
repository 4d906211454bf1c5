"""`racecraft odds`: exact chances, of dice or of what can be done in a position; and a track solved."""

from __future__ import annotations

import argparse
from pathlib import Path

from racecraft.cli.odds.question import Question
from racecraft.cli.output import print_json
from racecraft.cli.parser import Parser
from racecraft.engine.errors import BadPosition
from racecraft.engine.parts import games_with_part, part_of
from racecraft.locales import Words

LAYER = "racecraft.cli.odds"


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    about = words.say("odds-about")
    parser = commands.add_parser("odds", help=about, description=about)
    ids = games_with_part(LAYER)
    games = parser.add_subparsers(dest="game", required=True, metavar="|".join(ids))
    for id in ids:
        about = words.say(f"odds-{id}-about")
        game, question = games.add_parser(id, help=about, description=about), question_of(id)
        question.add_arguments(game, words)
        game.add_argument(
            "--position",
            type=Path,
            metavar="FILE",
            required=question.needs_position,
            help=words.say("odds-position"),
        )
        game.add_argument("--json", action="store_true", help=words.say("argument-json"))


def run(args: argparse.Namespace) -> int:
    if args.position is not None and getattr(args, "dice", None):
        raise BadPosition(args.words.say("odds-dice-or-position"))
    found, sheet = question_of(args.game).answer(args)
    if args.json:
        print_json(found)
    else:
        sheet.show(args.words)
    return 0


def question_of(game_id: str) -> Question:
    question: Question = part_of(LAYER, game_id, "ODDS")
    return question
