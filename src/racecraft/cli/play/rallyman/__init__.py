"""Rallyman in the terminal."""

from racecraft.cli.play.rallyman.face import RallymanFace

FACE = RallymanFace
