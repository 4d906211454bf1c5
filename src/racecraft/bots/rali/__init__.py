"""Drivers of Ралі, from the weakest to the strongest."""

from racecraft.bots.rali.club import Club
from racecraft.bots.rali.master import Master
from racecraft.bots.rali.pro import Pro
from racecraft.bots.rali.rookie import Rookie
from racecraft.bots.rali.solved import SolvedDriver
from racecraft.bots.rali.value import VALUE
from racecraft.bots.stand_ins import StandIns

__all__ = ["LADDER", "STAND_INS", "VALUE"]

LADDER = {"rookie": Rookie, "club": Club, "pro": Pro, "master": Master}
STAND_INS = StandIns({"pro": SolvedDriver, "master": SolvedDriver}, playouts=64)
