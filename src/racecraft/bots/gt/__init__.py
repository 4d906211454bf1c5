"""Drivers of Rallyman: GT, from the weakest to the strongest."""

from racecraft.bots.gt.club import Club
from racecraft.bots.gt.master import Master
from racecraft.bots.gt.pro import Pro
from racecraft.bots.gt.rookie import Rookie
from racecraft.bots.gt.value import VALUE

__all__ = ["LADDER", "VALUE"]

LADDER = {"rookie": Rookie, "club": Club, "pro": Pro, "master": Master}
