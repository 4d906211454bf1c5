"""What is said on a table's socket: JSON texts with a `type`. Unknown fields and wrong types are refused.

A **moment** counts what a viewer has seen happen at the table. It is not the number of plies: a hidden
choice of another seat is no moment of mine, or the count would tell how many cards were laid. A client says
at which moment it decides, and a decision made on a stale view is refused.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from racecraft.server.accounts.identity import NO_ZERO

SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Moment = Annotated[int, Meta(ge=0, le=1_000_000)]
RequestId = Annotated[str, Meta(min_length=1, max_length=40)]
REACTIONS = ("bravo", "luck", "ouch", "thanks", "sorry", "wow", "think", "wave")


class _Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Hello(_Said, frozen=True, tag="hello"):
    """Shows the table from a seat of mine (null: as a spectator) and what was missed since a moment."""

    seat: SeatNumber | None = None
    moment: Moment | None = None


class Play(_Said, frozen=True, tag="play"):
    """A decision of my seat, as a number or in notation, made at this moment."""

    seat: SeatNumber
    moment: Moment
    action: int | str
    id: RequestId | None = None


class Undo(_Said, frozen=True, tag="undo"):
    """Takes back my seat's latest decision."""

    seat: SeatNumber
    moment: Moment
    id: RequestId | None = None


class Say(_Said, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=300, pattern=NO_ZERO)]


class React(_Said, frozen=True, tag="react"):
    reaction: Annotated[str, Meta(max_length=20)]


class Hint(_Said, frozen=True, tag="hint"):
    """What would the house's bot do in my seat? Friendly tables only."""

    seat: SeatNumber
    id: RequestId | None = None


class Consider(_Said, frozen=True, tag="consider"):
    """What do the choices of my seat lead to? A sketch is a decision that is still being made: in Heat the
    cards that might be laid."""

    seat: SeatNumber
    moment: Moment | None = None
    """When it was asked; null for whatever is to be decided now."""
    sketch: dict[str, Any] | None = None
    id: RequestId | None = None


class Ping(_Said, frozen=True, tag="ping"):
    pass


FromClient = Hello | Play | Undo | Say | React | Hint | Consider | Ping


class Choice(msgspec.Struct, frozen=True):
    """A legal action in its three forms."""

    action: int
    text: str
    json: dict[str, Any]


class _Shown(msgspec.Struct, tag_field="type", omit_defaults=True, kw_only=True):
    moment: int
    seat: int | None
    """The seat whose view this is; null for spectators."""
    view: msgspec.Raw
    """All of the view in a `state`; in an `update` only the fields that are not as they were."""
    pending: list[int]
    legal: list[msgspec.Raw]
    """What my seat may do now, a `Choice` each."""
    log: int
    """How many events I have been told; `events` are the last of them. Fewer than before: an undo."""
    events: msgspec.Raw
    undo: bool
    """Whether my seat may take back its latest decision."""
    clocks: dict[str, Any] | UnsetType = UNSET
    id: str | UnsetType = UNSET
    """The request that this answers: what was asked is stored."""


class State(_Shown, tag="state"):
    """Everything, for a client that comes or comes back."""

    table: msgspec.Raw
    mine: list[int]
    """The seats I hold."""
    missed: int
    """The events from this place in the log on are news to a client that had seen the moment it named."""


class Update(_Shown, tag="update"):
    """What has changed since the moment `since`; a client that is not there says hello again."""

    since: int


class TableNews(msgspec.Struct, tag_field="type", tag="table"):
    """Seats, status or result have changed."""

    table: msgspec.Raw
    mine: list[int]


class Presence(msgspec.Struct, tag_field="type", tag="presence"):
    """Who is here: seats whose holders are connected, and how many watch."""

    seats: list[int]
    watching: int


class Chat(msgspec.Struct, tag_field="type", tag="chat", omit_defaults=True):
    id: str
    name: str
    seat: int | None
    at: int
    text: str | None = None
    reaction: str | None = None


class Weighed(msgspec.Struct, frozen=True):
    """An action as the bot judged it; a risk of -1 is unknown."""

    choice: Choice
    value: float
    risk: float


class Advice(msgspec.Struct, tag_field="type", tag="hint", omit_defaults=True):
    """The answer to a hint. `unit` names the words `advice-<unit>` that say the values."""

    seat: int
    choice: Choice
    unit: str | None = None
    weighed: list[Weighed] = []
    id: str | None = None
    then: list[Choice] = []
    """What belongs to it and would be decided at once: in Heat the cards that go with a gear."""
    plan: list[Choice] = []
    """All of these decisions, and in their places those that nobody is asked about: a last card, if there is
    but one to lay."""


class Outlook(msgspec.Struct, tag_field="type", tag="outlook", omit_defaults=True):
    """The answer to `consider`: what each legal action leads to, by its number in `choices`, as
    `racecraft.outlook` tells it."""

    seat: int
    moment: int
    outlook: Annotated[msgspec.Raw, Meta(extra_json_schema={"type": "object"})]
    id: str | None = None


class Fault(msgspec.Struct, tag_field="type", tag="error", omit_defaults=True):
    """A message that was refused; nothing has changed. `key` names the browser's own sentence for it."""

    status: int
    key: str
    sentence: str
    id: str | None = None


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    at: int


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(FromClient).decode
