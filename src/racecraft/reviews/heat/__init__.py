"""The review's part for one game."""

from __future__ import annotations

from racecraft.reviews.heat.coach import HeatCoach

COACH = HeatCoach()
