"""A review as it is told: to programs as JSON, to the browser by types that are made from these."""

from __future__ import annotations

from typing import Literal, TypedDict

from racecraft.outlook.advice import Advised
from racecraft.outlook.words import Said
from racecraft.reviews.grades import Grade
from racecraft.reviews.methods import MethodName
from racecraft.reviews.steps import StepKind
from racecraft.reviews.values import Unit


class ReviewMethod(TypedDict):
    """By what was judged. The same record and the same method give the same review on any machine."""

    name: MethodName
    version: int
    budget: int
    """Playouts for each decision that was compared; 0 where nothing was played out."""
    value: str
    """The value that judged; empty where none did."""
    driver: str
    """The bot that drove the playouts; empty where there were none."""
    line: int
    """Playouts to the end of the race from every position of the line; 0 where there were none."""


class LinePoint(TypedDict):
    """How the race stood after a ply."""

    ply: int
    leg: int
    round: int
    kind: Literal["start", "decision", "dice", "cards", "lot"]
    """What led there."""
    seat: int
    """Whose decision, dice or cards that were; -1 for nobody's."""
    win: list[float]
    """By seat; empty for a drive alone."""
    place: list[float]
    time: float | None
    """The expected cost of the whole drive alone, in the unit."""
    error: float
    """The largest standard error of a chance to win; 0 where nothing was drawn."""


Source = Literal[
    "start",
    "own_dice",
    "own_cards",
    "own_decisions",
    "rival_dice",
    "rival_cards",
    "rival_decisions",
    "lots",
    "hidden",
    "result",
]
"""Where a result comes from, in the order in which it is told."""


class LedgerLine(TypedDict):
    """What one source changed for a car, over the whole race."""

    source: Source
    """`hidden`: what decisions turned out to be worth beyond what could be known. `start` and all changes add
    up to `result`."""
    win: float
    place: float
    time: float
    error: float
    """The standard error of `win`, or of `time` alone; 0 where nothing was drawn."""


class Ledger(TypedDict):
    """A car's account. In a race of several cars `time` is 0, alone `win` and `place` are."""

    seat: int
    lines: list[LedgerLine]


class ReviewLine(TypedDict):
    """A decision that could have been made, and how it compares with the one that was."""

    decision: list[str]
    """In notation."""
    win: float
    """How much more likely it wins,"""
    place: float
    """how many places it gains (negative: it gains places, as a smaller place is better),"""
    time: float
    """and how much time it takes more, alone."""
    gain: float
    """In the unit of losses."""
    error: float
    """The standard error of that."""
    advised: Advised | None
    """What it does and why; None where nobody can say."""


class Mark(TypedDict):
    """A decision that was judged."""

    ply: int
    """The replay shows the position in which it was made here,"""
    last: int
    """and what it led to from here on."""
    leg: int
    round: int
    seat: int
    grade: Grade
    gear: int
    """The gear of the car; -1 where there is none."""
    spot: int
    """The part of the track where it was, from 1: in Rallyman: GT the tile, in Heat the next corner, else ten
    rows or spaces; -1 beside the track."""
    sign: str
    """What the board says there: the tile's name, the corner's limit; empty where nothing is written."""
    decision: list[str]
    loss: float
    """Against the best decision that was found, in the unit, by what the driver could know."""
    error: float
    hindsight: float
    """The same with all that was hidden known."""
    choices: int
    """Decisions that were compared."""
    hinted: bool
    """It did what a hint had said."""
    played: Advised | None
    better: list[ReviewLine]
    """Up to three, the best first; none for decisions that are fine."""


class Luck(TypedDict):
    """A throw or a draw that changed a lot."""

    ply: int
    leg: int
    round: int
    seat: int
    kind: StepKind
    change: float
    """To the seat itself, in the unit; more is luckier."""


class DriverReview(TypedDict):
    """A driver's race in numbers."""

    seat: int
    name: str
    judged: int
    """Decisions that were no matter of course."""
    mean_loss: float
    """A decision."""
    mean_loss_error: float
    mattered: int
    """Decisions in which something was at stake: one of those that were compared is an inaccuracy."""
    mattered_loss: float
    """What one of these lost on average."""
    grades: dict[Grade, int]
    luck: float
    """Own dice and cards together, in the unit; more is luckier."""
    driving: float
    """What own decisions gave away together, against the best that was found: as marks count, never more than
    nothing. The ledger counts decisions against the usual driver."""
    risks: float
    """How many times harm was to be expected by the risks that were taken,"""
    harms: int
    """and how many times it came."""


class StoryLine(TypedDict):
    """A sentence of the story."""

    ply: int
    """The replay shows it here; -1 for a sentence about the whole race."""
    seat: int
    message: Said


class Review(TypedDict):
    """What decided a race."""

    game: str
    record: str
    """The checksum of the record."""
    method: ReviewMethod
    unit: Unit
    seats: list[str]
    """Names."""
    legs: int
    """Stages of a rally or races of a season that were driven."""
    plies: int
    done: int
    """Steps that have been judged,"""
    steps: int
    """of so many. A review in progress has the marks of those."""
    line: list[LinePoint]
    ledgers: list[Ledger]
    drivers: list[DriverReview]
    marks: list[Mark]
    luckiest: list[Luck]
    """The luckiest and the unluckiest throws or draws of each driver."""
    story: list[StoryLine]
