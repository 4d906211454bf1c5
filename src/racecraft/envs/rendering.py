"""A position as text or as a picture, for `render`."""

from __future__ import annotations

from typing import Any

from racecraft.engine.errors import BadOptions
from racecraft.engine.game import AnyGame
from racecraft.engine.state import TABLE, State

RENDER_MODES = ["human", "ansi", "svg"]


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadOptions(f"a race is rendered as {', '.join(RENDER_MODES)}, not {mode!r}")


def rendered(game: AnyGame, state: State, mode: str | None) -> str | None:
    """The text of `ansi`, the drawing of `svg`; `human` prints the text."""
    if mode == "svg":
        import racecraft.drawing  # noqa: F401  (shows states)

        return state._repr_svg_()
    if mode is None:
        return None
    text = as_text(game, state)
    if mode == "ansi":
        return text
    print(text)
    return None


def as_text(game: AnyGame, state: State) -> str:
    """Who is where and who decides what, as a spectator sees it. Seats are counted from 0."""
    view: Any = game.view(state, TABLE)
    lines = [f"{game.title}, round {view['round']}, {view['phase']}"]
    for place, car in enumerate(view["order"], 1):
        gap = view["gaps"][car]
        behind = "" if not gap else f", {gap} {game.gap_unit} behind"
        lines.append(
            f"  {place}. seat {car}{behind}" if car < state.seats else f"  {place}. legend {car}{behind}"
        )
    result = state.result()
    if result is not None:
        lines.append(f"over: places {result.places}")
    elif state.pending():
        lines.append(f"to decide: seat {', '.join(str(seat) for seat in state.pending())}")
    return "\n".join(lines)
