"""Statistics of a race of Heat: counted from its events alone, so that any front end can
draw it.

Feed the events of a race or season in order to `statistics`; what comes back is plain data, race by race.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from racecraft.engine.state import Event, Seat
from racecraft.games.heat.seasons import EVENTS
from racecraft.games.heat.state import HeatState

COUNTED: Final = [
    "heat_paid",
    "boosts",
    "corners",
    "corners_overspeed",
    "spin_outs",
    "stress_taken",
    "slipstream_cells",
    "adrenaline_cells",
    "overtakes",
    "flips",
    "cooled",
    "sponsors",
    "cluttered_turns",
    "blocked",
]


class DriverStatistics:
    """One driver in one race."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = dict.fromkeys(COUNTED, 0)
        self.gears: list[int] = [0, 0, 0, 0]
        """Rounds driven in each gear."""
        self.speeds: list[int] = []
        """The speed of every turn."""
        self.laps: list[int] = []
        """The round in which each lap was completed."""
        self.positions: list[int] = []
        """The place among all cars after every round."""
        self.distance: list[int] = []
        """Cells from the start line after every round."""
        self.place = 0
        self.round = 0
        """The round in which the driver finished; 0 if never."""

    def json(self) -> dict[str, Any]:
        return {
            **self.counts,
            "gears": self.gears,
            "speeds": self.speeds,
            "top_speed": max(self.speeds, default=0),
            "laps": self.laps,
            "positions": self.positions,
            "distance": self.distance,
            "place": self.place,
            "round": self.round,
        }


class RaceStatistics:
    """One race, driver by driver. Cars are named by their seat, Legends by their colour."""

    def __init__(self, state: HeatState, number: int) -> None:
        seats = state.seats
        track = state.tracks[number]
        event = state.calendar[number]
        self.course = track.id
        self.track = track.name
        self.event = "none" if event < 0 else EVENTS[event].name
        self.rounds = 0
        self.drivers = [DriverStatistics() for _ in range(seats)]
        self.places: dict[str, tuple[int, bool]] = {str(seat): (0, False) for seat in range(seats)}
        """Distance and race line of every car that is on the track."""
        self.finished: dict[str, int] = {}
        """The place of every car that has finished: nobody passes it any more."""
        self.turn: Seat = -1
        """The driver whose turn it is."""
        self.ahead: list[str] = []
        """The cars that were ahead when it began."""

    def json(self) -> dict[str, Any]:
        return {
            "course": self.course,
            "track": self.track,
            "event": self.event,
            "rounds": self.rounds,
            "drivers": [driver.json() for driver in self.drivers],
        }

    def hear(self, event: Event) -> None:
        values = event.values
        car = str(values["colour"]) if "colour" in values else str(event.seat)
        if event.kind == "round":
            self.close_round()
            self.rounds = values["round"]
        elif event.kind == "revealed":
            self.close_turn()
            self.begin_turn(event.seat)
        if "distance" in values:
            self.places[car] = values["distance"], values["race_line"]
        if event.seat >= 0:
            self.count(self.drivers[event.seat], event)
        if event.kind == "finished" or event.kind == "legend_finished":
            self.close_turn()
            self.finished[car] = values["place"]

    def begin_turn(self, seat: Seat) -> None:
        self.turn = seat
        mine = self.places[str(seat)]
        self.ahead = [car for car, place in self.places.items() if place > mine and car not in self.finished]
        self.drivers[seat].speeds.append(0)

    def close_turn(self) -> None:
        """Cars that were ahead and are behind now have been overtaken."""
        if self.turn < 0:
            return
        mine = self.places[str(self.turn)]
        passed = [car for car in self.ahead if self.places[car] < mine]
        self.drivers[self.turn].counts["overtakes"] += len(passed)
        self.turn = -1

    def close_round(self) -> None:
        """Places and distances after the round that is over."""
        self.close_turn()
        if self.rounds == 0:
            return
        racing = [car for car in self.places if car not in self.finished]
        racing.sort(key=lambda car: self.places[car], reverse=True)
        order = sorted(self.finished, key=lambda car: self.finished[car]) + racing
        for seat, driver in enumerate(self.drivers):
            if driver.round == 0 or driver.round == self.rounds:
                driver.positions.append(order.index(str(seat)) + 1)
                driver.distance.append(self.places[str(seat)][0])

    def count(self, driver: DriverStatistics, event: Event) -> None:
        kind, values, counts = event.kind, event.values, driver.counts
        if kind == "revealed":
            driver.gears[min(4, max(1, values["gear"])) - 1] += 1
        elif kind == "moved" or kind == "blocked":
            driver.speeds[-1] = values["speed"]
            counts["blocked"] += 1 if kind == "blocked" else 0
            if values["how"] == "slipstream" or values["how"] == "adrenaline":
                counts[values["how"] + "_cells"] += values["cells"]
        elif kind == "corner":
            counts["corners"] += 1
            counts["corners_overspeed"] += 1 if values["speed"] > values["limit"] else 0
            counts["heat_paid"] += values["heat"]
        elif kind == "shifted" or kind == "paid" or kind == "boosted":
            counts["heat_paid"] += values["heat"]
            counts["boosts"] += 1 if kind == "boosted" else 0
        elif kind == "spun_out":
            counts["spin_outs"] += 1
            counts["stress_taken"] += values["stress"]
        elif kind == "flipped":
            counts["flips"] += 1
        elif kind == "cooled":
            counts["cooled"] += values["cards"]
        elif kind == "sponsored":
            counts["sponsors"] += 1
        elif kind == "cluttered":
            counts["cluttered_turns"] += 1
        elif kind == "lap" or kind == "crossed_finish":
            driver.laps.append(values["round"])
        elif kind == "finished":
            driver.place = values["place"]
            driver.round = values["round"]


def statistics(state: HeatState, events: Iterable[Event]) -> list[dict[str, Any]]:
    """The races that the events tell of, each as plain data. The first begins before events are collected."""
    races = [RaceStatistics(state, 0)]
    for heard in events:
        if heard.kind == "race":
            if state.setup.drawn and len(races) == 1 and races[0].rounds == 0:
                races.clear()
            else:
                races[-1].close_round()
            races.append(RaceStatistics(state, heard.values["race"] - 1))
        else:
            races[-1].hear(heard)
    races[-1].close_round()
    return [race.json() for race in races]
