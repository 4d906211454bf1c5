"""A position of Rallyman: GT: the cars with their dashboards, the bag, the flags, and how far the turn under
way has come."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from racecraft.engine.errors import WrongSeat
from racecraft.engine.state import Action, Event, Outcome, Result, Seat, State
from racecraft.games.gt import rules
from racecraft.games.gt.actions import ACTIONS
from racecraft.games.gt.board import NOWHERE, Cell, Circuit, Gear
from racecraft.games.gt.dashboard import ASPHALT, STANDING, Dashboards
from racecraft.games.gt.phases import BAG, CHOOSE, DRIVE, GRID, OVER, THROWN
from racecraft.games.gt.planning import ON_TRACK

OUTCOMES: Final = 6
"""Faces, tokens and seats are numbered below this."""


class Car:
    """One car with its gear marker, dashboard and tokens."""

    __slots__ = (
        "brake_tokens",
        "car_class",
        "cell",
        "coast_tokens",
        "focus",
        "from_pit",
        "gear_tokens",
        "green_tokens",
        "lane",
        "left",
        "left_side",
        "marker",
        "place",
        "spun",
        "stuck",
        "tyre",
        "wear",
        "weather_tokens",
        "wrap",
        "yellow_tokens",
    )

    def __init__(
        self,
        car_class: i64,
        tyre: i64,
        wear: i64,
        place: i64,
        cell: Cell,
        wrap: i64,
        marker: i64,
        focus: i64,
        left: i64,
        left_side: bool,
        lane: i64,
        from_pit: bool,
        spun: bool,
        stuck: i64,
        gear_tokens: i64,
        brake_tokens: i64,
        coast_tokens: i64,
        weather_tokens: i64,
        yellow_tokens: i64,
        green_tokens: i64,
    ) -> None:
        self.car_class = car_class
        self.tyre = tyre
        self.wear = wear
        """The own turn on soft tyres, from 1; 0 on others."""
        self.place = place
        self.cell = cell
        """The space it stands on, or to which it will come back from verge or pit."""
        self.wrap = wrap
        """How often it has passed from the last tile to the first."""
        self.marker = marker
        """Gear 0 to 6, or OFF; during its turn still the gear in which the turn began."""
        self.focus = focus
        self.left = left
        """When it left the track, counted over all cars; for the order of those beside it."""
        self.left_side = left_side
        """Which verge it stands on."""
        self.lane = lane
        """The lane of the pit tile it stands in: TYRE_LANE, REPAIR_LANE, FULL_LANE; 0 elsewhere."""
        self.from_pit = from_pit
        """It has come out of the pits and not moved yet."""
        self.spun = spun
        """It has lost control, stands on the track facing back, and has not moved yet (GT-LOC-08)."""
        self.stuck = stuck
        """Turns in a row in gear 0 without a gear die."""
        self.gear_tokens = gear_tokens
        self.brake_tokens = brake_tokens
        self.coast_tokens = coast_tokens
        self.weather_tokens = weather_tokens
        self.yellow_tokens = yellow_tokens
        """Those on the dashboard, not on the track."""
        self.green_tokens = green_tokens

    def copy(self) -> Car:
        return Car(
            self.car_class,
            self.tyre,
            self.wear,
            self.place,
            self.cell,
            self.wrap,
            self.marker,
            self.focus,
            self.left,
            self.left_side,
            self.lane,
            self.from_pit,
            self.spun,
            self.stuck,
            self.gear_tokens,
            self.brake_tokens,
            self.coast_tokens,
            self.weather_tokens,
            self.yellow_tokens,
            self.green_tokens,
        )


def new_car(car_class: i64) -> Car:
    """A car before it is placed on the grid."""
    return Car(
        car_class,
        ASPHALT,
        0,
        ON_TRACK,
        NOWHERE,
        0,
        STANDING,
        0,
        0,
        False,
        0,
        False,
        False,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    )


class Setup:
    """What was agreed before the race and never changes: shared by all copies of a state."""

    def __init__(self, circuit: Circuit, boards: Dashboards, laps: i64, options: dict[str, Any]) -> None:
        self.circuit = circuit
        self.boards = boards
        self.laps: i64 = laps
        self.options = options
        self.final_line: i64 = circuit.line + laps * circuit.length
        """A car beyond this has finished."""
        self.order_by_next_corner = False
        self.blocked_any = False
        self.rearrange_by_speed = True
        self.repairs_one_turn = False
        """The car is back on the track with the turn in which 00 becomes 0."""
        self.flags_until_first_move = False
        self.return_to_loss = False
        """A car comes back where it lost control, not to the border space beside its verge."""
        self.classify = False
        self.choose_tyres = False
        self.soft_tyres = False
        self.weather_start: i64 = 0
        self.weather_changes = True
        self.weather_in_bag = True
        self.flying_start = False
        self.flying_from_pit = True
        self.redline = False
        self.boost = False
        self.voluntary_loc = True
        self.solo_crossing_gear = True
        self.focus_supply: i64 = 0
        """0 means that focus never runs out."""
        self.round_cap: i64 = 1


class GTState(State):
    """The whole table. The rules themselves are in rules.py. Lists are replaced, never changed in place, so
    that copies may share them; only the cars and the plan are copied."""

    def __init__(self, setup: Setup, cars: list[Car]) -> None:
        super().__init__(len(cars))
        self.setup = setup
        self.circuit = setup.circuit
        self.cars = cars
        self.phase: i64 = CHOOSE
        self.turn: i64 = 0
        self.round: i64 = 0
        """0 before the first round; odd rounds are white."""
        self.order: list[Seat] = []
        self.pointer: i64 = 0
        self.weather: i64 = setup.weather_start
        self.bag: list[i64] = []
        self.flags: list[i64] = []
        """Yellow flags on the track, each tile * 8 + the seat that drew it."""
        self.zones: i64 = 0
        """The tiles under a yellow flag, one bit each."""
        self.departures: i64 = 0
        """Cars that have left the track so far."""
        self.finished: list[Seat] = []
        self.sheet: list[i64] = []
        """The time attack's turns: (marker + 1) * 2 + weather."""
        self.chosen: list[i64] = []
        """Tyres chosen at the start by seat, -1 where still open; empty once all are shown."""
        # The dashboard of the turn, damage taken off.
        self.gear_max: i64 = 0
        self.coast_max: i64 = 0
        self.brake_max: i64 = 0
        self.boost_max: i64 = 0
        self.limit: i64 = 0
        self.top: i64 = 0
        # The plan.
        self.company: i64 = 0
        """The tiles on which other cars stand, one bit each."""
        self.gated: Cell = NOWHERE
        self.gates: i64 = 0
        """The gates of one space, see `planning.gates`: they hold until another car moves or a flag does."""
        self.start_cell: Cell = NOWHERE
        self.plan: list[i64] = []
        """The only list that grows in place: a plan is laid more often than a state is copied."""
        self.plan_cell: Cell = NOWHERE
        self.plan_gear: Gear = 0
        self.plan_wrap: i64 = 0
        self.plan_hazards: i64 = 0
        """Hazards of the track along the plan."""
        self.over_speed = False
        """The last step of the plan is too fast."""
        self.closed = False
        self.used: i64 = 0
        """Gear dice in the plan, one bit each."""
        self.coasts: i64 = 0
        self.brakes: i64 = 0
        """Brake dice in the plan, those for redline included."""
        self.redlines: i64 = 0
        self.boosts: i64 = 0
        # The move.
        self.flat_out = False
        self.done: i64 = 0
        """Steps of the plan that were driven."""
        self.gear: Gear = 0
        """The gear of the last of them."""
        self.hazards: i64 = 0
        self.secured: i64 = 0
        """Dice secured this turn."""
        self.dice: list[i64] = []
        """Kinds of the dice in the throw that is due."""
        self.rolled: i64 = 0
        self.faces: i64 = 0
        """Which of those show a hazard, one bit each."""
        self.relays: list[i64] = []
        # A loss of control.
        self.draws: i64 = 0
        """Damage tokens still to draw."""
        self.weather_drawn: i64 = 0

    def pending(self) -> list[Seat]:
        if self.phase == CHOOSE:
            return [seat for seat in range(self.seats) if self.chosen[seat] < 0]
        seat = self.alone()
        return [seat] if seat >= 0 else []

    def alone(self) -> Seat:
        phase = self.phase
        if phase == THROWN or phase == BAG or phase == GRID or phase == OVER:
            return -1
        if phase == CHOOSE:
            waiting = self.pending()
            return waiting[0] if len(waiting) == 1 else -1
        return self.turn

    def legal(self, seat: Seat) -> list[Action]:
        found = self.offers(seat)
        return found.copy() if self.phase == DRIVE else found

    def offers(self, seat: Seat) -> list[Action]:
        return rules.offers(self, seat) if 0 <= seat < self.seats else []

    def play(self, seat: Seat, action: Action) -> None:
        if not 0 <= seat < self.seats:
            raise WrongSeat(f"there is no seat {seat + 1} in this race of {self.seats}")
        rules.play(self, seat, action if 0 <= action < ACTIONS else ACTIONS)

    def chance(self) -> list[tuple[Outcome, i64]]:
        return rules.chance(self)

    def weight(self) -> i64:
        return rules.weight(self)

    def outcome_at(self, point: i64) -> Outcome:
        return rules.outcome_at(self, point)

    def resolve(self, outcome: Outcome) -> None:
        rules.resolve(self, outcome if 0 <= outcome < OUTCOMES else OUTCOMES)

    def result(self) -> Result | None:
        return rules.result(self) if self.phase == OVER else None

    def over(self) -> bool:
        return self.phase == OVER

    def copy(self) -> GTState:
        twin = GTState(self.setup, [car.copy() for car in self.cars])
        twin.phase = self.phase
        twin.turn = self.turn
        twin.round = self.round
        twin.order = self.order
        twin.pointer = self.pointer
        twin.weather = self.weather
        twin.bag = self.bag
        twin.flags = self.flags
        twin.zones = self.zones
        twin.departures = self.departures
        twin.finished = self.finished
        twin.sheet = self.sheet
        twin.chosen = self.chosen
        twin.gear_max = self.gear_max
        twin.coast_max = self.coast_max
        twin.brake_max = self.brake_max
        twin.boost_max = self.boost_max
        twin.limit = self.limit
        twin.top = self.top
        twin.start_cell = self.start_cell
        twin.company = self.company
        twin.plan = self.plan.copy()
        twin.plan_cell = self.plan_cell
        twin.plan_gear = self.plan_gear
        twin.plan_wrap = self.plan_wrap
        twin.plan_hazards = self.plan_hazards
        twin.over_speed = self.over_speed
        twin.closed = self.closed
        twin.used = self.used
        twin.coasts = self.coasts
        twin.brakes = self.brakes
        twin.redlines = self.redlines
        twin.boosts = self.boosts
        twin.flat_out = self.flat_out
        twin.done = self.done
        twin.gear = self.gear
        twin.hazards = self.hazards
        twin.secured = self.secured
        twin.dice = self.dice
        twin.rolled = self.rolled
        twin.faces = self.faces
        twin.relays = self.relays
        twin.draws = self.draws
        twin.weather_drawn = self.weather_drawn
        twin.revealed = self.revealed
        return twin

    def tell(self, kind: str, values: dict[str, Any]) -> None:
        """Reports an event of the car whose turn it is; call only if events are collected."""
        if self.events is not None:
            self.events.append(Event(kind, self.turn, values))
