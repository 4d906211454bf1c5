"""The drag race is registered while the engine's tests run, so that its records replay."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.engine.simultaneous import drag_registered


@pytest.fixture(autouse=True, scope="module")
def _drag() -> Iterator[None]:
    with drag_registered():
        yield
