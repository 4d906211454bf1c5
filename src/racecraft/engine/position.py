"""Positions as data: a change laid over a whole position, as scenarios and training races state them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from racecraft.engine.errors import BadPosition
from racecraft.engine.files import read_json


def read_position(path: Path) -> dict[str, Any]:
    """The position in a JSON file, whole or in part; BadPosition says what is wrong with the file."""
    data = read_json(path, BadPosition)
    if not isinstance(data, dict):
        raise BadPosition(f"{path.name}: a position is a JSON object")
    return data


def merged(base: Any, change: Any, where: str = "position") -> Any:
    """`base` with `change` over it: objects by key, lists of objects by entry, the rest replaced."""
    if isinstance(base, dict) and isinstance(change, dict):
        out = dict(base)
        for key, value in change.items():
            out[key] = merged(base[key], value, f"{where}.{key}") if key in base else value
        return out
    if (
        isinstance(base, list)
        and isinstance(change, list)
        and base
        and all(isinstance(entry, dict) for entry in base)
    ):
        if len(change) > len(base):
            raise BadPosition(f"{where} has {len(change)} entries, the start position only {len(base)}")
        return [merged(b, c, where) for b, c in zip(base, change, strict=False)] + base[len(change) :]
    return change
