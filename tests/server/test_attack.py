"""The bench that floods the server: short, and only as strict as a busy machine allows."""

from __future__ import annotations

import sys

import pytest

from racecraft.server.ops.attack_test import FLOODS, bench_attack

MOST_MEGABYTES = 300


@pytest.mark.long
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs a second loopback address")
def test_bystanders_go_on_beside_every_flood() -> None:
    report = bench_attack("", 4, 0.5, ["rali"])
    assert [endured.flood for endured in report.floods] == ["", *FLOODS]
    for endured in report.floods:
        assert endured.moves > 0
        assert 0 < endured.p99_ms <= endured.slowest_ms
        assert 0 < endured.megabytes < MOST_MEGABYTES
    for endured in report.floods[1:]:
        assert endured.connections >= FLOODS[endured.flood][1]
        assert endured.sent_megabytes > 0
