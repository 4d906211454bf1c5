"""What is written down about a race, to be read, printed or processed: time sheets, classifications. A game's
painter names its papers by kind."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from racecraft.drawing.picture import Picture
from racecraft.engine.state import State

CLASSIFICATION, INFORMATION, TIME_SHEET = "classification", "information", "time-sheet"
"""Kinds of papers."""

Say = Callable[..., str]
"""Says a message with its values in some language."""


class Paper(ABC):
    words: Sequence[str]
    """The words it needs; each is the message `<messages>-<word>`."""
    messages: str

    def covers(self, state: State) -> bool:
        """Whether it is written for a race such as this."""
        return True

    @abstractmethod
    def data(self, state: State, drivers: Sequence[str], date: str = "") -> dict[str, Any]:
        """What the paper says, as JSON."""

    @abstractmethod
    def text(self, data: dict[str, Any], words: dict[str, str]) -> str: ...

    @abstractmethod
    def draw(self, data: dict[str, Any], words: dict[str, str], theme: str = "light") -> Picture: ...

    def said(self, data: Mapping[str, Any], say: Say) -> tuple[dict[str, Any], dict[str, str]]:
        """The data with values a person can read, and the words, in a language."""
        return dict(data), {word: say(f"{self.messages}-{word}") for word in self.words}
