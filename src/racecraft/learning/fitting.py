"""Fits the network of a value to positions and how their races ended.

Two losses at once: who is first among the open cars (a softmax over their scores) and, for every pair, who is
ahead (a logistic of the difference of two other scores). Gradients are written out, so that the same code
runs on numpy and, where there is a GPU, on PyTorch.
"""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np

from racecraft.learning.run import WIDTHS

NAMES = ("own", "rival", "own_bias", "pairs", "direct", "bias", "win", "place")
TINY = 1e-8


class Positions:
    """Rows taken apart, on the device where the fitting is done."""

    def __init__(self, rows: Any, cars: int, features: int, lib: Any) -> None:
        count = len(rows)
        at = 1 + cars * features
        number = np.arange(cars) if lib is np else lib.arange(cars, device=rows.device)
        self.open = _numbers(number[None, :] < rows[:, :1], lib)
        self.cars = rows[:, 1:at].reshape(count, cars, features)
        self.wins = rows[:, at : at + cars]
        places = rows[:, at + cars : at + 2 * cars]
        mine, other = places[:, :, None], places[:, None, :]
        self.ahead = _numbers(mine < other, lib) + _numbers(mine == other, lib) * 0.5
        """For each pair of cars: 1 if the first came in before the second."""

    def __len__(self) -> int:
        return len(self.cars)

    def part(self, at: Any) -> Positions:
        part = Positions.__new__(Positions)
        part.open, part.cars, part.wins, part.ahead = (
            self.open[at],
            self.cars[at],
            self.wins[at],
            self.ahead[at],
        )
        return part


class Fit:
    """Weights under way, with Adam's moments: all that a checkpoint holds."""

    def __init__(
        self,
        features: int,
        seed: int,
        lib: Any = np,
        device: str = "cpu",
        widths: tuple[int, int] = WIDTHS,
    ) -> None:
        self.lib = lib
        self.device = device
        random = np.random.default_rng(seed)
        pairs, units = widths
        shapes = {
            "own": (features, pairs),
            "rival": (features, pairs),
            "own_bias": (pairs,),
            "pairs": (pairs, units),
            "direct": (features, units),
            "bias": (units,),
            "win": (units,),
            "place": (units,),
        }
        self.weights = {
            name: self.put(
                np.zeros(shape) if "bias" in name else random.normal(0.0, (1.0 / shape[0]) ** 0.5, shape)
            )
            for name, shape in shapes.items()
        }
        self.first = {name: self.weights[name] * 0.0 for name in NAMES}
        self.second = {name: self.weights[name] * 0.0 for name in NAMES}
        self.steps = 0

    def put(self, numbers: Any) -> Any:
        """An array on the device."""
        numbers = np.asarray(numbers, dtype=np.float32)
        return numbers if self.lib is np else self.lib.from_numpy(numbers.copy()).to(self.device)

    def scores(self, part: Positions) -> tuple[Any, ...]:
        """The scores of all cars, and what the gradients need."""
        w, lib = self.weights, self.lib
        mine = part.cars @ w["own"] + w["own_bias"]
        theirs = part.cars @ w["rival"]
        met = mine[:, :, None, :] + theirs[:, None, :, :]
        cars = part.open.shape[1]
        others = 1.0 - self.put(np.eye(cars))
        among = part.open[:, :, None] * part.open[:, None, :] * others
        share = among / lib.clip(among.sum(2), 1.0, None)[:, :, None]
        met = met * (met > 0)
        mean = (met * share[:, :, :, None]).sum(2)
        hidden = mean @ w["pairs"] + part.cars @ w["direct"] + w["bias"]
        hidden = hidden * (hidden > 0)
        return hidden @ w["win"], hidden @ w["place"], hidden, mean, met, share, among

    def chances(self, part: Positions, scale: float = 1.0) -> Any:
        """How likely each open car is first."""
        return self.softmax(self.scores(part)[0] * scale, part.open)

    def softmax(self, scores: Any, open_cars: Any) -> Any:
        scores = scores - (1.0 - open_cars) * 1e4
        scores = self.lib.exp(scores - self.lib.amax(scores, 1)[:, None])
        return scores / scores.sum(1)[:, None]

    def losses(
        self, part: Positions, win_scale: float = 1.0, place_scale: float = 1.0
    ) -> tuple[float, float]:
        """Log-losses of the winner and of the pairs."""
        lib = self.lib
        total = pairs = places = 0.0
        for at in range(0, len(part), 8192):
            some = part.part(slice(at, at + 8192))
            found = self.scores(some)
            chances = self.softmax(found[0] * win_scale, some.open)
            total -= float((some.wins * lib.log(chances + TINY)).sum())
            lead = (found[1][:, :, None] - found[1][:, None, :]) * place_scale
            ahead = 1.0 / (1.0 + lib.exp(lib.clip(-lead, -30.0, 30.0)))
            among = found[6]
            places -= float((among * some.ahead * lib.log(ahead + TINY)).sum()) * 2.0
            pairs += float(among.sum())
        return total / len(part), places / pairs

    def step(self, part: Positions, rate: float, decay: float) -> None:
        """One step of Adam downhill."""
        lib, w = self.lib, self.weights
        wins, places, hidden, mean, met, share, among = self.scores(part)
        count = float(len(part))
        win = (self.softmax(wins, part.open) - part.wins) * part.open / count
        lead = places[:, :, None] - places[:, None, :]
        ahead = 1.0 / (1.0 + lib.exp(lib.clip(-lead, -30.0, 30.0)))
        place = ((ahead - part.ahead) * among).sum(2) * 2.0 / float(among.sum())
        down = win[:, :, None] * w["win"] + place[:, :, None] * w["place"]
        down = down * (hidden > 0)
        flat = down.reshape(-1, down.shape[2])
        cars = part.cars.reshape(-1, part.cars.shape[2])
        apart = (down @ w["pairs"].T)[:, :, None, :] * share[:, :, :, None] * (met > 0)
        mine = apart.sum(2).reshape(-1, apart.shape[3])
        theirs = apart.sum(1).reshape(-1, apart.shape[3])
        units = hidden.reshape(-1, hidden.shape[2])
        slopes = {
            "own": cars.T @ mine,
            "rival": cars.T @ theirs,
            "own_bias": mine.sum(0),
            "pairs": mean.reshape(-1, mean.shape[2]).T @ flat,
            "direct": cars.T @ flat,
            "bias": flat.sum(0),
            "win": units.T @ win.reshape(-1),
            "place": units.T @ place.reshape(-1),
        }
        self.steps += 1
        for name in NAMES:
            slope = slopes[name] + decay * w[name] if "bias" not in name else slopes[name]
            self.first[name] = 0.9 * self.first[name] + 0.1 * slope
            self.second[name] = 0.999 * self.second[name] + 0.001 * slope * slope
            first = self.first[name] / (1.0 - 0.9**self.steps)
            second = self.second[name] / (1.0 - 0.999**self.steps)
            w[name] = w[name] - rate * first / (second**0.5 + 1e-8)

    def arrays(self) -> dict[str, Any]:
        """Weights and moments as numpy arrays, for a checkpoint."""
        kept = {"": self.weights, "first_": self.first, "second_": self.second}
        return {f"{kind}{name}": self.back(kept[kind][name]) for kind in kept for name in NAMES}

    def restore(self, arrays: dict[str, Any], steps: int) -> None:
        for name in NAMES:
            self.weights[name] = self.put(arrays[name])
            self.first[name] = self.put(arrays[f"first_{name}"])
            self.second[name] = self.put(arrays[f"second_{name}"])
        self.steps = steps

    def back(self, numbers: Any) -> Any:
        return numbers if self.lib is np else numbers.cpu().numpy()

    def frozen(self, means: Any, spreads: Any) -> dict[str, Any]:
        """The weights as a value's file holds them: for numbers as they are, not as they were scaled."""
        w = {name: self.back(self.weights[name]).astype(np.float64) for name in NAMES}
        shift = means / spreads
        own, rival, direct = (w[name] / spreads[:, None] for name in ("own", "rival", "direct"))
        found = {
            "own": own.T,
            "rival": rival.T,
            "own_bias": w["own_bias"] - shift @ (w["own"] + w["rival"]),
            "pairs": w["pairs"].T,
            "direct": direct.T,
            "bias": w["bias"] - shift @ w["direct"],
            "win": w["win"],
            "place": w["place"],
        }
        return {name: rounded(found[name]) for name in NAMES}


def _numbers(facts: Any, lib: Any) -> Any:
    """1 for what is so, in 32 bits."""
    return facts.astype(np.float32) if lib is np else facts.float()


def rounded(numbers: Any) -> Any:
    """Five significant digits: far more than the fit is certain of."""
    if numbers.ndim == 1:
        return [float(f"{number:.5g}") for number in numbers]
    return [rounded(row) for row in numbers]


def device() -> tuple[Any, str]:
    """PyTorch where it finds a GPU, else numpy."""
    try:
        torch = importlib.import_module("torch")
    except ImportError:
        return np, "cpu"
    return (torch, "cuda") if torch.cuda.is_available() else (np, "cpu")
