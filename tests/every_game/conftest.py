"""Every test here runs on all cases. The drag race is registered meanwhile, so that its records replay."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.engine.simultaneous import drag_registered
from tests.every_game.cases import CASES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", CASES, ids=str)


@pytest.fixture(autouse=True, scope="module")
def _drag() -> Iterator[None]:
    with drag_registered():
        yield
