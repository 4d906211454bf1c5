"""The time sheet of a time attack: a column for every turn, the sum, the focus seconds and the final time."""

from __future__ import annotations

from typing import Any

from racecraft.games.gt import rules
from racecraft.games.gt.dashboard import CLASSES, TYRES, WEATHERS, marker_name
from racecraft.games.gt.planning import FINISHED
from racecraft.games.gt.state import GTState


def clock(seconds: int) -> str:
    """97 seconds are 1:37."""
    sign = "-" if seconds < 0 else ""
    return f"{sign}{abs(seconds) // 60}:{abs(seconds) % 60:02}"


def sheet(s: GTState, driver: str = "", date: str = "") -> dict[str, Any]:
    """GT-SOLO-01, 06, 10, 11: the sheet as it stands, finished or not."""
    if s.seats != 1:
        raise ValueError("only a time attack keeps a sheet")
    car = s.cars[0]
    turns: list[dict[str, Any]] = []
    total = 0
    for number, entry in enumerate(s.sheet, 1):
        spent = s.setup.boards.seconds[entry // 2]
        total += spent
        turns.append(
            {
                "turn": number,
                "marker": marker_name(entry // 2 - 1),
                "weather": WEATHERS[entry % 2],
                "seconds": spent,
                "total": total,
            }
        )
    return {
        "track": s.circuit.name,
        "driver": driver,
        "date": date,
        "class": CLASSES[car.car_class],
        "tyre": TYRES[car.tyre],
        "weather": WEATHERS[s.setup.weather_start],
        "turns": turns,
        "seconds": total,
        "focus": car.focus,
        "final": rules.seconds(s),
        "time": clock(rules.seconds(s)),
        "finished": car.place == FINISHED,
    }


def sheet_text(sheet: dict[str, Any], label: dict[str, str]) -> str:
    """The sheet as lines of text; `label` gives the words for its fields."""
    head = [
        f"{label[key]}: {sheet[key]}"
        for key in ("track", "driver", "date", "class", "tyre", "weather")
        if sheet[key]
    ]
    widths = max(len(label[key]) for key in ("turn", "marker", "seconds", "total"))
    rows = [
        label[key].ljust(widths) + "".join(str(turn[key]).rjust(5) for turn in sheet["turns"])
        for key in ("turn", "marker", "seconds", "total")
    ]
    foot = [
        f"{label['sum']}: {sheet['seconds']}",
        f"{label['focus']}: -{sheet['focus']}",
        f"{label['final']}: {sheet['time']}",
    ]
    return "\n".join([*head, "", *rows, "", *foot])
