"""Drivers of Rallyman: GT, from the weakest to the strongest."""

from racecraft.bots.gt.club import Club
from racecraft.bots.gt.fine import fine_club
from racecraft.bots.gt.master import Master
from racecraft.bots.gt.pro import Pro
from racecraft.bots.gt.rookie import Rookie
from racecraft.bots.gt.value import VALUE
from racecraft.bots.stand_ins import StandIns

__all__ = ["LADDER", "STAND_INS", "VALUE"]

LADDER = {"rookie": Rookie, "club": Club, "pro": Pro, "master": Master}
STAND_INS = StandIns({"pro": fine_club, "master": fine_club}, playouts=32)
