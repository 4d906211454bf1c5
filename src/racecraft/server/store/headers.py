"""Names in stored headers, also in those of another version."""

from __future__ import annotations

import logging
from collections.abc import Iterable

import msgspec

from racecraft.engine.state import Seat

log = logging.getLogger(__name__)


def renamed(code: str, header: str, seats: Iterable[Seat], name: str) -> str:
    """The header of a table with another name in these seats, and all else as it was. A header in which there
    are no such seats is logged, since the old name may stand somewhere else in it, and stays as it is."""
    try:
        known = msgspec.json.decode(header)
        for seat in seats:
            known["seats"][seat]["name"] = name
        return msgspec.json.encode(known).decode()
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError, RecursionError) as error:
        reason = str(error) or type(error).__name__
        log.warning("no name was changed in the header of table %s", code, extra={"reason": reason})
        return header
