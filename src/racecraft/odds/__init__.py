"""Exact risk and race mathematics. Nothing is sampled: every number comes from the engine's own chances."""
