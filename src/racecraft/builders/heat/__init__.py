"""Tracks of Heat of one's own."""

from racecraft.builders.heat.builder import HeatBuilder

BUILDER = HeatBuilder()
