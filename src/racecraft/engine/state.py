"""The position every game extends: who decides, what is legal, what chance may bring, how it ended.

A state holds no future: no seed, no shuffled order, no clock. It changes only through `play` and `resolve`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from racecraft.engine.chance import at_weight, total_weight
from racecraft.engine.views import ResultView

Seat = int
Action = int
Outcome = int

TABLE: Seat = -1
"""The seat of an event that concerns nobody in particular, and of the spectators' view."""


NOT_ALLOWED: Final = "is not what is to be decided now"
"""The reason for refusing an action of another phase, in every game."""

FAR: Final = 1 << 30


def machine_number(number: int) -> i64:
    """A seat, action or outcome from outside as a machine integer; a number too big for one stays invalid."""
    return number if -FAR < number < FAR else FAR


class Event:
    """Something a player at the table would see happen. `kind` names a sentence in the locales."""

    def __init__(self, kind: str, seat: Seat, values: dict[str, Any]) -> None:
        self.kind = kind
        self.seat = seat
        self.values = values

    def json(self) -> dict[str, Any]:
        return {"kind": self.kind, "seat": self.seat, **self.values}

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, {self.values})"


class Result:
    """How a race ended. `places[seat]` is 1 for the winner, and equal where cars share a place."""

    def __init__(self, places: list[int], scores: list[int], reason: str) -> None:
        self.places = places
        self.scores = scores
        self.reason = reason

    def json(self) -> ResultView:
        return {"places": self.places, "scores": self.scores, "reason": self.reason}

    def __repr__(self) -> str:
        return f"Result(places={self.places}, scores={self.scores}, reason={self.reason!r})"


def rank(scores: list[int]) -> list[int]:
    """Places by score, the highest first; equal scores share the better place."""
    places: list[int] = []
    for mine in scores:
        place = 1
        for other in scores:
            if other > mine:
                place += 1
        places.append(place)
    return places


def by_score(seats: list[Seat], scores: list[int]) -> list[Seat]:
    """Seats from the highest score to the lowest; level ones stay in the order given."""
    found: list[Seat] = []
    for seat in seats:
        score = scores[seat]
        place = len(found)
        while place > 0 and scores[found[place - 1]] < score:
            place -= 1
        found.insert(place, seat)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One position of one game: mutable, cheap to copy.

    At any moment exactly one holds: some seats are pending, chance is due, or there is a result.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.events: list[Event] | None = None
        """Set to a list to collect events; None costs nothing. Never copied."""
        self.revealed = False
        """True when the latest ply showed somebody what had been hidden, so that it cannot be taken back."""

    @abstractmethod
    def pending(self) -> list[Seat]:
        """The seats that decide now: none at a chance point or the end, several when they decide at once."""

    def alone(self) -> Seat:
        """The only seat that decides now, else -1. Loops ask this first: it makes no list."""
        seats = self.pending()
        return seats[0] if len(seats) == 1 else -1

    @abstractmethod
    def legal(self, seat: Seat) -> list[Action]:
        """The seat's actions in ascending order: never empty for a pending seat, empty for any other."""

    def offers(self, seat: Seat) -> list[Action]:
        """As `legal`, but to be read only, and not after the next action. Loops ask this: a game that keeps
        such a list makes no other."""
        return self.legal(seat)

    @abstractmethod
    def play(self, seat: Seat, action: Action) -> None:
        """Carries out a legal action; otherwise raises IllegalAction with the reason and changes nothing."""

    @abstractmethod
    def chance(self) -> list[tuple[Outcome, int]]:
        """(outcome, integer weight) of the roll or draw that is due, in ascending order; empty if none is.
        To be read only: a game may hand out the same list every time."""

    def weight(self) -> i64:
        """The weights of `chance` together, 0 if nothing is due. Loops ask this and `outcome_at`: a game that
        counts its cards then makes no list."""
        return total_weight(self.chance())

    def outcome_at(self, point: i64) -> Outcome:
        """The outcome of `chance` that covers `point`, counted along the weights from 0."""
        return at_weight(self.chance(), point)

    @abstractmethod
    def resolve(self, outcome: Outcome) -> None:
        """Carries out an outcome of `chance`; otherwise raises IllegalOutcome and changes nothing."""

    @abstractmethod
    def result(self) -> Result | None:
        """The result once the race is over."""

    @abstractmethod
    def copy(self) -> State:
        """An independent copy without an event list."""

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, _: dict[int, Any]) -> State:
        return self.copy()

    def over(self) -> bool:
        return self.result() is not None

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.seats} seats: {situation(self)}>"

    def _repr_svg_(self) -> str | None:
        """The picture a notebook shows; None where nobody draws this game."""
        return None if _drawer is None else _drawer(self)


def situation(state: State) -> str:
    """What a state waits for, in a few words for programmers: seats are counted from 0."""
    result = state.result()
    if result is not None:
        return f"over, places {result.places}"
    pending = state.pending()
    if pending:
        return f"pending {pending}"
    return f"chance is due, {len(state.chance())} outcomes"


_drawer: Callable[[State], str | None] | None = None


def show_states_with(drawer: Callable[[State], str | None] | None) -> None:
    """Tells states how to show themselves; the drawing package does so when it is imported."""
    global _drawer
    _drawer = drawer
