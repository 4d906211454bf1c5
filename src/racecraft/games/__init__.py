"""The games of the house. Importing this package registers them all."""

from racecraft.games.gt.game import GT_GAME
from racecraft.games.heat.game import HEAT
from racecraft.games.rali.game import RALI
from racecraft.games.rallyman.game import RALLYMAN

__all__ = ["GT_GAME", "HEAT", "RALI", "RALLYMAN"]
