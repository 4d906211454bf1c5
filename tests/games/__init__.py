"""Each game by its own rules."""
