"""Exact risk and race mathematics. Nothing here guesses: every number comes from playing the engine's own chance."""
