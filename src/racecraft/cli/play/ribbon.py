"""The whole track on one line of the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from racecraft.engine.state import Seat


class Ribbon:
    """A sign with its style for every column, at first a bare road."""

    def __init__(self, columns: int) -> None:
        self.signs = ["─"] * columns
        self.styles = ["#5f6570"] * columns

    def put(self, column: int, sign: str, style: str) -> None:
        self.signs[column], self.styles[column] = sign, style

    def put_cars(self, cars: Iterable[tuple[int, Seat, str]], lap: bool = True) -> None:
        """Cars by column, seat and colour, each on the first free column from its own backwards; on a lap the
        last column comes before the first."""
        busy: set[int] = set()
        for wanted, seat, colour in cars:
            column = wanted
            while column in busy and (lap or column > 0):
                column = (column - 1) % len(self.signs)
            busy.add(column)
            self.put(column, str(seat + 1), f"bold {colour}")

    def text(self) -> Text:
        line = Text(" ", no_wrap=True)
        for sign, style in zip(self.signs, self.styles, strict=True):
            line.append(sign, style)
        return line
