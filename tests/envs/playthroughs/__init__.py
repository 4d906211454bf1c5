"""Races as OpenSpiel writes them down: what every game's states, observations and actions look like."""
