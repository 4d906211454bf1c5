"""Heat as numbers."""

from racecraft.envs.heat.encoder import HeatEncoder

ENCODER = HeatEncoder
