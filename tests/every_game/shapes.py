"""Whether a JSON value is exactly of a type: no field too many, none missing, every value of its kind."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, is_typeddict

from racecraft.engine.shapes import fields


def flaws(value: Any, hint: Any, where: str = "it") -> list[str]:
    """What is wrong with a value, each with its place; nothing if it conforms."""
    if hint is Any:
        return []
    if hint in (None, NoneType):
        return [] if value is None else [f"{where} is {value!r}, not null"]
    if hint is float:
        return [] if type(value) in (float, int) else [f"{where} is {value!r}, not a number"]
    if hint in (str, int, bool):
        return [] if type(value) is hint else [f"{where} is {value!r}, not {hint.__name__}"]
    if is_typeddict(hint):
        return _typed_dict(value, hint, where)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return [] if value in arguments else [f"{where} is {value!r}, none of {arguments}"]
    if origin in (Union, UnionType):
        return _union(value, arguments, where)
    if origin is list:
        if type(value) is not list:
            return [f"{where} is {value!r}, not a list"]
        return [
            flaw
            for place, each in enumerate(value)
            for flaw in flaws(each, arguments[0], f"{where}[{place}]")
        ]
    if origin is tuple:
        if type(value) not in (list, tuple) or len(value) != len(arguments):
            return [f"{where} is {value!r}, not {len(arguments)} values"]
        pairs = enumerate(zip(value, arguments, strict=True))
        return [flaw for place, (each, part) in pairs for flaw in flaws(each, part, f"{where}[{place}]")]
    if origin is dict:
        if type(value) is not dict:
            return [f"{where} is {value!r}, not an object"]
        named = [f"{where} has the key {key!r}, not text" for key in value if type(key) is not str]
        return named + [
            flaw for key, each in value.items() for flaw in flaws(each, arguments[1], f"{where}.{key}")
        ]
    raise TypeError(f"{hint!r} is not checked here")


def _typed_dict(value: Any, kind: Any, where: str) -> list[str]:
    if type(value) is not dict:
        return [f"{where} is {value!r}, not a {kind.__name__}"]
    found = []
    hints = fields(kind)
    for name, hint in hints.items():
        absent = get_origin(hint) is NotRequired
        if name in value:
            found += flaws(value[name], get_args(hint)[0] if absent else hint, f"{where}.{name}")
        elif not absent:
            found.append(f"{where} has no {name!r}, which a {kind.__name__} has")
    return found + [
        f"{where} has a field {name!r}, which no {kind.__name__} has" for name in value if name not in hints
    ]


def _union(value: Any, parts: tuple[Any, ...], where: str) -> list[str]:
    """Nothing if one of the types fits; else what is wrong with the one that comes closest."""
    return min([flaws(value, part, where) for part in parts], key=len)
