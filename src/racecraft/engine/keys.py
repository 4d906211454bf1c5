"""The keys of a document from outside: at every place only those that its reader knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from racecraft.engine.errors import MOST_NAME, BadBoard, broken

ANY = "*"
"""Among the keys of a place: names of the maker's own. In a place: one of these names."""

Keys = Mapping[str, Sequence[str]]
"""By place, the keys of an object there. A place is written `effects.rock`, in a list `stations[]`, the whole
document as an empty text. Where no keys are given there is no object."""


def check_keys(data: Any, known: Keys, name: str) -> None:
    """BadBoard names the first key that has no place in the document; whatever is no object passes."""
    waiting: list[tuple[str, str, Any]] = [("", "the file", data)]
    while waiting:
        place, where, value = waiting.pop()
        if isinstance(value, list):
            inner = f"{place}[]"
            listed = [
                (inner, f"{where}, entry {index}", item)
                for index, item in enumerate(value)
                if isinstance(item, (list, dict))
            ]
            waiting.extend(reversed(listed))
        elif isinstance(value, dict):
            keys = known.get(place, ())
            if value and not keys:
                raise BadBoard(f"{name}: {where} cannot be an object", broken("part", where))
            for key in value:
                if key not in keys or key == ANY:
                    _check_key(key, keys, where, name)
            inside = [
                (_below(place, key if key in keys else ANY), key if place == "" else f"{where}, {key}", item)
                for key, item in value.items()
                if isinstance(item, (list, dict))
            ]
            waiting.extend(reversed(inside))


def _check_key(key: Any, keys: Sequence[str], where: str, name: str) -> None:
    """A key that is none of those with a name of their own."""
    shown = str(key)[:MOST_NAME]
    if ANY not in keys or not isinstance(key, str):
        sentence = f"{name}: {where}: there is no {shown!r}; there is {', '.join(keys)}"
        raise BadBoard(sentence, broken("unknown", shown))
    if len(key) > MOST_NAME:
        sentence = f"{name}: {where}: a name has at most {MOST_NAME} characters, not {len(key)}"
        raise BadBoard(sentence, broken("long", where, high=MOST_NAME))


def _below(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key
