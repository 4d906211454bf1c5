"""The review's part for one game."""

from __future__ import annotations

from racecraft.reviews.gt.coach import GTCoach

COACH = GTCoach()
