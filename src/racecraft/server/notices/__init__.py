"""Telling people who are not at a table that it is their turn: Web Push, a feed, a calendar."""
