"""Scenario files: the language in which a rule question is asked and answered.

`docs/guide/scenarios.md` describes the format with all its fields, entries and checks. What can be asked of a
position is a check: those of the engine are here, a layer above adds its own with `register_check`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from racecraft.engine.decision import play_all
from racecraft.engine.errors import (
    BadNotation,
    BadPosition,
    BadScenario,
    FactFails,
    IllegalAction,
    IllegalOutcome,
    RacecraftError,
)
from racecraft.engine.files import unreadable
from racecraft.engine.game import AnyGame
from racecraft.engine.registry import game_of
from racecraft.engine.state import TABLE, Seat, State

SPECTATORS = "table"
"""Stands before a fact of the view in the place of a seat."""


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    game: str
    rules: list[str]
    script: list[str | list[str] | dict[str, Any]]
    seats: int
    options: dict[str, Any] = {}
    position: dict[str, Any] = {}
    refused: str | None = None
    """Part of the reason for which the position is refused, if it is one that cannot be."""


class Check(NamedTuple):
    """One kind of fact."""

    told: Any
    """The type of what it is told, as msgspec converts it."""
    holds: Callable[[AnyGame, State, Any], None]
    """Raises FactFails if it does not hold, BadScenario if it makes no sense."""


def register_check(kind: str, told: Any, holds: Callable[[AnyGame, State, Any], None]) -> None:
    """Adds a kind of fact that a layer above the engine can check."""
    if kind in _CHECKS:
        raise ValueError(f"there is a check {kind!r} already")
    _CHECKS[kind] = Check(told, holds)


def check_kinds() -> list[str]:
    return list(_CHECKS)


def read_scenario(path: str | Path) -> Scenario:
    path = Path(path)
    try:
        return msgspec.json.decode(path.read_bytes(), type=Scenario)
    except OSError as error:
        raise unreadable(path, error, BadScenario) from None
    except (ValueError, RecursionError) as error:
        raise BadScenario(f"{path.name}: {error}") from None


def run_scenario(scenario: Scenario) -> State:
    """Plays the script, checks every fact, returns the last state.

    FactFails names the entry that does not hold, BadScenario one that makes no sense.
    """
    game = game_of(scenario.game)
    if scenario.refused is not None:
        return _check_refused(game, scenario, scenario.refused)
    state: State
    if scenario.position:
        state = game.place(scenario.seats, scenario.options, scenario.position)
    else:
        state = game.new(scenario.seats, scenario.options)
    state.events = []
    for number, entry in enumerate(scenario.script, 1):
        try:
            if isinstance(entry, str):
                _act(game, state, entry)
            elif isinstance(entry, list):
                state = _decide(game, state, entry)
            else:
                for kind, stated in entry.items():
                    if kind not in _CHECKS:
                        raise BadScenario(f"there is no check {kind!r}; there is {', '.join(_CHECKS)}")
                    check = _CHECKS[kind]
                    check.holds(game, state, msgspec.convert(stated, check.told))
        except (FactFails, IllegalAction, IllegalOutcome) as error:
            raise FactFails(f"entry {number} ({_shown(entry)}): {error}") from None
        except (RacecraftError, msgspec.ValidationError) as error:
            raise BadScenario(f"entry {number} ({_shown(entry)}): {error}") from None
    return state


def _check_refused(game: AnyGame, scenario: Scenario, reason: str) -> State:
    """The start of the race whose position is refused; nothing can be played on a position that cannot be."""
    if scenario.script:
        raise BadScenario("a position that is refused has an empty script")
    try:
        game.place(scenario.seats, scenario.options, scenario.position)
    except BadPosition as error:
        if reason not in str(error):
            raise FactFails(f"the position is refused with {str(error)!r}, not {reason!r}") from None
        start: State = game.new(scenario.seats, scenario.options)
        return start
    raise FactFails("the position is not refused")


def _shown(entry: str | list[str] | dict[str, Any]) -> str:
    return entry if isinstance(entry, str) else msgspec.json.encode(entry).decode()


def _act(game: AnyGame, state: State, entry: str) -> None:
    if entry.startswith("roll "):
        state.resolve(game.parse_outcome(state, entry.removeprefix("roll ")))
        return
    seat, text = seat_and_text(state, entry)
    state.play(seat, game.parse(state, text))


def _decide(game: AnyGame, state: State, entries: list[str]) -> State:
    """The state after a whole decision; its first action may name the seat."""
    if not entries:
        raise BadScenario("a decision has at least one action")
    seat, first = seat_and_text(state, entries[0])
    after = state.copy()
    after.events = state.events
    play_all(game, after, seat, [first, *entries[1:]])
    return after


def seat_and_text(state: State, entry: str) -> tuple[Seat, str]:
    """The seat before the colon, counted from 1, or else the one that is to decide; and the rest."""
    head, colon, text = entry.partition(": ")
    if colon and head.isdecimal() and len(head) <= 2:
        return int(head) - 1, text
    return _the_pending_seat(state), entry


def _the_pending_seat(state: State) -> Seat:
    pending = state.pending()
    if len(pending) != 1:
        raise BadScenario(f"the seat must be named: {len(pending)} seats are to decide")
    return pending[0]


def _same(actual: Any, stated: Any, what: str) -> None:
    if actual != stated:
        raise FactFails(f"{what} is {actual!r}, not {stated!r}")


def check_facts(data: Any, stated: Mapping[str, Any], what: str) -> None:
    """Each path of `stated`, such as `cars.0.gear`, leads to its value in `data`."""
    for path, value in stated.items():
        found = data
        for part in path.split("."):
            try:
                found = found[int(part)] if isinstance(found, list) else found[part]
            except (KeyError, IndexError, ValueError, TypeError):
                raise BadScenario(f"the {what} has no {path!r}") from None
        _same(found, value, path)


def _check_legal(game: AnyGame, state: State, stated: list[str]) -> None:
    seat = _the_pending_seat(state)
    actual = [game.notation(state, action) for action in state.legal(seat)]
    _same(sorted(actual), sorted(stated), "what is legal")


def _check_illegal(game: AnyGame, state: State, stated: dict[str, str]) -> None:
    for entry, reason in stated.items():
        before = game.fingerprint(state)
        try:
            _act(game, state, entry)
        except (IllegalAction, IllegalOutcome) as error:
            _refused(entry, error, reason)
            _same(game.fingerprint(state), before, "the position after a refusal")
            continue
        raise FactFails(f"{entry} is legal")


def _check_malformed(game: AnyGame, state: State, stated: dict[str, str]) -> None:
    for entry, reason in stated.items():
        try:
            if entry.startswith("roll "):
                game.parse_outcome(state, entry.removeprefix("roll "))
            else:
                game.parse(state, entry)
        except BadNotation as error:
            _refused(entry, error, reason)
            continue
        raise FactFails(f"{entry} can be read")


def _refused(entry: str, error: RacecraftError, reason: str) -> None:
    if reason not in str(error):
        raise FactFails(f"{entry} is refused with {str(error)!r}, not {reason!r}")


def _check_expect(game: AnyGame, state: State, stated: dict[str, Any]) -> None:
    check_facts(game.position(state), stated, "position")


def _check_view(game: AnyGame, state: State, stated: dict[str, Any]) -> None:
    for entry, value in stated.items():
        who, colon, path = entry.partition(": ")
        if colon and who == SPECTATORS:
            seat = TABLE
        else:
            seat, path = seat_and_text(state, entry)
            if not 0 <= seat < state.seats:
                raise BadScenario(f"there is no seat {seat + 1} in this race of {state.seats}")
        check_facts(game.view(state, seat), {path: value}, "view")


def _check_chance(game: AnyGame, state: State, stated: dict[str, int]) -> None:
    actual = {game.outcome_notation(state, outcome): weight for outcome, weight in state.chance()}
    _same(actual, stated, "what chance may bring")


def _check_pending(game: AnyGame, state: State, stated: list[int]) -> None:
    _same([seat + 1 for seat in state.pending()], stated, "who decides")


def _check_events(game: AnyGame, state: State, stated: list[str]) -> None:
    events = state.events or []
    kinds = iter([event.kind for event in events])
    for kind in stated:
        if kind not in kinds:
            raise FactFails(
                f"there was no event {kind!r} in this order; there was {[e.kind for e in events]}"
            )
    events.clear()


def _check_no_events(game: AnyGame, state: State, stated: list[str]) -> None:
    for kind in stated:
        if game.event_types and kind not in game.event_types:
            raise BadScenario(f"{game.id} has no event {kind!r}, so it is no news that there was none")
    for event in state.events or []:
        if event.kind in stated:
            raise FactFails(f"there was an event {event.kind!r}: {event.json()}")


def _check_result(game: AnyGame, state: State, stated: dict[str, Any]) -> None:
    result = state.result()
    if result is None:
        raise FactFails("the race is not over")
    actual = result.json()
    _same({key: actual.get(key) for key in stated}, stated, "the result")


_CHECKS: dict[str, Check] = {
    "legal": Check(list[str], _check_legal),
    "illegal": Check(dict[str, str], _check_illegal),
    "malformed": Check(dict[str, str], _check_malformed),
    "expect": Check(dict[str, Any], _check_expect),
    "view": Check(dict[str, Any], _check_view),
    "chance": Check(dict[str, int], _check_chance),
    "pending": Check(list[int], _check_pending),
    "events": Check(list[str], _check_events),
    "no_events": Check(list[str], _check_no_events),
    "result": Check(dict[str, Any], _check_result),
}
