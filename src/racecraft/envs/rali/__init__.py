"""Ралі as numbers."""

from racecraft.envs.rali.encoder import RaliEncoder

ENCODER = RaliEncoder
