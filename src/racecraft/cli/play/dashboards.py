"""What the dashboards of all games have in common: whose one is, and text that fits its columns."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from racecraft.engine.state import Seat


def shortened(text: str, width: int) -> str:
    """The text on at most this many columns."""
    return text if cell_len(text) <= width else set_cell_size(text, width - 1) + "…"


def fit(text: str, width: int) -> str:
    """The text on exactly this many columns."""
    return set_cell_size(shortened(text, max(1, width)), max(1, width))


def head(seat: Seat, name: str, width: int, here: bool, ink: str, pen: str, style: str = "bold") -> Text:
    """A mark if it is the driver's turn, the number on the colour of the car, the name on so many columns."""
    line = Text("▸" if here else " ", f"bold {pen}")
    line.append(f" {seat + 1} ", f"bold {ink}")
    line.append(" " + fit(name, width), style)
    return line
