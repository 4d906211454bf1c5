"""`racecraft track`: lists, shows, checks, exports and draws tracks, built-in ones and files; what builds
tracks is in `track_building`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from racecraft.cli import track_building
from racecraft.cli.names import game_named, no_track
from racecraft.cli.output import console, print_json, put_out, sentence
from racecraft.cli.parser import BadUsage, Parser, add_command, add_picture_arguments, state_in
from racecraft.engine.errors import BadBoard, BadPosition, RacecraftError, UnknownName
from racecraft.engine.files import read_json
from racecraft.locales import Words

if TYPE_CHECKING:
    from racecraft.drawing import Picture
    from racecraft.engine.game import AnyGame

OK, BAD = 0, 2


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    parser = add_command(commands, "track", words.say("track-about"))
    kinds = parser.add_subparsers(
        dest="what", required=True, metavar="list|show|check|export|render|generate|close|stats"
    )

    def command(name: str) -> Parser:
        about = words.say(f"track-{name}-about")
        return kinds.add_parser(name, help=about, description=about)

    listing = command("list")
    listing.add_argument("game", metavar="GAME", nargs="?", help=words.say("track-list-game"))
    listing.add_argument("--json", action="store_true", help=words.say("argument-json"))

    show = command("show")
    _add_track(show, words)
    show.add_argument("--json", action="store_true", help=words.say("argument-json"))

    check = command("check")
    check.add_argument("game", metavar="GAME", help=words.say("argument-game"))
    check.add_argument("files", metavar="TRACK|FILE", nargs="+", help=words.say("track-check-files"))
    check.add_argument("--json", action="store_true", help=words.say("argument-json"))

    export = command("export")
    _add_track(export, words)
    export.add_argument("-o", "--output", metavar="OUT.json", default="-", help=words.say("track-output"))
    export.add_argument("--force", action="store_true", help=words.say("track-export-force"))

    render = command("render")
    _add_track(render, words)
    add_picture_arguments(render, words)
    render.add_argument("--position", type=Path, metavar="FILE", help=words.say("track-render-position"))

    track_building.add_generate(command("generate"), words)
    track_building.add_close(command("close"), words)
    track_building.add_stats(command("stats"), words)


def _add_track(parser: Parser, words: Words) -> None:
    parser.add_argument("game", metavar="GAME", help=words.say("argument-game"))
    parser.add_argument("track", metavar="TRACK|FILE", nargs="?", help=words.say("argument-track"))


def find_track(game: AnyGame, given: str | None) -> tuple[str | dict[str, Any], Any]:
    """A built-in track by name (the first by default) or a file: its name or content, and the track."""
    name = given if given is not None else game.tracks()[0]
    path = Path(name)
    try:
        return name, game.track(name)
    except UnknownName as error:
        if path.suffix.lower() != ".json" and not path.exists():
            raise no_track(error) from None
    data = read_json(path, BadBoard)
    return data, game.read_track(data, path.name)


def run(args: argparse.Namespace) -> int:
    import racecraft.games  # noqa: F401  (registers the games)

    return {
        "list": run_list,
        "show": run_show,
        "check": run_check,
        "export": run_export,
        "render": run_render,
        "generate": track_building.run_generate,
        "close": track_building.run_close,
        "stats": track_building.run_stats,
    }[args.what](args)


def run_list(args: argparse.Namespace) -> int:
    from racecraft.engine.registry import all_games

    words: Words = args.words
    games = all_games() if args.game is None else [game_named(args.game, words)]
    found = [_entry(game, name) for game in games for name in (*game.tracks(), *game.track_parts())]
    if args.json:
        for entry in found:
            entry |= entry.pop("facts")
        print_json(found)
        return OK
    for entry in found:
        told = [words.track(entry["game"], entry["track"])]
        if "danger" in entry:
            told.append(words.say("track-manner", manner=entry["manner"], danger=entry["danger"]))
            told.append(words.say("track-danger", level=entry["danger"]))
        told.append(describe(entry["facts"], words))
        print(f"{entry['game']} {entry['track']}: {'; '.join(told)}")
    return OK


def _entry(game: AnyGame, name: str) -> dict[str, Any]:
    """A track of a game with what it is like and how many there are of what."""
    track = game.track(name)
    character = game.track_character(track)
    like = {} if character is None else {"danger": character.danger, "manner": character.manner}
    return {"game": game.id, "track": name, **like, "facts": game.track_facts(track)}


def describe(facts: dict[str, int], words: Words) -> str:
    return ", ".join(words.say(f"track-fact-{fact}", count=count) for fact, count in facts.items())


def run_show(args: argparse.Namespace) -> int:
    words: Words = args.words
    game = game_named(args.game, args.words)
    _, track = find_track(game, args.track)
    facts, rows = game.track_facts(track), game.track_rows(track)
    if args.json:
        print_json({"game": game.id, "facts": facts, "rows": rows})
        return OK
    from rich.table import Table

    names = words.marks(game.id)
    table = Table()
    for column in rows[0] if rows else ():
        table.add_column(words.say(f"track-column-{column}"))
    for row in rows:
        table.add_row(*[", ".join(names.get(mark, mark) for mark in marks) for marks in row.values()])
    out = console()
    out.print(describe(facts, words))
    out.print(table)
    return OK


def run_check(args: argparse.Namespace) -> int:
    from racecraft.builders import check_whole

    words: Words = args.words
    game = game_named(args.game, args.words)
    verdicts: list[dict[str, Any]] = []
    for given in args.files:
        try:
            source, track = find_track(game, given)
            if isinstance(source, dict):
                check_whole(game, source, Path(given).name)
        except RacecraftError as error:
            wrong = sentence(error, words)
            verdicts.append({"file": given, "ok": False, "error": wrong})
            if not args.json:
                sys.stdout.flush()
                print(f"racecraft: {wrong}", file=sys.stderr)
        else:
            facts = game.track_facts(track)
            verdicts.append({"file": given, "ok": True, "facts": facts})
            if not args.json:
                print(words.say("track-ok", file=given, facts=describe(facts, words)))
    if args.json:
        print_json(verdicts)
    return OK if all(verdict["ok"] for verdict in verdicts) else BAD


def run_export(args: argparse.Namespace) -> int:
    """Writes a track as a file: the starting point for a track of one's own."""
    game = game_named(args.game, args.words)
    _, track = find_track(game, args.track)
    if args.output != "-" and Path(args.output).exists() and not args.force:
        raise BadUsage(args.words.say("track-export-exists", file=args.output))
    put_out(args.output, json.dumps(game.track_data(track), ensure_ascii=False, indent=1) + "\n")
    return OK


def run_render(args: argparse.Namespace) -> int:
    game = game_named(args.game, args.words)
    if args.position is not None and args.track is not None:
        raise BadPosition(args.words.say("track-or-position"))
    put_out(args.output, picture(game, args).svg + "\n")
    return OK


def picture(game: AnyGame, args: argparse.Namespace) -> Picture:
    from racecraft.drawing import draw_state, draw_track

    names = args.words.marks(game.id)
    if args.position is None:
        source, _ = find_track(game, args.track)
        try:
            return draw_track(game.id, source, args.theme, args.width, words=names)
        except BadBoard as error:
            raise BadBoard(f"{args.track} cannot be drawn: {error}") from None
    state = state_in(game, args.position)
    return draw_state(game, state, theme=args.theme, width=args.width, words=names)
