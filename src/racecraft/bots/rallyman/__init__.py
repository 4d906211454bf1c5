"""Drivers of Rallyman, from the weakest to the strongest."""

from racecraft.bots.rallyman.club import Club
from racecraft.bots.rallyman.pro import Pro
from racecraft.bots.rallyman.rookie import Rookie

LADDER = {"rookie": Rookie, "club": Club, "pro": Pro}
