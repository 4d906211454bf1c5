"""How many processor cores there are."""

from __future__ import annotations

import os
import sys


def usable_cores() -> int:
    """The processor cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
