"""Learning a value: reproducible, interruptible, and better than it began."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from racecraft.bots.value import value_of
from racecraft.engine.errors import RacecraftError
from racecraft.learning.races import lessons_of, play_batch, width
from racecraft.learning.run import Plan, Run

pytest.importorskip("numpy")

RACES: dict[str, Any] = {"races": 60, "batch": 3, "positions": 12}


def learned(plan: Plan, folder: Path) -> list[dict[str, float]]:
    from racecraft.learning.training import Training

    run = Run(plan, folder)
    for _ in run.play(1):
        pass
    return list(Training(run).fit())


@pytest.mark.parametrize("seed", [1, 2])
def test_a_small_budget_is_enough_to_improve(tmp_path: Path, seed: int) -> None:
    """Sixty of rookies' races of Ралі, a few seconds: the loss on races that were not learned from falls well
    below a guess."""
    plan = Plan("rali", seed=seed, bots=["rookie"], epochs=8, rows=64, **RACES)
    curve = learned(plan, tmp_path)
    assert curve[-1]["known_pairs"] < 0.56 < 0.69
    assert curve[-1]["known_pairs"] < curve[0]["known_pairs"]
    value = json.loads((tmp_path / "value.json").read_text(encoding="utf-8"))
    assert value["name"] == "rali-1"
    assert value["features"] == value_of("rali").features
    assert value["learned"]["plan"]["seed"] == seed


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    """The same weights, to the last digit, whether a run is interrupted or not; other races need another
    folder."""
    races: dict[str, Any] = {"races": 20, "batch": 1, "positions": 6}
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    plan = Plan("rali", bots=["random"], epochs=4, rows=32, **races)
    learned(plan, whole)
    interrupted = Run(plan, parts)
    stopped = interrupted.play(1)
    assert [next(stopped) for _ in range(5)] == [1] * 5
    stopped.close()
    assert len(interrupted.missing()) == 15
    from racecraft.learning.training import Training

    for _ in interrupted.play(1):
        pass
    fit = Training(interrupted).fit()
    next(fit)
    next(fit)
    fit.close()
    assert [losses["epoch"] for losses in learned(plan, parts)] == [3, 4]
    assert (parts / "value.json").read_bytes() == (whole / "value.json").read_bytes()
    assert (parts / "curve.jsonl").read_bytes() == (whole / "curve.jsonl").read_bytes()
    with pytest.raises(RacecraftError, match="another plan"):
        Run(Plan("rali", bots=["random"], seed=2, **races), parts)


def test_a_network_of_another_size_begins_anew(tmp_path: Path) -> None:
    """The races are kept, the checkpoint of the smaller network is not taken up."""
    races: dict[str, Any] = {"races": 20, "batch": 1, "positions": 4}
    learned(Plan("rali", bots=["random"], epochs=1, rows=32, **races), tmp_path)
    curve = learned(Plan("rali", bots=["random"], epochs=1, rows=32, widths=(8, 4), **races), tmp_path)
    assert [losses["epoch"] for losses in curve] == [1]
    weights = json.loads((tmp_path / "value.json").read_text(encoding="utf-8"))["weights"]
    assert (len(weights["own"]), len(weights["bias"])) == (8, 4)


def test_a_batch_depends_on_its_number_and_seed_alone() -> None:
    plan = Plan("rali", bots=["random"], races=2, batch=2, positions=4)
    rows = play_batch(plan.task(0))
    assert rows == play_batch(plan.task(0))
    assert rows.data != play_batch(plan.task(1)).data
    assert len(rows.data) == 4 * rows.count * width(rows.cars, rows.features)


@pytest.mark.parametrize("game_id", ["gt", "heat", "rali", "rallyman"])
def test_lessons_can_be_raced_and_leave_a_track_out(game_id: str) -> None:
    from racecraft.engine.chance import Seeded
    from racecraft.engine.registry import game_of

    lessons, source = lessons_of(game_id), Seeded(1)
    for number in range(40):
        held_out = number % 4 == 0
        options = lessons.options(source, held_out)
        game_of(game_id).new(2, options)
        left_out = bool(lessons.held_out) and all(
            options.get(name) == what for name, what in lessons.held_out.items()
        )
        assert left_out == (held_out and bool(lessons.held_out))


def test_a_value_is_measured_beside_races_driven_to_the_end() -> None:
    from racecraft.learning.measure import cost, distance

    told = cost("rali", 2, 0.01)
    assert told.name == value_of("rali").name
    assert told.microseconds > 0.0
    apart = distance("rali", 2, 4, 1)
    assert apart.positions == 2
    assert 0.0 <= apart.error <= apart.raw <= 1.0
