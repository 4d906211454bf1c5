"""Outlooks against the engine itself."""
