"""Rallyman in the terminal."""
