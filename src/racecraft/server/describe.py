"""The whole interface of the table as one OpenAPI document, for clients that are checked against it.

HTTP is described by the application itself. What is said on a socket is added as schemas named `Live…`, the
views and outlooks of every game under the names of their types, with `View` and `Outlook` for any of them.
`python -m racecraft.server.describe` prints it, and the browser's types are made from that.
"""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec

import racecraft.games  # noqa: F401  (registers them)
from racecraft.engine.registry import all_games
from racecraft.engine.shapes import REFERENCE, components
from racecraft.outlook import outlook_type
from racecraft.server import app
from racecraft.server.play import messages


def said_to_clients() -> list[type[msgspec.Struct]]:
    """The messages that a server sends: tagged, and not among those a client may send."""
    kinds = [kind for kind in vars(messages).values() if isinstance(kind, type)]
    tagged = [kind for kind in kinds if issubclass(kind, msgspec.Struct) and kind.__struct_config__.tag]
    public = [kind for kind in tagged if not kind.__name__.startswith("_")]
    return [kind for kind in public if kind not in get_args(messages.FromClient)]


def description() -> dict[str, Any]:
    """OpenAPI as plain JSON, with the socket's messages among its schemas."""
    described: dict[str, Any] = json.loads(json.dumps(app.description()))
    kinds = [*get_args(messages.FromClient), *said_to_clients()]
    _, components = msgspec.json.schema_components(
        kinds, schema_hook=_any_json, ref_template="#/components/schemas/Live{name}"
    )
    described["components"]["schemas"].update({f"Live{name}": kind for name, kind in components.items()})
    described["components"]["schemas"].update(shapes_of_games())
    return described


def shapes_of_games() -> dict[str, Any]:
    """The schemas of all views and outlooks, and of one of any game."""
    games = all_games()
    unions = {
        "View": [game.view_type for game in games if game.view_type is not dict],
        "Outlook": [kind for kind in [outlook_type(game.id) for game in games] if kind is not dict],
    }
    found = components([kind for kinds in unions.values() for kind in kinds])
    for name, kinds in unions.items():
        found[name] = {"oneOf": [{"$ref": REFERENCE + kind.__name__} for kind in kinds]}
    return found


def _any_json(kind: type) -> dict[str, Any]:
    if kind is msgspec.Raw:
        return {}
    raise NotImplementedError


if __name__ == "__main__":
    print(json.dumps(description(), ensure_ascii=False, indent=1, sort_keys=True))
