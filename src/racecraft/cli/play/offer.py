"""Bare `racecraft play` offers to go on with a race that was left, or lost its window."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple, TextIO

from racecraft.cli.output import printable
from racecraft.cli.play.faces import face_of
from racecraft.cli.play.journal import Kept, unfinished_races
from racecraft.engine.errors import RacecraftError
from racecraft.locales import Words

MOST_OFFERED = 5


class Offer(NamedTuple):
    path: Path
    line: str
    """Which race it is, in words."""


def offered(words: Words, source: TextIO, sink: TextIO) -> Path | None:
    """The race that the player wants to go on with; None for a new one."""
    offers = list(islice(_offers(words), MOST_OFFERED))
    while offers:
        sink.write(words.say("offer-title", count=len(offers)) + "\n")
        for number, offer in enumerate(offers, 1):
            sink.write(f"  {number}) {offer.line}\n")
        sink.write(words.say("offer-ask") + "\n> ")
        sink.flush()
        line = source.readline()
        if not line:
            sink.write("\n")
            return None
        answer = line.strip().lower()
        if answer in ("n", words.say("terminal-no")):
            return None
        deletes = answer[:1] in ("d", "в")
        which = (answer[1:].strip() if deletes else answer) or "1"
        chosen = int(which) if which.isdecimal() else 0
        if not 1 <= chosen <= len(offers):
            sink.write(words.say("offer-not-understood", text=printable(answer[:40])) + "\n")
        elif deletes:
            offers.pop(chosen - 1).path.unlink(missing_ok=True)
            sink.write(words.say("offer-deleted") + "\n")
        else:
            return offers[chosen - 1].path
    return None


def _offers(words: Words) -> Iterator[Offer]:
    for race in unfinished_races():
        try:
            yield Offer(race.path, _line(race, words))
        except RacecraftError:
            continue  # Of other rules, or of a bot that is not installed here: it can be watched, not raced.


def _line(race: Kept, words: Words) -> str:
    header = race.record.header
    face = face_of(header.game, words, header.seats)
    names = ", ".join(face.name(seat) for seat in range(len(header.seats)))
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(race.changed))
    headline = face.headline(race.record.replay())
    return words.say("offer-race", game=race.record.game.title, headline=headline, names=names, when=when)
