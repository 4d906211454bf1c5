"""Rallyman: GT as numbers."""

from racecraft.envs.gt.encoder import GTEncoder

ENCODER = GTEncoder
