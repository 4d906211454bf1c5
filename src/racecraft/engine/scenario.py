"""Scenario files: the language in which a rule question is asked and answered.

A scenario is a JSON object:

    name      a sentence
    game      the game's id
    rules     the rule ids it shows
    seats     how many (default 1)
    options   as for a new race
    position  what differs from the start position: objects are merged, lists of objects entry by entry
    script    what happens and what then holds, in order; each entry is one of
        "keep"                    the pending seat plays this, in the game's notation
        "2: keep"                 seat 2, counted from 1 as at the table, plays it
        ["keep", "ahead"]         a whole decision: all of it or, where an action is refused, nothing
        "roll 3"                  chance brings this outcome, in the game's notation
        {"legal": ["keep"]}       exactly these actions are legal for the pending seat
        {"illegal": {"up": ""}}   these are refused, with a reason that contains the text
        {"expect": {"cars.0.gear": 1}}   facts of the position, by path
        {"chance": {"1": 1}}      exactly these outcomes with these weights are possible
        {"pending": [1]}          exactly these seats decide (counted from 1)
        {"events": ["crashed"]}   kinds of event since the last such entry, in this order among others
        {"result": {"places": [1, 2]}}   the race is over and these parts of the result hold
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from racecraft.engine.decision import play_all
from racecraft.engine.errors import BadScenario, FactFails, IllegalAction, IllegalOutcome, RacecraftError
from racecraft.engine.game import AnyGame
from racecraft.engine.registry import game_of
from racecraft.engine.state import Seat, State


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    game: str
    rules: list[str]
    script: list[str | list[str] | dict[str, Any]]
    seats: int = 1
    options: dict[str, Any] = {}
    position: dict[str, Any] = {}


def read_scenario(path: Path) -> Scenario:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Scenario)
    except OSError as error:
        raise BadScenario(f"cannot read {path}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise BadScenario(f"{path.name}: {error}") from None


def run_scenario(scenario: Scenario) -> State:
    """Plays the script, checks every fact, returns the last state.

    FactFails names the entry that does not hold, BadScenario one that makes no sense.
    """
    game = game_of(scenario.game)
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
                    told, check = _CHECKS[kind]
                    check(game, state, msgspec.convert(stated, told))
        except (FactFails, IllegalAction, IllegalOutcome) as error:
            raise FactFails(f"entry {number} ({_shown(entry)}): {error}") from None
        except (RacecraftError, msgspec.ValidationError) as error:
            raise BadScenario(f"entry {number} ({_shown(entry)}): {error}") from None
    return state


def _shown(entry: str | list[str] | dict[str, Any]) -> str:
    return entry if isinstance(entry, str) else msgspec.json.encode(entry).decode()


def _act(game: AnyGame, state: State, entry: str) -> None:
    if entry.startswith("roll "):
        state.resolve(game.parse_outcome(state, entry.removeprefix("roll ")))
        return
    seat, text = _seat_and_text(state, entry)
    state.play(seat, game.parse(state, text))


def _decide(game: AnyGame, state: State, entries: list[str]) -> State:
    """The state after a whole decision; its first action may name the seat."""
    if not entries:
        raise BadScenario("a decision has at least one action")
    seat, first = _seat_and_text(state, entries[0])
    after = state.copy()
    after.events = state.events
    play_all(game, after, seat, [first, *entries[1:]])
    return after


def _seat_and_text(state: State, entry: str) -> tuple[Seat, str]:
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


def _check_legal(game: AnyGame, state: State, stated: list[str]) -> None:
    seat = _the_pending_seat(state)
    actual = [game.notation(state, action) for action in state.legal(seat)]
    _same(sorted(actual), sorted(stated), "what is legal")


def _check_illegal(game: AnyGame, state: State, stated: dict[str, str]) -> None:
    for entry, reason in stated.items():
        seat, text = _seat_and_text(state, entry)
        before = game.fingerprint(state)
        try:
            state.play(seat, game.parse(state, text))
        except IllegalAction as error:
            if reason not in str(error):
                raise FactFails(f"{text} is refused with {str(error)!r}, not {reason!r}") from None
            _same(game.fingerprint(state), before, "the position after a refusal")
            continue
        raise FactFails(f"{text} is legal")


def _check_expect(game: AnyGame, state: State, stated: dict[str, Any]) -> None:
    position = game.position(state)
    for path, value in stated.items():
        found: Any = position
        for part in path.split("."):
            try:
                found = found[int(part)] if isinstance(found, list) else found[part]
            except (KeyError, IndexError, ValueError, TypeError):
                raise BadScenario(f"the position has no {path!r}") from None
        _same(found, value, path)


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


def _check_result(game: AnyGame, state: State, stated: dict[str, Any]) -> None:
    result = state.result()
    if result is None:
        raise FactFails("the race is not over")
    actual = result.json()
    _same({key: actual.get(key) for key in stated}, stated, "the result")


_CHECKS: dict[str, tuple[Any, Callable[[AnyGame, State, Any], None]]] = {
    "legal": (list[str], _check_legal),
    "illegal": (dict[str, str], _check_illegal),
    "expect": (dict[str, Any], _check_expect),
    "chance": (dict[str, int], _check_chance),
    "pending": (list[int], _check_pending),
    "events": (list[str], _check_events),
    "result": (dict[str, Any], _check_result),
}
"""Each check with the type of what it is told."""
