"""The director's paperwork as data: the information sheet before a rally, the classification during and
after it."""

from __future__ import annotations

from typing import Any

from racecraft.games.rallyman.rally import FIXED, WEATHERS, day_of
from racecraft.games.rallyman.stage import Stage
from racecraft.games.rallyman.standing import RallymanSplit, clock, gap, overall, split_times, stage_places
from racecraft.games.rallyman.state import RallymanState, Setup
from racecraft.games.rallyman.steps import RETIRED


def information_sheet(setup: Setup, drivers: list[str]) -> dict[str, Any]:
    """RM-ORG-08: what is settled before the first start."""
    return {
        "rally": setup.rally.name,
        "course": _course(setup),
        "date": setup.options["date"],
        "drivers": drivers,
        "weather": WEATHERS[setup.weather],
        "snow": setup.snow if setup.weather == FIXED else [],
        "shakedown": setup.easy,
        "stages": [
            {
                "stage": number,
                "day": 0 if setup.options["stage"] else day_of(setup.rally, number),
                **_ends(stage),
                "spaces": stage.length,
                "splits": setup.split_points[number - 1],
                "service": number in setup.service_after and number < len(setup.stages),
            }
            for number, stage in enumerate(setup.stages, 1)
        ],
    }


def _course(setup: Setup) -> str | None:
    """The id of a built-in rally, whose title every language has; None for a rally from a file."""
    chosen = setup.options["rally"]
    return chosen if isinstance(chosen, str) else None


def _ends(stage: Stage) -> dict[str, Any]:
    if stage.is_strip:
        return {"start": "", "sections": [stage.text], "finish": ""}
    first, last = stage.sections[0], stage.sections[-1]
    return {
        "start": f"{first.zone}{first.start}",
        "sections": [section.text for section in stage.sections],
        "finish": f"{last.zone}{last.end}",
    }


def classification(state: RallymanState, drivers: list[str]) -> dict[str, Any]:
    """RM-FINISH-04, RM-ORG-12, 13, RM-SPLIT-03: each stage as far as it is driven, and the standing of the
    rally."""
    begun = state.stage_number + 1
    return {
        "rally": state.setup.rally.name,
        "course": _course(state.setup),
        "date": state.setup.options["date"],
        "over": state.over(),
        "stages": [_stage_rows(state, number, drivers) for number in range(begun)],
        "overall": _overall(state, drivers),
    }


def _stage_rows(state: RallymanState, number: int, drivers: list[str]) -> dict[str, Any]:
    places = stage_places(state, number)
    taken = split_times(state, number)
    best = state.cars[places[0][1]].times[number] if places else 0
    return {
        "stage": number + 1,
        "route": state.setup.stages[number].text,
        "split_points": state.setup.split_points[number],
        "finished": [
            {
                "place": place,
                "seat": seat,
                "driver": drivers[seat],
                "seconds": state.cars[seat].times[number],
                "time": clock(state.cars[seat].times[number]),
                "gap": gap(state.cars[seat].times[number] - best),
                "splits": _splits(taken, seat),
            }
            for place, seat in places
        ],
        "unfinished": [
            {
                "seat": seat,
                "driver": drivers[seat],
                "retired": car.status == RETIRED,
                "splits": _splits(taken, seat),
            }
            for seat, car in enumerate(state.cars)
            if len(car.times) <= number
        ],
    }


def _splits(taken: list[list[RallymanSplit | None]], seat: int) -> list[dict[str, Any]]:
    """A driver's split times with the distance to the best one so far."""
    found: list[dict[str, Any]] = []
    for point, times in enumerate(taken, 1):
        mine = times[seat]
        if mine is not None:
            seconds = mine["seconds"]
            found.append(
                {"split": point, "seconds": seconds, "time": clock(seconds), "gap": gap(mine["behind"])}
            )
    return found


def _overall(state: RallymanState, drivers: list[str]) -> list[dict[str, Any]]:
    """Drivers by place."""
    return [
        {
            "place": row["place"],
            "seat": row["seat"],
            "driver": drivers[row["seat"]],
            "retired": row["retired"],
            "times": [clock(time) for time in row["times"]],
            "seconds": row["total"],
            "time": "" if row["retired"] else clock(row["total"]),
            "gap": "" if row["retired"] else gap(row["behind"]),
        }
        for row in overall(state)
    ]
