"""The face of Ралі: what its drivers see, what they may choose and what it would cost them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from racecraft.cli.play.face import Choice, Face, Line, Standing
from racecraft.cli.play.rali import panel, strip
from racecraft.engine.errors import IllegalAction
from racecraft.engine.game import AnyGame
from racecraft.engine.record import Chair
from racecraft.engine.state import Action, Event, Result, Seat
from racecraft.games.rali.actions import AHEAD, BRANCH, DOWN, KEEP, LEFT, RIGHT, START_1, UP
from racecraft.games.rali.board import (
    LANES,
    NO_BRANCH,
    NOWHERE,
    OBSTACLES,
    STATION,
    Board,
    Cell,
    board_file,
)
from racecraft.games.rali.phases import DECLARE, LOT, OVER, PLACE, ROLL, STEP
from racecraft.games.rali.rules import highest_gear, occupant
from racecraft.games.rali.standing import lap, order, places, standing
from racecraft.games.rali.state import RaliState
from racecraft.locales import Words
from racecraft.outlook.rali import choices as outlook

STEP_KEYS = {
    AHEAD: ("a", "right", "enter", "space"),
    LEFT: ("<", ",", "up"),
    RIGHT: (">", ".", "down"),
    BRANCH: ("b",),
}
GEAR_KEYS = {KEEP: ("k", "=", "right", "enter", "space"), UP: ("+", "up"), DOWN: ("-", "down")}

DIE_FACES = "⚀⚁⚂⚃⚄⚅"


class RaliFace(Face[RaliState]):
    card_height = panel.CARD_HEIGHT

    def __init__(self, game: AnyGame, words: Words, chairs: Sequence[Chair]) -> None:
        super().__init__(game, words, chairs)
        self._strip: strip.Strip | None = None

    # --- What is shown ---

    def colour(self, seat: Seat) -> str:
        return strip.PEN[seat]

    def headline(self, state: RaliState) -> str:
        laps = state.setup.laps
        leader = order(standing(state))[0]
        return self.words.say(
            "rali-headline",
            board=self.track_title(state.setup.options["board"], _board_name(state.board)),
            round=state.round,
            lap=lap(state, leader),
            laps=laps,
        )

    def ribbon(self, state: RaliState, width: int) -> Text:
        return strip.ribbon(state, self._focus(state), width)

    def board(self, state: RaliState, width: int, height: int) -> Text:
        if self._strip is None or self._strip.board is not state.board:
            self._strip = strip.Strip(state.board, self.words)
        seat = self._focus(state)
        gears = []
        if state.phase == DECLARE:
            gear = state.cars[state.turn].gear
            change = {KEEP: 0, UP: 1, DOWN: -1}
            gears = sorted((gear + change[action] for action in state.legal(state.turn)), reverse=True)
        return self._strip.draw(state, seat, gears, width, height)

    def _focus(self, state: RaliState) -> Seat | None:
        """The car that the board follows."""
        if state.phase == OVER:
            return order(standing(state))[0]
        return None if state.phase == LOT else state.turn

    def row(self, state: RaliState, seat: Seat, width: int) -> Text:
        return panel.row(state, seat, self.name(seat), self.words, width)

    def card(self, state: RaliState, seat: Seat, width: int) -> Text:
        return panel.card(state, seat, self.name(seat), self.words, width)

    def legend(self, state: RaliState) -> list[Text]:
        say, board = self.words.say, state.board
        lines = [Text(say("rali-legend-board"))]
        effects = {effect.kind: effect for effect in board.effect if effect is not None}
        for kind in OBSTACLES:
            if kind in effects:
                effect = effects[kind]
                what = self.told(
                    outlook.what(
                        above=effect.above, stops=effect.stops, lost=effect.damage, turns=effect.miss
                    )
                )
                lines.append(self._sign(kind, say("rali-step-hit", obstacle=kind, what=what)))
        station = self.told(outlook.what(marker=board.station_marker, stops=True))
        box = self.told(outlook.what(marker=board.box_marker, stops=True, turns=board.box_miss))
        for sign, style, text in (
            ("S1 ", strip.SERVICE, say("rali-legend-station", what=station)),
            ("⌂1 ", strip.PIT_LANE, say("rali-legend-box", what=box)),
            (" ↘ ", strip.ENTRY, say("rali-legend-entry")),
            (" ▚ ", strip.LINE, say("rali-legend-line")),
            (" → ", strip.TARGET, say("rali-legend-target")),
            ("⚁2 ", strip.RULER, say("rali-legend-reach")),
            ("[3]", strip.RULER, say("rali-legend-panel")),
        ):
            lines.append(Text.assemble((sign, style), f"  {text}"))
        return lines

    def _sign(self, kind: str, text: str) -> Text:
        shape, colours = strip.SIGNS[kind]
        return Text.assemble(
            (f"{shape}{self.words.say('rali-letters', obstacle=kind)}", colours), f"  {text}"
        )

    def situation(self, state: RaliState, seat: Seat, full: bool) -> list[str]:
        say, car = self.words.say, state.cars[seat]
        if state.phase == PLACE or (state.phase == STEP and not full):
            return []
        sentences = [
            say(
                "rali-situation",
                who=self.name(seat),
                cell=self.cell_name(state.board, car.cell),
                gear=car.gear,
                marker=car.marker,
                lap=lap(state, seat),
                laps=state.setup.laps,
                place=places(state)[seat],
            )
        ]
        if state.phase == STEP:
            sentences.append(say("rali-situation-move", steps=state.steps, changes=state.changes))
        sentences += self._road_ahead(state, seat)
        others = [
            say(
                "rali-situation-other",
                who=self.name(other),
                number=other + 1,
                cell=self.cell_name(state.board, state.cars[other].cell),
                gear=state.cars[other].gear,
                marker=state.cars[other].marker,
                place=places(state)[other],
            )
            for other in range(state.seats)
            if other != seat
        ]
        return sentences + others

    def _road_ahead(self, state: RaliState, seat: Seat) -> list[str]:
        """What lies in each lane within reach of this move."""
        board, car = state.board, state.cars[seat]
        if state.phase == STEP:
            reach = state.steps
        else:
            reach = max(board.moves[highest_gear(state, car)])
        sentences = []
        for lane in range(1, LANES + 1):
            found = []
            for distance in range(1, reach + 1):
                cell = board.at(board.row[car.cell] + distance, lane)
                for what in self._things(state, cell):
                    found.append(self.words.say("rali-road-thing", what=what, distance=distance))
            what = "; ".join(found) or self.words.say("rali-road-clear")
            sentences.append(self.words.say("rali-road-lane", lane=lane, what=what))
        return sentences

    def _things(self, state: RaliState, cell: Cell) -> list[str]:
        board = state.board
        things = []
        effect = board.effect[cell]
        other = occupant(state, cell)
        if other != NOWHERE:
            things.append(self.name(other))
        if effect is not None:
            things.append(self.words.say("rali-obstacle-name", obstacle=effect.kind))
        if board.branch_when[cell] != NO_BRANCH:
            things.append(self.words.say("rali-entry", way=_way(board, cell)))
        if board.row[cell] == 1:
            things.append(self.words.say("rali-line"))
        return things

    def cell_name(self, board: Board, cell: Cell) -> str:
        return self.told(outlook.cell_name(board, cell))

    def standings(self, state: RaliState, result: Result) -> list[Standing]:
        order = sorted(range(state.seats), key=lambda seat: (result.places[seat], seat))
        return [
            Standing(
                result.places[seat],
                seat,
                self.words.say(
                    "rali-standing",
                    rows=_rows(result.scores[seat]),
                    marker=state.cars[seat].marker,
                    won=("yes" if result.reason == "finish" and result.places[seat] == 1 else "no"),
                    rounds=state.round,
                ),
            )
            for seat in order
        ]

    def lines(self, events: Sequence[Event]) -> list[Line]:
        """The steps of a move are told as one drive."""
        found: list[Line] = []
        steps: list[Event] = []
        for event in events:
            if steps and (event.kind != "moved" or event.seat != steps[0].seat):
                found.append(self._drive(steps))
                steps = []
            if event.kind == "moved":
                steps.append(event)
            else:
                found.append(Line(event.seat, self.sentence(event)))
        if steps:
            found.append(self._drive(steps))
        return found

    def _drive(self, steps: list[Event]) -> Line:
        seat = steps[0].seat
        ends = {"start": steps[0].values["from"], "end": steps[-1].values["to"]}
        return Line(seat, self.words.say("rali-drove", who=self.name(seat), steps=len(steps), **ends))

    # --- What is asked ---

    def prompt(self, state: RaliState, seat: Seat) -> str:
        return self.told(outlook.prompt(state, seat))

    def choices(self, state: RaliState, seat: Seat) -> list[Choice]:
        told = outlook.outlook(state, seat, None)["choices"]
        if state.phase == DECLARE:
            actions = [action for action in (UP, KEEP, DOWN) if str(action) in told]
        else:
            actions = sorted(int(action) for action in told)
        return [
            Choice(
                action,
                self._keys(told[str(action)], action, number),
                self.told(told[str(action)]["label"]),
                " · ".join(map(self.told, told[str(action)]["detail"])),
            )
            for number, action in enumerate(actions, 1)
        ]

    def _keys(self, choice: outlook.RaliChoice, action: Action, number: int) -> tuple[str, ...]:
        """A gear by its number, a start cell too; a step by its arrow or its place in the list."""
        if choice["kind"] == "place":
            return (str(action - START_1 + 1),)
        if choice["kind"] == "gear":
            return (str(choice["gear"]), *GEAR_KEYS[action])
        return (*STEP_KEYS[action], str(number))

    def chance_prompt(self, state: RaliState) -> str:
        if state.phase == LOT:
            return self.words.say("rali-ask-lot")
        return self.words.say("rali-ask-die", who=self.name(state.turn), gear=state.declared)

    def outcomes(self, state: RaliState) -> list[Choice]:
        if state.phase == LOT:
            return [
                Choice(seat, (str(seat + 1),), self.words.say("rali-lot-seat", who=self.name(seat)))
                for seat, _ in state.chance()
            ]
        found = []
        for die, _ in state.chance():
            after = state.copy()
            after.resolve(die)
            gear = after.cars[state.turn].gear
            label = f"{DIE_FACES[die - 1]} {self.words.say('rali-die', steps=after.steps, gear=gear)}"
            found.append(Choice(die, (str(die),), label))
        return found

    def objection(self, state: RaliState, seat: Seat, action: Action) -> str:
        """The engine's reason, found in the catalogues by the ids of the rules it names."""
        reason = ""
        try:
            state.copy().play(seat, action)
        except IllegalAction as error:
            reason = str(error)
        rules = [rule.lower().removeprefix("rl-") for rule in re.findall(r"RL-[A-Z]+-\d+", reason)]
        return self.words.say("-".join(["rali-why", *rules]))

    # --- How it flows ---

    def automatic(self, state: RaliState, seat: Seat) -> bool:
        """Steps are asked for one by one here; a single one is taken."""
        return state.phase != DECLARE and len(state.legal(seat)) == 1

    def drive_on(self, state: RaliState, seat: Seat) -> Action | None:
        """Straight ahead as long as that is harmless and no other step promises better."""
        if state.phase != STEP:
            return None
        told = outlook.outlook(state, seat, None)["choices"]
        steps = [choice for choice in told.values() if choice["kind"] == "step"]
        ahead = steps[0]
        if len(steps) == 1:
            return AHEAD
        harmless = ahead["crash"] is None and not ahead["acts"]
        return AHEAD if harmless and _prospect(ahead) >= max(map(_prospect, steps)) else None

    def pace(self, state: RaliState) -> float:
        """Steps follow quickly on one another; a roll and the end of a turn take their time."""
        if state.phase == STEP:
            return 1.0 if state.first_step else 0.2
        return 0.4 if state.phase == ROLL else 1.0

    def board_option(self, path: Path) -> dict[str, Any]:
        return {"board": board_file(path)}


def _prospect(step: outlook.RaliStepChoice) -> tuple[bool, bool, bool, int]:
    """What a step leaves possible, in the order in which it matters."""
    then = step["then"]
    return then["wins"], then["clean"], then["can_drive_on"], -then["least_damage"]


def _way(board: Board, cell: Cell) -> str:
    """What the branch of a cell leads to: `station`, `shortcut` or `boxes`."""
    first = board.branch[cell]
    return "station" if board.kind[first] == STATION else "shortcut" if board.solid[first] else "boxes"


def _board_name(board: Board) -> str:
    name = board.data["meta"].get("name", board.name)
    return name if isinstance(name, str) else board.name


def _rows(score: int) -> int | float:
    """A score in rows: whole on the track, in hundredths on a short-cut."""
    return score // 100 if score % 100 == 0 else score / 100
