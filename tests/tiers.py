"""Two tiers of tests: `make test` runs those without the mark `long`, `make long` the others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def some(values: Iterable[Any], kept: int = 1) -> list[Any]:
    """Cases of a parameter of which the first `kept` are in every run, the others in the long one."""
    cases = list(values)
    return cases[:kept] + [pytest.param(case, marks=pytest.mark.long) for case in cases[kept:]]
