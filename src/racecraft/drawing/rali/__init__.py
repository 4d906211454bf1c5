"""How Ралі is drawn."""

from racecraft.drawing.rali.painter import RaliPainter

PAINTER = RaliPainter()
