"""`racecraft review`: what decided a race, driving or luck; of one record, or of a folder of them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from racecraft.cli.output import console, print_json, printable, put_out
from racecraft.cli.parser import Parser, add_command, add_number
from racecraft.cli.progress import with_progress
from racecraft.cli.tables import Table
from racecraft.engine.errors import BadOptions
from racecraft.locales import Words

if TYPE_CHECKING:
    from racecraft.engine.record import Record
    from racecraft.reviews import Review
    from racecraft.reviews.folder import Crew, Standing
    from racecraft.reviews.page import Page, Part

MOST_JOBS = 256


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    parser = add_command(commands, "review", words.say("review-about"))
    parser.add_argument("file", type=Path, metavar="RECORD", help=words.say("review-file"))
    add_number(parser, words, "--seat", words.say("review-seat"))
    add_number(parser, words, "--budget", words.say("review-budget"))
    parser.add_argument("--method", choices=["exact", "value", "rollouts"], help=words.say("review-method"))
    add_number(parser, words, "--jobs", words.say("review-jobs"), high=MOST_JOBS)
    parser.add_argument("--no-line", action="store_true", help=words.say("review-no-line"))
    parser.add_argument("--ray", metavar="ADDRESS", help=words.say("review-ray"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=words.say("argument-json"))
    form.add_argument("--svg", metavar="FILE", help=words.say("review-svg"))
    form.add_argument("--html", metavar="FILE", help=words.say("review-html"))
    form.add_argument("--out", type=Path, metavar="FILE.jsonl", help=words.say("review-out"))


def run(args: argparse.Namespace) -> int:
    import racecraft.games  # noqa: F401  (registers the games)
    from racecraft.engine.record import read

    if args.file.is_dir():
        return _folder(args)
    if args.ray is not None:
        raise BadOptions(args.words.say("review-ray-folder"))
    words: Words = args.words
    if args.no_line and (args.svg or args.html):
        raise BadOptions(words.say("review-no-line-picture"))
    review = _reviewed(read(args.file), args)
    if args.json:
        print_json(review)
        return 0
    page = _page(review, words)
    if args.svg:
        put_out(args.svg, page.picture().svg + "\n")
    elif args.html:
        put_out(args.html, page.html())
    else:
        _show(page, args.file.name)
    return 0


def _reviewed(record: Record, args: argparse.Namespace) -> Review:
    from racecraft.reviews import reviewing

    count = len(record.header.seats)
    if args.seat is not None and args.seat > count:
        raise BadOptions(args.words.say("wrong-seat", seat=str(args.seat), count=str(count)))
    seats = None if args.seat is None else [args.seat - 1]
    growing = reviewing(record, args.method, args.budget, seats, args.jobs or 1, not args.no_line)
    first = next(growing)
    found = first
    rest = with_progress(growing, first["steps"], args.words, lambda _: 1, 1, "review-about")
    for found in rest:  # noqa: B007  (the last one is wanted)
        pass
    return found


def _page(review: Review, words: Words) -> Page:
    from racecraft.reviews.page import Page

    return Page(review, words, lambda seat: printable(review["seats"][seat]) if seat >= 0 else "")


def _show(page: Page, file: str) -> None:
    out, words = console(), page.words
    out.print(words.say("review-title", file=printable(file)))
    out.print(page.method())
    out.print()
    for line in page.story():
        out.print(f"• {line}")
    out.print()
    out.print(_table(page.drivers()).rich())
    for ledger in page.review["ledgers"]:
        out.print(_table(page.ledger(ledger)).rich())
    marks = page.marks()
    out.print(_table(marks).rich() if marks.rows else words.say("review-none"))


def _table(part: Part) -> Table:
    return Table(part.title, part.columns, part.rows, set(range(part.texts)))


def _folder(args: argparse.Namespace) -> int:
    """Every record of a folder, one line of JSON each; those that are in the report already are kept."""
    from racecraft.reviews.folder import review_folder, standings

    out: Path = args.out or args.file / "reviews.jsonl"
    count = 0
    with _crew(args) as crew:
        growing = review_folder(args.file, out, args.method, args.budget, crew, not args.no_line)
        total = next(growing)
        for _ in with_progress(growing, total, args.words, lambda _: 1, 0, "review-about"):
            count += 1
    rows = standings(out)
    if args.json:
        print_json([row._asdict() for row in rows])
        return 0
    print(args.words.say("review-folder-done", count=count, file=str(out)))
    if rows:
        console().print(_standings(rows, args.words).rich())
    return 0


@contextmanager
def _crew(args: argparse.Namespace) -> Iterator[Crew]:
    """Who reviews: processes of this machine, one a core by default, or a cluster."""
    from racecraft.arena.cores import usable_cores
    from racecraft.reviews.folder import local_crew, review_file

    if args.ray is None:
        yield local_crew(args.jobs or usable_cores())
        return
    from racecraft.arena.cluster import connected

    with connected(args.ray, args.jobs) as cluster:
        yield lambda next_task: cluster.share_out(review_file, next_task)


def _standings(rows: list[Standing], words: Words) -> Table:
    """Who drove how well; results with luck and without."""
    columns = ("game", "driver", "races", "decisions", "mean-loss", "mattered", "mattered-loss")
    results = ("result", "adjusted")
    return Table(
        words.say("review-standings"),
        [words.say(f"review-column-{column}") for column in (*columns, *results)],
        [
            [
                row.game,
                printable(row.bot) or words.say("review-people"),
                str(row.races),
                str(row.decisions),
                _between(words, row.unit, row.error, row.error_95),
                str(row.mattered),
                _between(words, row.unit, row.mattered_error, row.mattered_95),
                _between(words, row.unit, row.result, row.result_95),
                _between(words, row.unit, row.adjusted, row.adjusted_95),
            ]
            for row in rows
        ],
        texts={0, 1},
    )


def _between(words: Words, unit: str, mean: float | None, bounds: tuple[float, float] | None) -> str:
    """A mean with half the width of its interval."""
    if mean is None:
        return "–"
    factor, sign = (100, "%") if unit == "win" else (1, "")
    spread = "" if bounds is None else f" ± {words.figure(factor * (bounds[1] - bounds[0]) / 2, '.1f')}"
    return f"{words.figure(factor * mean, '.1f')}{spread}{sign}"
