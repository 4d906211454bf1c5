"""The events of Rallyman: GT: a type for every kind of event, with all its values."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from racecraft.engine.views import EventView

_FromStr = TypedDict("_FromStr", {"from": str})


class GTTyresChosen(EventView):
    """The seat has chosen its starting tyres in secret."""

    kind: Literal["tyres_chosen"]


class GTChose(EventView):
    """The tyres chosen are shown."""

    kind: Literal["chose"]
    tyre: str


class GTGrid(EventView):
    """The lot gives the car a slot of the grid."""

    kind: Literal["grid"]
    slot: int
    space: str


class GTRound(EventView):
    """A round begins; the seat is -1."""

    kind: Literal["round"]
    round: int


class GTWeather(EventView):
    """The weather turns; the seat is -1."""

    kind: Literal["weather"]
    weather: str


class GTPlanned(EventView):
    """A step is added to the plan."""

    kind: Literal["planned"]
    step: int
    die: str
    space: str
    gear: int


class GTSetOff(EventView):
    """The plan is driven."""

    kind: Literal["set_off"]
    mode: Literal["one-by-one", "flat-out"]
    steps: int


class GTThrows(EventView):
    """The dice of a step are thrown."""

    kind: Literal["throws"]
    step: int


class GTRolled(EventView):
    """A die is thrown."""

    kind: Literal["rolled"]
    die: str
    face: Literal["clear", "hazard"]
    decides: bool
    """A hazard on this die costs control, or the flying start."""


class GTSecured(EventView):
    """The dice of a step are secured for focus tokens."""

    kind: Literal["secured"]
    cost: int
    focus: int


class GTFocused(EventView):
    """The car gains focus tokens."""

    kind: Literal["focused"]
    gain: int
    focus: int


class GTMoved(EventView, _FromStr):
    """The car drives a step; `from` is the space it leaves."""

    kind: Literal["moved"]
    to: str
    gear: int


class GTRelaid(EventView, _FromStr):
    """The re-laid dice bring the car to another space; `from` is the space it leaves."""

    kind: Literal["relaid"]
    to: str
    gear: int


class GTStopped(EventView):
    """The car stops before the end of its plan."""

    kind: Literal["stopped"]
    space: str


class GTOverdriven(EventView):
    """A flat-out throw fails."""

    kind: Literal["overdriven"]
    hazards: int
    limit: int


class GTStartFailed(EventView):
    """The flying start fails."""

    kind: Literal["start_failed"]
    space: str


class GTLostControl(EventView):
    """The car is out of control."""

    kind: Literal["lost_control"]
    space: str
    gear: int
    danger: str
    marker: str
    tokens: int


class GTOffTrack(EventView):
    """The car leaves the road."""

    kind: Literal["off_track"]
    side: Literal["left", "right"]


class GTDrew(EventView):
    """A damage token is drawn."""

    kind: Literal["drew"]
    token: str


class GTCameBack(EventView):
    """The car is back on the road."""

    kind: Literal["came_back"]
    space: str


class GTFlagShown(EventView):
    """A yellow flag is brought out."""

    kind: Literal["flag_shown"]
    tile: int


class GTFlagRemoved(EventView):
    """Yellow flags are withdrawn."""

    kind: Literal["flag_removed"]
    flags: int


class GTBlocked(EventView):
    """The car is blocked and stays where it is."""

    kind: Literal["blocked"]
    space: str
    gear: int


class GTWaits(EventView):
    """The car waits beside the road."""

    kind: Literal["waits"]
    space: str
    where: Literal["verge", "pit"]


class GTPitted(EventView):
    """The car stops in the pits."""

    kind: Literal["pitted"]
    work: str
    tyre: str


class GTRepaired(EventView):
    """The car is repaired."""

    kind: Literal["repaired"]


class GTDroveOn(EventView):
    """The car drives on past the pits."""

    kind: Literal["drove_on"]
    space: str


class GTRejoined(EventView):
    """The car leaves the pits."""

    kind: Literal["rejoined"]
    space: str


class GTTimed(EventView):
    """The turn costs seconds of the lap."""

    kind: Literal["timed"]
    marker: str
    seconds: int


class GTLap(EventView):
    """A lap is completed."""

    kind: Literal["lap"]
    lap: int


class GTFinished(EventView):
    """The car finishes."""

    kind: Literal["finished"]
    place: int
    rounds: int


class GTRetired(EventView):
    """The car retires."""

    kind: Literal["retired"]
    space: str


class GTCapped(EventView):
    """The cap on rounds ends the race; the seat is -1."""

    kind: Literal["capped"]
    rounds: int


EVENTS: Final[dict[str, type]] = {
    "tyres_chosen": GTTyresChosen,
    "chose": GTChose,
    "grid": GTGrid,
    "round": GTRound,
    "weather": GTWeather,
    "planned": GTPlanned,
    "set_off": GTSetOff,
    "throws": GTThrows,
    "rolled": GTRolled,
    "secured": GTSecured,
    "focused": GTFocused,
    "moved": GTMoved,
    "relaid": GTRelaid,
    "stopped": GTStopped,
    "overdriven": GTOverdriven,
    "start_failed": GTStartFailed,
    "lost_control": GTLostControl,
    "off_track": GTOffTrack,
    "drew": GTDrew,
    "came_back": GTCameBack,
    "flag_shown": GTFlagShown,
    "flag_removed": GTFlagRemoved,
    "blocked": GTBlocked,
    "waits": GTWaits,
    "pitted": GTPitted,
    "repaired": GTRepaired,
    "drove_on": GTDroveOn,
    "rejoined": GTRejoined,
    "timed": GTTimed,
    "lap": GTLap,
    "finished": GTFinished,
    "retired": GTRetired,
    "capped": GTCapped,
}
