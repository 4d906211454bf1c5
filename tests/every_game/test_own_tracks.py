"""Documents from outside: an unknown key at any place, or an object where none belongs, is one sentence."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from racecraft.engine.errors import MOST_SENTENCE, BadBoard
from racecraft.engine.registry import game_of
from racecraft.games.gt.dashboard import read_dashboards
from racecraft.games.gt.tiles import DATA
from racecraft.games.rallyman.figures import DATA as FIGURES

Reader = Callable[[Any, str], Any]
Way = tuple[str | int, ...]


def content(game: str, track: str) -> dict[str, Any]:
    rules = game_of(game)
    data: dict[str, Any] = copy.deepcopy(rules.track_data(rules.track(track)))
    return data


def circuit() -> dict[str, Any]:
    """With a tile of its own and a pit tile: all that a circuit may have."""
    data = content("gt", "k1")
    tiles = json.loads((DATA / "tiles.json").read_text("utf-8"))["tiles"]
    taken = {(entry["q"], entry["r"]) for entry in data["tiles"]}
    first = data["tiles"][0]
    around = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    places = [(first["q"] + q, first["r"] + r) for q, r in around]
    q, r = next(place for place in places if place not in taken)
    return {**data, "own_tiles": {"121a": tiles["117a"]}, "pit": {"q": q, "r": r}, "unlimited": True}


def dashboards() -> dict[str, Any]:
    """With a table of its own for one side."""
    data: dict[str, Any] = json.loads((DATA / "dashboards.json").read_text("utf-8"))
    data["classes"]["GT6"]["rain wet"]["loss_of_control"] = copy.deepcopy(data["loss_of_control"])
    return data


def rally() -> dict[str, Any]:
    """On a board of its own and by figures of its own."""
    data = content("rallyman", "april_skies")
    figures = json.loads((FIGURES / "figures.json").read_text("utf-8"))
    board = {**content("rallyman", "C"), "zone": "Z"}
    return {**data, "boards": [board], "figures": figures}


def track(game: str) -> Reader:
    return game_of(game).read_track


DOCUMENTS: dict[str, tuple[Callable[[], dict[str, Any]], Reader]] = {
    "rali": (lambda: content("rali", "classic"), track("rali")),
    "gt": (circuit, track("gt")),
    "gt dashboards": (dashboards, read_dashboards),
    "heat": (lambda: content("heat", "espana"), track("heat")),
    "rallyman": (rally, track("rallyman")),
    "rallyman board": (lambda: content("rallyman", "C"), track("rallyman")),
}


def places(value: Any, way: Way = ()) -> Iterator[tuple[Way, Any]]:
    """All parts of a document; of a list, one of each form."""
    yield way, value
    if isinstance(value, dict):
        for key, item in value.items():
            yield from places(item, (*way, key))
    elif isinstance(value, list):
        seen: set[object] = set()
        for index, item in enumerate(value):
            form = frozenset(item) if isinstance(item, dict) else type(item)
            if form not in seen:
                seen.add(form)
                yield from places(item, (*way, index))


def changed(data: Any, way: Way, change: Callable[[Any], Any]) -> Any:
    """A copy in which one part is another."""
    if not way:
        return change(data)
    other: Any = dict(data) if isinstance(data, dict) else list(data)
    other[way[0]] = changed(data[way[0]], way[1:], change)
    return other


def complaint(read: Reader, document: Any) -> str | None:
    try:
        read(document, "mine")
    except BadBoard as error:
        return str(error)
    return None


@pytest.mark.parametrize("kind", DOCUMENTS)
def test_what_has_no_place_in_a_document_is_named(kind: str) -> None:
    make, read = DOCUMENTS[kind]
    document = make()
    read(document, "mine")
    accepted: list[Way] = []
    for way, value in places(document):
        for wrong in ("wings", "w" * 100_000):
            strange = {wrong: {"deep": [1]}}

            def with_it(part: Any, strange: dict[str, Any] = strange) -> Any:
                return {**part, **strange} if isinstance(part, dict) else strange

            told = complaint(read, changed(document, way, with_it))
            if told is None:
                accepted.append(way)
                continue
            assert len(told) <= MOST_SENTENCE, way
            assert "\n" not in told
            if isinstance(value, dict) and way != ("own_tiles",):
                assert wrong[:90] in told, way
    assert accepted == []
