"""Positions: every state as JSON and back, and no damaged position breaks the loader."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import msgspec
import pytest

from racecraft.engine.errors import BadPosition
from racecraft.engine.playout import random_playout
from tests.complaint import complaint
from tests.every_game.cases import Case, random_move, stages


def over_the_wire(position: dict[str, Any]) -> dict[str, Any]:
    """The position as somebody else would receive it."""
    sent: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(position))
    return sent


def test_a_position_loads_back_and_plays_on_identically(case: Case) -> None:
    game = case.game
    random = Random(21)
    for state in stages(case, 21):
        loaded = game.load(over_the_wire(game.position(state)))
        assert game.fingerprint(loaded) == game.fingerprint(state)
        assert loaded.pending() == state.pending()
        assert loaded.chance() == state.chance()
        for seat in range(case.seats):
            assert loaded.legal(seat) == state.legal(seat)
        if move := random_move(state, random):
            twin = state.copy()
            move.on(twin)
            move.on(loaded)
            assert game.fingerprint(loaded) == game.fingerprint(twin)
    ended, loaded_end = state.result(), loaded.result()
    assert ended is not None
    assert loaded_end is not None
    assert loaded_end.json() == ended.json()


def test_a_loaded_position_is_independent_of_its_json(case: Case) -> None:
    game = case.game
    position = over_the_wire(game.position(case.new()))
    state = game.load(position)
    before = game.fingerprint(state)
    position.clear()
    assert game.fingerprint(state) == before


WRONG: list[Any] = [None, True, -1, 0, 1, 7, 10**6, 10**40, 1.5, "", "nowhere", [], {}, [{}], [None]]


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a JSON value, as the object or list that holds it and its key there."""
    found: list[tuple[Any, Any]] = []
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        found.append((value, key))
        if isinstance(inner, dict | list) and key != "options":
            found += places(inner)
    return found


def damage(position: dict[str, Any], random: Random) -> None:
    """Spoils one place of the position: gone, doubled, a little off, or something else altogether."""
    holder, key = random.choice(places(position))
    way = random.randrange(4)
    if way == 0:
        del holder[key]
    elif way == 1 and isinstance(holder, list):
        holder.append(copy.deepcopy(holder[key]))
    elif way == 2 and type(holder[key]) is int:
        holder[key] += random.choice([-1, 1])
    else:
        holder[key] = copy.deepcopy(random.choice(WRONG))


def test_a_damaged_position_is_refused_or_plays(case: Case) -> None:
    """Whatever loads is a state like any other: it comes back as it was and plays to an end."""
    game = case.game
    random = Random(22)
    refused = 0
    for number, state in enumerate(stages(case, 22)):
        if number % 9:
            continue
        position = over_the_wire(game.position(state))
        damage(position, random)
        told = complaint(lambda: game.load(position))  # noqa: B023
        if told is not None:
            assert told
            refused += 1
            continue
        loaded = game.load(position)
        assert game.fingerprint(game.load(game.position(loaded))) == game.fingerprint(loaded)
        random_playout(loaded, number)
        assert loaded.over(), position
    assert refused > 0


def test_a_position_of_another_game_is_refused(case: Case) -> None:
    position = case.game.position(case.new())
    for other in ["chess", None, 7]:
        with pytest.raises(BadPosition, match=case.game.id):
            case.game.load({**position, "game": other})
