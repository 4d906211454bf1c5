"""`racecraft sheet`: the time sheet of a recorded time attack, as text, JSON or a picture to print."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from racecraft.cli.output import print_json, write_file
from racecraft.cli.parser import Parser
from racecraft.engine.errors import BadRecord
from racecraft.locales import Words

FIELDS = ["title", "track", "driver", "date", "class", "tyre", "weather"]
FIELDS += ["turn", "marker", "seconds", "total", "sum", "focus", "final"]


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    about = words.say("sheet-about")
    parser = commands.add_parser("sheet", help=about, description=about)
    parser.add_argument("record", metavar="RECORD", type=Path, help=words.say("sheet-record"))
    parser.add_argument(
        "--format", choices=["text", "json", "svg"], default="text", help=words.say("sheet-format")
    )
    parser.add_argument("-o", "--output", metavar="OUT", default="-", help=words.say("sheet-output"))


def run(args: argparse.Namespace) -> int:
    import racecraft.games  # noqa: F401  (registers the games)

    found = sheet_of(args.record)
    if args.format == "json" and args.output == "-":
        print_json(found, readable=True)
        return 0
    written = render(found, args.format, args.words)
    if args.output == "-":
        sys.stdout.write(written)
    else:
        write_file(Path(args.output), written.encode())
    return 0


def sheet_of(path: Path) -> dict[str, Any]:
    from racecraft.engine.record import read
    from racecraft.games.gt.sheet import sheet
    from racecraft.games.gt.state import GTState

    record = read(path)
    state = record.replay()
    if type(state) is not GTState or state.seats != 1:
        raise BadRecord(f"{path.name} is no time attack of gt: only a single car keeps a time sheet")
    return sheet(state, record.header.seats[0].name, record.header.date or "")


def render(found: dict[str, Any], form: str, words: Words) -> str:
    import msgspec

    from racecraft.drawing.gt.sheet import draw_sheet
    from racecraft.games.gt.sheet import sheet_text

    if form == "json":
        return msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n"
    label = {field: words.say(f"gt-sheet-{field}") for field in FIELDS}
    shown = {
        **found,
        "tyre": words.say("gt-tyre-name", tyre=found["tyre"]),
        "weather": words.say("gt-weather-name", weather=found["weather"]),
    }
    return (draw_sheet(shown, label).svg if form == "svg" else sheet_text(shown, label)) + "\n"
