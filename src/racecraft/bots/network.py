"""A small network that compares cars: any number of them, each a row of numbers, and two scores for each.

Every car is held against every other (a hidden layer on pairs, averaged over the rivals), and what comes of
it goes through one more layer with the car's own numbers. Plain loops over a few units at a time, so that
compiled the sums stay in registers; the same sums in the same order on every machine.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

FORMAT: Final = "racecraft value 1"
ROWS_AT_ONCE: Final = 4


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
        if self.width % ROWS_AT_ONCE or self.units % ROWS_AT_ONCE:
            raise ValueError(f"a layer has a multiple of {ROWS_AT_ONCE} units")
        self._nothing: list[float] = [0.0] * self.width
        self._all: list[i64] = list(range(self.width))

    def scores(self, cars: list[list[float]], wins: list[float], places: list[float]) -> None:
        """Adds to both lists a score for each car: the higher, the likelier it is first, or ahead."""
        count: i64 = len(cars)
        mine: list[list[float]] = []
        theirs: list[list[float]] = []
        told: list[list[i64]] = []
        car: i64
        unit: i64
        at: i64
        for car in range(count):
            numbers = cars[car]
            some: list[i64] = []
            for at in range(self.features):
                if numbers[at] != 0.0:
                    some.append(at)
            told.append(some)
            ours: list[float] = []
            others: list[float] = []
            _add_rows(self.own, self.own_bias, numbers, some, ours)
            _add_rows(self.rival, self._nothing, numbers, some, others)
            mine.append(ours)
            theirs.append(others)
        share = 1.0 / float(count - 1) if count > 1 else 0.0
        for car in range(count):
            ours = mine[car]
            met: list[float] = []
            for unit in range(self.width):
                own = ours[unit]
                total = 0.0
                rival: i64
                for rival in range(count):
                    if rival != car:
                        lead = own + theirs[rival][unit]
                        if lead > 0.0:
                            total += lead
                met.append(total * share)
            first: list[float] = []
            _add_rows(self.direct, self.bias, cars[car], told[car], first)
            second: list[float] = []
            _add_rows(self.pairs, first, met, self._all, second)
            win = 0.0
            place = 0.0
            for unit in range(self.units):
                total = second[unit]
                if total > 0.0:
                    win += self.win[unit] * total
                    place += self.place[unit] * total
            wins.append(win)
            places.append(place)


def _add_rows(
    rows: list[list[float]], bias: list[float], numbers: list[float], some: list[i64], sums: list[float]
) -> None:
    """Adds a sum for each row: its bias and the products with the numbers at some places. Four rows at a time
    share what is read."""
    count: i64 = len(some)
    unit: i64 = 0
    units: i64 = len(rows)
    place: i64
    while unit < units:
        first = rows[unit]
        second = rows[unit + 1]
        third = rows[unit + 2]
        fourth = rows[unit + 3]
        a = bias[unit]
        b = bias[unit + 1]
        c = bias[unit + 2]
        d = bias[unit + 3]
        for place in range(count):
            at = some[place]
            number = numbers[at]
            a += first[at] * number
            b += second[at] * number
            c += third[at] * number
            d += fourth[at] * number
        sums.append(a)
        sums.append(b)
        sums.append(c)
        sums.append(d)
        unit += ROWS_AT_ONCE


def network_of(weights: dict[str, Any]) -> Network:
    """The network of a file of weights."""
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


def _rows(data: list[list[float]]) -> list[list[float]]:
    return [_row(row) for row in data]


def _row(data: list[float]) -> list[float]:
    return [float(number) for number in data]
