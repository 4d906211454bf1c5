"""A position of Rallyman: GT: the cars with their dashboards, the bag, the flags, and how far the turn under
way has come."""

from __future__ import annotations

from typing import Any

from racecraft.engine.state import Action, Event, Outcome, Result, Seat, State
from racecraft.games.gt import rules
from racecraft.games.gt.board import NOWHERE, Cell, Circuit, Gear
from racecraft.games.gt.dashboard import ASPHALT, STANDING, Dashboards
from racecraft.games.gt.planning import ON_TRACK
from racecraft.games.gt.rules import BAG, CHOOSE, GRID, OVER, THROWN


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
        "left",
        "left_side",
        "marker",
        "place",
        "stuck",
        "tyre",
        "wear",
        "weather_tokens",
        "wrap",
        "yellow_tokens",
    )

    def __init__(
        self,
        car_class: int,
        tyre: int,
        wear: int,
        place: int,
        cell: Cell,
        wrap: int,
        marker: int,
        focus: int,
        left: int,
        left_side: bool,
        from_pit: bool,
        stuck: int,
        gear_tokens: int,
        brake_tokens: int,
        coast_tokens: int,
        weather_tokens: int,
        yellow_tokens: int,
        green_tokens: int,
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
        self.from_pit = from_pit
        """It has come out of the pits and not moved yet."""
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
            self.from_pit,
            self.stuck,
            self.gear_tokens,
            self.brake_tokens,
            self.coast_tokens,
            self.weather_tokens,
            self.yellow_tokens,
            self.green_tokens,
        )


def new_car(car_class: int) -> Car:
    """A car before it is placed on the grid."""
    return Car(car_class, ASPHALT, 0, ON_TRACK, NOWHERE, 0, STANDING, 0, 0, False, False, 0, 0, 0, 0, 0, 0, 0)


class Setup:
    """What was agreed before the race and never changes: shared by all copies of a state."""

    def __init__(self, circuit: Circuit, boards: Dashboards, laps: int, options: dict[str, Any]) -> None:
        self.circuit = circuit
        self.boards = boards
        self.laps = laps
        self.options = options
        self.final_line = circuit.line + laps * circuit.length
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
        self.weather_start = 0
        self.weather_changes = True
        self.weather_in_bag = True
        self.flying_start = False
        self.flying_from_pit = True
        self.redline = False
        self.boost = False
        self.voluntary_loc = True
        self.solo_crossing_gear = True
        self.focus_supply = 0
        """0 means that focus never runs out."""
        self.round_cap = 1


class GTState(State):
    """The whole table. The rules themselves are in rules.py. Lists are replaced, never changed in place, so
    that copies may share them; only the cars are copied."""

    def __init__(self, setup: Setup, cars: list[Car]) -> None:
        super().__init__(len(cars))
        self.setup = setup
        self.circuit = setup.circuit
        self.cars = cars
        self.phase = CHOOSE
        self.turn: Seat = 0
        self.round = 0
        """0 before the first round; odd rounds are white."""
        self.order: list[Seat] = []
        self.pointer = 0
        self.weather = setup.weather_start
        self.bag: list[int] = []
        self.flags: list[int] = []
        """Yellow flags on the track, each tile * 8 + the seat that drew it."""
        self.zones = 0
        """The tiles under a yellow flag, one bit each."""
        self.departures = 0
        """Cars that have left the track so far."""
        self.finished: list[Seat] = []
        self.sheet: list[int] = []
        """The time attack's turns: (marker + 1) * 2 + weather."""
        self.chosen: list[int] = []
        """Tyres chosen at the start by seat, -1 where still open; empty once all are shown."""
        # The dashboard of the turn, damage taken off.
        self.gear_max = 0
        self.coast_max = 0
        self.brake_max = 0
        self.boost_max = 0
        self.limit = 0
        self.top = 0
        # The plan.
        self.start_cell: Cell = NOWHERE
        self.plan: list[Action] = []
        self.plan_cell: Cell = NOWHERE
        self.plan_gear: Gear = 0
        self.plan_wrap = 0
        self.plan_hazards = 0
        """Hazards of the track along the plan."""
        self.over_speed = False
        """The last step of the plan is too fast."""
        self.closed = False
        self.used = 0
        """Gear dice in the plan, one bit each."""
        self.coasts = 0
        self.brakes = 0
        """Brake dice in the plan, those for redline included."""
        self.redlines = 0
        self.boosts = 0
        # The move.
        self.flat_out = False
        self.done = 0
        """Steps of the plan that were driven."""
        self.gear: Gear = 0
        """The gear of the last of them."""
        self.hazards = 0
        self.secured = 0
        """Dice secured this turn."""
        self.dice: list[int] = []
        """Kinds of the dice in the throw that is due."""
        self.rolled = 0
        self.faces = 0
        """Which of those show a hazard, one bit each."""
        self.relays: list[int] = []
        # A loss of control.
        self.draws = 0
        """Damage tokens still to draw."""
        self.weather_drawn = 0

    def pending(self) -> list[Seat]:
        phase = self.phase
        if phase == THROWN or phase == BAG or phase == GRID or phase == OVER:
            return []
        if phase == CHOOSE:
            return [seat for seat in range(self.seats) if self.chosen[seat] < 0]
        return [self.turn]

    def legal(self, seat: Seat) -> list[Action]:
        return rules.legal(self, seat)

    def play(self, seat: Seat, action: Action) -> None:
        rules.play(self, seat, action)

    def chance(self) -> list[tuple[Outcome, int]]:
        return rules.chance(self)

    def resolve(self, outcome: Outcome) -> None:
        rules.resolve(self, outcome)

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
        twin.plan = self.plan
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
        """Reports an event of the car whose turn it is; call only when somebody listens."""
        if self.events is not None:
            self.events.append(Event(kind, self.turn, values))
