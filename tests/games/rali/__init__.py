"""Ралі, rule by rule."""
