"""Rallyman: GT in the terminal."""

from racecraft.cli.play.gt.face import GTFace

FACE = GTFace
