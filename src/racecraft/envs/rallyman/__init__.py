"""Rallyman as numbers."""

from racecraft.envs.rallyman.encoder import RallymanEncoder

ENCODER = RallymanEncoder
