"""Fits the value of a run: epoch by epoch, with a curve and checkpoints, and the proof on races it was not
fitted to."""

from __future__ import annotations

import json
from collections.abc import Generator
from typing import Any

import msgspec
import numpy as np

from racecraft.bots.network import FORMAT
from racecraft.bots.value import COMMON, value_of
from racecraft.learning.fitting import Fit, Positions, device
from racecraft.learning.races import lessons_of, width
from racecraft.learning.run import EVERY, KNOWN_TEST, OTHER_TEST, Run

BINS = 10
SCALES = [round(0.6 + 0.02 * step, 2) for step in range(41)]


class Training:
    """The fit of one run."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.features = run.features
        self.cars = run.cars

    def rows(self, number: int | None) -> Any:
        """Rows of the batches for the fit (None), or of those with this number among `EVERY`."""
        wanted = [
            batch
            for batch in range(self.run.plan.batches)
            if (
                batch % EVERY == number
                if number is not None
                else batch % EVERY not in (KNOWN_TEST, OTHER_TEST)
            )
        ]
        parts = [np.fromfile(self.run.path(batch), dtype=np.float32) for batch in wanted]
        row = width(self.cars, self.features)
        return np.concatenate(parts).reshape(-1, row) if parts else np.zeros((0, row), np.float32)

    # --- Fitting --------------------------------------------------------------------------------------------

    def fit(self) -> Generator[dict[str, Any], None, None]:
        """Fits epoch by epoch and yields the losses of each; writes the value after the last."""
        plan = self.run.plan
        lib, where = device()
        learned, known, other = self.rows(None), self.rows(KNOWN_TEST), self.rows(OTHER_TEST)
        means, spreads = self.scaling(learned)
        fit = Fit(self.features, plan.seed, lib, where, plan.widths)
        known_raw, other_raw = known.copy(), other.copy()
        sets = [self.positions(fit, rows, means, spreads) for rows in (learned, known, other)]
        done = self.restore(fit)
        random = np.random.default_rng(plan.seed)
        for epoch in range(plan.epochs):
            order = random.permutation(len(sets[0]))
            if epoch < done:
                continue
            rate = plan.rate * 0.5 * (1.0 + float(np.cos(np.pi * epoch / plan.epochs)))
            for at in range(0, len(order), plan.rows):
                some = order[at : at + plan.rows]
                fit.step(
                    sets[0].part(some if lib is np else lib.from_numpy(some).to(where)), rate, plan.decay
                )
            losses: dict[str, float] = {"epoch": epoch + 1}
            for name, positions in zip(("known", "other"), sets[1:], strict=True):
                if len(positions):
                    win, pairs = fit.losses(positions)
                    losses |= {f"{name}_win": round(win, 5), f"{name}_pairs": round(pairs, 5)}
            self.checkpoint(fit, epoch + 1, losses)
            yield losses
        self.write(fit, means, spreads, sets, (learned, known_raw, other_raw))

    def scaling(self, rows: Any) -> tuple[Any, Any]:
        """Mean and spread of every feature over the open cars."""
        cars = rows[:, 1 : 1 + self.cars * self.features].reshape(len(rows), self.cars, self.features)
        there = np.arange(self.cars)[None, :] < rows[:, :1]
        flat = cars[there].astype(np.float64)
        return flat.mean(0), np.maximum(flat.std(0), 0.05)

    def positions(self, fit: Fit, rows: Any, means: Any, spreads: Any) -> Positions:
        """Rows with scaled features, on the device; those of cars that are not there stay 0."""
        count, end = len(rows), 1 + self.cars * self.features
        cars = rows[:, 1:end].reshape(count, self.cars, self.features)
        there = (np.arange(self.cars)[None, :] < rows[:, :1])[:, :, None]
        scaled = rows.copy()
        means, spreads = means.astype(np.float32), spreads.astype(np.float32)
        scaled[:, 1:end] = (((cars - means) / spreads) * there).reshape(count, -1)
        return Positions(fit.put(scaled), self.cars, self.features, fit.lib)

    def checkpoint(self, fit: Fit, epoch: int, losses: dict[str, Any]) -> None:
        fresh = self.run.folder / "checkpoint.new.npz"
        np.savez(fresh, epoch=epoch, steps=fit.steps, **fit.arrays())
        fresh.replace(self.run.folder / "checkpoint.npz")
        curve = self.run.folder / "curve.jsonl"
        lines = curve.read_text().splitlines()[: epoch - 1] if curve.exists() else []
        curve.write_text("".join(f"{line}\n" for line in [*lines, json.dumps(losses)]))

    def restore(self, fit: Fit) -> int:
        """Takes up the last checkpoint of a network of the same size; how many epochs it holds."""
        path = self.run.folder / "checkpoint.npz"
        if not path.exists():
            return 0
        with np.load(path) as kept:
            epoch = int(kept["epoch"])
            other = kept["own"].shape != tuple(fit.weights["own"].shape)
            if (
                epoch > self.run.plan.epochs
                or other
                or kept["bias"].shape != tuple(fit.weights["bias"].shape)
            ):
                return 0
            fit.restore(dict(kept), int(kept["steps"]))
        return epoch

    # --- The value ------------------------------------------------------------------------------------------

    def write(self, fit: Fit, means: Any, spreads: Any, sets: list[Positions], raw: tuple[Any, ...]) -> None:
        """The value, with temperatures that suit the first half of the known test, and the proof."""
        _, known, other = sets
        half = len(known) // 2
        tuned, proof = (
            (known.part(slice(0, half)), known.part(slice(half, None))) if half else (sets[0], sets[0])
        )
        win_scale = min(SCALES, key=lambda scale: fit.losses(tuned, scale, 1.0)[0])
        place_scale = min(SCALES, key=lambda scale: fit.losses(tuned, 1.0, scale)[1])
        found: dict[str, Any] = {}
        for name, positions, rows in (
            ("known", proof, raw[1][half:] if half else raw[0]),
            ("other", other, raw[2]),
        ):
            if len(positions):
                found[name] = self.proof(fit, positions, rows, raw[0], win_scale, place_scale)
        value = {
            "format": FORMAT,
            "game": self.run.plan.game,
            "name": f"{self.run.plan.game}-{self.run.plan.version}",
            "features": value_of(self.run.plan.game).features,
            "win_temperature": round(1.0 / win_scale, 4),
            "place_temperature": round(1.0 / place_scale, 4),
            "learned": {
                "plan": msgspec.to_builtins(self.run.plan),
                "positions": len(sets[0]),
                "held_out": lessons_of(self.run.plan.game).held_out,
                "proof": found,
            },
            "weights": fit.frozen(means, spreads),
        }
        (self.run.folder / "value.json").write_text(
            json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"
        )

    def proof(
        self, fit: Fit, positions: Positions, rows: Any, learned: Any, win_scale: float, place_scale: float
    ) -> dict[str, Any]:
        win, pairs = fit.losses(positions, win_scale, place_scale)
        chances = np.concatenate(
            [
                fit.back(fit.chances(positions.part(slice(at, at + 8192)), win_scale))
                for at in range(0, len(positions), 8192)
            ]
        )
        end = 1 + self.cars * self.features
        wins = rows[:, end : end + self.cars]
        there = np.arange(self.cars)[None, :] < rows[:, :1]
        baseline = self.baseline(learned, rows)
        return {
            "positions": len(positions),
            "coin": round(float(np.log(rows[:, 0]).mean()), 4),
            "solved": round(baseline, 4),
            "win": round(win, 4),
            "pairs": round(pairs, 4),
            "below_solved": round(1.0 - win / baseline, 4),
            "calibration": round(calibration(chances[there], wins[there]), 4),
        }

    def baseline(self, learned: Any, rows: Any) -> float:
        """The log-loss of the best value made by hand: a softmax of how far each car is behind by the solved
        track, in turns or in roots of the turns that are left, with the scale that suits what was learned
        from."""
        first = self.features - len(COMMON)
        some = learned[:: max(1, len(learned) // 50_000)]
        _, at, scale = min(
            (self.softmax_loss(some, first + column, scale), first + column, scale)
            for column in range(4)
            for scale in (0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 6.0)
        )
        return self.softmax_loss(rows, at, scale)

    def softmax_loss(self, rows: Any, column: int, scale: float) -> float:
        end = 1 + self.cars * self.features
        cars = rows[:, 1:end].reshape(len(rows), self.cars, self.features)[:, :, column]
        there = np.arange(self.cars)[None, :] < rows[:, :1]
        scores = np.where(there, -scale * cars, -1e4)
        scores = scores - scores.max(1)[:, None]
        logs = scores - np.log(np.exp(scores).sum(1))[:, None]
        return float(-(rows[:, end : end + self.cars] * logs).sum() / len(rows))


def calibration(chances: Any, wins: Any) -> float:
    """How far the chances are from what happened, on average over bins of equally many cars."""
    order = np.argsort(chances)
    return float(
        sum(
            len(part) * abs(chances[part].mean() - wins[part].mean())
            for part in np.array_split(order, BINS)
            if len(part)
        )
        / len(order)
    )
