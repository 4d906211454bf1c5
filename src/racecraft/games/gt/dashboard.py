"""What a dashboard says: usable dice, hazard limit and loss-of-control table by class, tyres and weather.

Also the hazard faces of the dice, the damage bag and the seconds of the time attack: all figures of the game
that are not track. They come from a JSON file, and players may bring their own.
"""

from __future__ import annotations

import json
from typing import Any, Final, Literal

from mypy_extensions import i64

from racecraft.engine.errors import BadBoard
from racecraft.engine.keys import Keys, check_keys
from racecraft.games.gt.tiles import DANGERS, DATA, whole

# Markers beside a car. Gears 1 to 6 are their own numbers.
OFF: Final = -1
"""The marker 00: off the track."""
STANDING: Final = 0

TOP: Final = 6

CarClass = Literal["GT6", "GT6 BOP", "GT5", "GT5 BOP", "GT4"]
CLASSES: Final[list[CarClass]] = ["GT6", "GT6 BOP", "GT5", "GT5 BOP", "GT4"]

ASPHALT: Final = 0
RAIN: Final = 1
SOFT: Final = 2
Tyre = Literal["asphalt", "rain", "soft"]
TYRES: Final[list[Tyre]] = ["asphalt", "rain", "soft"]

FRESH: Final = 1
"""The wear of soft tyres in the first turn on them (GT-CLASS-09)."""

DRY: Final = 0
WET: Final = 1
Weather = Literal["dry", "wet"]
WEATHERS: Final[list[Weather]] = ["dry", "wet"]

# Damage tokens.
GEAR_TOKEN: Final = 0
BRAKE_TOKEN: Final = 1
COAST_TOKEN: Final = 2
WEATHER_TOKEN: Final = 3
YELLOW_TOKEN: Final = 4
GREEN_TOKEN: Final = 5
TOKENS = ["gear", "brake", "coast", "weather", "yellow", "green"]

FORMAT: Final = "racecraft gt dashboards 1"

# Kinds of die, as the rules number them: gear dice 1 to 6, then these.
COAST_DIE: Final = 0
BRAKE_DIE: Final = 7
BOOST_DIE: Final = 8
Die = Literal["C", "G1", "G2", "G3", "G4", "G5", "G6", "B", "boost"]
DICE: Final[list[Die]] = ["C", "G1", "G2", "G3", "G4", "G5", "G6", "B", "boost"]

_LOST_KEYS: Final[Keys] = {
    "": [str(gear) for gear in range(1, TOP + 1)],
    **{f".{gear}": ["marker", *DANGERS] for gear in range(1, TOP + 1)},
}
_SIDES: Final = [f"{tyre} {weather}" for tyre in TYRES for weather in WEATHERS]
_PLACES: Final = [f"classes.{car_class}.{each}" for car_class in CLASSES for each in _SIDES]
_KEYS: Final[Keys] = {
    "": ["format", "dice", "bag", "wear", "seconds", "classes", "loss_of_control"],
    "dice": ["gear", "coast", "brake", "boost"],
    "bag": TOKENS,
    "seconds": ["00", *[str(gear) for gear in range(TOP + 1)]],
    "classes": CLASSES,
    **{f"classes.{car_class}": ["top", *_SIDES] for car_class in CLASSES},
    **{place: ["gear", "coast", "brake", "boost", "limit", "loss_of_control"] for place in _PLACES},
    **{
        f"{place}loss_of_control{below}": keys
        for place in ["", *[f"{place}." for place in _PLACES]]
        for below, keys in _LOST_KEYS.items()
    },
}
"""What a dashboard file may hold."""

FACES: Final = 6

CLEAR: Final = 0
HAZARD: Final = 1


def marker_name(marker: int) -> str:
    return "00" if marker == OFF else str(marker)


def marker_of(name: Any) -> int | None:
    """The marker with this name; None if there is none."""
    if name == "00":
        return OFF
    if isinstance(name, str) and len(name) == 1 and "0" <= name <= "6":
        return int(name)
    return None


class Dashboards:
    """All sides of all dashboards. A side is numbered by class, tyres and weather: see `side`."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.hazard_faces: list[i64] = []
        """By kind of die, out of six."""
        self.hazard_share: list[float] = []
        """GT-DICE-18: by kind of die, the chance of a hazard; for loops, `risk.hazard_chance` is exact."""
        self.outcomes: list[list[tuple[int, int]]] = []
        """By kind of die, what a roll may bring: CLEAR or HAZARD with its number of faces."""
        self.bag: list[i64] = []
        self.wear: list[i64] = []
        """Hazard limit of soft tyres in the dry by own turn on them, from index 1; the last goes on for
        ever."""
        self.seconds: list[i64] = []
        """By marker + 1, so that 00 comes first."""
        self.top: list[i64] = []
        """Highest gear, by class."""
        self.gear: list[i64] = []
        self.coast: list[i64] = []
        self.brake: list[i64] = []
        self.boost: list[i64] = []
        self.limit: list[i64] = []
        """By side; 0 where the wear of the tyres decides."""
        self.lost_marker: list[list[i64]] = []
        """By side and gear: the marker after a loss of control."""
        self.lost_tokens: list[list[i64]] = []
        """By side and `loss_entry`."""

    def hazard_limit(self, side: i64, wear: i64) -> i64:
        """GT-DICE-19, GT-CLASS-10: so many hazards in a turn are a loss of control."""
        limit = self.limit[side]
        if limit == 0:
            return self.wear[wear] if wear < len(self.wear) else self.wear[-1]
        return limit


def loss_entry(gear: i64, danger: i64) -> i64:
    """The place of a gear and a danger in `Dashboards.lost_tokens`."""
    return gear * len(DANGERS) + danger


def usable(printed: i64, tokens: i64) -> i64:
    """GT-DICE-02, GT-DMG-03 to 07: the dice that damage leaves of those printed, never below none."""
    return printed - tokens if tokens < printed else 0


def side(car_class: i64, tyre: i64, weather: i64) -> i64:
    """The number of a side of a dashboard."""
    return (car_class * 3 + tyre) * 2 + weather


_standard: list[Dashboards] = []


def standard_dashboards() -> Dashboards:
    if not _standard:
        data = json.loads((DATA / "dashboards.json").read_text(encoding="utf-8"))
        _standard.append(read_dashboards(data, "dashboards.json"))
    return _standard[0]


def _numbers(value: Any, least: int, low: int, high: int, where: str) -> list[int]:
    if (
        not isinstance(value, list)
        or len(value) < least
        or not all([type(number) is int and low <= number <= high for number in value])
    ):
        raise BadBoard(f"{where} must be at least {least} whole numbers from {low} to {high}, not {value!r}")
    return list(value)


def read_dashboards(data: Any, name: str) -> Dashboards:
    """Reads a dashboard file; BadBoard names file, entry and reason."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadBoard(f'{name}: a dashboard file says "format": {FORMAT!r}')
    check_keys(data, _KEYS, name)
    boards = Dashboards(data)
    dice = data.get("dice")
    where = f"{name}: dice"
    gear = _numbers(dice.get("gear") if isinstance(dice, dict) else None, TOP, 0, 5, f"{where}: 'gear'")
    boards.hazard_faces = [whole(dice, "coast", 0, 5, where), *gear[:TOP]]
    boards.hazard_faces.append(whole(dice, "brake", 0, 5, where))
    boards.hazard_faces.append(whole(dice, "boost", 0, 5, where))
    for faces in boards.hazard_faces:
        boards.hazard_share.append(float(faces) / float(FACES))
        bad = [(HAZARD, faces)] if faces > 0 else []
        boards.outcomes.append([(CLEAR, FACES - faces), *bad])
    boards.bag = [whole(data.get("bag"), token, 0, 99, f"{name}: bag") for token in TOKENS]
    boards.wear = [0, *_numbers(data.get("wear"), 1, 1, 9, f"{name}: 'wear'")]
    boards.seconds = [
        whole(data.get("seconds"), marker_name(marker), 0, 600, f"{name}: seconds")
        for marker in range(OFF, TOP + 1)
    ]
    classes = data.get("classes")
    for car_class in CLASSES:
        entry = classes.get(car_class) if isinstance(classes, dict) else None
        where = f"{name}: class {car_class}"
        boards.top.append(whole(entry, "top", 1, TOP, where))
        for tyre in TYRES:
            for weather in WEATHERS:
                _read_side(boards, data, entry, f"{tyre} {weather}", where)
    return boards


def _read_side(boards: Dashboards, data: dict[str, Any], entry: Any, key: str, where: str) -> None:
    where = f"{where}: {key}"
    printed = entry.get(key)
    if not isinstance(printed, dict):
        raise BadBoard(f"{where}: there is no such side")
    boards.gear.append(whole(printed, "gear", 1, boards.top[-1], where))
    boards.coast.append(whole(printed, "coast", 0, 3, where))
    boards.brake.append(whole(printed, "brake", 0, 3, where))
    boards.boost.append(whole(printed, "boost", 0, 1, where) if "boost" in printed else 0)
    boards.limit.append(0 if printed.get("limit") == "wear" else whole(printed, "limit", 1, 9, where))
    own = "loss_of_control" in printed
    table = printed["loss_of_control"] if own else data.get("loss_of_control")
    markers = [STANDING]
    tokens = [0] * len(DANGERS)
    for gear in range(1, TOP + 1):
        row = table.get(str(gear)) if isinstance(table, dict) else None
        row_where = f"{where}: loss_of_control, gear {gear}"
        marker = marker_of(row.get("marker")) if isinstance(row, dict) else None
        if marker is None or marker > STANDING:
            raise BadBoard(f'{row_where}: \'marker\' must be "0" or "00"')
        markers.append(marker)
        tokens.extend([whole(row, danger, 0, 9, row_where) for danger in DANGERS])
    boards.lost_marker.append(markers)
    boards.lost_tokens.append(tokens)
