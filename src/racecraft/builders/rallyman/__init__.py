"""Rallies of one's own."""

from racecraft.builders.rallyman.builder import RallymanBuilder

BUILDER = RallymanBuilder()
