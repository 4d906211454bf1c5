"""A move as it is stored: one line of JSON."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from racecraft.engine.record import Ply
from racecraft.engine.state import Seat


class Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What one move did to the record: a decision with the chance it called for, or the undo of a seat."""

    plies: list[Ply] = []
    undo: Seat | None = None


encode_line = msgspec.json.Encoder().encode
decode_line = msgspec.json.Decoder(Line).decode


def plies_of(lines: Iterable[str]) -> list[Ply]:
    """The plies that stored moves leave, without playing them."""
    plies: list[Ply] = []
    for text in lines:
        line = decode_line(text)
        if line.undo is not None:
            places = [place for place, ply in enumerate(plies) if ply.seat == line.undo]
            del plies[places[-1] :]
        plies += line.plies
    return plies
