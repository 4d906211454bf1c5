"""What a position is worth: how likely each seat wins, and the place it may expect.

The one value of a game: the strongest driver searches with it, judges of races judge with it. It was learned
from races that drivers drove here (`racecraft learn`), is frozen with a name in every release, and lies as a
small file of weights beside the game's drivers. A drive alone has an expected time instead, from the solved
track where there is one. A value reads the state that it is given and nothing else: whoever may not see all
of it asks about a glimpse or a sample.
"""

from __future__ import annotations

import json
import os
from abc import ABC, abstractmethod
from math import exp, log, sqrt
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from racecraft.bots.network import FORMAT, Network, network_of
from racecraft.engine.state import Seat, State

COMMON: Final = [
    "behind the best rival, for the way left",
    "behind the mean, for the way left",
    "behind the best rival",
    "behind the mean",
    "to go",
    "near the end",
    "rivals ahead",
    "open cars",
    "gap to the next ahead",
    "gap to the next behind",
]
"""Numbers of a car that every game's value has: all follow from what it still costs each car to finish."""
CANDIDATE: Final = "RACECRAFT_VALUE"
FAR: Final = 4.0
"""Leads beyond this many turns, or roots of the turns that are left, are all alike."""


LOGISTIC: Final = 1.7
"""The logistic function of so many times a lead is near the normal one of the lead."""
LEAST_VARIANCE: Final = 0.02


class Forecast:
    """What may be expected of a position, by seat. A drive alone has a time, in the unit of the game's
    drives, and no rivals."""

    def __init__(self, win: list[float], place: list[float], time: float) -> None:
        self.win = win
        """How likely the seat wins; all together 1."""
        self.place = place
        """The expected place, from 1."""
        self.time = time
        """Alone: what the whole drive is expected to cost, from its start to its finish; else -1."""

    def __repr__(self) -> str:
        if len(self.win) == 1:
            return f"Forecast(time={self.time:.2f})"
        wins = ", ".join([f"{chance:.3f}" for chance in self.win])
        places = ", ".join([f"{place:.2f}" for place in self.place])
        return f"Forecast(win=[{wins}], place=[{places}])"


class Survey:
    """The cars of a position: those whose place is certain, and the open ones with their numbers."""

    def __init__(self) -> None:
        self.front: list[Seat] = []
        """Certain of the first places, in order."""
        self.back: list[Seat] = []
        """Certain of the last places, the better ones first."""
        self.open: list[Seat] = []
        self.costs: list[float] = []
        """By open car: what it will have cost to finish, about one for each turn. Only differences count."""
        self.left: list[float] = []
        """By open car: the turns that are left."""
        self.cars: list[list[float]] = []
        """By open car: the numbers that the game itself tells of it, then those of `COMMON`."""

    def add(self, seat: Seat, cost: float, left: float, numbers: list[float]) -> None:
        self.open.append(seat)
        self.costs.append(cost)
        self.left.append(left if left > 0.0 else 0.0)
        self.cars.append(numbers)

    def compare(self) -> None:
        """Adds the numbers of `COMMON` to every car."""
        count: i64 = len(self.open)
        least = 1e9
        total = 0.0
        sum = 0.0
        car: i64
        for car in range(count):
            least = min(least, self.left[car])
            total += self.left[car]
            sum += self.costs[car]
        mean = total / float(count)
        middle = sum / float(count)
        for car in range(count):
            cost = self.costs[car]
            best = 1e9
            above = -1e9
            below = 1e9
            ahead = 0.0
            rival: i64
            for rival in range(count):
                if rival == car:
                    continue
                other = self.costs[rival]
                best = min(best, other)
                if other < cost:
                    ahead += 1.0
                    above = max(above, other)
                else:
                    below = min(below, other)
            if count == 1:
                best = cost
            mine = self.left[car]
            root = sqrt(min(mine, mean) + 0.25)
            self.cars[car] += [
                bounded((cost - best) / root),
                bounded((cost - middle) / root),
                bounded(cost - best),
                bounded(cost - middle),
                min(mine, 40.0) / 10.0,
                1.0 / (1.0 + least),
                ahead / float(max(1, count - 1)),
                float(count) / 4.0,
                bounded(cost - above) if above > -1e9 else FAR,
                bounded(below - cost) if below < 1e9 else FAR,
            ]


def chances_alone(costs: list[float], variances: list[float]) -> list[float]:
    """How likely each car is first if none met another: the logarithm of it, as far above or below an even
    chance as `FAR` allows. Costs are taken for normal, with these variances."""
    found: list[float] = []
    count: i64 = len(costs)
    most = -1e9
    car: i64
    for car in range(count):
        score = 0.0
        rival: i64
        for rival in range(count):
            if rival != car:
                lead = (costs[rival] - costs[car]) / sqrt(variances[rival] + variances[car] + LEAST_VARIANCE)
                score -= log(1.0 + exp(-LOGISTIC * bounded(lead)))
        found.append(score)
        most = max(most, score)
    total = 0.0
    for car in range(count):
        total += exp(found[car] - most)
    even = log(total / float(count)) + most
    return [bounded(score - even) for score in found]


def bounded(lead: float) -> float:
    """Between -FAR and FAR."""
    return FAR if lead > FAR else -FAR if lead < -FAR else lead


@mypyc_attr(allow_interpreted_subclasses=True)
class Value(ABC):
    """The value of one game. `path` is its file of weights, read when it is first asked for."""

    def __init__(self, game: str, path: Path, features: list[str]) -> None:
        self.game = game
        self.path = path
        self.features: list[str] = features + COMMON
        """What the numbers of a car are, in order."""
        self._name = ""
        self._network: Network | None = None
        self._win_scale = 1.0
        self._place_scale = 1.0

    @property
    def name(self) -> str:
        """The game and the version, frozen with a release: what was judged by it names it."""
        self.network()
        return self._name

    @abstractmethod
    def survey(self, state: State) -> Survey:
        """The cars of a race that is not over, without the numbers of `COMMON`."""

    @abstractmethod
    def time(self, state: State) -> float:
        """What a drive alone is expected to cost in all, in the unit of the game's drives; once it is over,
        what it did cost."""

    def forecast(self, state: State) -> Forecast:
        """What may be expected from here on, whatever is due: decisions, chance or nothing any more."""
        seats = state.seats
        if seats == 1:
            return Forecast([1.0], [1.0], self.time(state))
        result = state.result()
        if result is not None:
            return certain(result.places)
        survey = self.survey(state)
        survey.compare()
        return self.judge(seats, survey)

    def judge(self, seats: int, survey: Survey) -> Forecast:
        """The forecast of a survey that is complete."""
        win: list[float] = [0.0] * seats
        place: list[float] = [0.0] * seats
        first: i64 = len(survey.front)
        count: i64 = len(survey.open)
        at: i64
        for at in range(first):
            place[survey.front[at]] = float(at + 1)
        for at in range(len(survey.back)):
            place[survey.back[at]] = float(first + count + at + 1)
        if first > 0:
            win[survey.front[0]] = 1.0
        elif count == 0:
            win[survey.back[0]] = 1.0
        if count > 0:
            self._share_out(survey, win, place)
        return Forecast(win, place, -1.0)

    def _share_out(self, survey: Survey, win: list[float], place: list[float]) -> None:
        """The places between those that are certain, among the open cars."""
        first: i64 = len(survey.front)
        count: i64 = len(survey.open)
        wins: list[float] = []
        places: list[float] = []
        self.network().scores(survey.cars, wins, places)
        most = max(wins)
        total = 0.0
        at: i64
        for at in range(count):
            wins[at] = exp((wins[at] - most) * self._win_scale)
            total += wins[at]
        for at in range(count):
            seat = survey.open[at]
            if first == 0:
                win[seat] = wins[at] / total
            expected = float(first + 1)
            other: i64
            for other in range(count):
                if other != at:
                    lead = (places[at] - places[other]) * self._place_scale
                    expected += 1.0 / (1.0 + exp(min(50.0, max(-50.0, lead))))
            place[seat] = expected

    def network(self) -> Network:
        found = self._network
        if found is None:
            data = candidate()
            if data.get("game") != self.game:
                data = read_weights(self.path)
            found = self.use(data)
        return found

    def use(self, data: dict[str, Any]) -> Network:
        """Takes the content of a file of weights; ValueError if it is another game's or other code's."""
        if data.get("format") != FORMAT or data.get("game") != self.game:
            raise ValueError(f"{self.path.name} is no value of {self.game}")
        if data["features"] != self.features:
            raise ValueError(f"{self.path.name} was learned from other numbers than {self.game} tells now")
        found = network_of(data["weights"])
        self._network = found
        self._name = data["name"]
        self._win_scale = 1.0 / float(data["win_temperature"])
        self._place_scale = 1.0 / float(data["place_temperature"])
        return found


def read_weights(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def candidate() -> dict[str, Any]:
    """The file of weights that `RACECRAFT_VALUE` names; it stands in for its game's own, for races that show
    whether it is better."""
    named = os.environ.get(CANDIDATE, "")
    return read_weights(Path(named)) if named else {}


def certain(places: list[int]) -> Forecast:
    """A race that is over: a shared first place is a shared win."""
    winners = [1.0 for place in places if place == 1]
    return Forecast(
        [1.0 / float(len(winners)) if place == 1 else 0.0 for place in places],
        [float(place) for place in places],
        -1.0,
    )


def value_of(game_id: str) -> Value:
    """The value of a game."""
    from racecraft.engine.parts import part_of

    found: Value = part_of("racecraft.bots", game_id, "VALUE")
    return found
