"""`racecraft play`: who sits at the table, on which track, with which dice; then one of two front ends."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from racecraft.cli.names import check_bots, game_named
from racecraft.cli.parser import (
    HIGHEST_SEED,
    Parser,
    add_command,
    add_list,
    add_number,
    position_in,
    race_options,
    state_in,
)
from racecraft.engine.errors import BadOptions, BadPosition, BadRecord, RacecraftError
from racecraft.locales import Words

if TYPE_CHECKING:
    from racecraft.cli.play.face import Face
    from racecraft.cli.play.journal import Journal
    from racecraft.cli.play.table import Table
    from racecraft.engine.chance import Outcomes, Source
    from racecraft.engine.game import AnyGame
    from racecraft.engine.record import Chair, Record

SEATS = 4
OPPONENT = "club"
"""The bot of the other cars by default."""
LONGEST_NAME = 24
DELAY = 0.5
"""Seconds for which the full screen shows what a bot has done."""
LONGEST_DELAY = 60
SEED_BITS = 48


def add(subparsers: argparse._SubParsersAction[Parser], words: Words) -> None:
    from racecraft.games import DEFAULT_GAME

    parser = add_command(subparsers, "play", words.say("play-about"))
    parser.add_argument("game", nargs="?", metavar="GAME", help=words.say("play-game", default=DEFAULT_GAME))
    who = parser.add_argument_group(words.say("play-who"))
    add_number(who, words, "--seats", words.say("play-seats", default=SEATS))
    add_number(who, words, "--humans", words.say("play-humans"), low=0)
    who.add_argument("--bots", "--bot", metavar="A,B,…", help=words.say("play-bots"))
    who.add_argument("--names", metavar="A,B,…", help=words.say("play-names"))
    what = parser.add_argument_group(words.say("play-what"))
    add_number(what, words, "--seed", words.say("play-seed"), low=0, high=HIGHEST_SEED, metavar="S")
    what.add_argument("--dice", choices=["seeded", "manual"], help=words.say("play-dice"))
    add_list(what, "--option", "NAME=VALUE", words.say("argument-option"))
    what.add_argument("--position", type=Path, metavar="FILE", help=words.say("play-position"))
    what.add_argument("--board", type=Path, metavar="FILE", help=words.say("play-board"))
    files = parser.add_argument_group(words.say("play-files"))
    files.add_argument("--save", type=Path, metavar="FILE", help=words.say("play-save"))
    files.add_argument("--resume", type=Path, metavar="FILE", help=words.say("play-resume"))
    files.add_argument("--record", type=Path, metavar="FILE", help=words.say("play-record"))
    look = parser.add_argument_group(words.say("play-look"))
    look.add_argument("--plain", action="store_true", help=words.say("play-plain"))
    look.add_argument("--delay", type=_delay(words), metavar="S", help=words.say("play-delay"))
    look.add_argument("--no-color", action="store_true", help=words.say("play-no-color"))
    parser.set_defaults(run=run)


def _delay(words: Words) -> Callable[[str], float]:
    """Reads a pause: from 0 seconds to a minute."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = -1.0
        if not 0 <= number <= LONGEST_DELAY:
            raise argparse.ArgumentTypeError(words.say("play-bad-delay", given=text, high=LONGEST_DELAY))
        return number

    return read


def run(args: argparse.Namespace) -> int:
    """Plays; returns the exit status. RacecraftError says what is wrong with the arguments."""
    import racecraft.games  # noqa: F401  (registers the games)
    from racecraft.cli.play.offer import offered
    from racecraft.cli.play.plain import print_ending
    from racecraft.cli.play.sitting import sit
    from racecraft.cli.play.table import check_writable

    words: Words = args.words
    for path in (args.save, args.record):
        if path is not None:
            check_writable(path, words)
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    if _is_bare(args) and sys.stdin.isatty():
        args.resume = offered(words, sys.stdin, sys.stdout)
    table = _started(args, words) if args.resume is None else _resumed(args, words)
    if args.no_color:
        os.environ["NO_COLOR"] = "1"
    try:
        if args.plain or not terminal:
            status = sit(lambda: _play_plain(table, args.delay or 0.0))
        else:
            status = sit(lambda: _play_on_screen(table, DELAY if args.delay is None else args.delay), True)
        table.keep()
        _say_ending(table, args, print_ending)
    finally:
        _put_away(table)
    return status


def _is_bare(args: argparse.Namespace) -> bool:
    """Nothing was said about which race it should be."""
    given = (
        args.game, args.seats, args.humans, args.bots, args.names, args.seed, args.dice, args.position,
        args.board, args.save, args.resume, args.record,
    )  # fmt: skip
    return not args.option and all(value is None for value in given)


def _say_ending(
    table: Table, args: argparse.Namespace, print_ending: Callable[[Table, Path | None, Any], None]
) -> None:
    record_path: Path | None = args.record or (table.save_path if table.over else None)
    if table.over and record_path is not None:
        table.save(record_path)
        print(table.words.say("terminal-recorded", path=str(record_path)))
    print_ending(table, record_path, sys.stdout)


def _put_away(table: Table) -> None:
    """Closes the journal; one in which nobody has decided anything yet is of no use to anybody."""
    from racecraft.cli.play.journal import forget_oldest, is_begun, races_folder

    journal = table.journal
    if journal is None:
        return
    journal.close()
    ours = journal.path.parent == races_folder()
    if ours and not table.over and not is_begun(table.race.record):
        journal.remove()
    elif ours and table.over:
        forget_oldest()


def _play_plain(table: Table, delay: float) -> int:
    from rich.console import Console

    from racecraft.cli.play.plain import Plain

    console = Console(file=sys.stdout, no_color="NO_COLOR" in os.environ or None, highlight=False)
    return Plain(table, sys.stdin, sys.stdout, console, delay).run()


def _play_on_screen(table: Table, delay: float) -> int:
    from racecraft.cli.play.screen import RaceApp

    app = RaceApp(table, delay)
    app.run()
    return app.return_code or 0


# --- A new race ---------------------------------------------------------------------------------------------


def _started(args: argparse.Namespace, words: Words) -> Table:
    from racecraft.cli.play.faces import face_of
    from racecraft.cli.play.table import Table
    from racecraft.engine.race import Race
    from racecraft.games import DEFAULT_GAME

    game = game_named(args.game or DEFAULT_GAME, words)
    position = None if args.position is None else position_in(args.position)
    if position is not None and "game" in position and args.seats is None:
        args.seats = state_in(game, args.position).seats
    chairs = _chairs(args, game, words)
    face = face_of(game.id, words, chairs)
    options = _options(args, face)
    try:
        race = Race.start(game, options, chairs, _source(args), position, position is not None)
    except BadPosition as error:
        raise BadPosition(f"{args.position.name}: {error}") from None
    return Table(race, face, words, args.save, _journal(args, game.id), args.record)


def _journal(args: argparse.Namespace, game_id: str) -> Journal:
    """The file that is asked for, or one in the folder of races."""
    from racecraft.cli.play.journal import Journal, new_path

    return Journal(args.save or args.resume or new_path(game_id))


def _source(args: argparse.Namespace) -> Source:
    from racecraft.engine.chance import Manual, Seeded

    if args.dice == "manual":
        if args.seed is not None:
            raise BadOptions(args.words.say("play-wrong-seed"))
        return Manual(_never_asked)
    return Seeded(secrets.randbits(SEED_BITS) if args.seed is None else args.seed)


def _never_asked(outcomes: Outcomes) -> int:
    """The table itself asks for typed-in dice, so that people may also take back, save or leave just then."""
    raise AssertionError("the table asks for the dice")


def _options(args: argparse.Namespace, face: Face[Any]) -> dict[str, Any]:
    options = race_options(args.option, face.game, args.words)
    if args.board is not None:
        own = face.board_option(args.board)
        for name in own:
            if name in options:
                raise BadOptions(args.words.say("play-wrong-board", name=name))
        options.update(own)
    return options


def _chairs(args: argparse.Namespace, game: AnyGame, words: Words) -> list[Chair]:
    """Who sits where: first the people, then the bots."""
    from racecraft.engine.record import Chair

    humans, bots = _drivers(args, game)
    chairs: list[Chair] = []
    for seat in range(humans):
        name = words.say("terminal-player", number=seat + 1, players=humans)
        chairs.append(Chair(name))
    drivers = words.say("terminal-drivers").split()
    for number, bot in enumerate(bots):
        chairs.append(Chair(drivers[number % len(drivers)], bot))
    for seat, name in enumerate(_names(args, len(chairs))):
        chairs[seat].name = name
    return chairs


def _drivers(args: argparse.Namespace, game: AnyGame) -> tuple[int, list[str]]:
    """The number of people and the bots of the other seats, from whichever of the three options are given."""
    given: list[str] | None = None
    if args.bots is not None:
        given = [name.strip() for name in args.bots.split(",") if name.strip()]
        check_bots(game, given, args.words)
    seats, humans = args.seats, args.humans
    if given is not None:
        if humans is None:
            humans = 1 if seats is None else seats - len(given)
        if seats is None:
            seats = humans + len(given)
        if humans + len(given) != seats or humans < 0:
            people = -1 if args.humans is None else args.humans
            raise BadOptions(args.words.say("play-wrong-fill", people=people, bots=len(given), seats=seats))
    else:
        humans = 1 if humans is None else humans
        if seats is None:
            seats = max(humans, min(max(SEATS, game.min_seats), game.max_seats))
        if humans > seats:
            raise BadOptions(args.words.say("play-wrong-room", people=humans, seats=seats))
    game.check_seats(seats)
    return humans, given if given is not None else [OPPONENT] * (seats - humans)


def _names(args: argparse.Namespace, seats: int) -> list[str]:
    if args.names is None:
        return []
    names = [name.strip() for name in args.names.split(",")]
    if len(names) > seats:
        raise BadOptions(args.words.say("play-wrong-names", names=len(names), seats=seats))
    for name in names:
        if not name or not name.isprintable() or len(name) > LONGEST_NAME:
            raise BadOptions(args.words.say("play-wrong-name", most=LONGEST_NAME, name=repr(name)))
        if names.count(name) > 1:
            raise BadOptions(args.words.say("play-wrong-twice", name=name))
    return names


# --- A race that was saved ----------------------------------------------------------------------------------


def _resumed(args: argparse.Namespace, words: Words) -> Table:
    from racecraft.cli.play.faces import face_of
    from racecraft.cli.play.journal import in_use, races_folder, read_journal
    from racecraft.cli.play.table import Table
    from racecraft.engine.chance import Manual, source_of
    from racecraft.engine.race import Race

    record = read_journal(args.resume)
    _check_nothing_else(args, record)
    name = args.resume.name
    if in_use(args.resume):
        raise BadRecord(words.say("play-wrong-window", file=name))
    if record.ending is not None:
        raise BadRecord(words.say("play-wrong-over", file=name, command=f"racecraft watch {args.resume}"))
    kind = record.header.chance.get("kind")
    source = source_of(record.header.chance, None)
    if source is None:
        if kind != "manual":
            raise BadRecord(words.say("play-wrong-dice", file=name, kind=str(kind)))
        source = Manual(_never_asked)
    face = face_of(record.header.game, words, record.header.seats)
    try:
        race = Race.resume(record, source, record.header.position is not None)
    except RacecraftError as error:
        raise BadRecord(f"{name}: {error}") from None
    kept = args.resume.parent == races_folder()
    path = args.save or (None if kept else args.resume)
    table = Table(race, face, words, path, _journal(args, record.header.game), args.record)
    table.keep()
    return table


def _check_nothing_else(args: argparse.Namespace, record: Record) -> None:
    """A race that has begun keeps its game, seats and dice."""
    if args.game is not None and args.game != record.header.game:
        raise BadOptions(args.words.say("play-wrong-game", game=record.header.game, given=args.game))
    for option in ("seats", "humans", "bots", "names", "seed", "dice", "board", "position"):
        if getattr(args, option) is not None:
            raise BadOptions(args.words.say("play-wrong-resume", option=option))
    if args.option:
        raise BadOptions(args.words.say("play-wrong-resume", option="option"))
