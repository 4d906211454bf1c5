"""Replays, frame by frame, and the proof of the dice.

A race that is over, or that hides nothing, is told ply by ply. One in which seats still hold secrets is told
as the spectators saw it: by the moves they saw, and never by a ply.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from racecraft.engine.chance import at_weight, committed_point, total_weight
from racecraft.engine.errors import BadRecord
from racecraft.engine.record import Record
from racecraft.engine.state import TABLE, Event, Seat
from racecraft.server.play.live import Live
from racecraft.server.play.tables import Facts


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one step of the race changed. The first frame has the whole view, the others what differs."""

    number: int
    view: Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/components/schemas/Changes"})]
    events: list[
        Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/components/schemas/GameEvent"})]
    ] = []
    seat: Seat | None = None
    play: str | list[str] | None = None
    draw: str | None = None


class Replay(msgspec.Struct, frozen=True):
    by: Literal["ply", "move"]
    """`ply` or, while seats hold secrets, `move`."""
    frames: list[Frame]
    stopped: str | msgspec.UnsetType = msgspec.UNSET
    """Why a race of other rules is told no further."""


class Roll(msgspec.Struct, frozen=True):
    """One draw, with all that is needed to compute it again."""

    ply: int
    number: int
    outcomes: list[tuple[str, int]]
    """Each possible outcome with its weight, in the order in which the point runs along them."""
    total: int
    point: int
    drawn: str


class Proof(msgspec.Struct, frozen=True):
    """The seed that was promised before the first roll, and every roll that follows from it."""

    commitment: str
    contributions: list[str]
    """By seat, the secret that it revealed, or words in a race of an earlier version; empty if none."""
    seals: list[str | None]
    """By seat, the hash that it published before any secret was revealed; none where it took no part."""
    seed: str
    method: str
    rolls: list[Roll]


METHOD = (
    "sha256(seed bytes) is the commitment, published before any secret was revealed. sha256(secret bytes) is "
    "the seal of a seat, published before any secret was revealed; the contribution of a seat is its secret "
    "in hexadecimal, or empty if it has none or did not reveal it in time. salt = sha256 over the sha256 "
    "digests of the contributions (as texts) in seat order, in hexadecimal. Roll n: HMAC-SHA256, with the "
    "seed as key, of 'racecraft 1 roll n attempt a salt s', as a whole number from the most significant "
    "byte; a counts up from 0 while the number is not below the largest multiple of the total that fits in "
    "256 bits. The point is that number modulo the total; the outcome is the first at which the weights, "
    "added up in order, exceed the point."
)


def by_ply(record: Record, eye: Seat, first: int, last: int) -> Replay:
    """The frames of a record that may be told whole, or as far as it replays."""
    game, state = record.game, record.start(any_rules=True)
    state.events = []
    shown: Mapping[str, Any] = {}
    frames: list[Frame] = []
    if first == 0:
        shown = game.view(state, eye)
        frames.append(Frame(0, dict(shown)))
    for number, ply in enumerate(record.plies[:last], 1):
        try:
            record.step(state, number, ply)
        except BadRecord as error:
            return Replay("ply", frames, str(error))
        if number >= first:
            view = game.view(state, eye)
            frames.append(
                Frame(number, _changed(shown, view), _told(state.events), ply.seat, ply.play, ply.draw)
            )
            shown = view
        state.events.clear()
    return Replay("ply", frames)


def by_move(facts: Facts, moves: list[tuple[str, int, int]]) -> Replay:
    """The frames of a race that goes on, as spectators saw it."""
    assert facts.header is not None
    live = Live(facts.header, facts.seed, None, facts.frozen)
    shown = live.race.view(TABLE)
    frames = [Frame(0, dict(shown))]
    for line, seen, at in moves:
        logged = len(live.log(TABLE))
        try:
            live.grow(line, seen, at)
        except Exception as error:  # whatever another version may have stored
            return Replay("move", frames, str(error) or type(error).__name__)
        if live.moment(TABLE) < len(frames):
            continue
        view = live.race.view(TABLE)
        told = _told(live.log(TABLE)[logged:])
        frames.append(Frame(len(frames), _changed(shown, view), told))
        shown = view
    return Replay("move", frames)


def _changed(before: Mapping[str, Any], view: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name not in before or before[name] != value}


def _told(events: list[Event]) -> list[dict[str, Any]]:
    return [event.json() for event in events]


def proof(record: Record, seed: bytes) -> Proof:
    """Every roll of a finished race, computed anew from the seed."""
    chance = record.header.chance
    contributions: list[str] = chance["contributions"]
    game, state = record.game, record.start()
    rolls: list[Roll] = []
    for number, ply in enumerate(record.plies, 1):
        outcomes = state.chance()
        if outcomes:
            total = total_weight(outcomes)
            point = committed_point(seed, contributions, len(rolls), total)
            named = [(game.outcome_notation(state, outcome), weight) for outcome, weight in outcomes]
            drawn = game.outcome_notation(state, at_weight(outcomes, point))
            rolls.append(Roll(number, len(rolls), named, total, point, drawn))
        record.step(state, number, ply)
    seals = chance.get("seals") or [None] * len(contributions)
    return Proof(chance["commitment"], contributions, seals, seed.hex(), METHOD, rolls)
