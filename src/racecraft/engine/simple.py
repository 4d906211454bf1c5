"""The short way to a game of one's own: a state of plain fields, and a game that derives the rest from it.

It fits a race without secrets on one road, whose actions and outcomes are few and have names. Copies,
positions, notation, views and standings follow from what the game declares. A game that needs more extends
`Game` itself.
"""

from __future__ import annotations

import inspect
from abc import abstractmethod
from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from typing import Any, ClassVar, Generic, TypedDict, TypeVar, cast

import msgspec

from racecraft.engine.chance import Source
from racecraft.engine.errors import BadNotation, BadPosition, IllegalAction, IllegalOutcome, WrongSeat
from racecraft.engine.game import Game, field, only
from racecraft.engine.presets import Preset
from racecraft.engine.state import NOT_ALLOWED, Action, Event, Outcome, Seat, State, by_score
from racecraft.engine.views import ResultView

COLOURS = ("red", "blue", "green", "yellow", "white", "black", "orange", "violet")
"""The paint of the cars by seat."""

O = TypeVar("O", bound=msgspec.Struct)


class SimpleState(State, Generic[O]):
    """A position whose own fields are plain data. A subclass annotates them (`spaces: list[int]`) and sets
    them in `begin`."""

    words: ClassVar[tuple[str, ...]]
    """What can be decided, by number."""

    def __init__(self, options: O, seats: int) -> None:
        super().__init__(seats)
        self.options = options

    @abstractmethod
    def begin(self) -> None:
        """Sets every field as it is at the start."""

    @abstractmethod
    def length(self) -> int:
        """The spaces of the road: cars stand on space 0 at the start, on the last one at the finish."""

    @abstractmethod
    def stands(self, seat: Seat) -> int:
        """The space of a car."""

    @abstractmethod
    def objection(self, seat: Seat, action: Action) -> str | None:
        """What speaks against an action of the seat whose turn it is."""

    @abstractmethod
    def act(self, seat: Seat, action: Action) -> None:
        """Carries out an action that nothing speaks against."""

    @abstractmethod
    def fall(self, outcome: Outcome) -> None:
        """Carries out an outcome that is possible."""

    def flaw(self) -> str | None:
        """What cannot be in a position whose fields have the right types."""
        return None

    def legal(self, seat: Seat) -> list[Action]:
        if seat not in self.pending():
            return []
        return [action for action in range(len(self.words)) if self.objection(seat, action) is None]

    def play(self, seat: Seat, action: Action) -> None:
        if seat not in self.pending():
            raise WrongSeat(f"seat {seat + 1} has nothing to decide now")
        if not 0 <= action < len(self.words):
            raise IllegalAction(f"action {action} {NOT_ALLOWED}")
        objection = self.objection(seat, action)
        if objection is not None:
            raise IllegalAction(f"{self.words[action]}: {objection}")
        self.act(seat, action)

    def resolve(self, outcome: Outcome) -> None:
        if outcome not in [possible for possible, _ in self.chance()]:
            raise IllegalOutcome(f"outcome {outcome} is not possible now")
        self.fall(outcome)

    def tell(self, kind: str, seat: Seat, **values: Any) -> None:
        """Notes an event for whoever listens."""
        if self.events is not None:
            self.events.append(Event(kind, seat, values))

    def data(self) -> dict[str, Any]:
        """The fields of a position, apart from the state."""
        found = {}
        for name in fields_of(type(self)):
            value = getattr(self, name)
            found[name] = value if isinstance(value, int | str) else deepcopy(value)
        return found

    def copy(self) -> SimpleState[O]:
        twin = type(self)(self.options, self.seats)
        for name, value in self.data().items():
            setattr(twin, name, value)
        return twin


@cache
def fields_of(kind: type[SimpleState[Any]]) -> dict[str, Any]:
    """The fields that a kind of state declares, with their types."""
    hints = inspect.get_annotations(kind, eval_str=True)
    return {name: hint for name, hint in hints.items() if not str(hint).startswith("typing.ClassVar")}


class SimpleCar(TypedDict):
    """A car on the road."""

    cell: str
    """The number of its space."""
    colour: str


class SimpleView(TypedDict):
    """What everybody sees of a simple game, beside the fields of its state."""

    game: str
    options: dict[str, Any]
    seats: int
    length: int
    """The last space of the road; the first is 0."""
    turn: int
    """The seat that decides, -1 for nobody."""
    cars: list[SimpleCar]
    order: list[int]
    gaps: list[int]
    """How many spaces each car is behind the first."""
    result: ResultView | None


S = TypeVar("S", bound=SimpleState[Any])


class SimpleGame(Game[S, O]):
    """A game of such states. Declares its identity, `options_type` and `state_type`."""

    state_type: type[S]
    outcomes: tuple[str, ...] = ()
    """What chance may bring, by number."""
    view_type = SimpleView
    hides = False

    def __init_subclass__(cls) -> None:
        cls.actions = len(cls.state_type.words)
        if not cls.presets:
            cls.presets = (Preset("first", {}, ("rookie", "club")[: cls.max_seats - 1]),)

    def start(self, options: O, seats: int) -> S:
        state = self.state_type(options, seats)
        state.begin()
        return state

    def sample(self, state: S, seat: Seat, source: Source) -> S:
        return cast("S", state.copy())

    def standing(self, state: S) -> list[int]:
        return [state.stands(seat) for seat in range(state.seats)]

    def rounds(self, state: S) -> int:
        """The field `round` of a state, where it has one."""
        return int(getattr(state, "round", 0))

    def position(self, state: S) -> dict[str, Any]:
        options = msgspec.to_builtins(state.options)
        return {"game": self.id, "options": options, "seats": state.seats, **state.data()}

    def load(self, position: Mapping[str, Any]) -> S:
        fields = fields_of(self.state_type)
        only(position, ["game", "options", "seats", *fields], "the position")
        if position.get("game") != self.id:
            raise BadPosition(f"this is a position of {position.get('game')!r}, not of {self.id!r}")
        seats = field(position, "seats", int, "the position")
        if not self.min_seats <= seats <= self.max_seats:
            raise BadPosition(f"the position has {seats} seats")
        state = self.state_type(self.options(field(position, "options", dict, "the position")), seats)
        for name, kind in fields.items():
            try:
                setattr(state, name, msgspec.convert(position.get(name), kind))
            except msgspec.ValidationError as error:
                raise BadPosition(f"the position: {name!r}: {error}") from None
            value = getattr(state, name)
            if isinstance(value, list) and len(value) != seats:
                raise BadPosition(f"the position: {name!r} has {len(value)} entries for {seats} seats")
        for seat in range(seats):
            if not 0 <= state.stands(seat) <= state.length():
                raise BadPosition(f"the position: the road has no space {state.stands(seat)}")
        flaw = state.flaw()
        if flaw is not None:
            raise BadPosition(f"the position: {flaw}")
        return state

    def view(self, state: S, seat: Seat) -> dict[str, Any]:
        spaces = self.standing(state)
        order = by_score(list(range(state.seats)), spaces)
        pending, result = state.pending(), state.result()
        return {
            **self.position(state),
            "length": state.length(),
            "turn": pending[0] if pending else -1,
            "cars": [{"cell": str(space), "colour": COLOURS[car]} for car, space in enumerate(spaces)],
            "order": order,
            "gaps": [spaces[order[0]] - space for space in spaces],
            "result": None if result is None else result.json(),
        }

    def notation(self, state: S, action: Action) -> str:
        if not 0 <= action < len(state.words):
            raise BadNotation(f"{self.id} has no action {action}")
        return state.words[action]

    def parse(self, state: S, text: str) -> Action:
        if text not in state.words:
            raise BadNotation(f"{self.id} knows no action {text!r}; it knows {', '.join(state.words)}")
        return state.words.index(text)

    def action_json(self, state: S, action: Action) -> dict[str, Any]:
        return {"action": self.notation(state, action)}

    def action_of(self, state: S, data: Mapping[str, Any]) -> Action:
        if data.keys() != {"action"} or not isinstance(data["action"], str):
            raise BadNotation(f'{self.id} knows actions such as {{"action": "{state.words[0]}"}}')
        return self.parse(state, data["action"])

    def outcome_notation(self, state: S, outcome: Outcome) -> str:
        if not 0 <= outcome < len(self.outcomes):
            raise BadNotation(f"{self.id} has no outcome {outcome}")
        return self.outcomes[outcome]

    def parse_outcome(self, state: S, text: str) -> Outcome:
        if text not in self.outcomes:
            raise BadNotation(f"{self.id} knows no outcome {text!r}")
        return self.outcomes.index(text)

    def tracks(self) -> list[str]:
        return []

    def track_named(self, options: Mapping[str, Any]) -> str | None:
        return None

    def drives(self) -> list[dict[str, Any]]:
        """Drives of the day need tracks."""
        return []
