"""A legal action in all its forms, for programs that choose by looking at them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from racecraft.engine.state import Action


@dataclass(frozen=True, slots=True)
class Move:
    """What a seat may play now."""

    number: Action
    text: str
    """In the game's notation."""
    json: dict[str, Any]
    """As an object, with the parts of the action by name."""

    def __str__(self) -> str:
        return self.text
