"""A small network that compares cars: any number of them, each a row of numbers, and two scores for each.

Every car is held against every other (a hidden layer on pairs, averaged over the rivals), and what comes of
it goes through one more layer with the car's own numbers. Plain loops, unit by unit, so that compiled the
sums stay in registers; the same sums in the same order on every machine.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

FORMAT: Final = "racecraft value 1"


class Network:
    """Weights, one row for each unit of a layer."""

    def __init__(
        self,
        own: list[list[float]],
        rival: list[list[float]],
        own_bias: list[float],
        pairs: list[list[float]],
        direct: list[list[float]],
        bias: list[float],
        win: list[float],
        place: list[float],
    ) -> None:
        self.own = own
        """Of the layer of pairs: what the car itself brings to each unit."""
        self.rival = rival
        """What a rival brings to it."""
        self.own_bias = own_bias
        self.pairs = pairs
        """Of the second layer: from the layer of pairs."""
        self.direct = direct
        """From the car's own numbers."""
        self.bias = bias
        self.win = win
        self.place = place
        self.features: i64 = len(own[0])
        self.width: i64 = len(own)
        self.units: i64 = len(bias)

    def scores(self, cars: list[list[float]], wins: list[float], places: list[float]) -> None:
        """Adds to both lists a score for each car: the higher, the likelier it is first, or ahead."""
        count: i64 = len(cars)
        width = self.width
        features = self.features
        mine: list[list[float]] = []
        theirs: list[list[float]] = []
        car: i64
        unit: i64
        at: i64
        for car in range(count):
            numbers = cars[car]
            ours: list[float] = []
            others: list[float] = []
            for unit in range(width):
                row = self.own[unit]
                against = self.rival[unit]
                total = self.own_bias[unit]
                other = 0.0
                for at in range(features):
                    number = numbers[at]
                    total += row[at] * number
                    other += against[at] * number
                ours.append(total)
                others.append(other)
            mine.append(ours)
            theirs.append(others)
        share = 1.0 / float(count - 1) if count > 1 else 0.0
        for car in range(count):
            ours = mine[car]
            met: list[float] = [0.0] * width
            rival: i64
            for rival in range(count):
                if rival == car:
                    continue
                others = theirs[rival]
                for unit in range(width):
                    total = ours[unit] + others[unit]
                    if total > 0.0:
                        met[unit] += total
            win = 0.0
            place = 0.0
            numbers = cars[car]
            for unit in range(self.units):
                row = self.pairs[unit]
                total = 0.0
                for at in range(width):
                    total += row[at] * met[at]
                total = total * share + self.bias[unit]
                row = self.direct[unit]
                for at in range(features):
                    total += row[at] * numbers[at]
                if total > 0.0:
                    win += self.win[unit] * total
                    place += self.place[unit] * total
            wins.append(win)
            places.append(place)


def network_of(weights: dict[str, Any]) -> Network:
    """The network that `weights_of` has written."""
    return Network(
        _rows(weights["own"]),
        _rows(weights["rival"]),
        _row(weights["own_bias"]),
        _rows(weights["pairs"]),
        _rows(weights["direct"]),
        _row(weights["bias"]),
        _row(weights["win"]),
        _row(weights["place"]),
    )


def weights_of(network: Network) -> dict[str, Any]:
    """As JSON."""
    return {
        "own": network.own,
        "rival": network.rival,
        "own_bias": network.own_bias,
        "pairs": network.pairs,
        "direct": network.direct,
        "bias": network.bias,
        "win": network.win,
        "place": network.place,
    }


def _rows(data: list[list[float]]) -> list[list[float]]:
    return [_row(row) for row in data]


def _row(data: list[float]) -> list[float]:
    return [float(number) for number in data]
