"""A position of Rallyman: cars with their dashboards and time piles, the stage, the turn under way."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from racecraft.engine.state import Action, Event, Outcome, Result, Seat, State, machine_number
from racecraft.games.rallyman import rules, standing
from racecraft.games.rallyman.figures import SIDES
from racecraft.games.rallyman.phases import CHANCE, OVER
from racecraft.games.rallyman.rally import Rally
from racecraft.games.rallyman.stage import Stage
from racecraft.games.rallyman.steps import ROAD_LINE, SAFE, SUMMER, WAITING, Head


class Car:
    """One car with its dashboard, its cards and its times."""

    __slots__ = (
        "arrival",
        "gear",
        "index",
        "line",
        "lost",
        "mud",
        "pile",
        "punctures",
        "seconds",
        "sisu",
        "spare",
        "splits",
        "status",
        "times",
        "tokens",
        "tyres",
    )

    def __init__(
        self,
        status: i64,
        index: i64,
        line: i64,
        gear: i64,
        mud: i64,
        arrival: i64,
        lost: i64,
        punctures: i64,
        spare: bool,
        sisu: bool,
        tyres: i64,
        pile: str,
        seconds: i64,
        tokens: i64,
        times: list[int],
        splits: list[int],
    ) -> None:
        self.status = status
        self.index = index
        self.line = line
        self.gear = gear
        """The gear on top of the time pile; 0 is neutral."""
        self.mud = mud
        """RM-CUT-07: mud levels of the present corner when the car entered it."""
        self.arrival = arrival
        """Smaller for the car that reached its space earlier."""
        self.lost = lost
        """Gear dice lost to damage."""
        self.punctures = punctures
        self.spare = spare
        """The spare-wheel card is still there."""
        self.sisu = sisu
        """The sisu card is still there."""
        self.tyres = tyres
        self.pile = pile
        """The time pile from the bottom: gear cards by their number, 0 for a neutral back, S for the spare
        wheel."""
        self.seconds = seconds
        """What the pile adds up to."""
        self.tokens = tokens
        """Second tokens in hand."""
        self.times = times
        """Times of the stages completed. Never changed in place, so that copies may share it."""
        self.splits = splits
        """Split times of all stages in a row, -1 where none was taken. Never changed in place."""

    def copy(self) -> Car:
        return Car(
            self.status,
            self.index,
            self.line,
            self.gear,
            self.mud,
            self.arrival,
            self.lost,
            self.punctures,
            self.spare,
            self.sisu,
            self.tyres,
            self.pile,
            self.seconds,
            self.tokens,
            self.times,
            self.splits,
        )


def new_car(sisu: bool, splits: int) -> Car:
    """RM-SETUP-04: a sound car with its cards."""
    return Car(WAITING, -1, ROAD_LINE, 0, 0, 0, 0, 0, True, sisu, SUMMER, "", 0, 0, [], [-1] * splits)


class Setup:
    """What was agreed before the rally and never changes: shared by all copies of a state."""

    def __init__(
        self, rally: Rally, stages: list[Stage], service_after: list[int], options: dict[str, Any]
    ) -> None:
        self.rally = rally
        self.stages = stages
        self.service_after = service_after
        """Stage numbers counted from 1."""
        self.options = options
        self.weather = rally.weather
        self.snow = rally.snow
        self.attack = True
        self.seconds = True
        self.sisu = True
        self.easy = False
        self.draw_lots = False
        self.deck_of_backs = True
        """Backs that were seen are gone until the next shuffle; otherwise every draw is from the full
        pile."""
        self.card_seconds = rally.figures.card_seconds
        self.spare_seconds: i64 = rally.figures.spare_seconds
        self.lost_limit: i64 = rally.figures.lost_limit
        self.mud_floor: i64 = rally.figures.mud_floor
        self.shortcuts = rally.figures.shortcuts
        self.backs: list[int] = []
        """For each gear from 0 on, how many backs show spin, left, right."""
        for counts in rally.figures.backs:
            self.backs.extend(counts)
        self.hazard: list[int] = []
        self.rolls: list[list[tuple[int, int]]] = []
        """What each die may show."""
        self.split_points: list[list[int]] = []
        """Where time is taken, by stage."""
        self.first_split: list[int] = []
        """Where each stage's splits begin in a car's list."""

    def use_dice(self, hazard: list[int]) -> None:
        self.hazard = hazard
        for faces in hazard:
            roll: list[tuple[int, int]] = []
            if faces < SIDES:
                roll.append((0, SIDES - faces))
            if faces > 0:
                roll.append((1, faces))
            self.rolls.append(roll)

    def use_splits(self, wanted: bool) -> int:
        """RM-SPLIT-01: one or two points of each stage; returns how many there are in all."""
        total = 0
        for stage in self.stages:
            points = stage.splits if wanted else []
            self.split_points.append(points)
            self.first_split.append(total)
            total += len(points)
        return total


class RallymanState(State):
    """The whole table. Lists are replaced, never changed in place, so that copies may share them; only the
    attack under way has lists of its own."""

    def __init__(self, setup: Setup, cars: list[Car]) -> None:
        super().__init__(len(cars))
        self.setup = setup
        self.cars = cars
        self.stage_number: i64 = 0
        self.stage = setup.stages[0]
        self.phase: i64 = OVER
        self.offered: i64 = 0
        """What `legal` has found for this position, one bit for each action; 0 if nobody has asked yet."""
        self.start_list: list[Seat] = []
        self.asked: i64 = 0
        """How far down the start list, or the list of zones, a question has gone round."""
        self.snow: i64 = 0
        """One bit for each zone of the stage that lies under snow."""
        self.round: i64 = 0
        self.order: list[Seat] = []
        """Who drives in this round, in order."""
        self.place: i64 = 0
        """How far the round has come."""
        self.turn: i64 = 0
        self.arrivals: i64 = 0
        self.backs: list[int] = setup.backs
        """Backs not yet seen, as in the setup."""
        self.shortcuts: list[int] = setup.shortcuts
        """Shortcut cards still in the pile: clean, mud, puncture."""
        self.mud: list[int] = []
        """Levels of mud by space."""
        # The turn under way.
        self.head = Head(-1, ROAD_LINE, 0, 0, 0, 0, 0, 0)
        self.probe = Head(-1, ROAD_LINE, 0, 0, 0, 0, 0, 0)
        """Scratch space to test whether a plan could go on; it has no meaning between two tests."""
        self.alarms: i64 = 0
        self.snow_alarms: i64 = 0
        self.set_dice: i64 = 0
        self.sisu_on = False
        self.wheel_changed = False
        # The step under way.
        self.die: i64 = 0
        self.line: i64 = 0
        self.face: i64 = 0
        self.risk: i64 = SAFE
        # The attack under way.
        self.technique: i64 = 0
        self.plan: list[int] = []
        """Steps still to be driven, as actions."""
        self.faces: list[int] = []
        """What the dice of the plan show."""

    def pending(self) -> list[Seat]:
        return [self.turn] if self.phase < CHANCE else []

    def alone(self) -> Seat:
        if self.phase < CHANCE:
            return self.turn
        return -1

    def legal(self, seat: Seat) -> list[Action]:
        return rules.legal(self) if machine_number(seat) == self.turn else []

    def play(self, seat: Seat, action: Action) -> None:
        rules.play(self, machine_number(seat), machine_number(action))

    def chance(self) -> list[tuple[Outcome, int]]:
        return rules.chance(self)

    def weight(self) -> i64:
        return rules.weight(self)

    def outcome_at(self, point: i64) -> Outcome:
        return rules.outcome_at(self, point)

    def resolve(self, outcome: Outcome) -> None:
        rules.resolve(self, machine_number(outcome))

    def result(self) -> Result | None:
        return standing.result(self) if self.phase == OVER else None

    def over(self) -> bool:
        return self.phase == OVER

    def copy(self) -> RallymanState:
        twin = RallymanState(self.setup, [car.copy() for car in self.cars])
        twin.stage_number = self.stage_number
        twin.stage = self.stage
        twin.phase = self.phase
        twin.start_list = self.start_list
        twin.asked = self.asked
        twin.snow = self.snow
        twin.round = self.round
        twin.order = self.order
        twin.place = self.place
        twin.turn = self.turn
        twin.arrivals = self.arrivals
        twin.backs = self.backs
        twin.shortcuts = self.shortcuts
        twin.mud = self.mud
        twin.head = self.head.copy()
        twin.alarms = self.alarms
        twin.snow_alarms = self.snow_alarms
        twin.set_dice = self.set_dice
        twin.sisu_on = self.sisu_on
        twin.wheel_changed = self.wheel_changed
        twin.die = self.die
        twin.line = self.line
        twin.face = self.face
        twin.risk = self.risk
        twin.technique = self.technique
        if self.plan:
            twin.plan = self.plan.copy()
            twin.faces = self.faces.copy()
        return twin

    def tell(self, kind: str, values: dict[str, Any]) -> None:
        """Reports an event of the car whose turn it is; call only if events are collected."""
        self.tell_of(self.turn, kind, values)

    def tell_of(self, seat: Seat, kind: str, values: dict[str, Any]) -> None:
        if self.events is not None:
            self.events.append(Event(kind, seat, values))
