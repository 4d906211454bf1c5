"""Outlooks as a front end shows them: messages in words."""

from __future__ import annotations

from typing import Any

from racecraft.locales import LANGUAGES, SEAT_VALUES, Words

SPEAKERS = [Words(language) for language in LANGUAGES]


def told(said: dict[str, Any], words: Words = SPEAKERS[0]) -> str:
    """A message in words, with seats as P1, P2 and so on."""
    assert set(said) == {"key", "values"}, said
    return words.say(said["key"], **{key: _word(key, value, words) for key, value in said["values"].items()})


def _word(key: str, value: Any, words: Words) -> Any:
    if isinstance(value, dict):
        return told(value, words)
    if isinstance(value, list):
        return ", ".join(told(part, words) for part in value)
    return f"P{value + 1}" if key in SEAT_VALUES else value


def detail(choice: dict[str, Any]) -> str:
    """What is told beside a choice, in English."""
    return ", ".join(told(said) for said in choice["detail"])
