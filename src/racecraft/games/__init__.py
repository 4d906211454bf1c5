"""The built-in games. Importing this package registers them all."""

from racecraft.games.gt.game import GT_GAME
from racecraft.games.heat.game import HEAT
from racecraft.games.rali.game import RALI
from racecraft.games.rallyman.game import RALLYMAN

DEFAULT_GAME = RALI.id
"""What is played when nobody names a game."""

__all__ = ["DEFAULT_GAME", "GT_GAME", "HEAT", "RALI", "RALLYMAN"]
