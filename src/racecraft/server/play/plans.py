"""Plans that are left for a turn to come, in races with days for each decision.

While others drive, a player decides on a position that is only supposed: their next turn, as if it came now
(`Game.ahead`). What they leave is played when that turn comes, if everything in their reach is as they saw
it, or else, if they said so, as long as it is still allowed. Nobody else learns of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import delete, insert, select

from racecraft.engine.decision import Step, play_all
from racecraft.engine.errors import RacecraftError
from racecraft.engine.game import AnyGame
from racecraft.engine.state import Seat, State
from racecraft.outlook.words import Said
from racecraft.server.errors import Refused
from racecraft.server.play.live import Live
from racecraft.server.play.messages import Choice, encode
from racecraft.server.store import schema
from racecraft.server.store.base import News, Statement, Store

Dropped = Literal["changed", "illegal"]
"""Why a plan was not played: what it leads to is not as it was seen, or the rules no longer allow it."""


class Plan(msgspec.Struct, frozen=True):
    """A decision that waits for its turn."""

    decision: list[str]
    """In notation."""
    strict: bool
    """To be played only if every choice of the turn leads to what it led to when the plan was made."""
    saw: str
    """The hash of what they led to."""
    turn: int
    """How many decisions the seat had made: the plan is for the next one only."""
    identity: str
    """Who left it."""
    label: Said
    """The decision in words."""
    dropped: Dropped | None = None

    @property
    def waits(self) -> bool:
        return self.dropped is None


def decisions_of(live: Live, seat: Seat) -> int:
    """How many decisions of a seat the race holds."""
    return sum(ply.seat == seat for ply in live.race.record.plies)


def supposed(live: Live, seat: Seat, steps: Sequence[Step]) -> tuple[State, list[str]]:
    """The next turn of a seat after these actions of it, and the actions in notation; Refused if nothing can
    be planned now or the rules forbid them."""
    state = live.game.ahead(live.race.state, seat)
    if state is None:
        raise Refused("no-plan", f"seat {seat + 1} cannot plan its next turn now")
    if not steps:
        return state, []
    try:
        texts = play_all(live.game, state, seat, list(steps))
    except RacecraftError as error:
        raise Refused("illegal", str(error)) from None
    return state, texts


def complete(state: State, seat: Seat) -> bool:
    """Whether a decision ends here: dice or cards are due, something hidden is shown, or others go on."""
    return state.revealed or state.weight() > 0 or seat not in state.pending()


def seen(game: AnyGame, state: State, seat: Seat) -> tuple[msgspec.Raw, list[msgspec.Raw]]:
    """What a seat sees of a supposed position and may do in it, a `Choice` each, encoded."""
    choices = [
        Choice(action, game.notation(state, action), game.action_json(state, action))
        for action in state.legal(seat)
    ]
    return msgspec.Raw(encode(game.view(state, seat))), [msgspec.Raw(encode(choice)) for choice in choices]


async def stored(store: Store, code: str) -> dict[Seat, Plan]:
    """The plans of a table by seat."""
    columns = schema.plans.c
    rows = await store.read(select(columns.seat, columns.plan).where(columns.code == code))
    return {row.seat: msgspec.json.decode(row.plan, type=Plan) for row in rows}


def storing(code: str, seat: Seat, plan: Plan | None) -> list[Statement]:
    """What replaces the plan of a seat, or removes it, and tells the other processes."""
    columns = schema.plans.c
    statements: list[Any] = [delete(schema.plans).where(columns.code == code, columns.seat == seat)]
    if plan is not None:
        text = msgspec.json.encode(plan).decode()
        values = {"code": code, "seat": seat, "identity": plan.identity, "plan": text}
        statements.append(insert(schema.plans).values(**values))
    return [*statements, News(code, {"what": "plan"})]
