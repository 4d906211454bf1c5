"""Drivers of Heat, from the weakest to the strongest."""

from racecraft.bots.heat.club import Club
from racecraft.bots.heat.pro import Pro
from racecraft.bots.heat.rookie import Rookie

LADDER = {"rookie": Rookie, "club": Club, "pro": Pro}
