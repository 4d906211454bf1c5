"""The events of Rallyman: a type for every kind of event, with all its values."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from racecraft.engine.views import EventView
from racecraft.games.rallyman.actions import FaceName, LineName, Surface
from racecraft.games.rallyman.figures import DieName, ShortcutName
from racecraft.games.rallyman.steps import Tyres

Place = Literal["road", "cut"]
"""Where control was lost."""

_FromSpace = TypedDict("_FromSpace", {"from": int})


class RallymanListed(EventView):
    """The lot has given the car its place on the start list."""

    kind: Literal["listed"]
    place: int


class RallymanStageBegins(EventView):
    """A stage begins; the seat is -1."""

    kind: Literal["stage"]
    stage: int
    route: str
    spaces: int
    zones: str
    """The zone of each section, with spaces between them; empty on a strip."""


class RallymanWeather(EventView):
    """The weather of a zone is rolled; the seat is -1."""

    kind: Literal["weather"]
    zone: str
    surface: Surface


class RallymanTyresFitted(EventView):
    """Tyres are fitted."""

    kind: Literal["tyres"]
    tyres: Tyres


class RallymanWheel(EventView):
    """A punctured wheel is changed."""

    kind: Literal["wheel"]
    seconds: int
    """None between stages."""


class RallymanWheelKept(EventView):
    """A punctured wheel is not changed."""

    kind: Literal["wheel_kept"]
    punctures: int


class RallymanTakes(EventView):
    """A die is taken for a step on a line."""

    kind: Literal["takes"]
    die: DieName
    line: LineName


class RallymanRolled(EventView):
    """A die is rolled."""

    kind: Literal["rolled"]
    die: DieName
    face: FaceName
    warning: int
    """1 for a !."""
    decides: bool
    """A ! on this die costs control."""


class RallymanSet(EventView):
    """A die is set for seconds instead of rolled."""

    kind: Literal["set"]
    die: DieName
    cost: int
    tokens: int
    """Second tokens left."""


class RallymanMoved(EventView, _FromSpace):
    """A step to the next space or line, `from` a space."""

    kind: Literal["moved"]
    to: int
    space: int
    """The space `to` as people count it, from 1 on."""
    cell: str
    """Where the step ends, as the drawing names it."""
    gear: int
    line: LineName
    length: int
    """Spaces of the stage: behind them lies the finish."""


class RallymanJumped(EventView, _FromSpace):
    """A step over a bump and further, `from` a space."""

    kind: Literal["jumped"]
    to: int
    space: int
    """The space `to` as people count it, from 1 on."""
    cell: str
    """Where the jump ends, as the drawing names it."""
    gear: int
    line: LineName
    length: int
    """Spaces of the stage: behind them lies the finish."""


class RallymanPlans(EventView):
    """A time attack is begun."""

    kind: Literal["plans"]


class RallymanPlanStep(EventView):
    """A die is added to the plan of the attack."""

    kind: Literal["planned"]
    die: DieName
    line: LineName
    cell: str
    """Where the step ends, as the drawing names it."""


class RallymanAttacks(EventView):
    """The dice of the plan are thrown."""

    kind: Literal["attack"]
    dice: int


class RallymanTokens(EventView):
    """The throw has earned second tokens."""

    kind: Literal["tokens"]
    earned: int
    tokens: int
    """In hand."""


class RallymanDropped(EventView):
    """A puncture takes a gas die out of the attack."""

    kind: Literal["dropped"]
    die: DieName
    face: FaceName


class RallymanShortcut(EventView):
    """The card of a cut is drawn."""

    kind: Literal["shortcut"]
    card: ShortcutName
    space: int
    """As people count, from 1 on."""


class RallymanSisu(EventView):
    """Control is kept by sisu."""

    kind: Literal["sisu"]


class RallymanLostControl(EventView):
    """Control is lost."""

    kind: Literal["lost_control"]
    cause: Literal["speed", "warnings", "bump", "snow"]


class RallymanSpun(EventView):
    """The car spins."""

    kind: Literal["spun"]
    place: Place
    """A car on a cut stays there."""


class RallymanWentOff(EventView):
    """The car leaves the road, or on a cut hits the verge."""

    kind: Literal["went_off"]
    side: Literal["left", "right"]
    terrain: str
    lost: int
    """Gear dice."""
    place: Place
    """A car on a cut stays there."""


class RallymanStuck(EventView):
    """No step is possible."""

    kind: Literal["stuck"]
    gear: int


class RallymanCardTaken(EventView):
    """The turn ends with a card on the time pile."""

    kind: Literal["card"]
    gear: int
    seconds: int
    time: int
    """Of the stage so far, in seconds."""


class RallymanSplitTaken(EventView):
    """A split time is taken."""

    kind: Literal["split"]
    split: int
    seconds: int
    clock: str
    gap: str
    """To the best of the others; `first` if there is none."""


class RallymanFinished(EventView):
    """The car crosses the finish of a stage."""

    kind: Literal["finished"]
    stage: int
    seconds: int
    clock: str


class RallymanRetired(EventView):
    """The car is out of the rally."""

    kind: Literal["retired"]
    reason: Literal["overspeed", "puncture", "damage"]


class RallymanStageWon(EventView):
    """The best time of a stage."""

    kind: Literal["stage_won"]
    stage: int
    seconds: int
    clock: str


class RallymanServiced(EventView):
    """The car is repaired in a service park."""

    kind: Literal["serviced"]


class RallymanWon(EventView):
    """The rally is won."""

    kind: Literal["won"]
    seconds: int
    clock: str


class RallymanWonAlone(EventView):
    """A lone driver has finished the rally: there was nobody to beat."""

    kind: Literal["won_alone"]
    seconds: int
    clock: str


EVENTS: Final[dict[str, type]] = {
    "listed": RallymanListed,
    "stage": RallymanStageBegins,
    "weather": RallymanWeather,
    "tyres": RallymanTyresFitted,
    "wheel": RallymanWheel,
    "wheel_kept": RallymanWheelKept,
    "takes": RallymanTakes,
    "rolled": RallymanRolled,
    "set": RallymanSet,
    "moved": RallymanMoved,
    "jumped": RallymanJumped,
    "plans": RallymanPlans,
    "planned": RallymanPlanStep,
    "attack": RallymanAttacks,
    "tokens": RallymanTokens,
    "dropped": RallymanDropped,
    "shortcut": RallymanShortcut,
    "sisu": RallymanSisu,
    "lost_control": RallymanLostControl,
    "spun": RallymanSpun,
    "went_off": RallymanWentOff,
    "stuck": RallymanStuck,
    "card": RallymanCardTaken,
    "split": RallymanSplitTaken,
    "finished": RallymanFinished,
    "retired": RallymanRetired,
    "stage_won": RallymanStageWon,
    "serviced": RallymanServiced,
    "won": RallymanWon,
    "won_alone": RallymanWonAlone,
}
