"""The director's paperwork as data: the information sheet before a rally, the classification during and
after it."""

from __future__ import annotations

from typing import Any

from racecraft.games.rallyman.order import clock, gap, result
from racecraft.games.rallyman.rally import FIXED, WEATHERS
from racecraft.games.rallyman.stage import Stage
from racecraft.games.rallyman.state import Car, RallymanState, Setup
from racecraft.games.rallyman.steps import RETIRED


def information_sheet(setup: Setup, drivers: list[str]) -> dict[str, Any]:
    """RM-ORG-08: what is settled before the first start."""
    return {
        "rally": setup.rally.name,
        "date": setup.options["date"],
        "drivers": drivers,
        "weather": WEATHERS[setup.weather],
        "snow": setup.snow if setup.weather == FIXED else [],
        "shakedown": setup.easy,
        "stages": [
            {
                "stage": number,
                **_ends(stage),
                "spaces": stage.length,
                "splits": setup.split_points[number - 1],
                "service": number in setup.service_after and number < len(setup.stages),
            }
            for number, stage in enumerate(setup.stages, 1)
        ],
    }


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
        "date": state.setup.options["date"],
        "over": state.over(),
        "stages": [_stage_rows(state, number, drivers) for number in range(begun)],
        "overall": _overall(state, drivers),
    }


def _stage_rows(state: RallymanState, number: int, drivers: list[str]) -> dict[str, Any]:
    splits = state.setup.split_points[number]
    done = [(car.times[number], seat) for seat, car in enumerate(state.cars) if len(car.times) > number]
    best = min([time for time, _ in done]) if done else 0
    rows = [
        {
            "place": 1 + sum([1 for other, _ in done if other < time]),
            "seat": seat,
            "driver": drivers[seat],
            "seconds": time,
            "time": clock(time),
            "gap": gap(time - best),
            "splits": _splits(state, number, seat),
        }
        for time, seat in sorted(done)
    ]
    missing = [seat for seat, car in enumerate(state.cars) if len(car.times) <= number]
    return {
        "stage": number + 1,
        "route": state.setup.stages[number].text,
        "split_points": splits,
        "finished": rows,
        "unfinished": [
            {
                "seat": seat,
                "driver": drivers[seat],
                "retired": state.cars[seat].status == RETIRED,
                "splits": _splits(state, number, seat),
            }
            for seat in missing
        ],
    }


def _splits(state: RallymanState, number: int, seat: int) -> list[dict[str, Any]]:
    """A driver's split times with the distance to the best one so far."""
    found: list[dict[str, Any]] = []
    for point in range(len(state.setup.split_points[number])):
        place = state.setup.first_split[number] + point
        mine = state.cars[seat].splits[place]
        if mine < 0:
            continue
        best = min([car.splits[place] for car in state.cars if car.splits[place] >= 0])
        found.append({"split": point + 1, "seconds": mine, "time": clock(mine), "gap": gap(mine - best)})
    return found


def _overall(state: RallymanState, drivers: list[str]) -> list[dict[str, Any]]:
    """Drivers by place. While a stage is being driven, the stages before it count."""
    stages = len(state.setup.stages) if state.over() else state.stage_number
    places = result(state).places if state.over() else _places_so_far(state)
    sums = [sum(car.times[:stages]) for car in state.cars]
    best = min([sums[seat] for seat in range(state.seats) if places[seat] == 1])
    rows: list[dict[str, Any]] = []
    for seat in sorted(range(state.seats), key=lambda seat: (places[seat], seat)):
        car = state.cars[seat]
        retired = car.status == RETIRED
        rows.append(
            {
                "place": places[seat],
                "seat": seat,
                "driver": drivers[seat],
                "retired": retired,
                "times": [clock(time) for time in car.times[:stages]],
                "seconds": sums[seat],
                "time": "" if retired else clock(sums[seat]),
                "gap": "" if retired else gap(sums[seat] - best),
            }
        )
    return rows


def _places_so_far(state: RallymanState) -> list[int]:
    """By the stages that all who still drive have completed; the retired behind them."""
    standings = [_standing(car, state.stage_number) for car in state.cars]
    return [1 + sum([1 for other in standings if other < mine]) for mine in standings]


def _standing(car: Car, stages: int) -> tuple[int, int]:
    return (1 if car.status == RETIRED else 0, sum(car.times[:stages]))
