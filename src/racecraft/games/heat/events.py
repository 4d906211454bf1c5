"""The events of Heat: a type for every kind of event, with all its values.

A Legend holds no seat: what happens to it has a kind of its own with the seat -1, and its colour.
"""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from racecraft.engine.views import EventView

_FromGear = TypedDict("_FromGear", {"from": int})
_FromSpot = TypedDict("_FromSpot", {"from": str})


class _LegendView(EventView):
    """What happens to a Legend; the seat is -1."""

    colour: str
    """The Legend."""


class _Place(TypedDict):
    """Where a car stands after the event."""

    to: str
    """The spot: the cell and `R` or `L`."""
    distance: int
    """Cells from the start line on, over all laps; 0 and less on the grid."""
    race_line: bool
    """It stands on the race line."""


class _Slot(_Place):
    slot: int
    """The place on the grid, from 1."""


class _Drive(_FromSpot, _Place):
    how: Literal["speed", "boost", "adrenaline", "slipstream", "accelerate", "draft", "direct", "legend"]
    """What made the car drive."""
    cells: int
    """Cells driven."""
    wanted: int
    """Cells it should have driven."""
    lap: int
    speed: int


class HeatTrackDrawn(EventView):
    """The track of a race of the season is drawn; the seat is -1."""

    kind: Literal["track_drawn"]
    race: int
    """From 1."""
    course: str
    """The track's id."""
    track: str
    """Its name."""


class HeatEventDrawn(EventView):
    """The event of a race of the season is drawn; the seat is -1."""

    kind: Literal["event_drawn"]
    race: int
    """From 1."""
    event: str
    """As the catalogues name it, such as `n1961-1`."""


class HeatRaceBegins(EventView):
    """A race begins; the seat is -1."""

    kind: Literal["race"]
    race: int
    """From 1."""
    course: str
    """The track's id."""
    track: str
    """Its name."""
    event: str
    """As the catalogues name it; `none` outside a season."""
    laps: int
    cells: int
    """The length of the track."""


class HeatOnGrid(EventView, _Slot):
    """The car is put on the grid."""

    kind: Literal["on_grid"]


class HeatLegendOnGrid(_LegendView, _Slot):
    """A Legend is put on the grid."""

    kind: Literal["legend_on_grid"]


class HeatWeatherDrawn(EventView):
    """The weather of the race is drawn; the seat is -1."""

    kind: Literal["weather"]
    weather: str


class HeatRoad(EventView):
    """A corner gets a road token; the seat is -1."""

    kind: Literal["road"]
    corner: int
    """From 1."""
    token: str
    """As the catalogues name it, such as `limit-plus-1`."""


class HeatMarket(EventView):
    """The market offers an upgrade; the seat is -1."""

    kind: Literal["market"]
    card: str


class HeatDealtUpgrade(EventView):
    """The driver is dealt an upgrade."""

    kind: Literal["dealt_upgrade"]
    card: str


class HeatPicked(EventView):
    """The driver takes an upgrade from the market."""

    kind: Literal["picked"]
    card: str


class HeatSwapping(EventView):
    """The driver wants an upgrade that was left over, and gives one back for it."""

    kind: Literal["swapping"]
    card: str


class HeatSwapped(EventView):
    """The driver takes the upgrade and gives another one back."""

    kind: Literal["swapped"]
    card: str
    """The one taken."""
    given: str


class HeatRedrew(EventView):
    """The driver draws a new opening hand."""

    kind: Literal["redrew"]


class HeatRound(EventView):
    """A round begins; the seat is -1."""

    kind: Literal["round"]
    round: int


class HeatPlanning(EventView):
    """The driver has chosen a part of the plan in secret."""

    kind: Literal["planning"]


class HeatPlanned(EventView):
    """The driver is ready."""

    kind: Literal["planned"]


class HeatShifted(EventView, _FromGear):
    """The driver shifts; `from` is the gear before."""

    kind: Literal["shifted"]
    gear: int
    heat: int
    """Heat paid for it."""


class HeatShiftUnpaid(EventView):
    """The driver cannot pay for shifting down and flips a card instead."""

    kind: Literal["shift_unpaid"]
    gear: int
    """The gear after it."""


class HeatCardLost(EventView):
    """The driver cannot pay for shifting up and loses a laid card."""

    kind: Literal["card_lost"]
    card: str
    gear: int
    """The gear after it."""


class HeatRevealed(EventView):
    """The cards of the turn are turned face up."""

    kind: Literal["revealed"]
    cards: str
    """Their names with spaces between them."""
    gear: int


class HeatCluttered(EventView):
    """The hand has too few cards to play: the car does not move and falls into gear 1."""

    kind: Literal["cluttered"]


class HeatTurned(EventView):
    """A card that does not count is turned over while a speed card is looked for."""

    kind: Literal["turned"]
    card: str


class HeatFlipped(EventView):
    """A basic speed card is flipped and counts."""

    kind: Literal["flipped"]
    card: str


class HeatFlipVoid(EventView):
    """No speed card is left to flip."""

    kind: Literal["flip_void"]


class HeatValueChosen(EventView):
    """The driver chooses a number of a card that prints several."""

    kind: Literal["value_chosen"]
    card: str
    number: int


class HeatMoved(EventView, _Drive):
    """The car drives as far as it should; `from` is the spot it leaves."""

    kind: Literal["moved"]


class HeatLegendMoved(_LegendView, _Drive):
    """A Legend drives as far as it should; `from` is the spot it leaves."""

    kind: Literal["legend_moved"]


class HeatBlocked(EventView, _Drive):
    """The car drives less far than it should, since the way is blocked; `from` is the spot it leaves."""

    kind: Literal["blocked"]


class HeatLegendBlocked(_LegendView, _Drive):
    """A Legend drives less far than it should, since the way is blocked; `from` is the spot it leaves."""

    kind: Literal["legend_blocked"]


class HeatLegendCard(EventView):
    """A card of the Legends is turned; the seat is -1."""

    kind: Literal["legend_card"]
    card: int
    """From 1."""


class HeatAdrenaline(EventView):
    """The driver uses adrenaline to drive one space more."""

    kind: Literal["adrenaline"]
    speed: int
    """The speed after it."""


class HeatChoosing(EventView):
    """The driver has to choose how many cards a symbol concerns."""

    kind: Literal["choosing"]


class HeatCooled(EventView):
    """Heat goes from the hand back to the engine."""

    kind: Literal["cooled"]
    cards: int
    heat: int
    """Heat in the engine after it."""


class HeatSuperCooled(EventView):
    """Heat goes from the discard back to the engine."""

    kind: Literal["super_cooled"]
    cards: int
    heat: int
    """Heat in the engine after it."""


class HeatStressReduced(EventView):
    """Stress goes from the hand to the discard."""

    kind: Literal["stress_reduced"]
    cards: int


class HeatBoosted(EventView):
    """The driver boosts."""

    kind: Literal["boosted"]
    heat: int
    """Heat paid for it."""


class HeatPaid(EventView):
    """Heat is paid for a card."""

    kind: Literal["paid"]
    card: str
    heat: int


class HeatScrapping(EventView):
    """A card makes the driver scrap cards from the deck."""

    kind: Literal["scrapping"]
    card: str
    cards: int
    """How many."""


class HeatScrapped(EventView):
    """A card goes from the top of the deck to the discard."""

    kind: Literal["scrapped"]
    card: str


class HeatSalvaging(EventView):
    """A card lets the driver look through the discard."""

    kind: Literal["salvaging"]
    card: str


class HeatSalvaged(EventView):
    """A card goes from the discard back to the deck."""

    kind: Literal["salvaged"]
    card: str


class HeatAccelerated(EventView):
    """A card adds a space for each card flipped in the turn."""

    kind: Literal["accelerated"]
    card: str
    cells: int


class HeatPlayedDirectly(EventView):
    """A card is played from the hand during the move."""

    kind: Literal["played_directly"]
    card: str
    speed: int
    """The speed after it."""


class HeatCannotPay(EventView, _Place):
    """The driver cannot pay for the cards played, and the car goes back to where its turn began."""

    kind: Literal["cannot_pay"]


class HeatDropped(EventView):
    """A card that is not paid for leaves the play area."""

    kind: Literal["dropped"]
    card: str


class HeatEndedStep(EventView):
    """The driver ends a step of the turn."""

    kind: Literal["ended_step"]
    step: str
    """The phase that it was."""


class HeatCornerTaken(EventView):
    """The car has crossed a corner line."""

    kind: Literal["corner"]
    corner: int
    """The cell before the line."""
    speed: int
    limit: int
    needed: int
    """The Heat that the corner asks for."""
    heat: int
    """Heat paid, all there is if that is too little."""


class HeatSpunOut(EventView, _Place):
    """The car spins out and goes back before the corner line."""

    kind: Literal["spun_out"]
    stress: int
    """Stress cards taken."""
    gear: int
    """The gear before it falls to 1."""


class HeatEliminated(EventView):
    """The car spins out where the event takes it out of the race (HT-EVENT-12)."""

    kind: Literal["eliminated"]


class HeatSponsored(EventView):
    """The driver gains a sponsor."""

    kind: Literal["sponsored"]


class HeatHeatRemoved(EventView):
    """A Heat card leaves the driver's cards for good."""

    kind: Literal["heat_removed"]


class HeatLap(EventView):
    """A lap is completed."""

    kind: Literal["lap"]
    lap: int
    round: int


class HeatCrossedFinish(EventView):
    """The car crosses the finish line and ends its race with the round."""

    kind: Literal["crossed_finish"]
    round: int


class HeatLegendCrossedFinish(_LegendView):
    """A Legend crosses the finish line."""

    kind: Literal["legend_crossed_finish"]
    round: int


class HeatRefreshed(EventView):
    """A played card goes on top of the deck."""

    kind: Literal["refreshed"]
    card: str


class HeatDiscarded(EventView):
    """A card is discarded from the hand."""

    kind: Literal["discarded"]
    card: str


class HeatLaidAside(EventView):
    """The play area is cleared."""

    kind: Literal["laid_aside"]
    card: str
    """The card on top of the discard."""


class HeatReshuffled(EventView):
    """The discard becomes the deck."""

    kind: Literal["reshuffled"]
    cards: int
    """Cards in the new deck."""


class HeatDrew(EventView):
    """The hand is filled up."""

    kind: Literal["drew"]
    cards: int
    """How many cards were drawn."""


class HeatFinished(EventView):
    """The car is ranked and leaves the track."""

    kind: Literal["finished"]
    place: int
    round: int


class HeatLegendFinished(_LegendView):
    """A Legend is ranked and leaves the track."""

    kind: Literal["legend_finished"]
    place: int
    round: int


class HeatCapped(EventView):
    """The cap on rounds ends the race; the seat is -1."""

    kind: Literal["capped"]
    rounds: int


class HeatScored(EventView):
    """The car gets the points of a race of the season."""

    kind: Literal["scored"]
    place: int
    points: int
    """Those of this race."""
    total: int


class HeatLegendScored(_LegendView):
    """A Legend gets the points of a race of the season."""

    kind: Literal["legend_scored"]
    place: int
    points: int
    """Those of this race."""
    total: int


class HeatChampion(EventView):
    """The season is over, and the driver is champion."""

    kind: Literal["champion"]
    points: int


class HeatLegendChampion(_LegendView):
    """The season is over, and a Legend is champion."""

    kind: Literal["legend_champion"]
    points: int


EVENTS: Final[dict[str, type]] = {
    "track_drawn": HeatTrackDrawn,
    "event_drawn": HeatEventDrawn,
    "race": HeatRaceBegins,
    "on_grid": HeatOnGrid,
    "legend_on_grid": HeatLegendOnGrid,
    "weather": HeatWeatherDrawn,
    "road": HeatRoad,
    "market": HeatMarket,
    "dealt_upgrade": HeatDealtUpgrade,
    "picked": HeatPicked,
    "swapping": HeatSwapping,
    "swapped": HeatSwapped,
    "redrew": HeatRedrew,
    "round": HeatRound,
    "planning": HeatPlanning,
    "planned": HeatPlanned,
    "shifted": HeatShifted,
    "shift_unpaid": HeatShiftUnpaid,
    "card_lost": HeatCardLost,
    "revealed": HeatRevealed,
    "cluttered": HeatCluttered,
    "turned": HeatTurned,
    "flipped": HeatFlipped,
    "flip_void": HeatFlipVoid,
    "value_chosen": HeatValueChosen,
    "moved": HeatMoved,
    "legend_moved": HeatLegendMoved,
    "blocked": HeatBlocked,
    "legend_blocked": HeatLegendBlocked,
    "legend_card": HeatLegendCard,
    "adrenaline": HeatAdrenaline,
    "choosing": HeatChoosing,
    "cooled": HeatCooled,
    "super_cooled": HeatSuperCooled,
    "stress_reduced": HeatStressReduced,
    "boosted": HeatBoosted,
    "paid": HeatPaid,
    "scrapping": HeatScrapping,
    "scrapped": HeatScrapped,
    "salvaging": HeatSalvaging,
    "salvaged": HeatSalvaged,
    "accelerated": HeatAccelerated,
    "played_directly": HeatPlayedDirectly,
    "cannot_pay": HeatCannotPay,
    "dropped": HeatDropped,
    "ended_step": HeatEndedStep,
    "corner": HeatCornerTaken,
    "spun_out": HeatSpunOut,
    "eliminated": HeatEliminated,
    "sponsored": HeatSponsored,
    "heat_removed": HeatHeatRemoved,
    "lap": HeatLap,
    "crossed_finish": HeatCrossedFinish,
    "legend_crossed_finish": HeatLegendCrossedFinish,
    "refreshed": HeatRefreshed,
    "discarded": HeatDiscarded,
    "laid_aside": HeatLaidAside,
    "reshuffled": HeatReshuffled,
    "drew": HeatDrew,
    "finished": HeatFinished,
    "legend_finished": HeatLegendFinished,
    "capped": HeatCapped,
    "scored": HeatScored,
    "legend_scored": HeatLegendScored,
    "champion": HeatChampion,
    "legend_champion": HeatLegendChampion,
}
