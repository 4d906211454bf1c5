"""Races in the terminal: a shell that knows no game, and one face per game that shows and explains it."""
