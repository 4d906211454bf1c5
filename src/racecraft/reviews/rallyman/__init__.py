"""The review's part for one game."""

from __future__ import annotations

from racecraft.reviews.rallyman.coach import RallymanCoach

COACH = RallymanCoach()
