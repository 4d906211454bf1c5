"""`racecraft record verify`, `show` and `chart`: whether a race was played by the rules, and how."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from racecraft.cli.output import console, print_json, printable, put_out, sentence
from racecraft.cli.parser import Parser, add_command, add_number, add_picture_arguments
from racecraft.engine.errors import BadRecord
from racecraft.locales import Words

if TYPE_CHECKING:
    from racecraft.engine.record import Record
    from racecraft.engine.state import Event, Seat, State

OK, BAD = 0, 2
BOARD_HEIGHT = 16
"""Lines of the road that `record show --ply` draws."""


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    parser = add_command(commands, "record", words.say("record-about"))
    kinds = parser.add_subparsers(dest="what", required=True, metavar="verify|show|chart")

    verify = add_command(kinds, "verify", words.say("record-verify-about"))
    verify.add_argument("files", nargs="+", type=Path, metavar="FILE", help=words.say("record-file"))
    verify.add_argument("--unfinished", action="store_true", help=words.say("record-unfinished"))
    verify.add_argument("--json", action="store_true", help=words.say("argument-json"))

    show = add_command(kinds, "show", words.say("record-show-about"))
    show.add_argument("file", type=Path, metavar="FILE", help=words.say("record-file"))
    add_number(show, words, "--ply", words.say("record-ply"), low=0)
    show.add_argument("--events", action="store_true", help=words.say("record-events"))
    show.add_argument("--json", action="store_true", help=words.say("argument-json"))

    chart = add_command(kinds, "chart", words.say("chart-about"))
    chart.add_argument("file", type=Path, metavar="FILE", help=words.say("record-file"))
    add_picture_arguments(chart, words)


def run(args: argparse.Namespace) -> int:
    import racecraft.games  # noqa: F401  (registers the games)

    return {"verify": run_verify, "show": run_show, "chart": run_chart}[args.what](args)


def run_verify(args: argparse.Namespace) -> int:
    words: Words = args.words
    verdicts = []
    for file in args.files:
        verdict = judge(file, args.unfinished, words)
        verdicts.append(verdict)
        if args.json:
            continue
        if verdict["ok"]:
            print(_verdict_line(verdict, words))
        else:
            sys.stdout.flush()
            print(f"racecraft: {verdict['error']}", file=sys.stderr)
    if args.json:
        print_json(verdicts)
    return OK if all(verdict["ok"] for verdict in verdicts) else BAD


def judge(file: Path, unfinished: bool, words: Words) -> dict[str, Any]:
    """What a replay of the file says, as plain data."""
    import msgspec

    from racecraft.engine.record import read, verify

    try:
        verdict = verify(read(file), file.name, unfinished)
    except BadRecord as error:
        return {"file": str(file), "ok": False, "error": sentence(error, words)}
    return {"file": str(file), "ok": True, **msgspec.to_builtins(verdict)}


def _verdict_line(verdict: dict[str, Any], words: Words) -> str:
    return words.say(
        "record-ok",
        file=verdict["file"],
        plies=verdict["plies"],
        finished="yes" if verdict["finished"] else "no",
        chance=verdict["chance"],
    )


def run_show(args: argparse.Namespace) -> int:
    from racecraft.engine.record import read

    words: Words = args.words
    record = read(args.file)
    plies = len(record.plies)
    if args.ply is not None and args.ply > plies:
        raise BadRecord(words.say("wrong-ply", file=args.file.name, plies=str(plies), ply=str(args.ply)))
    upto = plies if args.ply is None else args.ply
    state, events = retold(record, args.file.name, upto)
    if args.json:
        print_json(_shown_as_data(record, state, events, args), readable=True)
        return OK
    show_header(record, words)
    if args.events:
        print()
        for ply, event in events:
            print(f"{ply:>5}  {printable(told_event(record, event, words))}")
    if args.ply is not None:
        show_position(record, args.file, args.ply, words)
    return OK


def run_chart(args: argparse.Namespace) -> int:
    from racecraft.arena.positions import positions
    from racecraft.drawing.charts import draw_positions
    from racecraft.engine.record import read

    words: Words = args.words
    record = read(args.file)
    moments = positions(record, args.file.name)
    finished = record.ending is not None and record.ending.result is not None
    last = words.say("chart-finish") if finished else str(moments[-1].round)
    chart = draw_positions(
        words.say("chart-title", game=record.game.title),
        [printable(chair.name) for chair in record.header.seats],
        [moment.places for moment in moments],
        [*[str(moment.round) for moment in moments[:-1]], last],
        [number for number in range(1, len(moments)) if moments[number].part != moments[number - 1].part],
        words.say("chart-rounds"),
        args.theme,
        args.width,
    )
    put_out(args.output, chart.svg + "\n")
    return OK


def retold(record: Record, name: str, upto: int) -> tuple[State, list[tuple[int, Event]]]:
    """The position after `upto` plies, and every event until then with the number of its ply."""
    from racecraft.engine.errors import RacecraftError

    told: list[tuple[int, Event]] = []
    try:
        state = record.start()
        state.events = []
        for number, ply in enumerate(record.plies[:upto], 1):
            record.step(state, number, ply)
            told += [(number, event) for event in state.events]
            state.events.clear()
    except RacecraftError as error:
        raise BadRecord(f"{name}: {error}") from None
    return state, told


def told_event(record: Record, event: Event, words: Words) -> str:
    def name(seat: Seat) -> str:
        return record.header.seats[seat].name if seat >= 0 else ""

    return words.event(record.header.game, event, name)


def _shown_as_data(
    record: Record, state: State, events: list[tuple[int, Event]], args: argparse.Namespace
) -> dict[str, Any]:
    import msgspec

    data: dict[str, Any] = {
        "header": msgspec.to_builtins(record.header),
        "plies": len(record.plies),
        "result": None if record.ending is None else record.ending.result,
    }
    if args.events:
        data["events"] = [{"ply": ply, **event.json()} for ply, event in events]
    if args.ply is not None:
        data["ply"] = args.ply
        data["position"] = record.game.position(state)
    return data


def show_header(record: Record, words: Words) -> None:
    header = record.header
    facts = {
        "game": f"{record.game.title} ({header.game})",
        "engine": header.engine,
        "seats": ", ".join(
            f"{chair.name} ({chair.bot})" if chair.bot else chair.name for chair in header.seats
        ),
        "options": ", ".join(f"{name}={_brief(value)}" for name, value in header.options.items()) or "–",
        "chance": ", ".join(f"{name}={_brief(value)}" for name, value in header.chance.items()),
        "date": header.date or "–",
        "plies": str(len(record.plies)),
        "result": _result(record, words),
    }
    labels = {fact: words.say(f"record-fact-{fact}") for fact in facts}
    width = max(len(label) for label in labels.values())
    for fact, value in facts.items():
        print(f"{labels[fact]:<{width}}  {printable(value)}")


def _brief(value: Any) -> str:
    """Options may hold whole boards; those are named, not printed."""
    return "{…}" if isinstance(value, dict) else str(value)


def _result(record: Record, words: Words) -> str:
    result = None if record.ending is None else record.ending.result
    if result is None:
        return words.say("record-no-result")
    places = result.get("places")
    seats = record.header.seats
    if not isinstance(places, list) or [type(place) for place in places] != [int] * len(seats):
        return str(result)
    order = sorted(range(len(seats)), key=lambda seat: places[seat])
    return ", ".join(f"{places[seat]}. {seats[seat].name}" for seat in order)


def show_position(record: Record, path: Path, ply: int, words: Words) -> None:
    """The road and every car as the terminal draws them in a race, and what was decided next."""
    from rich.text import Text

    from racecraft.cli.watch import viewing_of

    table = viewing_of(path, words)
    table.go_to(ply)
    face, state = table.face, table.race.state
    question = table.question()
    out = console()
    out.print()
    out.print(
        words.say("watch-headline", headline=face.headline(state), ply=str(ply), plies=str(len(record.plies)))
    )
    out.print(face.ribbon(state, out.width))
    out.print(face.board(state, out.width, BOARD_HEIGHT), no_wrap=True)
    rows = [face.row(state, seat, out.width) for seat in range(len(record.header.seats))]
    out.print(Text("\n", no_wrap=True, overflow="crop").join(rows))
    if question is not None:
        out.print(printable(question.prompt))
        out.print(printable(table.played()))
