"""Ралі in the terminal: its face, the strip of road and the player boards."""
