"""Tables of commands in a terminal."""

from __future__ import annotations

import io

from rich.console import Console

from racecraft.cli.tables import Table

NUMBER = "1\N{NARROW NO-BREAK SPACE}234\N{NARROW NO-BREAK SPACE}567"
THOUSAND = "1\N{NARROW NO-BREAK SPACE}160"
COLUMNS = [
    *(
        "Game",
        "Runs",
        "Actions/s",
        "Plies/s",
        "Games/s",
        "Copy, µs",
        "Legal, µs",
        "KB per 1,000 games",
        "× maedn",
    ),
]
ROWS = [
    [
        "rallyman",
        "interpreted",
        NUMBER,
        NUMBER,
        "1\N{NARROW NO-BREAK SPACE}160",
        "12.10",
        "11.05",
        "123.4",
        "24.5",
    ],
    ["gt", "compiled", NUMBER, NUMBER, "160", "2.10", "1.05", "–", "–"],
]


def shown(width: int) -> list[str]:
    out = Console(file=io.StringIO(), width=width)
    out.print(Table("Random play", COLUMNS, ROWS, {0, 1}).rich(width))
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue().splitlines()


def test_eighty_columns_hold_every_number_in_one_piece() -> None:
    lines = shown(80)
    assert max(map(len, lines)) <= 80
    for row in ROWS:
        (line,) = (line for line in lines if line.strip().startswith(row[0]))
        assert [cell for cell in row if cell not in line] == []


def test_a_wide_terminal_shows_lines() -> None:
    assert any("│" in line for line in shown(120))
    assert not any("│" in line for line in shown(80))
