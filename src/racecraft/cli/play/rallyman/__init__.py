"""Rallyman in the terminal: its face, the road of the stage, the dashboards and the papers."""
