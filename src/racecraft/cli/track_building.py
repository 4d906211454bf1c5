"""`racecraft track generate`, `close` and `stats`: tracks of one's own from the command line."""

from __future__ import annotations

import argparse
import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from racecraft.cli.names import game_named, no_track
from racecraft.cli.output import print_json, put_out
from racecraft.cli.parser import HIGHEST_SEED, BadUsage, Parser, add_list, add_number, option_value
from racecraft.engine.errors import BadBoard, BadOptions, UnknownName
from racecraft.engine.files import read_json
from racecraft.locales import Words

if TYPE_CHECKING:
    from racecraft.builders.builder import AnyBuilder, Document, Statistics, Study
    from racecraft.outlook.words import Said

OK, BAD = 0, 2
PARTS = 1000
"""Of a study, for its progress bar."""


def add_generate(parser: Parser, words: Words) -> None:
    parser.add_argument("game", metavar="GAME", help=words.say("argument-game"))
    add_number(parser, words, "--seed", words.say("track-generate-seed"), low=0, high=HIGHEST_SEED)
    add_number(parser, words, "--length", words.say("track-generate-length"), low=0, high=1000)
    danger = words.say("track-generate-danger")
    add_number(parser, words, "--danger", danger, low=0, high=5, metavar="1-5")
    add_list(parser, "--wish", "NAME=VALUE", words.say("track-generate-wish"))
    _add_output(parser, words)


def add_close(parser: Parser, words: Words) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=words.say("track-game-of-file"))
    parser.add_argument("file", metavar="FILE", type=Path, help=words.say("track-close-file"))
    add_number(parser, words, "--boxes", words.say("track-close-boxes"), 1, 1, 9)
    _add_output(parser, words)


def add_stats(parser: Parser, words: Words) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=words.say("track-game-of-file"))
    parser.add_argument("track", metavar="TRACK|FILE", nargs="?", help=words.say("argument-track"))
    parser.add_argument("--study", action="store_true", help=words.say("track-stats-study"))
    parser.add_argument("--json", action="store_true", help=words.say("argument-json"))


def _add_output(parser: Parser, words: Words) -> None:
    parser.add_argument("-o", "--output", metavar="OUT.json", default="-", help=words.say("track-output"))
    parser.add_argument("--force", action="store_true", help=words.say("track-export-force"))


def told(said: Said, words: Words) -> str:
    """A message with the messages that are its values."""
    values = {
        name: told(value, words) if isinstance(value, dict) and "key" in value else value  # type: ignore[arg-type]
        for name, value in said["values"].items()
    }
    return words.say(said["key"], **values)


def _builder(args: argparse.Namespace) -> AnyBuilder:
    from racecraft.builders import builder_of

    return builder_of(game_named(args.game, args.words).id)


def _builder_for(args: argparse.Namespace, content: Any, name: str) -> AnyBuilder:
    """The builder of the game that was named, else of the one whose tracks look like this."""
    from racecraft.builders import builder_of
    from racecraft.engine.parts import games_with_part

    if args.game is not None:
        return _builder(args)
    for id in games_with_part("racecraft.builders"):
        builder = builder_of(id)
        try:
            builder.tidy(content)
        except BadBoard:
            continue
        return builder
    raise BadBoard(f"{name}: {args.words.say('track-of-no-game')}")


def _is_file(name: str) -> bool:
    return Path(name).suffix.lower() == ".json" or Path(name).exists()


def _put(args: argparse.Namespace, document: Document) -> None:
    if args.output != "-" and Path(args.output).exists() and not args.force:
        raise BadUsage(args.words.say("track-export-exists", file=args.output))
    put_out(args.output, json.dumps(document, ensure_ascii=False, indent=1) + "\n")


def run_generate(args: argparse.Namespace) -> int:
    builder = _builder(args)
    wish: dict[str, Any] = {}
    for pair in args.wish:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadOptions(args.words.say("options-form", given=pair))
        wish[name] = option_value(text, Any)
    for name in ("length", "danger"):
        if getattr(args, name) is not None:
            wish[name] = getattr(args, name)
    seed = secrets.randbits(32) if args.seed is None else args.seed
    _put(args, builder.generate(seed, builder.wish(wish)))
    return OK


def run_close(args: argparse.Namespace) -> int:
    """Writes the best way to close a track, or says why there is none."""
    content = read_json(args.file, BadBoard)
    builder = _builder_for(args, content, args.file.name)
    try:
        document = builder.tidy(content)
    except BadBoard as error:
        raise BadBoard(f"{args.file.name}: {error}") from None
    found = builder.close(document, args.boxes)
    if found["reason"] is not None:
        raise BadBoard(f"{args.file.name}: {told(found['reason'], args.words)}")
    _put(args, found["documents"][0])
    return OK


def run_stats(args: argparse.Namespace) -> int:
    from racecraft.builders import fingerprint

    if args.track is None and args.game is not None and _is_file(args.game):
        args.game, args.track = None, args.game
    if args.game is None:
        if args.track is None:
            raise BadUsage(args.words.say("track-of-what"))
        content = read_json(Path(args.track), BadBoard)
        builder = _builder_for(args, content, Path(args.track).name)
        document = builder.tidy(content)
    else:
        builder = _builder(args)
        document = _document(builder, args.track)
    problems = builder.check(document)
    statistics = builder.statistics(document)
    if args.study and not problems and (study := builder.study(document)) is not None:
        statistics = _both(statistics, _studied(study, args.words))
    if args.json:
        figures = {each["id"]: each["value"] for each in statistics["figures"]}
        print_json(
            {
                "game": builder.game_id,
                "fingerprint": fingerprint(builder, document),
                "problems": [told(each["said"], args.words) for each in problems],
                "figures": figures,
                "map": statistics["map"],
            }
        )
    else:
        for problem in problems:
            print(told(problem["said"], args.words))
        for each in statistics["figures"]:
            print(told(each["said"], args.words))
    return BAD if problems else OK


def _document(builder: AnyBuilder, given: str | None) -> Document:
    name = given if given is not None else builder.game.tracks()[0]
    try:
        return builder.tidy(dict(builder.game.track_data(builder.game.track(name))))
    except UnknownName as error:
        if not _is_file(name):
            raise no_track(error) from None
    return builder.tidy(read_json(Path(name), BadBoard))


def _studied(study: Study, words: Words) -> Statistics:
    from racecraft.cli.progress import with_progress

    def parts() -> Iterator[int]:
        before = 0
        while before < PARTS:
            now = int(study.step() * PARTS)
            yield now - before
            before = now

    for _ in with_progress(parts(), PARTS, words, lambda part: part, message="track-stats-progress"):
        pass
    return study.found()


def _both(first: Statistics, second: Statistics) -> Statistics:
    return {"figures": first["figures"] + second["figures"], "map": {**first["map"], **second["map"]}}
