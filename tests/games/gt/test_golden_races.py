"""Together the golden races of Rallyman: GT show everything that can happen."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from racecraft.engine.record import read
from tests.records.make_golden import golden_files


@cache
def happened() -> list[dict[str, Any]]:
    """Every event of every golden race."""
    told: list[dict[str, Any]] = []
    for path in golden_files("gt"):
        record = read(path)
        state = record.start()
        state.events = []
        for number, ply in enumerate(record.plies, 1):
            record.step(state, number, ply)
        told += [event.json() for event in state.events]
    return told


def values(kind: str, field: str) -> set[Any]:
    return {event[field] for event in happened() if event["kind"] == kind}


def test_there_are_enough() -> None:
    assert len(golden_files("gt")) >= 20


@pytest.mark.parametrize(
    ("kind", "field", "expected"),
    [
        ("set_off", "mode", {"one-by-one", "flat-out"}),
        ("planned", "die", {"C", "G1", "G2", "G3", "G4", "G5", "G6", "RL", "F2"}),
        ("rolled", "die", {"C", "G1", "G2", "G3", "G4", "G5", "G6", "B", "boost"}),
        ("lost_control", "marker", {"0", "00"}),
        ("lost_control", "danger", {"yellow", "orange", "red"}),
        ("lost_control", "gear", {1, 2, 3, 4, 5, 6}),
        ("lost_control", "tokens", {0, 1, 2, 3, 4}),
        ("off_track", "side", {"left", "right"}),
        ("drew", "token", {"gear", "brake", "coast", "weather", "yellow", "green"}),
        ("weather", "weather", {"dry", "wet"}),
        ("pitted", "work", {"tyres", "repairs", "both"}),
        ("waits", "where", {"verge", "pit"}),
        ("chose", "tyre", {"asphalt", "rain", "soft"}),
        ("timed", "marker", {"00", "0", "1", "2", "3", "4", "5", "6"}),
    ],
)
def test_everything_is_shown(kind: str, field: str, expected: set[Any]) -> None:
    assert values(kind, field) >= expected


def test_every_kind_of_event_is_shown() -> None:
    kinds = {event["kind"] for event in happened()}
    assert kinds >= {
        "grid", "tyres_chosen", "round", "throws", "moved", "secured", "stopped", "drove_on", "focused",
        "overdriven", "relaid", "start_failed", "flag_shown", "flag_removed", "came_back", "repaired",
        "rejoined", "blocked", "lap", "finished",
    }  # fmt: skip
