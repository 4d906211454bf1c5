"""The luck of playouts that are compared: a stream for every seat, the same again, behind what was drawn."""

from __future__ import annotations

from racecraft.engine.playout import Streams, streams_of
from racecraft.engine.state import TABLE

SEATS = [TABLE, 0, 1]


def drawn(streams: Streams, seat: int, count: int) -> list[int]:
    return [streams.below(seat, 1000) for _ in range(count)]


def test_what_one_seat_draws_changes_nothing_for_the_others() -> None:
    quiet, busy = streams_of(7, 2), streams_of(7, 2)
    drawn(busy, 0, 5)
    assert drawn(quiet, 1, 9) == drawn(busy, 1, 9)
    assert drawn(quiet, TABLE, 9) == drawn(busy, TABLE, 9)


def test_every_stream_and_every_seed_is_another() -> None:
    found = [tuple(drawn(streams_of(seed, 2), seat, 6)) for seed in range(4) for seat in SEATS]
    assert len(set(found)) == len(found)


def test_the_same_numbers_come_again_and_then_new_ones() -> None:
    streams = streams_of(7, 2)
    whole = drawn(streams_of(7, 2), 1, 8)
    assert drawn(streams, 1, 3) == whole[:3]
    streams.again()
    assert drawn(streams, 1, 8) == whole


def test_streams_begin_behind_what_was_drawn() -> None:
    whole = drawn(streams_of(7, 2), 1, 8)
    streams = Streams(7, [0, 2, 3])
    assert drawn(streams, 1, 5) == whole[3:]
    streams.again()
    assert drawn(streams, 1, 5) == whole[3:]


def test_numbers_are_below_their_limit() -> None:
    streams = streams_of(1, 2)
    assert {streams.below(0, 6) for _ in range(200)} == set(range(6))
