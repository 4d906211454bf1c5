"""Semantic SVG of any track and position: for the browser, documents, notebooks and the command line.

Importing this package also lets notebooks show every state as a picture.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from racecraft.drawing.painter import Style, painter_for, painter_of, paper_of
from racecraft.drawing.picture import Picture
from racecraft.engine.game import AnyGame
from racecraft.engine.registry import game_of
from racecraft.engine.state import TABLE, Seat, State, show_states_with

__all__ = [
    "Picture",
    "Style",
    "draw_board",
    "draw_state",
    "draw_track",
    "draw_view",
    "leg_of",
    "painter_of",
    "paper_of",
]


def draw_track(
    game_id: str,
    track: str | Mapping[str, Any],
    theme: str = "auto",
    width: int = 1200,
    *,
    highlight: Sequence[str] = (),
    legend: bool = True,
    words: Mapping[str, str] | None = None,
) -> Picture:
    """A track without cars, by the name of a built-in one or by the content of a file."""
    return painter_of(game_id).track(track, Style(theme, width, legend, highlight, words or {}))


def draw_view(
    game_id: str,
    view: Mapping[str, Any],
    theme: str = "auto",
    width: int = 1200,
    *,
    highlight: Sequence[str] = (),
    legend: bool = True,
    words: Mapping[str, str] | None = None,
) -> Picture:
    """A position as a seat's view shows it; for those who have the view and not the state."""
    return painter_of(game_id).position(view, Style(theme, width, legend, highlight, words or {}))


def draw_board(
    game_id: str,
    view: Mapping[str, Any],
    theme: str = "auto",
    width: int = 1200,
    *,
    words: Mapping[str, str] | None = None,
) -> Picture:
    """The board of the leg that a view is of, for a program that places the cars itself; `leg_of` says when
    another is needed."""
    painter = painter_of(game_id)
    return painter.board(painter.still(view), Style(theme, width, legend=False, words=words or {}))


def leg_of(game_id: str, view: Mapping[str, Any]) -> int:
    """The race of a season or the stage of a rally that a view is of, from 1."""
    return painter_of(game_id).leg(view)


def draw_state(
    game: AnyGame,
    state: State,
    seat: Seat = TABLE,
    theme: str = "auto",
    width: int = 1200,
    *,
    highlight: Sequence[str] = (),
    legend: bool = True,
    words: Mapping[str, str] | None = None,
) -> Picture:
    """A position with all that this seat may see, and nothing else."""
    painter_of(game.id)
    return draw_view(
        game.id, game.view(state, seat), theme, width, highlight=highlight, legend=legend, words=words
    )


def show(state: State) -> str | None:
    """The picture of any state whose game has a painter, as spectators see it."""
    painter = painter_for(state)
    return None if painter is None else draw_state(game_of(painter.game_id), state).svg


show_states_with(show)
