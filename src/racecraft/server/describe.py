"""The whole interface of the table as one OpenAPI document, for clients that are checked against it.

HTTP is described by the application itself. What is said on a socket is added as schemas named `Live…`, the
views, outlooks, events and sketches of builders of every game under the names of their types, with `View`,
`Outlook`, `GameEvent`, `Sketch` and `Pieces` for any of them. `python -m racecraft.server.describe` prints
it, and the browser's types are made from that.
"""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec

import racecraft.games  # noqa: F401  (registers them)
from racecraft.builders import Offer, Statistics, builder_of
from racecraft.builders.builder import Built, Closed
from racecraft.drills import DrillVerdict
from racecraft.engine.parts import games_with_part
from racecraft.engine.registry import all_games
from racecraft.engine.shapes import REFERENCE, components
from racecraft.engine.simple import SimpleView
from racecraft.outlook import outlook_type
from racecraft.outlook.advice import Advised
from racecraft.outlook.any_game import AnyOutlook
from racecraft.outlook.moments import Moment
from racecraft.reviews.puzzles import PuzzleVerdict
from racecraft.reviews.shapes import Mark, Review
from racecraft.server import app
from racecraft.server.play import messages
from racecraft.server.play.replay import Replay

CHANGES = {
    "description": "The fields of a view that are not as they were.",
    "type": "object",
    "additionalProperties": True,
}

MOMENTS = {
    "description": "The answer of `/moments`: what mattered most in a race, as it happened.",
    "type": "object",
    "properties": {"moments": {"type": "array", "items": {"$ref": f"{REFERENCE}Moment"}}},
    "required": ["moments"],
}

REVIEW_STATUS = {
    "description": "How the review of a race stands, with all that is known so far.",
    "type": "object",
    "properties": {
        "state": {"enum": ["absent", "waiting", "working", "done", "failed"]},
        "done": {"type": "integer"},
        "steps": {"type": "integer"},
        "review": {"anyOf": [{"$ref": f"{REFERENCE}Review"}, {"type": "null"}]},
    },
    "required": ["state", "done", "steps", "review"],
}


def description() -> dict[str, Any]:
    """OpenAPI as plain JSON, with the socket's messages among its schemas."""
    described: dict[str, Any] = json.loads(json.dumps(app.description()))
    schemas: dict[str, Any] = described["components"]["schemas"]
    for name, shape in {**socket_messages(), **replays(), **shapes_of_games()}.items():
        if schemas.setdefault(name, shape) is not shape:
            raise ValueError(f"two schemas are named {name}")
    # Dictionaries where they are made: between processes, and in errors of layers that know no messages.
    schemas["Progress"]["properties"]["statistics"] = _or_null("Statistics")
    schemas["ErrorBody"]["properties"]["said"] = _or_null("Said")
    return described


def _or_null(name: str) -> dict[str, Any]:
    return {"anyOf": [{"$ref": REFERENCE + name}, {"type": "null"}]}


def socket_messages() -> dict[str, Any]:
    """Every message, and for each side the union of those that it sends."""
    unions = {"LiveFromClient": messages.FromClient, "LiveFromServer": messages.FromServer}
    (client, server), found = msgspec.json.schema_components(
        unions.values(), schema_hook=_encoded, ref_template=f"{REFERENCE}Live{{name}}"
    )
    for kind in [*get_args(messages.FromClient), *get_args(messages.FromServer)]:
        _absent_by_default(found[kind.__name__])
    named = {f"Live{name}": shape for name, shape in found.items()}
    return {**named, "LiveFromClient": _one_of(client), "LiveFromServer": _one_of(server)}


def _absent_by_default(shape: dict[str, Any]) -> None:
    """Fields with default values are not sent, so they may be absent."""
    for field in shape["properties"].values():
        field.pop("default", None)


def _one_of(union: dict[str, Any]) -> dict[str, Any]:
    """A union of messages: exactly one fits, told by its `type`."""
    return {"oneOf": union["anyOf"], "discriminator": union["discriminator"]}


def replays() -> dict[str, Any]:
    """The answers of `/replay` and `/log`."""
    answers = [Replay, messages.EarlierLog]
    _, found = msgspec.json.schema_components(answers, ref_template=f"{REFERENCE}Replay{{name}}")
    _absent_by_default(found["Frame"])
    return {"Replay": found["Replay"], "ReplayFrame": found["Frame"], "EarlierLog": found["EarlierLog"]}


def shapes_of_games() -> dict[str, Any]:
    """The schemas of all views, outlooks and events, and of one of any game."""
    games = all_games()
    unions = {
        "View": [game.view_type for game in games if game.view_type is not dict],
        "Outlook": [kind for kind in [outlook_type(game.id) for game in games] if kind is not dict],
    }
    events = {f"{type(game).__name__}Event": list(game.event_types.values()) for game in games}
    unions |= events
    builders = [builder_of(id) for id in games_with_part("racecraft.builders")]
    unions["Sketch"] = [builder.sketch_type for builder in builders if builder.sketch_type is not dict]
    unions["Pieces"] = [builder.pieces_type for builder in builders if builder.pieces_type is not dict]
    found = components(
        [
            *[kind for kinds in unions.values() for kind in kinds],
            *(Advised, Moment, DrillVerdict, Review, Mark, PuzzleVerdict),
            *(Built, Closed, Offer, Statistics),
            *(SimpleView, AnyOutlook),
        ]
    )
    for name, kinds in unions.items():
        found[name] = {"oneOf": [{"$ref": REFERENCE + kind.__name__} for kind in kinds]}
    found["Built"]["properties"]["sketch"] = {"$ref": f"{REFERENCE}Sketch"}
    any_event = {
        "description": "What happened at the table: `kind` names a sentence, the rest is its values.",
        "oneOf": [{"$ref": REFERENCE + name} for name in events],
    }
    return {
        **found,
        "Changes": CHANGES,
        "GameEvent": any_event,
        "Moments": MOMENTS,
        "ReviewStatus": REVIEW_STATUS,
    }


def _encoded(kind: type) -> dict[str, Any]:
    """What is sent as it was encoded before; its message says what it is."""
    if kind is msgspec.Raw:
        return {}
    raise NotImplementedError


if __name__ == "__main__":
    print(json.dumps(description(), ensure_ascii=False, indent=1, sort_keys=True))
