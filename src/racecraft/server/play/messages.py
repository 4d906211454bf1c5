"""What is said on a table's socket: JSON texts with a `type`. Unknown fields and wrong types are refused.

A **moment** counts what a viewer has seen happen at the table. It is not the number of plies: a hidden
choice of another seat is no moment of mine, or the count would tell how many cards were laid. A client says
at which moment it decides, and a decision made on a stale view is refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from racecraft.engine.decision import MOST_ACTIONS
from racecraft.outlook.words import Said
from racecraft.server.accounts.identity import NO_ZERO
from racecraft.server.play.clocks import ShownClocks

SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Moment = Annotated[int, Meta(ge=0, le=1_000_000)]
RequestId = Annotated[str, Meta(min_length=1, max_length=40)]


def _is(schema: str) -> Meta:
    """The schema of what is encoded already."""
    return Meta(extra_json_schema={"$ref": f"#/components/schemas/{schema}"})


EncodedView = Annotated[msgspec.Raw, _is("View")]
EncodedChanges = Annotated[msgspec.Raw, _is("Changes")]
EncodedTable = Annotated[msgspec.Raw, _is("ShownTable")]
EncodedChoice = Annotated[msgspec.Raw, _is("LiveChoice")]
EncodedEvents = Annotated[
    msgspec.Raw,
    Meta(extra_json_schema={"type": "array", "items": {"$ref": "#/components/schemas/GameEvent"}}),
]
EncodedOutlook = Annotated[msgspec.Raw, _is("Outlook")]
EncodedAdvised = Annotated[msgspec.Raw, _is("Advised")]
REACTIONS = ("bravo", "luck", "ouch", "thanks", "sorry", "wow", "think", "wave")


Decision = int | str | Annotated[list[int | str], Meta(min_length=1, max_length=MOST_ACTIONS)]


Steps = Annotated[list[int | str], Meta(max_length=MOST_ACTIONS)]


class _Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Hello(_Said, frozen=True, tag="hello"):
    """Shows the table from a seat of mine (null: as a spectator) and what was missed since a moment."""

    seat: SeatNumber | None = None
    moment: Moment | None = None


class Play(_Said, frozen=True, tag="play"):
    """A decision of my seat made at this moment: an action, as a number or in notation, or a list of actions
    that are played all or nothing."""

    seat: SeatNumber
    moment: Moment
    action: Decision
    id: RequestId | None = None


class Draw(_Said, frozen=True, tag="draw"):
    """What chance brings, in notation, at a training table with chosen dice; said by a seat of mine."""

    seat: SeatNumber
    moment: Moment
    outcome: Annotated[str, Meta(min_length=1, max_length=200)]
    id: RequestId | None = None


class Undo(_Said, frozen=True, tag="undo"):
    """Takes back my seat's latest decision, the whole of it."""

    seat: SeatNumber
    moment: Moment
    id: RequestId | None = None


class Say(_Said, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=300, pattern=NO_ZERO)]


class React(_Said, frozen=True, tag="react"):
    reaction: Annotated[str, Meta(max_length=20)]


class Hint(_Said, frozen=True, tag="hint"):
    """What would the strongest bot decide in my seat, and why? Not in rated races. A sketch is what I have
    laid but not played, to compare with."""

    seat: SeatNumber
    sketch: dict[str, Any] | None = None
    id: RequestId | None = None


class Consider(_Said, frozen=True, tag="consider"):
    """What do the choices of my seat lead to? A sketch is a decision that is still being made: in Heat the
    cards that might be laid."""

    seat: SeatNumber
    moment: Moment | None = None
    """When it was asked; null for whatever is to be decided now."""
    sketch: dict[str, Any] | None = None
    steps: Steps | None = None
    """Of my next turn, which is supposed to come now (`suppose`); null for what is to be decided now."""
    id: RequestId | None = None


class Suppose(_Said, frozen=True, tag="suppose"):
    """In a race of days, while others drive: what would I see and decide if my next turn came now, after
    these actions of it?"""

    seat: SeatNumber
    moment: Moment
    steps: Steps = []
    id: RequestId | None = None


class LeavePlan(_Said, frozen=True, tag="plan"):
    """These actions are to be played when my next turn comes: if every choice then leads to what it leads to
    now, or, if not strict, as long as they are allowed."""

    seat: SeatNumber
    moment: Moment
    steps: Annotated[list[int | str], Meta(min_length=1, max_length=MOST_ACTIONS)]
    strict: bool = True
    id: RequestId | None = None


class Withdraw(_Said, frozen=True, tag="withdraw"):
    """Takes back what I have planned, or puts away the word that it was not played."""

    seat: SeatNumber
    id: RequestId | None = None


class Ping(_Said, frozen=True, tag="ping"):
    pass


FromClient = (
    Hello | Play | Draw | Undo | Say | React | Hint | Consider | Suppose | LeavePlan | Withdraw | Ping
)


class Choice(msgspec.Struct, frozen=True):
    """A legal action in its three forms."""

    action: int
    text: str
    json: dict[str, Any]


class Chance(msgspec.Struct, frozen=True):
    """What a roll or draw may bring: in notation, with its weight and in words."""

    text: str
    weight: int
    label: Said


class Round(msgspec.Struct, frozen=True):
    """A round of the race, in which every car has one turn."""

    start: int
    """The place in my log from which on it is told."""
    leg: int
    """The stage of a rally or the race of a season, from 1."""
    number: int
    """0 for what happens before the first round."""


class _Shown(msgspec.Struct, tag_field="type", omit_defaults=True, kw_only=True):
    moment: int
    seat: int | None
    """The seat whose view this is; null for spectators."""
    pending: list[int]
    legal: list[EncodedChoice]
    """What my seat may do now."""
    log: int
    """How many events I have been told; `events` are the last of them. Fewer than before: an undo."""
    events: EncodedEvents
    undo: bool
    """Whether my seat may take back its latest decision."""
    rounds: list[Round] = []
    """All rounds up to now or, in an update, the one that begins after its events."""
    chance: list[Chance] = []
    """At a training table with chosen dice: what may be chosen now."""
    clocks: ShownClocks | UnsetType = UNSET
    id: str | UnsetType = UNSET
    """The request that this answers: what was asked is stored."""


class State(_Shown, tag="state"):
    """Everything, for a client that comes or comes back."""

    view: EncodedView
    table: EncodedTable
    mine: list[int]
    """The seats I hold."""
    missed: int
    """The events from this place in the log on are news to a client that had seen the moment it named."""


class Update(_Shown, tag="update"):
    """What has changed since the moment `since`; a client that is not there says hello again."""

    since: int
    view: EncodedChanges
    """The fields that are not as they were."""


class EarlierLog(msgspec.Struct):
    """A part of what I have been told, the last of it just before the place that was named."""

    start: int
    """How much was told before the first of these events."""
    events: list[Annotated[dict[str, Any], _is("GameEvent")]]


class TableNews(msgspec.Struct, tag_field="type", tag="table"):
    """Seats, status or result have changed."""

    table: EncodedTable
    mine: list[int]


class Presence(msgspec.Struct, tag_field="type", tag="presence", omit_defaults=True):
    """Who is here: seats whose holders are connected, and how many watch."""

    seats: list[int]
    watching: int
    takeover: int | None = None
    """While the host is not here: after so many milliseconds somebody else may become the host."""
    absent: dict[int, int] = {}
    """In a rated race without a clock, by seat, drivers who are not here: after so many milliseconds another
    driver may let a bot decide for them."""


class Chat(msgspec.Struct, tag_field="type", tag="chat", omit_defaults=True):
    id: str
    name: str
    seat: int | None
    at: int
    text: str | None = None
    reaction: str | None = None
    """One of those that may be chosen; or `end-refused` or `end-withdrawn`, where an offer to end the race
    without a result is off the table."""


class Advice(msgspec.Struct, tag_field="type", tag="hint", omit_defaults=True):
    """The answer to a hint."""

    seat: int
    decision: list[Choice]
    """The whole decision, to be played as one: in Heat a gear with its cards."""
    advised: EncodedAdvised
    """The decision in words and on the board, with one reason, as `racecraft.outlook.advice` tells it."""
    id: str | None = None


class Outlook(msgspec.Struct, tag_field="type", tag="outlook", omit_defaults=True):
    """The answer to `consider`: what each legal action leads to, by its number in `choices`, as
    `racecraft.outlook` tells it."""

    seat: int
    moment: int
    outlook: EncodedOutlook
    id: str | None = None


class Supposed(msgspec.Struct, tag_field="type", tag="supposed", omit_defaults=True):
    """The answer to `suppose`: my next turn, as if it came now."""

    seat: int
    moment: int
    steps: list[str]
    """What I have decided in it, in notation."""
    complete: bool
    """This is a whole decision: dice, cards or others come next."""
    view: EncodedView
    """Of the turn as it goes on or, if nothing more is to be decided, as it begins."""
    legal: list[EncodedChoice]
    id: str | None = None


class ShownPlan(msgspec.Struct, frozen=True):
    """What I have planned for my next turn. Nobody else is told."""

    label: Said
    decision: list[str]
    strict: bool
    dropped: Literal["changed", "illegal"] | None
    """My turn has come and it was not played: what my choices lead to has changed, or it is not allowed."""


class Planned(msgspec.Struct, tag_field="type", tag="planned", omit_defaults=True):
    """What is planned for a seat of mine has changed, or I have just come; null when nothing is."""

    seat: int
    plan: ShownPlan | None
    id: str | None = None


class Fault(msgspec.Struct, tag_field="type", tag="error", omit_defaults=True):
    """A message that was refused; nothing has changed. `key` names the browser's own sentence for it."""

    status: int
    key: str
    sentence: str
    id: str | None = None


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    at: int


FromServer = (
    State | Update | TableNews | Presence | Chat | Advice | Outlook | Supposed | Planned | Fault | Pong
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(FromClient).decode
