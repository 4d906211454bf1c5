"""A position of Heat: cars on the track, each driver's cards, and how far the round, the turn and the season
have come.

Cards are held as counts: a driver's `kinds` lists the card types the driver has met in ascending order, and
every pile is a list of counts in the same order. The first six kinds are always Heat, Stress and the speeds 1
to 4, so that the place of these in a pile is their card number. Copies share what never changes in place.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from racecraft.engine.state import TABLE, Action, Event, Outcome, Result, Seat, State
from racecraft.games.heat import championship, rules
from racecraft.games.heat.board import MOST_CARS, Track
from racecraft.games.heat.cards import COLOURS, Card
from racecraft.games.heat.phases import FIRST_CHANCE, MULLIGAN, OVER, PLAN, RACING
from racecraft.games.heat.tokens import NO_WEATHER
from racecraft.games.heat.weather import Conditions

NO_CARD: Final = -1

_NONE: Final[list[int]] = []
"""What most lists of a state are at first. Apart from piles and decks, lists are replaced and never changed
in place."""


_SEATS: Final = [[seat for seat in range(MOST_CARS) if bits >> seat & 1] for bits in range(1 << MOST_CARS)]
"""The seats of a set of bits."""


class Setup:
    """What was agreed before the race and never changes: shared by all copies of a state."""

    def __init__(self, options: dict[str, Any], seats: int) -> None:
        self.options = options
        self.seats = seats
        self.cars = seats
        """Drivers and Legends."""
        self.colours: list[int] = []
        """The colour of each car, which gives a Legend its helmet numbers."""
        self.laps = 0
        """0 for the track's own number."""
        self.handicaps: list[int] = []
        self.grid_by_seat = False
        """The first grid follows the seats instead of being drawn."""
        self.garage = False
        self.quick = False
        """Upgrades are dealt instead of drafted."""
        self.levels = 0
        """Which upgrades are in the deck: basic, advanced or both."""
        self.sets: list[str] = ["base"]
        self.weather = False
        self.pro = 0
        """Added to every helmet number."""
        self.aggressive = False
        self.gb_chevrons = False
        self.tournament = False
        self.mulligan = False
        self.paid_mulligan = False
        """A new opening hand costs Heat, and drivers decide one after another."""
        self.ask_top = True
        self.season = False
        self.races = 1
        self.tracks: list[Track] = []
        """The track of each race, or those to draw from if `drawn`."""
        self.events: list[int] = []
        self.drawn = False
        """The calendar of a season of one's own is drawn."""


class Car:
    """One car on the track."""

    __slots__ = ("a", "cell", "line", "status")

    def __init__(self, a: i64 = 0, cell: i64 = 0, line: bool = False, status: i64 = RACING) -> None:
        self.a = a
        """Cells driven since the start line; 0 and below on the grid (DEF-2)."""
        self.cell = cell
        """The cell of the track, 0 beside it."""
        self.line = line
        """On the race-line spot of the cell."""
        self.status = status

    def copy(self) -> Car:
        return Car(self.a, self.cell, self.line, self.status)


class Driver:
    """One driver's mat: gear, engine, deck, hand, play area and discard."""

    __slots__ = (
        "choices",
        "deck",
        "deck_size",
        "discard",
        "discard_size",
        "discard_top",
        "gained",
        "gear",
        "hand",
        "hand_size",
        "heat",
        "kept",
        "kinds",
        "laid",
        "last",
        "next_gear",
        "owned",
        "play",
        "stage",
        "top",
    )

    def __init__(
        self,
        kinds: list[i64],
        hand: list[i64],
        deck: list[i64],
        discard: list[i64],
        play: list[i64],
        top: list[Card],
    ) -> None:
        self.kinds = kinds
        self.hand = hand
        self.deck = deck
        """The cards of the deck whose place nobody knows."""
        self.discard = discard
        self.play = play
        """The play area: face down until the driver's turn comes."""
        self.top = top
        """Cards on the deck whose place everybody knows, the topmost last."""
        self.hand_size: i64 = 0
        self.deck_size: i64 = 0
        self.discard_size: i64 = 0
        self.discard_top: i64 = NO_CARD
        self.gear: i64 = 1
        self.heat: i64 = 0
        """Heat in the engine."""
        self.stage: i64 = 0
        """What the driver still has to plan: nothing, a gear or cards."""
        self.next_gear: i64 = 1
        self.laid: i64 = 0
        self.last: i64 = 0
        self.choices: list[Action] = _NONE
        self.owned: list[Card] = _NONE
        """Upgrades, the Heat ones among them."""
        self.kept: list[Card] = _NONE
        """Sponsors carried over from earlier races, until the deck is built."""
        self.gained: i64 = 0
        """Sponsors gained in this race that nobody has seen leave the hand: they are not in the deck."""

    def copy(self) -> Driver:
        twin = Driver(
            self.kinds,
            self.hand.copy(),
            self.deck.copy(),
            self.discard.copy(),
            self.play.copy(),
            self.top,
        )
        twin.hand_size = self.hand_size
        twin.deck_size = self.deck_size
        twin.discard_size = self.discard_size
        twin.discard_top = self.discard_top
        twin.gear = self.gear
        twin.heat = self.heat
        twin.stage = self.stage
        twin.next_gear = self.next_gear
        twin.laid = self.laid
        twin.last = self.last
        twin.choices = self.choices
        twin.owned = self.owned
        twin.kept = self.kept
        twin.gained = self.gained
        return twin


class HeatState(State):
    """The whole table. The rules themselves are in rules.py and its neighbours."""

    def __init__(self, setup: Setup, conditions: Conditions, cars: list[Car], drivers: list[Driver]) -> None:
        super().__init__(setup.seats)
        self.setup = setup
        self.conditions = conditions
        self.cars = cars
        self.drivers = drivers
        self.phase: i64 = OVER
        self.choices: list[Action] = _NONE
        """What the car whose turn it is may do; while all plan, each driver has choices of its own."""
        # The season.
        self.race: i64 = 0
        self.tracks: list[Track] = setup.tracks
        """Of each race; in a drawn season as many as are drawn yet."""
        self.calendar: list[int] = _NONE
        """The event of each race, -1 for none."""
        self.points: list[int] = _NONE
        self.standings: list[int] = _NONE
        """Cars in the order of the season, best first; empty before the first result."""
        self.upgrades: list[int] = _NONE
        """Counts of the upgrade deck by card number."""
        self.sponsors: list[int] = _NONE
        self.sponsor_discard: list[int] = _NONE
        # Before the race.
        self.grid: list[int] = _NONE
        """Cars by slot."""
        self.weather: i64 = NO_WEATHER
        self.road: list[int] = _NONE
        self.market: list[Card] = _NONE
        self.draft: i64 = 0
        """Rounds of the draft that are over."""
        self.picks: i64 = 0
        """Drivers that have picked in this round of the draft, or have decided on a paid mulligan."""
        self.given: i64 = NO_CARD
        """The leftover card for which an upgrade is to be given back."""
        # The round.
        self.round: i64 = 0
        self.order: list[i64] = _NONE
        self.index: i64 = 0
        self.turn: i64 = 0
        """The car whose turn it is."""
        self.redrawn = False
        """The opening hands have been kept or drawn anew."""
        self.planning: i64 = 0
        """A bit for each driver that has not committed yet."""
        self.eligible: i64 = 0
        """Cars at the end of the order that have adrenaline."""
        self.reserve: i64 = 0
        """Stress cards that may still be taken."""
        self.legend_card: i64 = -1
        self.legends_used: i64 = 0
        """A bit for each Legend card used since the last shuffle."""
        self.grandstand: i64 = 0
        """Places on the new grandstand that are taken."""
        self.ranking: list[int] = _NONE
        """Cars that have finished, in order."""
        self.eliminated: list[int] = _NONE
        """Cars that are out, the first to go first."""
        # The turn.
        self.start_a: i64 = 0
        self.start_cell: i64 = 0
        self.start_line = False
        self.speed: i64 = 0
        self.due: i64 = 0
        """Flips, scraps, draws, picks or sponsors still to come."""
        self.after: i64 = OVER
        """The phase to which the flips lead."""
        self.flipped: i64 = 0
        """The sum of the flips of the symbol under way."""
        self.flips: i64 = 0
        """Flips resolved in this turn."""
        self.drawn: i64 = 0
        """Cards drawn in this step."""
        self.boosted = False
        self.adrenaline_speed = False
        self.adrenaline_cool = False
        self.gear_cool = False
        self.sectors_cooled: i64 = 0
        """A bit for each sector whose cooldown was used."""
        self.unable = False
        """Heat could not be paid in this turn."""
        self.before_slip: i64 = 0
        self.gains: i64 = 0
        self.spun = False
        self.discards: i64 = 0
        self.symbols: list[i64] = _NONE
        """Step-5 symbols in the play area that are not used yet, as use * CARDS + card."""
        self.values: list[i64] = _NONE
        """Chosen numbers, as number * CARDS + card."""
        self.amount_for: i64 = -1
        """The action whose amount is to be chosen."""

    def pending(self) -> list[Seat]:
        phase = self.phase
        if phase == PLAN or phase == MULLIGAN:
            return _SEATS[self.planning].copy()
        if phase < FIRST_CHANCE:
            return [self.turn]
        return []

    def alone(self) -> Seat:
        phase = self.phase
        if phase > MULLIGAN:
            return self.turn if phase < FIRST_CHANCE else -1
        planning = self.planning
        return _SEATS[planning][0] if planning & (planning - 1) == 0 else -1

    def legal(self, seat: Seat) -> list[Action]:
        return self.offers(seat).copy()

    def offers(self, seat: Seat) -> list[Action]:
        if not 0 <= seat < self.seats:
            return _NONE
        phase = self.phase
        if phase == PLAN or phase == MULLIGAN:
            driver = self.drivers[seat]
            return driver.choices if driver.stage > 0 else _NONE
        return self.choices if phase < FIRST_CHANCE and seat == self.turn else _NONE

    def play(self, seat: Seat, action: Action) -> None:
        rules.play(self, seat, action)

    def chance(self) -> list[tuple[Outcome, int]]:
        return rules.chance(self)

    def weight(self) -> i64:
        return rules.weight(self)

    def outcome_at(self, point: i64) -> Outcome:
        return rules.outcome_at(self, point)

    def resolve(self, outcome: Outcome) -> None:
        rules.resolve(self, outcome)

    def result(self) -> Result | None:
        return championship.result(self) if self.phase == OVER else None

    def over(self) -> bool:
        return self.phase == OVER

    def copy(self) -> HeatState:
        twin = HeatState(
            self.setup,
            self.conditions,
            [car.copy() for car in self.cars],
            [driver.copy() for driver in self.drivers],
        )
        twin.phase = self.phase
        twin.choices = self.choices
        twin.race = self.race
        twin.tracks = self.tracks
        twin.calendar = self.calendar
        twin.points = self.points
        twin.standings = self.standings
        twin.upgrades = self.upgrades.copy() if self.upgrades else _NONE
        twin.sponsors = self.sponsors.copy() if self.sponsors else _NONE
        twin.sponsor_discard = self.sponsor_discard.copy() if self.sponsor_discard else _NONE
        twin.grid = self.grid
        twin.weather = self.weather
        twin.road = self.road
        twin.market = self.market
        twin.draft = self.draft
        twin.picks = self.picks
        twin.given = self.given
        twin.round = self.round
        twin.order = self.order
        twin.index = self.index
        twin.turn = self.turn
        twin.redrawn = self.redrawn
        twin.planning = self.planning
        twin.eligible = self.eligible
        twin.reserve = self.reserve
        twin.legend_card = self.legend_card
        twin.legends_used = self.legends_used
        twin.grandstand = self.grandstand
        twin.ranking = self.ranking
        twin.eliminated = self.eliminated
        twin.start_a = self.start_a
        twin.start_cell = self.start_cell
        twin.start_line = self.start_line
        twin.speed = self.speed
        twin.due = self.due
        twin.after = self.after
        twin.flipped = self.flipped
        twin.flips = self.flips
        twin.drawn = self.drawn
        twin.boosted = self.boosted
        twin.adrenaline_speed = self.adrenaline_speed
        twin.adrenaline_cool = self.adrenaline_cool
        twin.gear_cool = self.gear_cool
        twin.sectors_cooled = self.sectors_cooled
        twin.unable = self.unable
        twin.before_slip = self.before_slip
        twin.gains = self.gains
        twin.spun = self.spun
        twin.discards = self.discards
        twin.symbols = self.symbols
        twin.values = self.values
        twin.amount_for = self.amount_for
        return twin

    def tell(self, kind: str, values: dict[str, Any]) -> None:
        """Reports an event of the car whose turn it is; call only if events are collected."""
        self.tell_of(kind, self.turn, values)

    def tell_of(self, kind: str, car: int, values: dict[str, Any]) -> None:
        """Reports an event of a car; a Legend has no seat and is named by its colour."""
        if self.events is not None:
            if car >= self.seats:
                values["colour"] = COLOURS[self.setup.colours[car]]
                kind = f"legend_{kind}"
                car = TABLE
            self.events.append(Event(kind, car, values))


def empty_driver() -> Driver:
    """A driver before the first race."""
    return Driver(list(range(6)), [0] * 6, [0] * 6, [0] * 6, [0] * 6, [])
