"""The whole interface of the table as one OpenAPI document, for clients that are checked against it.

HTTP is described by the application itself; what is said on a socket is added as schemas named `Live…`.
`python -m racecraft.server.describe` prints it, and the browser's types are made from that.
"""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec

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
    return described


def _any_json(kind: type) -> dict[str, Any]:
    if kind is msgspec.Raw:
        return {}
    raise NotImplementedError


if __name__ == "__main__":
    print(json.dumps(description(), ensure_ascii=False, indent=1, sort_keys=True))
