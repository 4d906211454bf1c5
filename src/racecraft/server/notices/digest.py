"""What a notice says: one race by its name, several as one digest."""

from __future__ import annotations

from typing import Any

import msgspec

from racecraft.engine.registry import game_of
from racecraft.locales import Words
from racecraft.server.play.clocks import DAY, SECOND, Days
from racecraft.server.play.tables import Facts
from racecraft.server.play.turns import Turn

MOST_BYTES = 3000
"""Push services take 4096 bytes with all that encryption adds."""
NAMED = 3
"""Races of a digest that are named."""
MOST_RIVALS = 3
HOUR = 3600 * SECOND
LASTS_SECONDS = 86_400
"""For so long a notice of a race without a clock is of use."""


def concerns(facts: Facts) -> bool:
    """Whether somebody who is not at this table is told: others wait for them, or a clock of days runs."""
    if facts.training is not None or not facts.goes_on:
        return False
    people = {seat.identity for seat in facts.seats if seat.kind == "person"} - {None}
    return len(people) > 1 or isinstance(facts.clock, Days)


def on_holiday(turn: Turn, now: int) -> bool:
    """Whether somebody has stopped their clock to be left alone."""
    pauses = [pause for seat in turn.seats for pause in turn.facts.seats[seat].allowance.pauses]
    return any(begin <= now < end for begin, end in pauses)


def race_name(words: Words, turn: Turn) -> str:
    """The game and the track, where it has a name."""
    facts = turn.facts
    if facts.track == "own":
        return game_of(facts.game).title
    return words.say(
        "notice-race", game=game_of(facts.game).title, track=words.track(facts.game, facts.track)
    )


def rivals(words: Words, turn: Turn) -> str:
    """Those who race along, without the bots where there are people."""
    others = [seat for seat in turn.facts.seats if seat.seat not in turn.seats]
    people = [seat.name for seat in others if seat.kind in ("person", "invited")]
    if not people:
        return words.say("notice-bots", count=len(others))
    more = len(people) - MOST_RIVALS
    named = ", ".join(people[:MOST_RIVALS])
    return named if more <= 0 else words.say("notice-and-more", names=named, count=more)


def time_left(words: Words, turn: Turn, now: int) -> str:
    """Days or hours, rounded down; nothing without a clock."""
    if turn.deadline is None:
        return ""
    left = max(0, turn.deadline - now)
    if left >= 2 * DAY:
        return words.say("notice-days-left", count=left // DAY)
    if left >= HOUR:
        return words.say("notice-hours-left", count=left // HOUR)
    return words.say("notice-minutes-left", count=left // (60 * SECOND))


def line(words: Words, turn: Turn, now: int) -> str:
    """With whom, and how long there is time."""
    left = time_left(words, turn, now)
    who = words.say("notice-with", who=rivals(words, turn))
    return f"{who} · {left}" if left else who


def title(words: Words, turn: Turn) -> str:
    if turn.opens is not None:
        return words.say("notice-title-opens", championship=turn.opens)
    return words.say("notice-title", race=race_name(words, turn))


def address(turn: Turn, home: str) -> str:
    """Where somebody goes who is told of it."""
    if turn.opens is not None:
        return f"{home}/season/{turn.facts.championship}"
    return f"{home}/table/{turn.facts.code}"


def payload(words: Words, turns: list[Turn], base: str, now: int) -> bytes:
    """The notice as the service worker of our pages reads it."""
    first = turns[0]
    told: dict[str, Any] = {"races": len(turns), "language": words.language}
    if len(turns) == 1:
        told["title"] = title(words, first)
        named = "" if first.opens is None else f"{race_name(words, first)}: "
        told["body"] = named + line(words, first, now)
        told["url"] = address(first, base)
    else:
        told["title"] = words.say("notice-title-many", count=len(turns))
        told["body"] = "\n".join(
            f"{race_name(words, turn)}: {line(words, turn, now)}" for turn in turns[:NAMED]
        )
        told["url"] = f"{base}/"
    content = msgspec.json.encode(told)
    if len(content) > MOST_BYTES:  # names may be long
        content = msgspec.json.encode(told | {"body": ""})
    return content


def lasts(turns: list[Turn], now: int) -> int:
    """For how many seconds a notice of these races is of use."""
    deadlines = [turn.deadline for turn in turns if turn.deadline is not None]
    if not deadlines:
        return LASTS_SECONDS
    return max(60, (max(deadlines) - now) // SECOND)
