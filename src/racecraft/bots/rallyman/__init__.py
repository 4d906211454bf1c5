"""Drivers of Rallyman, from the weakest to the strongest."""

from racecraft.bots.rallyman.club import Club
from racecraft.bots.rallyman.master import Master
from racecraft.bots.rallyman.pro import Pro
from racecraft.bots.rallyman.rookie import Rookie
from racecraft.bots.rallyman.value import VALUE
from racecraft.bots.stand_ins import StandIns

__all__ = ["LADDER", "STAND_INS", "VALUE"]

LADDER = {"rookie": Rookie, "club": Club, "pro": Pro, "master": Master}
STAND_INS = StandIns({"pro": Pro, "master": Pro}, playouts=16)
