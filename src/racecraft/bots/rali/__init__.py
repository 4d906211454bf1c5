"""Drivers of Ралі, from the weakest to the strongest."""

from racecraft.bots.rali.club import Club
from racecraft.bots.rali.pro import Pro
from racecraft.bots.rali.rookie import Rookie

LADDER = {"rookie": Rookie, "club": Club, "pro": Pro}
