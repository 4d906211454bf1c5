"""Exact risk and race mathematics. Nothing guesses: every number comes from the engine's own chance."""
