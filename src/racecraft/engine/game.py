"""The interface of a game: identity, options, notation, views, positions."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, get_args, get_type_hints

import msgspec
from mypy_extensions import mypyc_attr

from racecraft.engine.chance import Seeded, Source
from racecraft.engine.character import Character
from racecraft.engine.errors import BadBoard, BadOptions, BadPosition, UnknownName, worded
from racecraft.engine.pace import Drive, Pace, Unit
from racecraft.engine.position import merged
from racecraft.engine.presets import Preset, Season
from racecraft.engine.state import Action, Event, Outcome, Seat, State

S = TypeVar("S", bound=State)
if TYPE_CHECKING:
    from typing_extensions import TypeVar as DefaultTypeVar

    RaceState = DefaultTypeVar("RaceState", bound=State, default=State, covariant=True)
    """The state of a race: `Race` alone stands for a race of any game, and a race of any game is one."""
else:
    RaceState = TypeVar("RaceState", bound=State, covariant=True)
O = TypeVar("O", bound=msgspec.Struct)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, O]):
    """One title. Stateless: everything that changes lives in the state it starts."""

    rules: int = 1
    """The version of the rules, raised when records of the past could replay differently."""
    id: str
    """How the title is named in commands, records and addresses."""
    title: str
    """The title's own name, which is not translated."""
    min_seats: int
    max_seats: int
    options_type: type[O]
    """A msgspec struct with a default and bounds for every option."""
    view_type: type = dict
    """The `TypedDict` that describes what `view` returns."""
    position_type: type = dict
    """The `TypedDict` of what `position` returns."""
    event_types: Mapping[str, type] = {}
    """By kind, the `TypedDict` that describes an event as JSON."""
    actions: int
    """Action numbers run from 0 to actions - 1."""
    option_groups: Mapping[str, tuple[str, ...]] = {}
    """Every option, by the heading under which a form shows it; the first group is for everybody and begins
    with the track, the others are for experienced players."""
    presets: tuple[Preset, ...] = ()
    """Races that the game proposes, from the simplest to the richest."""
    track_option: str = "track"
    """The option that says on what is raced."""
    season_points: tuple[int, ...] = (25, 18, 15, 12, 10, 8, 6, 4, 2, 1)
    """What the places of a race score in a championship, as long as nobody says otherwise."""
    drive_unit: Unit = "turns"
    """What a drive alone costs."""
    gap_unit: Literal["seconds", "spaces"] = "spaces"
    """What the gaps of a view count."""
    troubles: Mapping[str, int] = {}
    """Kinds of events in which a car comes to harm, with how bad that is."""
    setbacks: frozenset[str] = frozenset()
    """Kinds of events that spoil what a car had planned, though it comes to no harm."""
    hides: bool = False
    """Whether seats hold secrets. If not, every seat's `sample` is the state itself."""

    @abstractmethod
    def start(self, options: O, seats: int) -> S:
        """The position before the first decision."""

    @abstractmethod
    def view(self, state: S, seat: Seat) -> Mapping[str, Any]:
        """All that the player of this seat may see, and nothing else; `TABLE` is the spectators' view."""

    def view_beyond(self, state: S, seat: Seat, spectacle: Mapping[str, Any]) -> Mapping[str, Any]:
        """`view`, when the spectators' view of the same state is at hand: a game in which seats see that and
        more need not work it out again, and shares it."""
        return self.view(state, seat)

    @abstractmethod
    def sample(self, state: S, seat: Seat, source: Source) -> S:
        """A random full state that agrees with all that this seat knows, for search."""

    def glimpse(self, state: S, seat: Seat) -> S:
        """What this seat sees, as a read-only state that cannot be played on: for bots that need no
        guess at what is hidden. A game that can blank what is hidden more cheaply than guess it does so."""
        return self.sample(state, seat, Seeded(0))

    def ahead(self, state: S, seat: Seat) -> S | None:
        """The position in which the next turn of a seat that waits begins, if nobody else did anything until
        then: for plans that are made in advance. None where the seat decides now, where nobody can tell, or
        where a turn begins with nothing worth planning."""
        return None

    @abstractmethod
    def position(self, state: S) -> dict[str, Any]:
        """A JSON form of the whole state, options included, that `load` turns back into an equal state."""

    @abstractmethod
    def load(self, position: Mapping[str, Any]) -> S:
        """The state of a position; BadPosition names what cannot be."""

    def place(self, seats: int, given: Mapping[str, Any] | None, position: Mapping[str, Any]) -> S:
        """The state of a race with these seats and options that stands as `position` says.

        A position with the field `game` is whole; any other states what differs from the start, objects by
        key and lists of objects by entry, and what it leaves open is balanced. BadPosition names what cannot
        be.
        """
        start = self.position(self.new(seats, given))
        whole = dict(position)
        if "game" not in position:
            whole = merged(start, whole)
            self.balance(whole, position, start)
        state = self.load(whole)
        if state.seats != seats:
            raise BadPosition(f"the position is one of {state.seats} seats, not of {seats}")
        if self.position(state)["options"] != start["options"]:
            raise BadPosition("the position has other options than the race")
        return state

    def balance(self, position: dict[str, Any], change: Mapping[str, Any], start: Mapping[str, Any]) -> None:
        """Lets what `change` does not state follow from what it does: a bag from the tokens that lie
        elsewhere, a deck from the cards that are in no other pile. `position` is `start` with `change` over
        it, of which nothing has been checked."""
        return

    def placed(self, position: Mapping[str, Any]) -> S:
        """`place` for a position that says by itself how many seats there are: a whole one, or one in part
        that lists its cars; the fewest seats otherwise."""
        if "game" in position:
            return self.load(position)
        given = position.get("options", {})
        cars = position.get("drivers", position.get("cars", []))
        seats = len(cars) if isinstance(cars, list) and len(cars) > self.min_seats else self.min_seats
        return self.place(seats, given if isinstance(given, dict) else {}, position)

    @abstractmethod
    def notation(self, state: S, action: Action) -> str:
        """The action as a player would write it."""

    @abstractmethod
    def parse(self, state: S, text: str) -> Action:
        """The action that `notation` writes so; BadNotation if there is none. It need not be legal."""

    @abstractmethod
    def action_json(self, state: S, action: Action) -> dict[str, Any]:
        """The action as a JSON object."""

    @abstractmethod
    def action_of(self, state: S, data: Mapping[str, Any]) -> Action:
        """The action that `action_json` writes so; BadNotation if there is none. It need not be legal."""

    @abstractmethod
    def outcome_notation(self, state: S, outcome: Outcome) -> str:
        """The outcome of a roll or draw as a player would write it."""

    @abstractmethod
    def parse_outcome(self, state: S, text: str) -> Outcome:
        """The outcome that `outcome_notation` writes so, possible or not; BadNotation if there is none."""

    @abstractmethod
    def tracks(self) -> list[str]:
        """The ids of the tracks, boards or stages that come with the game."""

    def track_parts(self) -> list[str]:
        """Boards and the like that `track` knows as well: to be looked at, not to be raced as they are."""
        return []

    def track(self, name: str) -> Any:
        """One of `tracks` or `track_parts`; UnknownName if there is none of this name."""
        raise UnknownName(f"{self.id} has no track {name!r}; it has {', '.join(self.tracks()) or 'none'}")

    def track_kind(self, name: str) -> str:
        """What one of `tracks` or `track_parts` is: a `circuit`, a `board`, a `rally`, a `stage`."""
        return "circuit"

    def track_options(self, name: str) -> dict[str, Any] | None:
        """The options with which one of `tracks` or `track_parts` is raced; None for one that is not."""
        return {self.track_option: name} if name in self.tracks() else None

    def track_named(self, options: Mapping[str, Any]) -> str | None:
        """What comes with the game that these options race on; None for a track of one's own."""
        name = options.get(self.track_option)
        return name if isinstance(name, str) and name else None

    def course(self, options: Mapping[str, Any]) -> str | None:
        """The one of `tracks` or `track_parts` that is driven with these options, a single stage for example;
        None where there are several, or a track of one's own."""
        return self.track_named(options)

    def seasons(self) -> list[Season]:
        """The championships that come with the game."""
        return []

    def track_choices(self, track: Any) -> dict[str, list[Any]]:
        """Of options that are sets: what they may hold on this track, where that is not everything."""
        return {}

    def track_character(self, track: Any) -> Character | None:
        """How long, winding and dangerous a track is."""
        return None

    def read_track(self, data: Any, name: str) -> Any:
        """The track that a file's content describes; BadBoard names file, entry and reason."""
        raise BadBoard(f"{name}: {self.id} reads no track files")

    def track_data(self, track: Any) -> dict[str, Any]:
        """The content of the file that `read_track` turns into this track."""
        data = getattr(track, "data", None)
        if not isinstance(data, dict):
            raise BadBoard(f"{self.id} keeps nothing of the files of its tracks")
        return data

    def track_facts(self, track: Any) -> dict[str, int]:
        """What a player asks first about a track: how many there are of what."""
        return {}

    def track_rows(self, track: Any) -> list[dict[str, list[str]]]:
        """The track from start to finish: for each row, by column, the marks that stand there."""
        return []

    def hides_with(self, options: O) -> bool:
        """Whether seats hold secrets in a race with these options."""
        return self.hides

    def leg(self, state: S) -> int:
        """Which board of the race is driven, from 1: a stage of a rally, a race of a season."""
        return 1

    def rounds(self, state: S) -> int:
        """The rounds driven so far; 0 where the game counts none."""
        return 0

    def standing(self, state: S) -> list[int]:
        """How far each seat has come, the higher the further ahead: at any time, most telling between
        rounds. Empty where nobody can tell before the end."""
        return []

    def clock(self, state: S) -> list[int]:
        """The seconds each seat took once the race is over, -1 for one that did not finish. Empty where the
        race is not against the clock."""
        return []

    def pace(self, state: S) -> Pace | None:
        """Where a drive alone stands; None where nobody can tell."""
        return None

    def drive(self, state: S) -> Drive | None:
        """What a drive alone took, once it has reached its finish."""
        return None

    def narrow(self, state: S, event: Event) -> bool:
        """Whether what has just happened was a close call that no roll decided."""
        return False

    def drives(self) -> list[dict[str, Any]]:
        """Options of short drives alone, one a track: drives of the day are chosen among them."""
        return [{self.track_option: name} for name in self.tracks()]

    def variety(self) -> list[dict[str, Any]]:
        """Option sets worth playing, each good for any number of seats: tests, golden records and fuzzing
        play them all. The first is the default race."""
        return [{}]

    def options(self, given: Mapping[str, Any] | None = None) -> O:
        """Options with defaults filled in; BadOptions names what is wrong and what would be right."""
        known = set(self.options_type.__struct_fields__)
        data = dict(given or {})
        for name in data:
            if name not in known:
                raise BadOptions(
                    f"{self.id} has no option {name!r}; it has {', '.join(sorted(known)) or 'none'}"
                )
        try:
            return msgspec.convert(data, self.options_type)
        except msgspec.ValidationError as error:
            raise BadOptions(f"{self.id} options: {error}") from None

    def schema(self) -> dict[str, Any]:
        """The JSON schema of the options, from which a form can be made; its words are in `options.ftl`.
        Values are listed in the order in which the options declare them."""
        schema = msgspec.json.schema(self.options_type)
        hints = get_type_hints(self.options_type)
        for definition in schema["$defs"].values():
            for name, option in definition["properties"].items():
                if "enum" in option:
                    option["enum"] = list(get_args(hints[name]))
        return schema

    def check_seats(self, seats: int) -> None:
        if type(seats) is not int:
            raise BadOptions(f"the number of seats is a whole number, not {seats!r}")
        if not self.min_seats <= seats <= self.max_seats:
            raise worded(
                BadOptions(f"{self.id} seats {self.min_seats} to {self.max_seats} players, not {seats}"),
                "wrong-seats",
                game=self.id,
                low=self.min_seats,
                high=self.max_seats,
                given=seats,
            )

    def new(self, seats: int, given: Mapping[str, Any] | None = None) -> S:
        """`start` for anybody who has options as plain data."""
        self.check_seats(seats)
        return self.start(self.options(given), seats)

    def __repr__(self) -> str:
        return f"<Game {self.id}: {self.title}, {self.min_seats} to {self.max_seats} seats>"

    def fingerprint(self, state: S) -> str:
        """A short hash of the whole position; equal for equal states."""
        return hashlib.sha256(msgspec.json.encode(self.position(state), order="sorted")).hexdigest()[:16]


AnyGame = Game[Any, Any]


def only(data: Mapping[str, Any], names: list[str], where: str) -> None:
    """BadPosition for an unknown field: a misspelt one must not be ignored."""
    for name in data:
        if name not in names:
            raise BadPosition(f"{where} has no field {name!r}; it has {', '.join(names)}")


def field(data: Mapping[str, Any], name: str, kind: type, where: str) -> Any:
    """A typed field of a position; BadPosition if it is missing or of another type."""
    if name not in data:
        raise BadPosition(f"{where} has no {name!r}")
    value = data[name]
    if type(value) is not kind:
        raise BadPosition(f"{where}: {name!r} is {value!r}, not of type {kind.__name__}")
    return value


def number(data: Mapping[str, Any], name: str, low: int, high: int, where: str) -> int:
    """A whole number of a position within bounds; BadPosition otherwise."""
    value: int = field(data, name, int, where)
    if not low <= value <= high:
        raise BadPosition(f"{where}: {name!r} is {value}, not {low} to {high}")
    return value
