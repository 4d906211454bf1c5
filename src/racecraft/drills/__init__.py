"""Drills: positions that need exactly one rule, and a verdict on what is decided there.

A drill is a file with a position; nobody writes its answer down. A game's judge (`JUDGE`) says what every
decision is worth by the solved tracks and the exact odds, and the verdict follows from that.
"""

from __future__ import annotations

from racecraft.drills.drill import Drill, drill_named, drills_of
from racecraft.drills.judge import Judge, Option
from racecraft.drills.verdict import DrillVerdict, Grade, judge_of, verdict

__all__ = [
    "Drill",
    "DrillVerdict",
    "Grade",
    "Judge",
    "Option",
    "drill_named",
    "drills_of",
    "judge_of",
    "verdict",
]
