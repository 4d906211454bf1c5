"""Ралі, the Ukrainian family race."""
