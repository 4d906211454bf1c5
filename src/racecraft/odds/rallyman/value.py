"""The best drive of Rallyman on an empty stage: expected seconds to the finish, by dynamic programming.

Every die leads on along the road, so each value follows from later ones: first what it is worth to begin a
turn on a place, then what every state of the dice is worth there in mid-turn. Dice, attack, tokens, sisu,
damage, punctures and the spare wheel are all reckoned with. What is simplified:

- Backs and shortcut cards come from full piles, as if none had been seen.
- Tokens beyond the most that a model counts, and dice set beyond them, are worth their seconds only.
- An attack that a puncture breaks is ended on the cut; a second puncture in one attack is left out.
- A retired car has no time; it counts as `OUT` seconds.

A `Model` says how precise the values are. The exact one follows a damaged car through every further damage;
a sketch solves for the car as it is and with its wheel changed, and estimates what further damage would cost.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from racecraft.games.rallyman.figures import GAS_DICE, SHORTCUTS
from racecraft.games.rallyman.state import Setup
from racecraft.games.rallyman.steps import ROAD_LINE, SUMMER
from racecraft.odds.rallyman.dangers import OUT, Dangers, Layer, Model
from racecraft.odds.rallyman.road import START, Road, empty_road, gear_of_place, index_of, place_of
from racecraft.odds.rallyman.sweep import Sweep

DICE_LOST: Final = [0.0, 0.25, 0.85, 2.2, 6.0, 12.0]
"""In a sketch: seconds that so many lost gear dice cost on each space still to be driven."""
PUNCTURED: Final = [0.0, 1.0, 3.3]
"""The same for punctures."""


class StageValue:
    """Expected seconds to the finish of one stage, less the tokens that are left then."""

    def __init__(self, road: Road, tyres: int, model: Model) -> None:
        setup = road.state.setup
        self.road = road
        self.setup = setup
        self.tyres = tyres
        self.model = model
        slippery = tyres == SUMMER and road.state.snow != 0
        self.dangers = Dangers(slippery, model.sets if setup.seconds else 0, model.sisu, setup.seconds)
        self.limit: i64 = setup.lost_limit
        self.cards: list[float] = [float(seconds) for seconds in setup.card_seconds]
        self.hazard: list[float] = [0.0 if setup.easy else faces / 6 for faces in setup.hazard]
        deals = setup.shortcuts
        self.flat: float = 0.0 if setup.easy else deals[SHORTCUTS.index("puncture")] / sum(deals)
        """How likely a cut costs a tyre."""
        self.piles: i64 = model.tokens + 1 if setup.attack else 1
        """Numbers of tokens that are told apart."""
        self.cards_of_sisu: i64 = 2 if model.sisu else 1
        self.ends: list[float] = [0.0] * (2 * 6 * 3 * 2)
        """What comes behind the finish, in seconds: by lost dice, punctures, spare wheel and sisu card."""
        self.order: list[int] = road.places()
        self.slot: list[int] = [-1] * len(road.first)
        for number, place in enumerate(self.order):
            self.slot[place] = number
        self.layers: list[Layer | None] = [None] * (6 * 3 * 2)

    # --- What is asked ---

    def layer(self, lost: i64, punctures: i64, spare: bool) -> Layer:
        """The values of a car in this state, solved when first asked for."""
        number = (lost * 3 + punctures) * 2 + (1 if spare else 0)
        found = self.layers[number]
        if found is None:
            found = Layer(lost, punctures, spare)
            self._solve_others(found)
            Sweep(self, self.road).solve(found)
            self.layers[number] = found
        return found

    def cars(self) -> list[tuple[int, int, bool]]:
        """The states a car can be in, the worst first: solved in this order each needs no other."""
        lost = range(self.setup.lost_limit - 1, -1, -1)
        wheels = [(2, False), (1, False), (0, False), (2, True), (1, True), (0, True)]
        return [(dice, punctures, spare) for dice in lost for punctures, spare in wheels]

    def _solve_others(self, layer: Layer) -> None:
        """What a layer refers to comes first, so that solving one never interrupts another."""
        if layer.punctures > 0 and layer.spare:
            self.layer(layer.lost, layer.punctures - 1, False)
        if not self.model.exact:
            return
        if layer.lost + 1 < self.limit:
            self.layer(layer.lost + 1, layer.punctures, layer.spare)
        if self.flat > 0.0 and layer.punctures < GAS_DICE:
            self.layer(layer.lost, layer.punctures + 1, layer.spare)

    def seconds(self, layer: Layer, place: i64, sisu: i64, tokens: i64) -> float:
        """From the start of a turn on a place to the finish, with these cards and tokens."""
        most = self.piles - 1
        row = self.row(place, sisu)
        if tokens <= most:
            return layer.values[row + tokens]
        return layer.values[row + most] - float(tokens - most)

    def row(self, place: i64, sisu: i64) -> i64:
        """Where in a layer the values of a place begin. One that only mud leads to counts as the road."""
        slot: i64 = self.slot[place]
        if slot < 0:
            slot = self.slot[place_of(index_of(place), ROAD_LINE, gear_of_place(place))]
        return (slot * self.cards_of_sisu + (sisu if sisu < self.cards_of_sisu else 0)) * self.piles

    def end(self, lost: i64, punctures: i64, spare: bool, sisu: i64) -> float:
        """What a car in this state can expect behind the finish."""
        if lost > 5:
            lost = 5
        return self.ends[((lost * 3 + punctures) * 2 + (1 if spare else 0)) * 2 + sisu]

    def worse(self, layer: Layer, lost: i64, flats: i64, place: i64, sisu: i64, tokens: i64) -> float:
        """The same as `seconds` for a car with so many more lost dice and punctures."""
        if layer.lost + lost >= self.limit or layer.punctures + flats > GAS_DICE:
            return OUT - float(tokens)
        if lost == 0 and flats == 0:
            return self.seconds(layer, place, sisu, tokens)
        if self.model.exact:
            other = self.layer(layer.lost + lost, layer.punctures + flats, layer.spare)
            return self.seconds(other, place, sisu, tokens)
        further = self.estimate(place, layer.lost + lost, layer.punctures + flats)
        now = self.estimate(place, layer.lost, layer.punctures)
        return self.seconds(layer, place, sisu, tokens) + further - now

    def estimate(self, place: i64, lost: i64, punctures: i64) -> float:
        """What a car in this state loses from here on to a sound one, roughly."""
        return float(self.road.length - index_of(place)) * (DICE_LOST[lost] + PUNCTURED[punctures])

    def flat_tyre(self, layer: Layer, place: i64) -> float:
        """What one more puncture costs from here on, roughly."""
        more = PUNCTURED[layer.punctures + 1] - PUNCTURED[layer.punctures]
        return float(self.road.length - index_of(place)) * more

    def from_start(self, sisu: bool) -> float:
        """Expected seconds of the whole stage for a sound car, with or without its sisu card."""
        return self.seconds(self.layer(0, 0, True), START, 1 if sisu else 0, 0)


def stage_value(setup: Setup, stage_number: int, snow: int, tyres: int, model: Model) -> StageValue:
    """The values of an empty stage, not yet solved."""
    return StageValue(empty_road(setup, stage_number, snow), tyres, model)
