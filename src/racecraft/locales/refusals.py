"""What is wrong, in the user's language.

Rules, files and stores say in English what is wrong with what they are given: programs read it too, and one
error is often wrapped in another ("race.jsonl: line 3: …"). The catalogue `refusals` has these sentences, in
English as a pattern and in every other language as what it means, so that whoever speaks to people can say
them, whole or piece by piece.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from racecraft.engine.errors import MOST_SENTENCE
from racecraft.locales import CATALOGUES, FALLBACK, Words

SPOKEN = {"reason", "where"}
"""Values that are said in the user's language as well, where they can be."""
DEEPEST = 6
"""Errors within errors that are looked into."""
COLON = ": "
_MESSAGE = re.compile(r"^(refusal-[\w-]+) = (.+)$", re.MULTILINE)
_VALUE = re.compile(r"\{ \$(\w+) \}")
_RULE = re.compile(r"\b([a-z]{2})-([a-z]+-\d+)")


class _Pattern(NamedTuple):
    id: str
    form: re.Pattern[str]
    weight: int
    """How many characters it tells by itself."""


class _Said(NamedTuple):
    text: str
    weight: int
    """How many characters of the English sentence it says: of several ways, that which says most is right."""


@cache
def _patterns() -> list[_Pattern]:
    text = (CATALOGUES / FALLBACK / "refusals.ftl").read_text(encoding="utf-8")
    return [_Pattern(id, _form(said), len(_VALUE.sub("", said))) for id, said in _MESSAGE.findall(text)]


def _form(said: str) -> re.Pattern[str]:
    parts = _VALUE.split(said)
    form = "".join(f"(?P<{part}>.+?)" if at % 2 else re.escape(part) for at, part in enumerate(parts))
    return re.compile(form, re.DOTALL)


def in_language(sentence: str, words: Words) -> str:
    """The sentence of an error in this language; as it is where the catalogue does not have it."""
    if words.language == FALLBACK or len(sentence) > MOST_SENTENCE:
        return sentence
    return _Saying(words).say(sentence, DEEPEST).text


class _Saying:
    """Finds what one sentence and its parts mean; a part is looked for once."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._known: dict[str, _Said] = {}

    def say(self, sentence: str, depth: int) -> _Said:
        """With a weight of 0 where nothing is known of it."""
        if depth == 0:
            return _Said(sentence, 0)
        if sentence not in self._known:
            ways = [_Said(sentence, 0), *self._by_patterns(sentence, depth), self._by_parts(sentence, depth)]
            self._known[sentence] = max(ways, key=lambda way: way.weight)
        return self._known[sentence]

    def _by_patterns(self, sentence: str, depth: int) -> Iterator[_Said]:
        for id, form, weight in _patterns():
            found = form.fullmatch(sentence)
            if found is None:
                continue
            values = found.groupdict()
            for name in SPOKEN & values.keys():
                values[name], more = self.say(values[name], depth - 1)
                weight += more
            yield _Said(self._words.say(id, **values), weight)

    def _by_parts(self, sentence: str, depth: int) -> _Said:
        """What stands behind "race.jsonl: ", "line 3: " and the like; without such, what its rules say."""
        name, colon, rest = sentence.partition(COLON)
        if not colon:
            return self._by_rule(sentence)
        first, second = self.say(name, depth - 1), self.say(rest, depth - 1)
        return _Said(f"{first.text}{COLON}{second.text}", first.weight + second.weight)

    def _by_rule(self, sentence: str) -> _Said:
        """What the catalogue of the game says of the rule that the sentence cites."""
        for letters, rule in _RULE.findall(sentence.lower()):
            of = f"rules-{letters}"  # which game it is whose rules begin so
            game = self._words.say(of) if self._words.knows(of) else ""
            for id in (f"{game}-why-{rule}", f"{game}-face-why-{rule}"):
                if self._words.knows(id):
                    return _Said(self._words.say(id), len(sentence))
        return _Said(sentence, 0)
