"""What the table turns down: a key for the browser's own words, an HTTP status, one English sentence."""

from __future__ import annotations

from typing import Any, Final

from racecraft.engine.errors import BadBoard, RacecraftError

STATUS: Final = {
    "bad-request": 400,
    "bad-options": 400,
    "bad-name": 400,
    "reserved-name": 400,
    "mixed-scripts": 400,
    "who-are-you": 401,
    "bad-code": 403,
    "bad-passkey": 403,
    "bad-push": 403,
    "banned": 403,
    "muted": 403,
    "removed": 403,
    "not-yours": 403,
    "wrong-origin": 403,
    "not-found": 404,
    "wrong-method": 405,
    "stale": 409,
    "not-your-turn": 409,
    "seat-taken": 409,
    "name-taken": 409,
    "resigned": 409,
    "seats-open": 409,
    "not-open": 409,
    "season-closed": 409,
    "too-few": 409,
    "host-here": 409,
    "not-running": 409,
    "frozen": 409,
    "not-over": 409,
    "no-reviews": 409,
    "no-undo": 409,
    "no-pause": 409,
    "no-plan": 409,
    "long-race": 409,
    "rated": 409,
    "of-the-day": 409,
    "day-sealed": 409,
    "drill": 409,
    "too-large": 413,
    "not-json": 415,
    "illegal": 422,
    "bad-edit": 422,
    "quota": 429,
    "too-fast": 429,
    "too-many": 429,
    "large-head": 431,
    "failed": 500,
    "busy": 503,
    "not-stored": 503,
    "closing": 503,
}
"""Every reason to refuse, with its HTTP status. The browser says it with the message `refused-<key>`."""


class Refused(RacecraftError):
    """A refused request; it has changed nothing."""

    def __init__(self, key: str, sentence: str) -> None:
        super().__init__(sentence)
        self.key = key
        self.status = STATUS[key]
        self.said: dict[str, Any] | None = None
        """The sentence for people, where it is more than the key says."""


class NotStored(Refused):
    """The database did not confirm; what was to be stored may or may not be there."""

    def __init__(self, reason: str) -> None:
        super().__init__("not-stored", f"the database did not confirm this, look again: {reason}")


class Conflict(Exception):
    """Somebody else wrote first and nothing was stored; callers look again and say what they find."""


def refusal_of(error: Exception) -> Refused:
    """What whoever asked is told about any error."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, RacecraftError):
        refused = Refused("bad-request", str(error))
        if isinstance(error, BadBoard) and error.fault is not None:
            refused.said = {"key": error.fault.sentence, "values": dict(error.fault.values)}
        elif error.message:
            refused.said = {"key": error.message, "values": dict(error.values)}
        return refused
    if isinstance(error, RecursionError):
        return Refused("bad-request", "what was sent is nested too deeply")
    return Refused("failed", "something went wrong here; nothing was changed")
