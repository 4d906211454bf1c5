"""How Heat is drawn."""

from racecraft.drawing.heat.painter import HeatPainter

PAINTER = HeatPainter()
