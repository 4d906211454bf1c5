"""The games of the house. Importing this package registers them all."""

from racecraft.games.rali.game import RALI
from racecraft.games.rallyman.game import RALLYMAN

__all__ = ["RALI", "RALLYMAN"]
