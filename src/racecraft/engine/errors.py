"""The errors a user meets. Each carries one sentence: what was wrong, where, what would be right."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar


class RacecraftError(Exception):
    """An error that a user can correct. The command line prints the sentence and exits with status 2.

    Where `message` is the id of a message of the locales, that one says the same in the user's language, with
    `values` filled in.
    """

    message: str = ""
    values: dict[str, str] = {}


E = TypeVar("E", bound=RacecraftError)


def worded(error: E, message: str, **values: object) -> E:
    """The error, which a message of the locales says too."""
    error.message = message
    error.values = {name: str(value) for name, value in values.items()}
    return error


class IllegalAction(RacecraftError):
    """The rules do not allow this action now; the state is unchanged."""


class WrongSeat(IllegalAction):
    """The seat does not exist or is not asked to decide now; the state is unchanged."""


class IllegalOutcome(RacecraftError):
    """This is not a possible outcome of the roll or draw that is due; the state is unchanged."""


class BadNotation(RacecraftError):
    """A text or JSON form names no action or outcome of this game."""


class BadOptions(RacecraftError):
    """An option is unknown, of the wrong type or out of bounds."""


MOST_NAME: Final = 100
"""Characters of the name of a board or a track."""
MOST_SENTENCE: Final = 1000
"""Characters of a sentence about a document: what it quotes may be of any length."""


class Fault(NamedTuple):
    """What is wrong with a track, for whoever is building it: where, and a sentence of the locales."""

    sentence: str
    """The id of a message."""
    place: str = ""
    """A space as drawings name it, or another part of the track by its id; empty for the whole of it."""
    values: dict[str, str | int] = {}
    """What the message needs."""
    part: tuple[str | int, ...] = ()
    """The way to the part of the document without which the rest could be read; empty where there is none."""


def broken(kind: str, where: str, low: int = 0, high: int = 0) -> Fault:
    """What is wrong with a file that no edit leads to: it lacks something there, or has what cannot be.

    Kinds are `object`, `list`, `text`, `long`, `number`, `choice`, `unknown`, `missing` and, for whatever
    else is wrong with it, `part`; `where` is in the words of the file.
    """
    return Fault(f"builder-broken-{kind}", "", {"where": where, "low": low, "high": high})


class BadBoard(RacecraftError):
    """A track or board file breaks a rule of its format; names file, entry and reason.

    `fault` says the same for an editor, where an edit can lead to it.
    """

    def __init__(self, sentence: str, fault: Fault | None = None) -> None:
        short = sentence if len(sentence) <= MOST_SENTENCE else sentence[: MOST_SENTENCE - 1] + "…"
        super().__init__(short)
        self.fault = fault


class BadPosition(RacecraftError):
    """A position object cannot be a state of its game."""


class BadRecord(RacecraftError):
    """A record is truncated, edited or not a record; names the line and the reason."""


class OtherRules(BadRecord):
    """The race was driven by another version of the game's rules, so it cannot be replayed faithfully."""


class BadScenario(RacecraftError):
    """A scenario file is malformed, or what it states is not so."""


class FactFails(BadScenario):
    """A scenario is well formed, but what it states is not so."""


class UnknownName(RacecraftError):
    """No game, track, bot or language has this name."""


class CannotWrite(RacecraftError):
    """A file could not be written; `reason` is what the system says."""

    def __init__(self, sentence: str, reason: str = "") -> None:
        super().__init__(sentence)
        self.reason = reason
