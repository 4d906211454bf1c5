"""Hill climb: a small race up a winding road, to show how a game of one's own joins Racecraft."""

from hillclimb.game import HILL_CLIMB

__all__ = ["HILL_CLIMB"]
