"""Drivers of Heat, from the weakest to the strongest."""

from racecraft.bots.heat.club import Club
from racecraft.bots.heat.master import Master
from racecraft.bots.heat.pro import Pro
from racecraft.bots.heat.rookie import Rookie
from racecraft.bots.heat.value import VALUE
from racecraft.bots.stand_ins import StandIns

__all__ = ["LADDER", "STAND_INS", "VALUE"]

LADDER = {"rookie": Rookie, "club": Club, "pro": Pro, "master": Master}
STAND_INS = StandIns({}, playouts=256)
