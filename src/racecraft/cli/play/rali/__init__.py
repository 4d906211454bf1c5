"""Ралі in the terminal."""

from racecraft.cli.play.rali.face import RaliFace

FACE = RaliFace
