"""Events: whatever changes on the table is told, and listening changes nothing."""

from __future__ import annotations

from random import Random

import msgspec

from racecraft.engine.state import TABLE
from tests.every_game.cases import Case, random_move


def test_every_ply_is_told_and_listening_changes_nothing(case: Case) -> None:
    game = case.game
    random = Random(41)
    heard, deaf = case.new(), case.new()
    heard.events = []
    before = game.position(heard), heard.pending()
    while move := random_move(heard, random):
        heard.events.clear()
        move.on(heard)
        move.on(deaf)
        assert deaf.events is None
        after = game.position(heard), heard.pending()
        assert game.position(deaf) == after[0]
        if after != before:
            assert heard.events, f"nothing was told of {move}"
        before = after


def test_every_event_is_json_with_a_kind_and_a_seat(case: Case) -> None:
    random = Random(42)
    state = case.new()
    state.events = []
    while move := random_move(state, random):
        move.on(state)
    assert state.events
    for event in state.events:
        assert event.kind.isidentifier()
        assert event.seat in range(TABLE, case.seats)
        assert not {"kind", "seat"} & event.values.keys(), f"{event} hides its own kind or seat"
        sent = msgspec.json.decode(msgspec.json.encode(event.json()))
        assert sent == {"kind": event.kind, "seat": event.seat, **event.values}


def test_a_race_keeps_every_event_with_its_ply(case: Case) -> None:
    race = case.race(43)
    random = Random(43)
    state = case.new()
    state.events = []
    expected: list[tuple[int, str]] = []
    plies = 0
    while move := random_move(state, random):
        move.on(state)
        plies += 1
        expected += [(plies, repr(event)) for event in state.events]
        state.events.clear()
        if move.seat is None:
            race.resolve(move.number)
        else:
            race.play(move.seat, move.number)
    assert [(number, repr(event)) for number, event in race.log] == expected
