"""Tables for people: on a terminal, or as Markdown to be pasted into a document."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from rich.table import Table as RichTable


class Table(NamedTuple):
    """Cells are words already. Columns of numbers are set to the right, those in `texts` to the left."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    texts: Collection[int] = ()

    def rich(self) -> RichTable:
        from rich.table import Table as RichTable

        table = RichTable(title=self.title)
        for number, column in enumerate(self.columns):
            table.add_column(column, justify="left" if number in self.texts else "right")
        for row in self.rows:
            table.add_row(*row)
        return table

    def markdown(self) -> str:
        marks = ["---" if number in self.texts else "---:" for number in range(len(self.columns))]
        lines = [self.columns, marks, *self.rows]
        body = [f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |" for line in lines]
        return "\n".join([f"**{self.title}**", "", *body])


def interval(bounds: Sequence[float] | None, form: str, unit: str = "") -> str:
    """Both ends in the given format, or a dash where there is too little to tell."""
    return "–" if bounds is None else f"{bounds[0]:{form}} – {bounds[1]:{form}}{unit}"


def readable(value: float) -> float:
    """A readable number: one digit after the point below a hundred, none above."""
    return round(value, 1) if value < 100 else round(value)
