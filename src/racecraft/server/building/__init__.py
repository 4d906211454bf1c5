"""Tracks of one's own on the server: studies in the background, and the gallery of published ones."""
