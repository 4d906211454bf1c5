"""The events of Ралі: a type for every kind of event, with all its values."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from racecraft.engine.views import EventView

_FromGear = TypedDict("_FromGear", {"from": int})
_FromCell = TypedDict("_FromCell", {"from": str})


class RaliBegins(EventView):
    """The lot has fallen on the seat that begins (RL-SETUP-03)."""

    kind: Literal["begins"]


class RaliPlaced(EventView):
    """The car is put on a start cell."""

    kind: Literal["placed"]
    cell: str
    place: int
    """The number of the start place, from 1."""


class RaliMissed(EventView):
    """The seat misses its turn."""

    kind: Literal["missed"]
    left: int
    """Turns still to be missed."""


class RaliWaited(EventView):
    """The car waits, since every cell its first step could reach is taken."""

    kind: Literal["waited"]


class RaliDeclared(EventView, _FromGear):
    """A gear is declared for the roll; `from` is the gear before."""

    kind: Literal["declared"]
    gear: int


class RaliRolled(EventView):
    """The die is rolled."""

    kind: Literal["rolled"]
    die: int
    gear: int
    """The gear after the roll."""
    steps: int
    """Positions to drive."""


class RaliShiftFailed(EventView):
    """The shift fails, and the car stays in its gear."""

    kind: Literal["shift_failed"]
    gear: int


class RaliMoved(EventView, _FromCell):
    """The car drives one position, `from` a cell to another."""

    kind: Literal["moved"]
    to: str


class RaliHit(EventView):
    """An obstacle acts on the car."""

    kind: Literal["hit"]
    obstacle: str
    cell: str
    lost: int
    """Points that the damage marker falls."""
    marker: int


class RaliCrashed(EventView):
    """The car runs into another one, and stays where it is."""

    kind: Literal["crashed"]
    other: int
    lost: int
    marker: int
    lost_other: int
    marker_other: int


class RaliLimited(EventView):
    """The damage pulls the gear of a car down; `who` is its seat."""

    kind: Literal["limited"]
    who: int
    gear: int


class RaliServiced(EventView):
    """The car is repaired in a service station."""

    kind: Literal["serviced"]
    station: str
    marker: int


class RaliBoxed(EventView):
    """The car is repaired in its box."""

    kind: Literal["boxed"]
    marker: int


class RaliLap(EventView):
    """A lap is completed."""

    kind: Literal["lap"]
    lap: int


class RaliWon(EventView):
    """The car crosses the finish line and wins."""

    kind: Literal["won"]
    rounds: int


class RaliWonAlone(EventView):
    """The only car of the race crosses the finish line."""

    kind: Literal["won_alone"]
    rounds: int


class RaliCapped(EventView):
    """The cap on rounds ends the race; the seat is -1."""

    kind: Literal["capped"]
    rounds: int


EVENTS: Final[dict[str, type]] = {
    "begins": RaliBegins,
    "placed": RaliPlaced,
    "missed": RaliMissed,
    "waited": RaliWaited,
    "declared": RaliDeclared,
    "rolled": RaliRolled,
    "shift_failed": RaliShiftFailed,
    "moved": RaliMoved,
    "hit": RaliHit,
    "crashed": RaliCrashed,
    "limited": RaliLimited,
    "serviced": RaliServiced,
    "boxed": RaliBoxed,
    "lap": RaliLap,
    "won": RaliWon,
    "won_alone": RaliWonAlone,
    "capped": RaliCapped,
}
