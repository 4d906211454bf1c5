"""Four servers behind nginx, as `deploy/nginx.conf` shows it: a table's sockets go to one server, and when
that one is killed its tables go on at the others."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import socket
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from racecraft.server.ops.load_test import UNLIMITED, ServerProcess
from racecraft.server.settings import Settings
from tests.server.running_server import PATIENCE, Guest, Wire
from tests.server.test_durability import stored_plays

NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
CONFIGURATION = Path(__file__).parents[2] / "deploy" / "nginx.conf"
SERVERS = 4
TAKEOVER_SECONDS = 5.0
"""As promised."""

pytestmark = [
    pytest.mark.asyncio,
    pytest.mark.skipif(NGINX is None, reason="nginx is not installed"),
]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


@contextmanager
def nginx(folder: Path, port: int, servers: list[ServerProcess]) -> Iterator[None]:
    """The example with these ports, and without TLS."""
    text = CONFIGURATION.read_text()
    for default, server in zip(range(8642, 8642 + SERVERS), servers, strict=True):
        text, found = re.subn(rf"server 127\.0\.0\.1:{default}\b", f"server 127.0.0.1:{server.port}", text)
        assert found == 1
    text = re.sub(r"listen 443 ssl;", f"listen 127.0.0.1:{port};", text)
    text = re.sub(r"ssl_certificate.*;", "", text)
    folder.mkdir()
    paths = "".join(
        f"{kind}_temp_path {folder / kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = (
        f"daemon off; pid {folder / 'pid'}; error_log {folder / 'errors'}; worker_processes 1;"
        f"events {{}} http {{ access_log off; {paths}\n{text} }}"
    )
    (folder / "nginx.conf").write_text(whole)
    assert NGINX is not None
    process = subprocess.Popen([NGINX, "-c", str(folder / "nginx.conf")], stderr=subprocess.PIPE)
    try:
        yield
    finally:
        process.terminate()
        process.communicate()


@asynccontextmanager
async def four_servers(folder: Path, url: str, port: int) -> AsyncIterator[list[ServerProcess]]:
    settings = Settings(
        data=folder,
        database=url,
        port=0,
        limits=UNLIMITED,
        workers=1,
        origins=(f"http://127.0.0.1:{port}",),
        proxies=("127.0.0.1",),
    )
    servers = await asyncio.gather(*[asyncio.to_thread(ServerProcess, settings) for _ in range(SERVERS)])
    try:
        yield list(servers)
    finally:
        await asyncio.gather(*[asyncio.to_thread(server.end) for server in servers])


def sockets_of(server: ServerProcess) -> int:
    page = httpx.get(f"http://127.0.0.1:{server.port}/metrics").text
    found = re.search(r"^racecraft_sockets (\d+)", page, re.MULTILINE)
    assert found is not None
    return int(found[1])


@pytest.mark.long
async def test_a_table_lives_on_one_server_and_moves_when_it_dies(folder: Path, postgres_url: str) -> None:
    port = free_port()
    async with AsyncExitStack() as stack:
        servers = await stack.enter_async_context(four_servers(folder, postgres_url, port))
        stack.enter_context(nginx(folder / "nginx", port, servers))
        ann = await stack.enter_async_context(Guest(f"http://127.0.0.1:{port}"))
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    await ann.ask("PUT", "/api/me", {"name": "Ann"})
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        mine = {"game": "rali", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
        code = str((await ann.ask("POST", "/api/tables", mine))["table"]["code"])
        bots = {"game": "gt", "seats": [{"kind": "bot", "bot": "random"}] * 6, "start": True}
        fleet = [str((await ann.ask("POST", "/api/tables", bots))["table"]["code"]) for _ in range(4)]
        await asyncio.gather(*[warmed(server, bots) for server in servers])
        await asyncio.gather(*[moved(ann, bot) for bot in fleet])  # from now on they wait for spectators
        async with AsyncExitStack() as sockets:
            wires = [await sockets.enter_async_context(ann.at(code, 0)) for _ in range(5)]
            counted = await asyncio.gather(*[asyncio.to_thread(sockets_of, server) for server in servers])
            assert sorted(counted) == [0, 0, 0, 5], "all sockets of a table are at one server"
            owner = servers[counted.index(5)]
            acknowledged = await plays(wires[0], 6)
            os.kill(owner.process_id, signal.SIGKILL)
            for wire in wires:
                with pytest.raises(ConnectionClosed):
                    await wire.hear("nothing more")
        async with asyncio.timeout(TAKEOVER_SECONDS):
            async with again(ann, code) as wire:
                acknowledged += await plays(wire, 1)
            await asyncio.gather(*[moved(ann, bot) for bot in fleet])
        async with again(ann, code) as wire:
            acknowledged += await plays(wire, 1)
        settings = Settings(data=folder, database=postgres_url)
        assert (await stored_plays(settings))[code][: len(acknowledged)] == acknowledged


async def plays(wire: Wire, moves: int) -> list[str]:
    """What was acknowledged."""
    done = []
    await wire.until(lambda wire: bool(wire.shown))
    for _ in range(moves):
        seat, choice = wire.shown["seat"], wire.shown["legal"][0]
        answer = await wire.play(seat, choice["action"])
        assert answer["type"] == "update", answer
        done.append(f"{seat} {choice['text']}")
    return done


@asynccontextmanager
async def again(guest: Guest, code: str) -> AsyncIterator[Wire]:
    """A socket, as soon as there is a server for it."""
    async with AsyncExitStack() as stack:
        while True:
            try:
                wire = await stack.enter_async_context(guest.at(code, 0))
                await wire.hear("state")
                break
            except (ConnectionClosed, InvalidHandshake, OSError):
                await asyncio.sleep(0.05)
        yield wire


async def warmed(server: ServerProcess, bots: dict[str, object]) -> None:
    """The server has a worker that answers."""
    async with Guest(f"http://127.0.0.1:{server.port}") as guest:
        await moved(guest, str((await guest.ask("POST", "/api/tables", bots))["table"]["code"]))


async def moved(guest: Guest, code: str) -> None:
    """Bots drive."""
    async with guest.at(code) as wire:
        state = await wire.hear("state")
        if state["view"]["result"] is None:
            await wire.until(lambda wire: wire.moment > state["moment"])
        wire.socket.transport.abort()  # unread messages would delay its end
