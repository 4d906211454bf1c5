"""Drills of Heat."""

from __future__ import annotations

from racecraft.drills.heat.judge import HeatJudge

JUDGE = HeatJudge()
