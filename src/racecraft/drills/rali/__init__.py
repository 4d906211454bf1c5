"""Drills of Ралі."""

from __future__ import annotations

from racecraft.drills.rali.judge import RaliJudge

JUDGE = RaliJudge()
