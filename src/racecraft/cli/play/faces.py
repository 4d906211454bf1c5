"""The terminal face of a game, found by its id. A game can be played in the terminal once it has one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from racecraft.cli.play.face import Face
from racecraft.engine.parts import part_of
from racecraft.engine.record import Chair
from racecraft.engine.registry import game_of
from racecraft.locales import Words


def face_of(game_id: str, words: Words, chairs: Sequence[Chair]) -> Face[Any]:
    kind: type[Face[Any]] = part_of("racecraft.cli.play", game_id, "FACE")
    return kind(game_of(game_id), words, chairs)
