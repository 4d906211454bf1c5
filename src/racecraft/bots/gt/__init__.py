"""Drivers of Rallyman: GT, from the weakest to the strongest."""

from racecraft.bots.gt.club import Club
from racecraft.bots.gt.pro import Pro
from racecraft.bots.gt.rookie import Rookie

LADDER = {"rookie": Rookie, "club": Club, "pro": Pro}
