"""The review's part for one game."""

from __future__ import annotations

from racecraft.reviews.rali.coach import RaliCoach

COACH = RaliCoach()
