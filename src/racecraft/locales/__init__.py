"""All texts: Fluent catalogues in English, Ukrainian and Russian for terminal and browser.

One file a topic (`rali.ftl`, `terminal.ftl`, `commands.ftl` …), the same files with the same messages in
every language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from racecraft.engine.errors import UnknownName
from racecraft.engine.parts import folder_of, games_from_outside
from racecraft.engine.state import TABLE, Event

CATALOGUES = Path(__file__).parent
LANGUAGES = {"en": "English", "uk": "Українська", "ru": "Русский"}
FALLBACK = "en"


def topics() -> list[str]:
    """The names of the catalogue files, without their ending."""
    return sorted(path.stem for path in (CATALOGUES / FALLBACK).glob("*.ftl"))


def language_of(given: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the environment's, else English. UnknownName for one we do not speak."""
    if given is not None:
        code = given.lower().replace("_", "-").partition("-")[0]
        if code not in LANGUAGES:
            raise UnknownName(f"there is no language {given!r}; there is {', '.join(LANGUAGES)}")
        return code
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if value:
            code = value[:2].lower()
            return code if code in LANGUAGES else FALLBACK
    return FALLBACK


def _text(language: str, topic: str) -> str:
    return (CATALOGUES / language / f"{topic}.ftl").read_text(encoding="utf-8")


def text_from_outside(game_id: str, language: str) -> str:
    """The catalogue that a game from outside brings, `<language>.ftl` in its folder or `en.ftl`; empty
    for any other game."""
    if game_id not in games_from_outside():
        return ""
    files = [folder_of(game_id) / f"{code}.ftl" for code in (language, FALLBACK)]
    return next((file.read_text(encoding="utf-8") for file in files if file.is_file()), "")


MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


@cache
def _topic_of() -> dict[str, str]:
    """By message, the catalogue that it is in, which is the same in every language."""
    return {id: topic for topic in topics() for id in MESSAGE.findall(_text(FALLBACK, topic))}


class _Catalogues:
    """The messages of one language. A catalogue is parsed when a message of it is wanted: parsing all of them
    takes longer than most commands. Threads share it: the server draws pictures in one of its own."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._parsed: set[str] = set()
        self._ready: set[str] = set()
        """Those of them that are parsed with all that they may refer to."""
        self._parsing = Lock()

    def with_message(self, id: str) -> FluentBundle:
        """The bundle, with this message and all that it may refer to; as it is if there is no such one."""
        topic = _topic_of().get(id)
        if topic not in self._ready:
            with self._parsing:
                if topic is None:
                    self._add_from_outside(id)
                else:
                    self._add(topic)
        return self._bundle

    def _add(self, topic: str) -> None:
        wanted = [topic]
        while wanted:
            topic = wanted.pop()
            if topic in self._parsed:
                continue
            text = _text(self._language, topic)
            self._bundle.add_resource(FluentResource(text))
            self._parsed.add(topic)
            wanted += {_topic_of()[other] for other in REFERENCE.findall(text) if other in _topic_of()}
        self._ready |= self._parsed

    def _add_from_outside(self, id: str) -> None:
        """Parses the catalogue of the game from outside whose message this may be."""
        for game_id in games_from_outside():
            if id.startswith(f"{game_id}-") and game_id not in self._parsed:
                self._parsed.add(game_id)
                self._bundle.add_resource(FluentResource(text_from_outside(game_id, self._language)))


@cache
def _catalogues(language: str) -> _Catalogues:
    return _Catalogues(language)


class Words:
    """Says things in one language."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language_of(language, {})
        self._catalogues = _catalogues(self.language)

    def say(self, id: str, **values: Any) -> str:
        """The message with its values filled in. A message that does not exist is a mistake of ours."""
        bundle = self._catalogues.with_message(id)
        message = bundle.get_message(id)
        if message.value is None:
            raise KeyError(id)
        text, errors = bundle.format_pattern(message.value, values)
        if errors:
            raise ValueError(f"{self.language}: {id}: {errors[0]}")
        return str(text)

    def figure(self, value: float, form: str) -> str:
        """A number in a format such as `.2f`, with the decimal sign that messages use for numbers."""
        from babel.numbers import get_decimal_symbol

        return format(value, form).replace(".", get_decimal_symbol(self.language))

    def attribute(self, id: str, name: str) -> str:
        """A part of a message that needs no values."""
        bundle = self._catalogues.with_message(id)
        text, _ = bundle.format_pattern(bundle.get_message(id).attributes[name])
        return str(text)

    def knows(self, id: str) -> bool:
        return bool(self._catalogues.with_message(id).has_message(id))

    def starting(self, prefix: str) -> dict[str, str]:
        """Every message whose id begins so and that needs no values, by the rest of its id."""
        ids = [id for id in _topic_of() if id.startswith(prefix)]
        return {id.removeprefix(prefix): self.say(id) for id in ids}

    def marks(self, game_id: str) -> dict[str, str]:
        """What tables and pictures of a game's tracks call by a word; ids and numbers stand for
        themselves."""
        return self.starting("track-mark-") | self.starting(f"{game_id}-mark-")

    def track(self, game_id: str, id: str) -> str:
        """The title of a built-in track, or of a part of one such as `rulebook:2`."""
        course, _, part = id.partition(":")
        return self.say(f"{game_id}-track-name", course=course, track=course, part=part or "whole")

    def event(self, game_id: str, event: Event, name: Callable[[int], str]) -> str:
        """The sentence for an event: message `<game>-<kind>`, with `who` and other seats by name."""
        values = {key: name(value) if key in SEAT_VALUES else value for key, value in event.values.items()}
        if event.seat != TABLE:
            values.setdefault("who", name(event.seat))
        return self.say(f"{game_id}-{event.kind.replace('_', '-')}", **values)

    def tell(self, said: Mapping[str, Any] | list[Any], name: Callable[[int], str]) -> str:
        """A message of an outlook or a review, or several: its `key` with its `values`, which may be messages
        themselves; seats by name."""
        if isinstance(said, list):
            return ", ".join(self.tell(each, name) for each in said)
        values: dict[str, Any] = {}
        for key, value in said["values"].items():
            if key in SEAT_VALUES:
                value = ", ".join(map(name, value)) if isinstance(value, list) else name(value)
            elif isinstance(value, dict | list):
                value = self.tell(value, name)
            values[key] = value
        return self.say(said["key"], **values)


SEAT_VALUES = {"who", "other"}
"""Values of events that are seats, shown as names."""
