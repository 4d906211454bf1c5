"""The faces of the games by id. A game can be played in the terminal once it has one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from racecraft.cli.play.face import Face
from racecraft.cli.play.gt.face import GTFace
from racecraft.cli.play.heat.face import HeatFace
from racecraft.cli.play.rali.face import RaliFace
from racecraft.cli.play.rallyman.face import RallymanFace
from racecraft.engine.errors import UnknownName
from racecraft.engine.record import Chair
from racecraft.engine.registry import game_of
from racecraft.locales import Words

_FACES: dict[str, type[Face[Any]]] = {
    "gt": GTFace,
    "heat": HeatFace,
    "rali": RaliFace,
    "rallyman": RallymanFace,
}


def face_of(game_id: str, words: Words, chairs: Sequence[Chair]) -> Face[Any]:
    game = game_of(game_id)
    if game_id not in _FACES:
        raise UnknownName(f"{game_id} has no terminal face; there is {', '.join(sorted(_FACES))}")
    return _FACES[game_id](game, words, chairs)
