"""`TypedDict`s as JSON schemas: the shapes of views, outlooks and events, with the texts of their docstrings.

Types are read at run time, which works in the interpreted form only: mypyc keeps nothing of `list[int]` but
`list`.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterable
from itertools import pairwise
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

Schema = dict[str, Any]

REFERENCE = "#/components/schemas/"
_PLAIN: dict[Any, Schema] = {
    Any: {},
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    None: {"type": "null"},
    NoneType: {"type": "null"},
}


def components(kinds: Iterable[type]) -> dict[str, Schema]:
    """The schema of each of these types and of every `TypedDict` that they refer to, by its name."""
    found: dict[str, Schema] = {}
    origins: dict[str, type] = {}
    for kind in kinds:
        _add(kind, found, origins)
    return found


def fields(kind: type) -> dict[str, Any]:
    """The fields of a `TypedDict` with their types; those that may be absent are `NotRequired`."""
    absent: Any = NotRequired
    optional: frozenset[str] = getattr(kind, "__optional_keys__", frozenset())
    return {
        name: absent[hint] if name in optional and get_origin(hint) is not NotRequired else hint
        for name, hint in get_type_hints(kind, include_extras=True).items()
    }


def described(kind: type) -> dict[str, str]:
    """What the docstrings under the fields of a class say, those of its bases included."""
    found: dict[str, str] = {}
    try:
        source = inspect.getsource(kind)
    except OSError:
        return _described_call(kind)
    written = ast.parse(textwrap.dedent(source)).body[0]
    assert isinstance(written, ast.ClassDef)
    for name in written.bases:
        base = vars(sys.modules[kind.__module__]).get(ast.unparse(name))
        if base is not None and is_typeddict(base):
            found |= described(base)
    for field, text in pairwise(written.body):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(text, ast.Expr)
            and isinstance(text.value, ast.Constant)
        ):
            found[field.target.id] = _one_line(str(text.value.value))
    return found


def _described_call(kind: type) -> dict[str, str]:
    """The docstring under a `TypedDict` that is made by a call, for a key that is no name in Python."""
    body = ast.parse(inspect.getsource(sys.modules[kind.__module__])).body
    for made, text in pairwise(body):
        if (
            isinstance(made, ast.Assign)
            and ast.unparse(made.targets[0]) == kind.__name__
            and isinstance(text, ast.Expr)
            and isinstance(text.value, ast.Constant)
        ):
            return dict.fromkeys(fields(kind), _one_line(str(text.value.value)))
    return {}


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _add(kind: type, found: dict[str, Schema], origins: dict[str, type]) -> Schema:
    """A reference to the schema of a `TypedDict`, which is made if it is not there yet."""
    name = kind.__name__
    if name not in origins:
        origins[name] = kind
        told = described(kind)
        properties = {}
        required = []
        for field, hint in fields(kind).items():
            if get_origin(hint) is NotRequired:
                hint = get_args(hint)[0]
            else:
                required.append(field)
            properties[field] = _schema(hint, found, origins)
            if field in told:
                properties[field] = {**properties[field], "description": told[field]}
        found[name] = {
            "type": "object",
            **({"description": _one_line(kind.__doc__)} if kind.__doc__ else {}),
            "properties": properties,
            "required": required,
            "additionalProperties": False,
        }
    elif origins[name] is not kind:
        raise TypeError(f"two types are named {name}: in {kind.__module__} and {origins[name].__module__}")
    return {"$ref": REFERENCE + name}


def _schema(hint: Any, found: dict[str, Schema], origins: dict[str, type]) -> Schema:
    if hint in _PLAIN:
        return dict(_PLAIN[hint])
    if is_typeddict(hint):
        return _add(hint, found, origins)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        texts = all([isinstance(value, str) for value in arguments])
        return {"type": "string" if texts else "integer", "enum": list(arguments)}
    if origin is list:
        return {"type": "array", "items": _schema(arguments[0], found, origins)}
    if origin is dict:
        return {"type": "object", "additionalProperties": _schema(arguments[1], found, origins)}
    if origin is tuple:
        parts = [_schema(part, found, origins) for part in arguments]
        return {"type": "array", "prefixItems": parts, "minItems": len(parts), "maxItems": len(parts)}
    if origin in (Union, UnionType):
        return {"anyOf": [_schema(part, found, origins) for part in arguments]}
    raise TypeError(f"{hint!r} has no place in JSON")
