"""The paperwork of a rally to print: the information sheet and the classification, as text and as SVG.

Both come from the data of `racecraft.games.rallyman.roadbook`; words are given by the caller, and where
none is
given the key is the word.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from racecraft.drawing.painter import Style, sheet, short
from racecraft.drawing.picture import Picture
from racecraft.drawing.svg import Element, group, path, rect, text

PAPER_WIDTH = 900.0
LEFT = 50.0
ROW = 34.0
COLUMN_GAP = 2

STYLE = {
    ".paper": "fill:#fffdf8",
    ".frame": "fill:none;stroke:#453d35;stroke-width:2.5",
    ".rule": "stroke:#b8ab94;stroke-width:1",
    ".heading": "font-size:40px;font-weight:800;fill:#26221e",
    ".under": "font-size:19px;font-weight:600;fill:#6d6256",
    ".title": "font-size:24px;font-weight:800;fill:#26221e",
    ".cell": "font-size:18px;font-weight:600;fill:#26221e",
    ".cell.head": "font-size:15px;fill:#6d6256",
}

WORDS = [
    "information-sheet",
    "classification",
    "drivers",
    "stage",
    "start",
    "sections",
    "finish",
    "spaces",
    "splits",
    "service",
    "place",
    "driver",
    "time",
    "gap",
    "retired",
    "overall",
    "weather",
    "dry",
    "fixed",
    "variable",
    "on-the-way",
]
"""The keys of the words that the papers use."""


class Speaker:
    """Says a word by its key."""

    def __init__(self, words: Mapping[str, str] | None) -> None:
        self.words = words or {}

    def __call__(self, key: str) -> str:
        return self.words.get(key, key)


class Table:
    """A titled table of texts."""

    def __init__(self, title: str, head: list[str], rows: list[list[str]]) -> None:
        self.title = title
        self.head = head
        self.rows = rows


class Paper:
    """A sheet: heading, a line below it, and tables."""

    def __init__(self, heading: str, under: list[str], tables: list[Table]) -> None:
        self.heading = heading
        self.under = under
        self.tables = tables

    def text(self) -> str:
        """Plain text with aligned columns."""
        lines = [self.heading, *[line for line in self.under if line]]
        for table in self.tables:
            grid = [table.head, *table.rows]
            widths = [max([len(row[column]) for row in grid]) for column in range(len(table.head))]
            lines += ["", table.title] if table.title else [""]
            for row in grid:
                cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
                lines.append((" " * COLUMN_GAP).join(cells).rstrip())
        return "\n".join(lines) + "\n"

    def picture(self, width: int = 900) -> Picture:
        """A sheet to print: black on white whatever the reader's theme."""
        children: list[Element] = []
        y = 90.0
        children.append(text(LEFT, y, short(self.heading, 40), "heading"))
        for line in self.under:
            if line:
                y += 32
                children.append(text(LEFT, y, short(line, 84), "under"))
        for table in self.tables:
            y += 52
            children.append(text(LEFT, y, short(table.title, 60), "title"))
            drawn, y = _grid(table, y + 12)
            children.append(drawn)
        height = y + 50
        ground = [
            rect(0, 0, PAPER_WIDTH, height, "paper"),
            rect(20, 20, PAPER_WIDTH - 40, height - 40, "frame", 6),
        ]
        style = Style("light", width, False)
        return sheet(
            self.heading, (0.0, 0.0, PAPER_WIDTH, height), style, STYLE, [*ground, *children], game="rallyman"
        )


def _grid(table: Table, top: float) -> tuple[Element, float]:
    """The rows of a table with lines between them, and where it ends."""
    whole = group("table")
    grid = [table.head, *table.rows]
    shares = [max([len(row[column]) for row in grid]) + COLUMN_GAP for column in range(len(table.head))]
    width = PAPER_WIDTH - 2 * LEFT
    y = top
    for number, row in enumerate(grid):
        y += ROW
        x = LEFT
        for cell, share in zip(row, shares, strict=True):
            room = width * share / sum(shares)
            whole.add(
                text(x, y, short(cell, max(3, int(room / 9.5))), "cell head" if number == 0 else "cell")
            )
            x += room
        whole.add(path(f"M{LEFT} {y + 9}H{PAPER_WIDTH - LEFT}", "rule"))
    return whole, y


def information_paper(sheet_data: Mapping[str, Any], words: Mapping[str, str] | None = None) -> Paper:
    """RM-ORG-08: the roadbook."""
    word = Speaker(words)
    weather = word(sheet_data["weather"]) + (
        f" ({', '.join(sheet_data['snow'])})" if sheet_data["snow"] else ""
    )
    head = ["stage", "start", "sections", "finish", "spaces", "splits", "service"]
    rows = [
        [
            str(stage["stage"]),
            stage["start"],
            " ".join(stage["sections"]),
            stage["finish"],
            str(stage["spaces"]),
            ", ".join([str(split) for split in stage["splits"]]),
            "✓" if stage["service"] else "",
        ]
        for stage in sheet_data["stages"]
    ]
    under = [
        " · ".join([part for part in (sheet_data["rally"], sheet_data["date"]) if part]),
        f"{word('drivers')}: {', '.join(sheet_data['drivers'])}",
        f"{word('weather')}: {weather}",
    ]
    return Paper(word("information-sheet"), under, [Table("", [word(key) for key in head], rows)])


def classification_paper(papers: Mapping[str, Any], words: Mapping[str, str] | None = None) -> Paper:
    """Each stage with gaps and split times, then the standing of the rally."""
    word = Speaker(words)
    tables = [_stage_table(stage, word) for stage in papers["stages"]]
    rows = [
        [
            str(row["place"]),
            row["driver"],
            " + ".join(row["times"]),
            word("retired") if row["retired"] else row["time"],
            row["gap"],
        ]
        for row in papers["overall"]
    ]
    head = [word(key) for key in ("place", "driver", "stage", "time", "gap")]
    tables.append(Table(word("overall"), head, rows))
    under = [" · ".join([part for part in (papers["rally"], papers["date"]) if part])]
    return Paper(word("classification"), under, tables)


def _stage_table(stage: Mapping[str, Any], word: Speaker) -> Table:
    splits = len(stage["split_points"])
    head = [
        word("place"),
        word("driver"),
        word("time"),
        word("gap"),
        *[f"T{number + 1}" for number in range(splits)],
    ]
    rows = [
        [str(row["place"]), row["driver"], row["time"], row["gap"], *_split_cells(row["splits"], splits)]
        for row in stage["finished"]
    ]
    rows += [
        [
            "",
            row["driver"],
            word("retired") if row["retired"] else word("on-the-way"),
            "",
            *_split_cells(row["splits"], splits),
        ]
        for row in stage["unfinished"]
    ]
    return Table(f"{word('stage')} {stage['stage']} · {stage['route']}", head, rows)


def _split_cells(splits: list[Mapping[str, Any]], count: int) -> list[str]:
    cells = [""] * count
    for split in splits:
        cells[split["split"] - 1] = f"{split['time']} {split['gap']}".strip()
    return cells
