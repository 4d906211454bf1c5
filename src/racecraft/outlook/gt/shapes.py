"""What an outlook of Rallyman: GT holds."""

from __future__ import annotations

from typing import Literal, TypedDict

from racecraft.games.gt.dashboard import Die, Tyre
from racecraft.games.gt.pit import PitWork
from racecraft.outlook.words import (
    CommonOutlook,
    OutlookChoice,
    Risk,
)

Direction = Literal["left", "ahead", "right"]
Side = Literal["left", "right"]


class GTStepChoice(OutlookChoice, Risk):
    """A die that may be laid next. `risk` is that of the plan up to here."""

    kind: Literal["step"]
    cell: str
    way: Direction
    die: str
    """The die by itself: `G4`, `C`, `RL`, `F2`."""
    dice: str
    """With the brake or boost dice that go with it: `G2+1B`."""
    gear: int
    brakes: int
    boosts: int
    here: Risk
    """Of this step alone."""
    too_fast: bool
    cap: int | None
    track_hazards: int
    finishes: bool
    """It leads over the final line."""


class GTModeFacts(Risk):
    """A way of driving the plan to its end."""

    focus: int
    """Tokens that it earns, whether control is kept or not."""
    start_fails: Risk
    """A flying start fails and ends the turn without loss."""


class GTModeChoice(OutlookChoice, GTModeFacts):
    """To set off."""

    kind: Literal["mode"]
    mode: Literal["one-by-one", "flat-out"]
    cell: str
    """Where the plan ends."""
    gear: int


class GTLoss(TypedDict):
    """What a loss of control costs."""

    marker: str
    """The marker that the car gets: `0` on the road, `00` beside it."""
    tokens: int


class GTThrowChoice(OutlookChoice, Risk):
    """To throw the dice of the next step. `risk` is that of this step."""

    kind: Literal["throw"]
    cell: str
    dice: str
    gear: int
    too_fast: bool
    rest: Risk
    """Of driving on to the end of the plan, this step included."""
    lost: GTLoss
    reckless: bool
    """One can stop instead, and should: control is rather lost than kept."""
    safe: int
    """So many throws from here on can lose nothing, this one included."""


class GTSecureChoice(OutlookChoice, Risk):
    """To pay for the next step instead of throwing."""

    kind: Literal["secure"]
    cell: str
    dice: str
    gear: int
    too_fast: bool
    cost: int
    focus: int
    """Tokens left."""
    rest: Risk


class GTStopChoice(OutlookChoice):
    """To drive no further."""

    kind: Literal["stop"]
    gear: int


class GTRelayChoice(OutlookChoice, GTLoss):
    """Where the re-laid dice lose control."""

    kind: Literal["relay"]
    cell: str
    gear: int
    spaces: int
    """From where the turn began, as a plan counts them."""
    stations: int
    """Driven from there."""
    finishes: bool
    crossing: int | None
    """The gear over the final line, where a time attack notes it."""


class GTVergeChoice(OutlookChoice):
    """A side to leave the track to."""

    kind: Literal["verge"]
    cell: str
    """The space to which the car comes back."""
    side: Side


class GTWorn(TypedDict):
    """From an own turn on the tyres on they have this limit only."""

    turn: int
    limit: int


class GTDashboard(TypedDict):
    """What a dashboard prints."""

    gear: int
    coast: int
    brake: int
    limit: int
    """On fresh tyres."""
    worn: list[GTWorn]
    """As they wear; empty for tyres that do not."""


class GTDashboards(TypedDict):
    """The two sides of a dashboard."""

    dry: GTDashboard
    wet: GTDashboard


class GTPitChoice(OutlookChoice):
    """A pit stop, or driving on."""

    kind: Literal["pit"]
    work: PitWork
    tyre: Tyre
    """On the car afterwards."""
    pointless: bool
    """Some of the work does the car no good as things stand."""
    dashboards: GTDashboards | None
    """Of new tyres; null where they stay."""
    marker: str


class GTTyreChoice(OutlookChoice):
    """Tyres to start on."""

    kind: Literal["tyres"]
    tyre: Tyre
    dashboards: GTDashboards


GTChoice = (
    GTStepChoice
    | GTModeChoice
    | GTThrowChoice
    | GTSecureChoice
    | GTStopChoice
    | GTRelayChoice
    | GTVergeChoice
    | GTPitChoice
    | GTTyreChoice
)


class GTPlannedStep(Risk):
    """A step of the plan that is still to be driven. `risk` is that of the plan up to here."""

    cell: str
    dice: str
    gear: int
    too_fast: bool
    track_hazards: int


class GTPlan(TypedDict):
    """The plan on the table, what is sketched included."""

    limit: int
    hazards: int
    """Met so far in this turn."""
    steps: list[GTPlannedStep]
    one_by_one: GTModeFacts
    flat_out: GTModeFacts


class GTWay(TypedDict):
    """A plan that leads to a space."""

    plan: list[int]
    """The steps from the plan on the table on: a sketch."""
    risk: float
    gear: int
    """In which the space is reached."""


class GTEnd(GTWay):
    """A plan that leads to where the sketch ends."""

    steps: list[GTPlannedStep]


class GTDiceLeft(TypedDict):
    """What may still be laid this turn."""

    gear: int
    gears: list[int]
    """The gear dice that do not lie in the plan."""
    coast: int
    brake: int
    boost: int


class GTShownDie(TypedDict):
    """A die on the table."""

    die: Die
    face: Literal["hazard", "clear"]


class GTCorner(TypedDict):
    """A place of the plan that cost hazards whatever the dice showed."""

    limit: int | None
    """Its limit, taken exactly; null for a dotted line that was crossed."""
    hazards: int


class GTSpeeding(TypedDict):
    """Too fast for the end of the plan."""

    gear: int
    cap: int


class GTCause(TypedDict):
    """Why a throw of all dice has lost control."""

    dice: int
    """Hazards that the dice show."""
    corners: list[GTCorner]
    limit: int
    speeding: GTSpeeding | None


class GTReach(GTWay):
    """A plan that leads to a space of the drawing."""

    anew: bool
    """The sketch does not lead there: it is another plan."""


class GTOutlook(CommonOutlook):
    """What a seat decides about."""

    choices: dict[str, GTChoice]
    plan: GTPlan | None
    """While a plan is laid or driven."""
    reach: dict[str, GTReach]
    """While a plan is laid: the spaces it can lead to."""
    ends: list[GTEnd]
    """Other plans to where the sketch ends, by the gear in which they come there."""
    left: GTDiceLeft | None
    """While a plan is laid."""
    dice: list[GTShownDie]
    """The dice that are to be laid anew."""
    cause: GTCause | None
    """Where they are: why control is lost."""
