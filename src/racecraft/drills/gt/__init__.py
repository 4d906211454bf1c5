"""Drills of Rallyman: GT."""

from __future__ import annotations

from racecraft.drills.gt.judge import GTJudge

JUDGE = GTJudge()
