"""Metrics at an address of the operator's choice, and the dashboard that shows them."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from racecraft.engine.errors import RacecraftError
from tests.server.running_server import PATIENCE, RunningServer, running

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana-dashboard.json"
pytestmark = pytest.mark.asyncio


def port_of(server: RunningServer) -> int:
    assert server.instance.metrics is not None
    return server.instance.metrics.port


async def test_they_are_told_there_and_nowhere_else(folder: Path) -> None:
    async with running(folder, metrics="127.0.0.1:0") as server, server.guest() as eve:
        await eve.refused("not-found", "GET", "/metrics")
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port_of(server)}") as scraper:
            told = await scraper.get("/metrics")
            assert told.headers["content-type"] == "text/plain; version=0.0.4"
            assert 'racecraft_refused_total{key="not-found"} 1.0' in told.text
            assert (await scraper.get("/api/about")).status_code == 404
            assert (await scraper.post("/metrics")).status_code == 405


async def test_nonsense_and_silence_do_it_no_harm(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("racecraft.server.ops.metrics_listener.SECONDS", 0.2)
    async with running(folder, metrics="127.0.0.1:0") as server:
        for said in (b"", b"\r\n\r\n", b"\xff" * 20_000, b"GET /metrics"):
            reader, writer = await asyncio.open_connection("127.0.0.1", port_of(server))
            writer.write(said)
            async with asyncio.timeout(PATIENCE):
                assert b"200 OK" not in await reader.read()
            writer.close()
        async with httpx.AsyncClient() as scraper:
            address = f"http://127.0.0.1:{port_of(server)}/metrics"
            assert (await scraper.get(address)).status_code == 200


async def first_line(port: int, said: bytes, source: str = "127.0.0.1") -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    writer.write(said)
    async with asyncio.timeout(PATIENCE):
        line = await reader.readline()
    writer.close()
    return line


async def test_idle_connections_do_not_blind_the_scraper(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("racecraft.server.ops.metrics_listener.SECONDS", PATIENCE)
    async with running(folder, metrics="127.0.0.1:0") as server:
        port = port_of(server)
        idle = [await asyncio.open_connection("127.0.0.1", port) for _ in range(30)]
        async with asyncio.timeout(PATIENCE):
            assert b" 503 " in await idle[-1][0].readline(), "refused at once, with an answer"
        assert b" 200 " in await first_line(port, b"GET /metrics HTTP/1.1\r\n\r\n", "127.0.0.2")
        for _, writer in idle:
            writer.close()


async def test_two_names_of_the_listener_are_refused(folder: Path) -> None:
    async with running(folder, metrics="127.0.0.1:0") as server:
        said = b"GET /metrics HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n"
        assert b" 400 " in await first_line(port_of(server), said)


async def test_an_address_that_cannot_be_had_is_said(folder: Path) -> None:
    with pytest.raises(RacecraftError, match=r"cannot listen on 192\.0\.2\.1 port 9642"):
        async with running(folder, metrics="192.0.2.1:9642"):
            pass


def queries(panel: Any) -> list[str]:
    return [target["expr"] for target in panel.get("targets", [])]


async def test_every_query_of_the_dashboard_names_a_number_that_is_told(folder: Path) -> None:
    dashboard = json.loads(DASHBOARD.read_text())
    asked = [query for panel in dashboard["panels"] for query in queries(panel)]
    async with running(folder) as server:
        page = server.service.metrics_page()
    names = {line.split()[2]: line.split()[3] for line in page.splitlines() if line.startswith("# TYPE")}
    told = set(names)
    for name, kind in names.items():
        if kind == "histogram":
            told |= {f"{name}_bucket", f"{name}_sum", f"{name}_count"}
    used = {name for query in asked for name in re.findall(r"racecraft_\w+", query)}
    assert used <= told
    assert len(used) >= 12, "the dashboard shows most of what there is"
    assert "racecraft_task_up" in used
    assert all("racecraft_" in query for query in asked)
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])
