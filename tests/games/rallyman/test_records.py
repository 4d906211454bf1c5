"""The golden records show, between them, everything that a rally can bring."""

from __future__ import annotations

from functools import cache

from racecraft.engine.record import Record, read
from racecraft.engine.state import Event
from tests.records.make_golden import golden_files


@cache
def records() -> dict[str, Record]:
    return {path.stem: read(path) for path in golden_files("rallyman")}


@cache
def events() -> list[Event]:
    """Everything that happens in any of them."""
    found: list[Event] = []
    for record in records().values():
        state = record.start()
        state.events = []
        for number, ply in enumerate(record.plies, 1):
            record.step(state, number, ply)
        found.extend(state.events or [])
    return found


def seen(kind: str, value: str) -> set[object]:
    return {event.values[value] for event in events() if event.kind == kind}


def test_there_are_twenty_at_least() -> None:
    assert len(records()) >= 20


def test_a_full_rally_of_four_drivers_is_among_them() -> None:
    """RM-ORG-01: three stages, four drivers."""
    record = records()["grand-tour-four-drivers"]
    assert len(record.header.seats) == 4
    assert len([event for event in events() if event.kind == "won"]) > 0
    assert record.header.options["stage"] == 0


def test_snow_and_both_kinds_of_tyres() -> None:
    """RM-TYRE-02, RM-WEATHER-03."""
    assert seen("tyres", "tyres") == {"summer", "winter"}
    assert seen("weather", "surface") == {"dry", "snow"}


def test_every_line_through_a_corner() -> None:
    """RM-CORNER-05, RM-DRIFT-03."""
    assert seen("moved", "line") == {"on", "drift", "cut", "back"}


def test_every_shortcut_card() -> None:
    """RM-CUT-04, RM-CUT-05, RM-CUT-08."""
    assert seen("shortcut", "card") == {"clean", "mud", "puncture"}


def test_jumps_of_every_length() -> None:
    """RM-JUMP-02, RM-JUMP-03, RM-JUMP-04."""
    jumps = {event.values["to"] - event.values["from"] for event in events() if event.kind == "jumped"}
    assert jumps >= {2, 3, 4}


def test_every_way_to_retire() -> None:
    """RM-CORNER-03, RM-CUT-10, RM-DMG-05."""
    assert seen("retired", "reason") == {"overspeed", "puncture", "damage"}


def test_sisu_attacks_seconds_wheels_and_splits() -> None:
    """RM-SISU-01, RM-ATTACK-12, RM-SEC-01, RM-SPARE-02, RM-SPARE-05, RM-SPLIT-02."""
    kinds = {event.kind for event in events()}
    assert kinds >= {"sisu", "attack", "dropped", "set", "wheel", "wheel_kept", "split", "serviced"}
    assert seen("wheel", "seconds") == {0, 30}


def test_every_end_of_a_loss_of_control() -> None:
    """RM-LOC-07, RM-LOC-08."""
    assert "spun" in {event.kind for event in events()}
    assert seen("went_off", "side") == {"left", "right"}
