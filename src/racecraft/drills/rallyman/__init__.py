"""Drills of Rallyman."""

from __future__ import annotations

from racecraft.drills.rallyman.judge import RallymanJudge

JUDGE = RallymanJudge()
