"""Rallyman, rule by rule."""
