"""Tests of the engine itself, on a small game of their own where a registered one would be too big."""
