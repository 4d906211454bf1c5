"""Boards of Ралі of one's own."""

from racecraft.builders.rali.builder import RaliBuilder

BUILDER = RaliBuilder()
