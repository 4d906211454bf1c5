"""Tables for people: on a terminal, or as Markdown to be pasted into a document."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

from racecraft.cli.output import console

if TYPE_CHECKING:
    from rich.table import Table as RichTable

    from racecraft.locales import Words

LINED = 3
"""Signs that a column with lines takes besides its text."""


class Table(NamedTuple):
    """Cells are words already. Columns of numbers are set to the right, those in `texts` to the left."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    texts: Collection[int] = ()

    def rich(self, width: int | None = None) -> RichTable:
        """For a terminal of this width, by default the one that commands write to. A narrow one gets no lines
        between columns, so that no number is broken at the space between its thousands."""
        from rich.cells import cell_len
        from rich.table import Table as RichTable

        widest = [
            max([cell_len(word) for word in column.split()] + [cell_len(row[number]) for row in self.rows])
            for number, column in enumerate(self.columns)
        ]
        room = console().width if width is None else width
        table = RichTable(title=self.title)
        lined = sum(widest) + LINED * len(widest) < room
        if not lined:
            table.box, table.padding, table.pad_edge = None, (0, 1, 0, 0), False
        exact = not lined and sum(widest) + len(widest) <= room
        for number, column in enumerate(self.columns):
            side: Literal["left", "right"] = "left" if number in self.texts else "right"
            table.add_column(column, justify=side, width=widest[number] if exact else None)
        for row in self.rows:
            table.add_row(*row)
        return table

    def markdown(self) -> str:
        marks = ["---" if number in self.texts else "---:" for number in range(len(self.columns))]
        lines = [self.columns, marks, *self.rows]
        body = [f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |" for line in lines]
        return "\n".join([f"**{self.title}**", "", *body])


def interval(words: Words, bounds: Sequence[float] | None, form: str) -> str:
    """Both ends in the given format, or a dash where there is too little to tell."""
    return "–" if bounds is None else " – ".join(words.figure(end, form) for end in bounds)


def readable(value: float) -> float:
    """A readable number: one digit after the point below a hundred, none above."""
    return round(value, 1) if value < 100 else round(value)
