"""Races under way: rooms, decisions, clocks, bots, scheduler."""
