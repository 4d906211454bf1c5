"""What builders say has exactly the shapes that they declare, and those name their game."""

from __future__ import annotations

import msgspec
import pytest

from racecraft.builders import builder_of
from racecraft.builders.builder import Built
from racecraft.engine.parts import games_with_part
from racecraft.server.api.builders import built
from tests.every_game.shapes import flaws


@pytest.mark.parametrize("game", games_with_part("racecraft.builders"))
def test_what_is_sent_has_the_declared_shape(game: str) -> None:
    builder = builder_of(game)
    pieces = msgspec.json.decode(msgspec.json.encode(builder.pieces("light")))
    assert flaws(pieces, builder.pieces_type) == []
    for document in (builder.blank(), builder.generate(3, builder.wish())):
        told = msgspec.json.decode(msgspec.json.encode(built(builder, document, 1)))
        assert flaws(told["sketch"], builder.sketch_type) == []
        assert flaws({**told, "sketch": {}}, Built) == []
        assert told["sketch"]["game"] == pieces["game"] == game
