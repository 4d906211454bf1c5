"""The papers of a rally as plain text: the information sheet and the classification in aligned columns.

Both come from the data of `racecraft.games.rallyman.roadbook`. Words are given by the caller; where none is
given the key is the word.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

COLUMN_GAP = 2

WORDS = [
    "information-sheet",
    "classification",
    "drivers",
    "day",
    "stage",
    "start",
    "sections",
    "finish",
    "spaces",
    "split",
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
    "shakedown",
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


def _page(heading: str, under: list[str], tables: list[Table]) -> str:
    """A heading, a few lines below it, and tables."""
    lines = [heading, *[line for line in under if line]]
    for table in tables:
        grid = [table.head, *table.rows]
        widths = [max([len(row[column]) for row in grid]) for column in range(len(table.head))]
        lines += ["", table.title] if table.title else [""]
        for row in grid:
            cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
            lines.append((" " * COLUMN_GAP).join(cells).rstrip())
    return "\n".join(lines) + "\n"


def information_text(sheet_data: Mapping[str, Any], words: Mapping[str, str] | None = None) -> str:
    """The roadbook."""
    word = Speaker(words)
    weather = word(sheet_data["weather"]) + (
        f" ({', '.join(sheet_data['snow'])})" if sheet_data["snow"] else ""
    )
    days = any([stage["day"] for stage in sheet_data["stages"]])
    head = [*(["day"] if days else []), "stage", "start", "sections", "finish", "spaces", "splits", "service"]
    rows = [
        [
            *([str(stage["day"])] if days else []),
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
    return _page(word("information-sheet"), under, [Table("", [word(key) for key in head], rows)])


def classification_text(papers: Mapping[str, Any], words: Mapping[str, str] | None = None) -> str:
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
    return _page(word("classification"), under, tables)


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
