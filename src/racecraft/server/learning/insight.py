"""What reviews say of a person over many races: errors by game, track, phase of the race, length of the
decision, clock and rivals, and luck over time."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy import insert, select

from racecraft.reviews.shapes import Review
from racecraft.server.errors import Conflict
from racecraft.server.play.clocks import Days
from racecraft.server.play.tables import Facts
from racecraft.server.store import schema
from racecraft.server.store.base import Store

PARTS = 3
"""Thirds of a race."""
LONG = 3
"""Actions from which on a decision is a long one."""


class Bucket(msgspec.Struct):
    """Decisions of one kind, and what they lost together."""

    decisions: int = 0
    loss: float = 0.0


class Figures(msgspec.Struct):
    """A driver's race as a review saw it; losses and luck are in the unit."""

    unit: str
    cars: int
    place: int
    judged: int
    mean_loss: float
    luck: float
    driving: float
    grades: dict[str, int]
    rivals: list[str]
    """The bots among them, by name; `person` for people."""
    parts: list[Bucket]
    """By third of the race."""
    short: Bucket
    long: Bucket
    method: str
    gears: dict[int, Bucket] = {}
    """By gear,"""
    spots: dict[int, Bucket] = {}
    """and by part of the track, as marks have it."""
    clock: str = ""
    """`none`, `bank` (minutes for the race) or `days` for each decision; empty in earlier races."""

    @property
    def whole(self) -> Bucket:
        return Bucket(self.judged, self.judged * self.mean_loss)

    @property
    def levels(self) -> list[str]:
        """Rivals, each kind once, bots without their budgets."""
        return sorted({rival.partition("@")[0] for rival in self.rivals})


class RaceInsight(msgspec.Struct):
    """A race of mine that was reviewed."""

    code: str
    game: str
    track: str
    ended: int
    figures: Figures


def figures_of(facts: Facts, review: Review, seat: int) -> Figures:
    driver = next(each for each in review["drivers"] if each["seat"] == seat)
    parts = [Bucket() for _ in range(PARTS)]
    short, long = Bucket(), Bucket()
    gears: dict[int, Bucket] = {}
    spots: dict[int, Bucket] = {}
    for mark in review["marks"]:
        if mark["seat"] == seat and not mark["hinted"]:
            part = min(PARTS - 1, PARTS * mark["ply"] // max(1, review["plies"]))
            kinds = [parts[part], long if len(mark["decision"]) >= LONG else short]
            for key, buckets in ((mark["gear"], gears), (mark["spot"], spots)):
                if key >= 0:
                    kinds.append(buckets.setdefault(key, Bucket()))
            for bucket in kinds:
                bucket.decisions += 1
                bucket.loss += mark["loss"]
    places = (facts.result or {}).get("places") or []
    others = [each for each in facts.seats if each.seat != seat]
    return Figures(
        review["unit"],
        len(facts.seats),
        places[seat] if seat < len(places) else 0,
        driver["judged"],
        driver["mean_loss"],
        driver["luck"],
        driver["driving"],
        {str(grade): count for grade, count in driver["grades"].items()},
        [each.bot or "person" for each in others],
        parts,
        short,
        long,
        review["method"]["name"],
        dict(sorted(gears.items())),
        dict(sorted(spots.items())),
        _clock(facts),
    )


def _clock(facts: Facts) -> str:
    if facts.clock is None:
        return "none"
    return "days" if isinstance(facts.clock, Days) else "bank"


async def keep(store: Store, facts: Facts, review: Review) -> None:
    """Remembers what a review said of the people who drove."""
    if facts.training is not None:
        return
    for seat in facts.seats:
        if seat.identity is None:
            continue
        row = {
            "code": facts.code,
            "seat": seat.seat,
            "identity": seat.identity,
            "game": facts.game,
            "track": facts.track or "",
            "ended": facts.ended or 0,
            "figures": msgspec.json.encode(figures_of(facts, review, seat.seat)).decode(),
        }
        try:
            await store.write(insert(schema.driver_reviews).values(row))
        except Conflict:  # it was reviewed before
            continue


async def of_person(store: Store, identity: str, most: int) -> list[RaceInsight]:
    """The latest races first."""
    columns = schema.driver_reviews.c
    rows = await store.read(
        select(schema.driver_reviews)
        .where(columns.identity == identity)
        .order_by(columns.ended.desc())
        .limit(most)
    )
    return [
        RaceInsight(row.code, row.game, row.track, row.ended, msgspec.json.decode(row.figures, type=Figures))
        for row in rows
    ]


def kinds_of(figures: Figures) -> Iterator[tuple[str, str, Bucket]]:
    """All kinds of decisions of a race: what they are told apart by, which, and what they lost."""
    for number, bucket in enumerate(figures.parts, 1):
        yield "third", str(number), bucket
    yield "length", "short", figures.short
    yield "length", "long", figures.long
    for gear, bucket in figures.gears.items():
        yield "gear", str(gear), bucket
    for spot, bucket in figures.spots.items():
        yield "place", str(spot), bucket
    if figures.clock:
        yield "clock", figures.clock, figures.whole
    for level in figures.levels:
        yield "rival", level, figures.whole


def kinds_as_csv(races: list[RaceInsight]) -> bytes:
    """A row for each kind of decision of each race."""
    out = io.StringIO()
    table = csv.writer(out)
    table.writerow(["code", "game", "track", "ended_ms", "unit", "by", "kind", "decisions", "loss"])
    for race in races:
        for by, kind, bucket in kinds_of(race.figures):
            row = [race.code, race.game, race.track, race.ended, race.figures.unit, by, kind]
            table.writerow([*row, bucket.decisions, round(bucket.loss, 6)])
    return out.getvalue().encode()


def as_csv(races: list[RaceInsight]) -> bytes:
    """A row a race, for spreadsheets."""
    out = io.StringIO()
    table = csv.writer(out)
    thirds = [f"{what}_{part}" for part in range(1, PARTS + 1) for what in ("decisions", "loss")]
    table.writerow(
        ["code", "game", "track", "ended_ms", "unit", "cars", "place", "decisions", "mean_loss", "luck"]
        + ["driving", "mistakes", "blunders", "rivals", "method", *thirds]
    )
    for race in races:
        told = race.figures
        row: list[Any] = [race.code, race.game, race.track, race.ended, told.unit, told.cars, told.place]
        row += [told.judged, round(told.mean_loss, 6), round(told.luck, 6), round(told.driving, 6)]
        row += [told.grades.get("mistake", 0), told.grades.get("blunder", 0), " ".join(told.rivals)]
        row.append(told.method)
        for part in told.parts:
            row += [part.decisions, round(part.loss, 6)]
        table.writerow(row)
    return out.getvalue().encode()
