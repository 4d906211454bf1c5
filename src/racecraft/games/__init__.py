"""The built-in games. Importing this package registers them all, and those that `RACECRAFT_GAMES` names.

The variable lists modules, separated by commas, each of which registers a game of its own when it is
imported. They are looked for in the current folder too.
"""

import importlib
import os
import sys

from racecraft.engine.errors import UnknownName
from racecraft.games.gt.game import GT_GAME
from racecraft.games.heat.game import HEAT
from racecraft.games.rali.game import RALI
from racecraft.games.rallyman.game import RALLYMAN

DEFAULT_GAME = RALI.id
"""What is played when nobody names a game."""

__all__ = ["DEFAULT_GAME", "GT_GAME", "HEAT", "RALI", "RALLYMAN"]


def _bring(modules: list[str]) -> None:
    if modules and "" not in sys.path:
        sys.path.insert(0, "")
    for name in modules:
        try:
            importlib.import_module(name)
        except Exception as error:
            raise UnknownName(
                f"the game {name!r} of RACECRAFT_GAMES cannot be imported: {type(error).__name__}: {error}"
            ) from None


_bring([name.strip() for name in os.environ.get("RACECRAFT_GAMES", "").split(",") if name.strip()])
