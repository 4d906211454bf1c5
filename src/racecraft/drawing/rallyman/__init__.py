"""How Rallyman is drawn."""

from racecraft.drawing.rallyman.painter import RallymanPainter

PAINTER = RallymanPainter()
