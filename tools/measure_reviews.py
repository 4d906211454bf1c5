"""Measures whether reviews can be trusted: `python -m tools.measure_reviews line|marks FOLDER`.

`line` holds chances to win on the line against races driven to the end by club drivers, from positions all
over races of four cars, one of each driver. `marks` judges the decisions of such races, those that are
mistakes or blunders a second time with ten times the budget (`--whole`: all of them), and counts which marks
stay; with `--own-dice` none of the first playouts is among the second ones. What is measured is kept in
FOLDER, a line of JSON each, so that it goes on where it stopped, and told at the end: `--told` tells what
is there and measures nothing. Rollouts are made block by block, all games in turn, so that figures may be
read at any time.

The mean error of drivers needs no tool: `racecraft simulate … --records FOLDER` makes races, and `racecraft
review FOLDER --no-line` tells the errors.
"""

from __future__ import annotations

import argparse
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any

import msgspec

import racecraft.games  # noqa: F401  (registers them)
from racecraft.arena.driving import driven_on, seed_of
from racecraft.bots.registry import make_bot
from racecraft.engine.record import Record, decode
from racecraft.engine.registry import all_games
from racecraft.reviews.judging import Judge, Judged, Stand
from racecraft.reviews.measure import (
    CLEAR,
    DRIVER,
    FIELD,
    MOST_POSITIONS,
    Task,
    all_over,
    marks_of,
    mean,
    raced,
)
from racecraft.reviews.methods import VERSION, method_for
from racecraft.reviews.shapes import Mark
from racecraft.reviews.steps import walk

SEED = 1
BLOCK = 200
"""Rollouts from a position before the next one has its turn."""
MORE = 10
"""Times the budget of the second review,"""
OTHER = " other dice"
"""and what its dice follow from, besides the race, if they are its own."""


class Rows:
    """What was measured: a file of JSON lines, of which one that was cut off does not count."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rows: list[dict[str, Any]] = []
        if path.exists():
            held = path.read_bytes()
            path.write_bytes(held[: held.rfind(b"\n") + 1])
            self.rows = [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]

    def add(self, row: dict[str, Any]) -> None:
        self.rows.append(row)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(row) + b"\n")


def record_of(folder: Path, game: str, race: int) -> Record:
    """Driven once."""
    path = folder / f"{game}-{race}.jsonl"
    if not path.exists():
        path.write_bytes(raced(Task(game, SEED, race)).encode())
    return decode(path.read_bytes())


# --- The line -----------------------------------------------------------------------------------------------


def told_at(record: Record, plies: list[int]) -> dict[int, list[float]]:
    """What a review says of some positions: the line stays as it was after a step that changes nothing."""
    judge = Judge(record, method_for(record))
    steps = list(walk(record))
    ends = [step.last for step, _ in steps]
    found: dict[int, list[float]] = {}
    for ply in plies:
        at = ends.index(ply) if ply else 0
        stand: Stand | None = None
        while stand is None:
            judged = Judged(steps[at][0].number)
            judge.stand(*steps[at], judged)
            stand = judged.start if not ply else judged.stands or judged.start
            at -= 1
        found[ply] = stand.values[: len(record.header.seats)]
    return found


def positions_of(record: Record, race: int) -> list[int]:
    """Plies all over a race, as `racecraft bench review` chooses them."""
    total = len(record.plies)
    ends = [0, *[step.last for step, _ in walk(record)]]
    return all_over([ply for ply in ends if ply < total], MOST_POSITIONS, race)


def measure_line(args: argparse.Namespace) -> None:
    rows = Rows(args.folder / "line.jsonl")
    done = {(row["game"], row["race"], row["ply"], row["first"]) for row in rows.rows}
    for first in range(0, args.rollouts, BLOCK):
        for race in range(args.races):
            for game in args.games:
                record = record_of(args.folder, game, race)
                plies = positions_of(record, race)
                missing = [ply for ply in plies if (game, race, ply, first) not in done]
                if first == 0 and missing:
                    told = told_at(record, missing)
                for ply in missing:
                    wins = driven_to_the_end(record, race, ply, range(first, first + BLOCK))
                    row = {"game": game, "race": race, "ply": ply, "first": first, "wins": wins}
                    rows.add(row | {"told": told[ply]} if first == 0 else row)


def driven_to_the_end(record: Record, race: int, ply: int, numbers: range) -> list[float]:
    """Wins of each seat."""
    position = record.replay(ply)
    bots = [make_bot(record.game.id, DRIVER, seat) for seat in range(len(FIELD))]
    wins = [0.0] * len(FIELD)
    for number in numbers:
        seed = seed_of(SEED, race, f"rollout {ply} {number}")
        for seat, share in enumerate(driven_on(record.game, position, bots, seed)):
            wins[seat] += share
    return wins


def tell_line(args: argparse.Namespace) -> None:
    """The luck of the rollouts is taken off each squared distance, as it is known."""
    rows = Rows(args.folder / "line.jsonl").rows
    print("| game | positions | rollouts of each | distance | less their luck | luck of the line |")
    print("|---|---|---|---|---|---|")
    for game in args.games:
        told = {
            (row["race"], row["ply"]): row["told"] for row in rows if row["game"] == game and "told" in row
        }
        wins: dict[tuple[int, int], list[list[float]]] = {key: [] for key in told}
        for row in rows:
            if row["game"] == game:
                wins[row["race"], row["ply"]].append(row["wins"])
        if not wins:
            continue
        raw: list[float] = []
        less: dict[int, list[float]] = {}
        luck: list[float] = []
        for key, blocks in wins.items():
            count = BLOCK * len(blocks)
            for seat, said in enumerate(told[key]):
                share = sum(block[seat] for block in blocks) / count
                raw.append((share - said) ** 2)
                less.setdefault(key[0], []).append(raw[-1] - share * (1 - share) / (count - 1))
                luck.append(said * (1 - said) / (method_for(record_of(args.folder, game, key[0])).line - 1))
        squared, spread = mean([each for some in less.values() for each in some])
        by_race, spread = mean([sum(some) / len(some) for some in less.values()])
        low, high = (sqrt(max(0.0, by_race + sign * spread)) for sign in (-1, 1))
        made = [BLOCK * len(blocks) for blocks in wins.values()]
        print(
            f"| {game} | {len(wins)} | {min(made)}–{max(made)} | {sqrt(sum(raw) / len(raw)):.4f} "
            f"| {sqrt(max(0.0, squared)):.4f} ({low:.4f}–{high:.4f}) | {sqrt(sum(luck) / len(luck)):.4f} |"
        )


# --- Marks --------------------------------------------------------------------------------------------------


def measure_marks(args: argparse.Namespace) -> None:
    rows = Rows(args.folder / "marks.jsonl")
    done = {(row["game"], row["race"], row["method"], row["whole"], row["own_dice"]) for row in rows.rows}
    for race in range(args.races):
        for game in args.games:
            record = record_of(args.folder, game, race)
            method = method_for(record)
            if (game, race, method.key, args.whole, args.own_dice) in done:
                continue
            started = process_time()
            marks = marks_of(record, method.budget)
            seconds = process_time() - started
            clear = {mark["ply"] for mark in marks if mark["grade"] in CLEAR}
            again = marks_of(
                record, MORE * method.budget, None if args.whole else clear, OTHER if args.own_dice else ""
            )
            told = {"game": game, "race": race, "method": method.key, "seconds": seconds}
            asked = {"whole": args.whole, "own_dice": args.own_dice}
            rows.add(told | asked | {"marks": _short(marks), "again": _short(again)})


def _short(marks: list[Mark]) -> list[list[Any]]:
    return [[mark["ply"], mark["grade"], round(mark["loss"], 4), round(mark["error"], 4)] for mark in marks]


def tell_marks(args: argparse.Namespace) -> None:
    print(
        "| game | races | decisions | mistakes and blunders | the same with ten times the budget "
        "| still one of the two | of all that this finds, found | seconds a race |"
    )
    print("|---|---|---|---|---|---|---|---|")
    every = Rows(args.folder / "marks.jsonl").rows
    for game in args.games:
        rows = [
            row
            for row in every
            if row["game"] == game and row["method"].split()[1] == str(VERSION)
            if (row["whole"], row["own_dice"]) == (args.whole, args.own_dice)
        ]
        if not rows:
            continue
        clear = same = still = missed = wanted = 0
        for row in rows:
            marks = {ply: grade for ply, grade, *_ in row["marks"]}
            again = {ply: grade for ply, grade, *_ in row["again"]}
            mine = [ply for ply in marks if marks[ply] in CLEAR]
            clear += len(mine)
            same += sum(again.get(ply) == marks[ply] for ply in mine)
            still += sum(again.get(ply) in CLEAR for ply in mine)
            wanted += sum(grade in CLEAR for grade in again.values())
            missed += sum(again[ply] in CLEAR and marks.get(ply) not in CLEAR for ply in again)
        print(
            f"| {game} | {len(rows)} | {sum(len(row['marks']) for row in rows)} | {clear} | {same} | {still} "
            f"| {f'{wanted - missed} of {wanted}' if args.whole else '–'} "
            f"| {sum(row['seconds'] for row in rows) / len(rows):.1f} |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["line", "marks"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", default=",".join(game.id for game in all_games()), metavar="A,B,…")
    parser.add_argument("--races", type=int, default=10, help="races of each game")
    parser.add_argument("--rollouts", type=int, default=2000, help="from every position of the line")
    parser.add_argument("--whole", action="store_true", help="judge all decisions twice")
    parser.add_argument("--own-dice", action="store_true", help="the second time with other dice")
    parser.add_argument("--told", action="store_true", help="tell what was measured, measure nothing")
    args = parser.parse_args()
    args.games = args.games.split(",")
    args.folder.mkdir(parents=True, exist_ok=True)
    if not args.told:
        {"line": measure_line, "marks": measure_marks}[args.what](args)
    {"line": tell_line, "marks": tell_marks}[args.what](args)


if __name__ == "__main__":
    main()
