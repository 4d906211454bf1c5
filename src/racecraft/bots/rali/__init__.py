"""Drivers of Ралі, from the weakest to the strongest."""

from racecraft.bots.rali.club import Club
from racecraft.bots.rali.master import Master
from racecraft.bots.rali.pro import Pro
from racecraft.bots.rali.rookie import Rookie
from racecraft.bots.rali.value import VALUE

__all__ = ["LADDER", "VALUE"]

LADDER = {"rookie": Rookie, "club": Club, "pro": Pro, "master": Master}
