"""Observations as numbers: what a seat sees of a position, in a vector of fixed length.

A game's encoder declares its fields, column by column, and writes a position's values in that order: 16-bit
whole numbers, the lowest byte first. Nothing here needs numpy; `spaces.py` wraps the bytes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from librt.strings import BytesWriter
from mypy_extensions import i16, i64, mypyc_attr

from racecraft.engine.state import State


class Column:
    """One number of a field: its name, its bounds, and what it says."""

    def __init__(self, name: str, low: int, high: int, meaning: str) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.meaning = meaning


class Field:
    """A part of the observation: rows of equal columns, such as a row for each car."""

    def __init__(self, name: str, rows: int, meaning: str, columns: list[Column]) -> None:
        self.name = name
        self.rows = rows
        self.meaning = meaning
        self.columns = columns

    def size(self) -> int:
        return self.rows * len(self.columns)


class Actions:
    """The actions from one number up to that of the next entry, and what they do."""

    def __init__(self, first: int, meaning: str) -> None:
        self.first = first
        self.meaning = meaning


def flags(names: list[str], meaning: str) -> list[Column]:
    """A column for each of several cases, of which one is 1."""
    return [Column(name, 0, 1, f"{meaning} {name}") for name in names]


def counts(names: list[str], most: int, meaning: str) -> list[Column]:
    """A column for each of several kinds, with how many there are of it."""
    return [Column(name, 0, most, f"{meaning} {name}") for name in names]


def within(value: i64, low: i64, high: i64) -> i16:
    """The number itself, or the bound that it exceeds: a track of one's own may be longer than any other."""
    return i16(low if value < low else high if value > high else value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC):
    """Writes what one seat sees of the positions of one game."""

    def __init__(self, fields: list[Field], outcomes: int) -> None:
        self.fields = fields
        self.outcomes = outcomes
        """Chance outcomes of the game are numbered below this."""

    def size(self) -> int:
        """Numbers of an observation."""
        total = 0
        for field in self.fields:
            total += field.size()
        return total

    @abstractmethod
    def write(self, state: State, seat: i64, out: BytesWriter) -> None:
        """Appends the observation of a seat: `size` numbers, from what the seat may know alone."""
