"""Circuits of one's own for Rallyman: GT."""

from racecraft.builders.gt.builder import GTBuilder

BUILDER = GTBuilder()
