"""How Rallyman: GT is drawn."""

from racecraft.drawing.gt.painter import GTPainter

PAINTER = GTPainter()
