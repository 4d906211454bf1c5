"""A server that is told to close: everybody is told, everything is stored, nobody is left behind."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from racecraft.engine.record import decode
from tests.cli.test_serve import started
from tests.server.running_server import PATIENCE, Guest, Wire, running
from tests.server.test_races import drive
from tests.tiers import some

pytestmark = [
    pytest.mark.asyncio,
    pytest.mark.skipif(sys.platform == "win32", reason="signals as POSIX knows them"),
]

RESTARTING = 1012
TABLE = {"game": "rali", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "club"}], "start": True}


async def at_a_table(ann: Guest) -> str:
    return str((await ann.ask("POST", "/api/tables", TABLE))["table"]["code"])


async def goodbye(wire: Wire) -> int | None:
    """The code with which the server closes the socket."""
    with pytest.raises(ConnectionClosed) as caught:
        await wire.hear("nothing more")
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code


def children(process: subprocess.Popen[str]) -> list[int]:
    found = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text()
    return [int(number) for number in found.split()]


async def deaf(port: int) -> None:
    """Returns when nobody listens any more: the server has heard that it is to end."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except ConnectionError:
                return
            writer.close()
            await asyncio.sleep(0.01)


def alive(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


async def ended(process: subprocess.Popen[str]) -> list[dict[str, object]]:
    """What it logged, an object a line, after it left as if all were well."""
    _, errors = await asyncio.to_thread(process.communicate, timeout=PATIENCE)
    assert process.returncode == 0, errors
    entries = [json.loads(line) for line in errors.splitlines()]
    for entry in entries:
        assert {"time", "level", "logger", "message"} <= entry.keys()
        assert "traceback" not in entry, entry["traceback"]
    return entries


@pytest.mark.parametrize("number", some([signal.SIGTERM, signal.SIGINT]))
async def test_all_are_told_and_all_is_stored(number: signal.Signals, folder: Path) -> None:
    with started("serve", "--port", "0", "--data", str(folder), "--log", "info") as (process, address):
        async with Guest(address, "Ann") as ann:
            code = await at_a_table(ann)
            async with ann.at(code, 0) as wire, ann.socket(code) as silent:
                await drive(wire, 0, Random(1), moves=10)
                workers = children(process)
                assert workers, "the bot has moved"
                process.send_signal(number)
                assert await goodbye(wire) == await goodbye(silent) == RESTARTING
        entries = await ended(process)
    told = [entry["message"] for entry in entries if entry["message"] != "answered"]
    assert told == ["open", "closing", "closed"]
    assert not any(alive(worker) for worker in workers)
    assert not list(folder.glob("*-wal")), "the database was closed in order"
    async with running(folder) as server, server.guest() as eve:
        record = decode(await eve.ask("GET", f"/api/tables/{code}/record"))
        assert sum(ply.play is not None and ply.seat == 0 for ply in record.plies) >= 10


@pytest.mark.parametrize("signals", some([1, 2]))
async def test_nobody_holds_it_up(signals: int, folder: Path) -> None:
    """Neither a bot that never answers, nor one who reads nothing, nor one who never finishes a request;
    a second signal waits for none of them at all."""
    with started("serve", "--port", "0", "--data", str(folder)) as (process, address):
        port = int(address.rpartition(":")[2])
        host = f"Host: localhost:{port}\r\n"
        async with Guest(address, "Ann") as ann:
            code = await at_a_table(ann)
            async with ann.at(code, 0) as wire:
                await drive(wire, 0, Random(1), moves=5)
                workers = children(process)
                assert workers, "the bot has moved"
                await wire.until(lambda wire: 0 in wire.shown["pending"])
                for worker in workers:
                    os.kill(worker, signal.SIGSTOP)
                await wire.say(type="hint", seat=0, id="never")
                with socket.socket() as lazy, socket.create_connection(("127.0.0.1", port)) as slow:
                    lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
                    lazy.connect(("127.0.0.1", port))
                    lazy.sendall(f"GET /api/schema/openapi.json HTTP/1.1\r\n{host}\r\n".encode() * 100)
                    head = (
                        f"POST /api/tables HTTP/1.1\r\n{host}Origin: {address}\r\nContent-Length: 999\r\n\r\n"
                    )
                    slow.sendall(head.encode() + b"{")
                    lazy.setblocking(False)
                    loop = asyncio.get_running_loop()
                    assert await asyncio.wait_for(loop.sock_recv(lazy, 1), PATIENCE), "answers have begun"
                    for _ in range(signals):
                        process.send_signal(signal.SIGINT)
                        await deaf(port)
                    assert await goodbye(wire) == RESTARTING
                    assert await ended(process) == []
        assert not any(alive(worker) for worker in workers)


HUNG = """
import os, signal, time
from racecraft.server import app
app.SHUTDOWN_SECONDS = 0.2
server = app.Server.__new__(app.Server)
server.should_exit = False
with server.capture_signals():
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(60)
"""


async def test_whatever_hangs_the_process_ends() -> None:
    """The first signal sets a limit that needs neither the event loop nor a second signal."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", HUNG, stderr=asyncio.subprocess.PIPE)
    _, errors = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 1
    assert b"the shutdown took too long" in errors
