"""The drag race: the smallest game with simultaneous, hidden decisions, for tests only.

Each round every car secretly picks a speed of 1 to 3. When the last choice is in, all are shown at once: cars
that picked the same speed hinder each other and stay where they are, the others move. Top speed is not to be
had twice in a row. After every second round a gust may throw a car back. The first beyond the line wins.

It is plain Python on purpose: in the compiled form it proves that such a game can extend the native state.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from racecraft.engine import registry
from racecraft.engine.chance import Source
from racecraft.engine.errors import BadNotation, BadPosition, IllegalAction, IllegalOutcome, WrongSeat
from racecraft.engine.game import Game, field, number
from racecraft.engine.registry import register
from racecraft.engine.state import TABLE, Action, Event, Outcome, Result, Seat, State, rank

SPEEDS = 3
NOT_YET = -1
"""The choice of a seat that has not decided."""
CALM = 0
"""The gust that hits nobody; gust n hits seat n - 1."""
ROUND_CAP = 60


class DragOptions(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    length: Annotated[int, Meta(ge=3, le=30)] = 12
    windy: bool = True


class DragState(State):
    def __init__(self, options: DragOptions, seats: int) -> None:
        super().__init__(seats)
        self.options = options
        self.round = 1
        self.distance = [0] * seats
        self.choices = [NOT_YET] * seats
        self.before: list[Action] = [NOT_YET] * seats
        """What each seat drove in the round before."""
        self.gust_due = False

    def ended(self) -> bool:
        return max(self.distance) >= self.options.length or self.round > ROUND_CAP

    def pending(self) -> list[Seat]:
        if self.gust_due or self.ended():
            return []
        return [seat for seat in range(self.seats) if self.choices[seat] == NOT_YET]

    def legal(self, seat: Seat) -> list[Action]:
        return self.speeds(seat) if seat in self.pending() else []

    def speeds(self, seat: Seat) -> list[Action]:
        """What the seat may pick this round, whether or not it has."""
        return [speed for speed in range(SPEEDS) if speed < SPEEDS - 1 or self.before[seat] != speed]

    def play(self, seat: Seat, action: Action) -> None:
        if seat not in self.pending():
            raise WrongSeat(f"seat {seat + 1} has nothing to decide now")
        if action not in self.speeds(seat):
            raise IllegalAction(f"speed {action + 1} is not to be had now")
        self.choices[seat] = action
        self.revealed = False
        self.tell("chosen", seat, {})
        if NOT_YET not in self.choices:
            self.reveal()

    def reveal(self) -> None:
        self.revealed = True
        self.tell("shown", TABLE, {"speeds": [choice + 1 for choice in self.choices]})
        for seat, choice in enumerate(self.choices):
            if self.choices.count(choice) == 1:
                self.distance[seat] += choice + 1
                self.tell("moved", seat, {"to": self.distance[seat]})
        self.before = self.choices
        self.choices = [NOT_YET] * self.seats
        self.gust_due = self.options.windy and self.round % 2 == 0 and not self.ended()
        self.round += 1
        if self.ended():
            self.gust_due = False
            self.tell("over", TABLE, {})

    def chance(self) -> list[tuple[Outcome, int]]:
        return [(CALM, 2)] + [(seat + 1, 1) for seat in range(self.seats)] if self.gust_due else []

    def resolve(self, outcome: Outcome) -> None:
        if not self.gust_due:
            raise IllegalOutcome("no gust is due")
        if not 0 <= outcome <= self.seats:
            raise IllegalOutcome(f"a gust hits seat 1 to {self.seats} or nobody, not {outcome}")
        self.gust_due = False
        self.revealed = False
        if outcome != CALM:
            self.distance[outcome - 1] = max(0, self.distance[outcome - 1] - 1)
        self.tell("gust", TABLE, {"hits": outcome})

    def result(self) -> Result | None:
        if not self.ended():
            return None
        reason = "finish" if max(self.distance) >= self.options.length else "cap"
        return Result(rank(self.distance), list(self.distance), reason)

    def copy(self) -> DragState:
        twin = DragState(self.options, self.seats)
        twin.round = self.round
        twin.distance = list(self.distance)
        twin.choices = list(self.choices)
        twin.before = list(self.before)
        twin.gust_due = self.gust_due
        return twin

    def tell(self, kind: str, seat: Seat, values: dict[str, Any]) -> None:
        if self.events is not None:
            self.events.append(Event(kind, seat, values))


class DragRace(Game[DragState, DragOptions]):
    id = "drag"
    title = "Drag race"
    min_seats = 1
    max_seats = 4
    options_type = DragOptions
    actions = SPEEDS
    hides = True

    def start(self, options: DragOptions, seats: int) -> DragState:
        return DragState(options, seats)

    def view(self, state: DragState, seat: Seat) -> dict[str, Any]:
        shown = self.position(state)
        shown["chosen"] = [choice != NOT_YET for choice in state.choices]
        shown["choices"] = [
            choice if other == seat else NOT_YET for other, choice in enumerate(state.choices)
        ]
        return shown

    def sample(self, state: DragState, seat: Seat, source: Source) -> DragState:
        """Choices of others that lie face down might be any they could have made."""
        twin = state.copy()
        for other in range(state.seats):
            if other != seat and state.choices[other] != NOT_YET:
                twin.choices[other] = source.draw([(speed, 1) for speed in state.speeds(other)])
        return twin

    def position(self, state: DragState) -> dict[str, Any]:
        return {
            "game": self.id,
            "options": msgspec.to_builtins(state.options),
            "round": state.round,
            "distance": list(state.distance),
            "choices": list(state.choices),
            "before": list(state.before),
            "gust_due": state.gust_due,
        }

    def load(self, position: Mapping[str, Any]) -> DragState:
        if position.get("game") != self.id:
            raise BadPosition(f"this is a position of {position.get('game')!r}, not of {self.id!r}")
        options = self.options(field(position, "options", dict, "the position"))
        distance = self._numbers(position, "distance", 0, options.length + SPEEDS)
        if not self.min_seats <= len(distance) <= self.max_seats:
            raise BadPosition(f"the position has {len(distance)} cars")
        state = DragState(options, len(distance))
        state.distance = distance
        state.round = number(position, "round", 1, ROUND_CAP + 1, "the position")
        state.choices = self._numbers(position, "choices", NOT_YET, SPEEDS - 1)
        state.before = self._numbers(position, "before", NOT_YET, SPEEDS - 1)
        state.gust_due = field(position, "gust_due", bool, "the position")
        if len(state.choices) != state.seats or len(state.before) != state.seats:
            raise BadPosition("the position: every list has one entry for each car")
        chosen = [seat for seat, choice in enumerate(state.choices) if choice != NOT_YET]
        if chosen and (state.gust_due or state.ended() or len(chosen) == state.seats):
            raise BadPosition("the position: choices lie face down only while others are still to choose")
        if any(state.choices[seat] not in state.speeds(seat) for seat in chosen):
            raise BadPosition("the position: top speed twice in a row")
        if state.gust_due and state.ended():
            raise BadPosition("the position: no gust blows after the end")
        return state

    def _numbers(self, position: Mapping[str, Any], name: str, low: int, high: int) -> list[int]:
        entries = field(position, name, list, "the position")
        return [number({name: entry}, name, low, high, "the position") for entry in entries]

    def notation(self, state: DragState, action: Action) -> str:
        if not 0 <= action < SPEEDS:
            raise BadNotation(f"drag has actions 0 to {SPEEDS - 1}, not {action}")
        return f"speed{action + 1}"

    def parse(self, state: DragState, text: str) -> Action:
        for action in range(SPEEDS):
            if text == f"speed{action + 1}":
                return action
        raise BadNotation(f"drag knows no action {text!r}")

    def action_json(self, state: DragState, action: Action) -> dict[str, Any]:
        return {"speed": action + 1}

    def action_of(self, state: DragState, data: Mapping[str, Any]) -> Action:
        for action in range(SPEEDS):
            if data == {"speed": action + 1}:
                return action
        raise BadNotation(f"drag knows no action {data!r}")

    def outcome_notation(self, state: DragState, outcome: Outcome) -> str:
        return "calm" if outcome == CALM else f"gust{outcome}"

    def parse_outcome(self, state: DragState, text: str) -> Outcome:
        for outcome in range(state.seats + 1):
            if text == self.outcome_notation(state, outcome):
                return outcome
        raise BadNotation(f"drag knows no gust {text!r}")

    def tracks(self) -> list[str]:
        return ["strip"]

    def variety(self) -> list[dict[str, Any]]:
        return [{}, {"length": 3, "windy": False}]


DRAG = DragRace()


@contextmanager
def drag_registered() -> Iterator[DragRace]:
    """Registers the drag race beside the built-in games for the duration of a test."""
    register(DRAG)
    try:
        yield DRAG
    finally:
        del registry._games[DRAG.id]
