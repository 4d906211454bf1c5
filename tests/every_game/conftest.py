"""Every test here runs on all cases; numbers of seats between the fewest and the most come in the long tests.
The drag race is registered meanwhile, so that its records replay."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.engine.simultaneous import drag_registered
from tests.every_game.cases import CASES, Case


def between(case: Case) -> bool:
    """Neither the fewest seats nor the most of its game."""
    return case.game.min_seats < case.seats < case.game.max_seats


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        cases = [pytest.param(case, marks=pytest.mark.long if between(case) else ()) for case in CASES]
        metafunc.parametrize("case", cases, ids=[str(case) for case in CASES])


@pytest.fixture(autouse=True, scope="module")
def _drag() -> Iterator[None]:
    with drag_registered():
        yield
