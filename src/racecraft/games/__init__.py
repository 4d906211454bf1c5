"""The games of the house. Importing this package registers them all."""

from racecraft.games.rali.game import RALI

__all__ = ["RALI"]
