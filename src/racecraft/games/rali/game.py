"""Ралі: a family race with a gearbox and one die, three lanes, obstacles, damage and service stations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from racecraft.engine.chance import Source
from racecraft.engine.character import Character
from racecraft.engine.errors import BadOptions, BadPosition
from racecraft.engine.game import Game, field
from racecraft.engine.pace import Drive, Pace
from racecraft.engine.registry import register
from racecraft.engine.state import Action, Outcome, Seat
from racecraft.games.rali import notation, pace, view
from racecraft.games.rali.actions import ACTIONS
from racecraft.games.rali.board import (
    COLOURS,
    Board,
    board_facts,
    board_names,
    board_rows,
    load_board,
    read_board,
)
from racecraft.games.rali.character import board_character
from racecraft.games.rali.events import EVENTS
from racecraft.games.rali.presets import PRESETS
from racecraft.games.rali.standing import standing
from racecraft.games.rali.state import Car, RaliState, Setup
from racecraft.games.rali.view import RaliPosition, RaliView


class RaliOptions(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What can be agreed before a race of Ралі."""

    board: str | dict[str, Any] = "classic"
    laps: Annotated[int, Meta(ge=0, le=9, extra_json_schema={"named": [0], "counts": "laps"})] = 0
    first: Annotated[int, Meta(ge=0, le=4, extra_json_schema={"named": [0, 1, 2, 3, 4], "seat": True})] = 1


class Rali(Game[RaliState, RaliOptions]):
    id = "rali"
    title = "Ралі"
    min_seats = 1
    max_seats = len(COLOURS)
    season_points = (5, 3, 2, 1)
    options_type = RaliOptions
    view_type = RaliView
    position_type = RaliPosition
    event_types = EVENTS
    track_option = "board"
    option_groups = {"race": ("board", "laps", "first")}
    presets = PRESETS
    actions = ACTIONS
    troubles = {"hit": 2, "crashed": 4}

    def start(self, options: RaliOptions, seats: int) -> RaliState:
        self.check_seats(seats)
        if options.first > seats:
            raise BadOptions(f"rali options: seat {options.first} cannot begin a race of {seats}")
        return RaliState(_setup(options), [Car() for _ in range(seats)], options.first - 1)

    def view(self, state: RaliState, seat: Seat) -> RaliView:
        return view.view(state)

    def sample(self, state: RaliState, seat: Seat, source: Source) -> RaliState:
        return state.copy()

    def position(self, state: RaliState) -> dict[str, Any]:
        return dict(view.position(state))

    def load(self, position: Mapping[str, Any]) -> RaliState:
        if position.get("game") != self.id:
            raise BadPosition(f"this is a position of {position.get('game')!r}, not of {self.id!r}")
        options = self.options(field(position, "options", dict, "the position"))
        return view.load(_setup(options), position)

    def notation(self, state: RaliState, action: Action) -> str:
        return notation.notation(action)

    def parse(self, state: RaliState, text: str) -> Action:
        return notation.parse(text)

    def action_json(self, state: RaliState, action: Action) -> dict[str, Any]:
        return notation.action_json(action)

    def action_of(self, state: RaliState, data: Mapping[str, Any]) -> Action:
        return notation.action_of(data)

    def outcome_notation(self, state: RaliState, outcome: Outcome) -> str:
        return notation.outcome_notation(state, outcome)

    def parse_outcome(self, state: RaliState, text: str) -> Outcome:
        return notation.parse_outcome(state, text)

    def tracks(self) -> list[str]:
        return board_names()

    def track(self, name: str) -> Board:
        return load_board(name)

    def read_track(self, data: Any, name: str) -> Board:
        return read_board(data, name)

    def track_kind(self, name: str) -> str:
        return "board"

    def track_facts(self, track: Board) -> dict[str, int]:
        return board_facts(track)

    def track_character(self, track: Board) -> Character:
        return board_character(track)

    def track_rows(self, track: Board) -> list[dict[str, list[str]]]:
        return board_rows(track)

    def rounds(self, state: RaliState) -> int:
        return state.round

    def standing(self, state: RaliState) -> list[int]:
        return standing(state)

    def pace(self, state: RaliState) -> Pace | None:
        return pace.pace(state)

    def drive(self, state: RaliState) -> Drive | None:
        return pace.drive(state)

    def drives(self) -> list[dict[str, Any]]:
        return [{"board": name, "laps": 1} for name in self.tracks()]

    def variety(self) -> list[dict[str, Any]]:
        return [{}, {"laps": 1, "first": 0}, {"laps": 1, "board": load_board("classic").data}]


def _setup(options: RaliOptions) -> Setup:
    board = _board(options.board)
    return Setup(board, options.laps or board.laps, msgspec.to_builtins(options))


def _board(board: str | dict[str, Any]) -> Board:
    return load_board(board) if isinstance(board, str) else read_board(board, "the race's own board")


RALI = register(Rali())
