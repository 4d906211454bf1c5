"""Rallyman: GT in the terminal."""
