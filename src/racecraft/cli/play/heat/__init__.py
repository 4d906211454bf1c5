"""Heat in the terminal."""

from racecraft.cli.play.heat.face import HeatFace

FACE = HeatFace
