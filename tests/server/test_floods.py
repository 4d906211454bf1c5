"""Sockets of somebody who sends more than anybody could want, and reads nothing."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from racecraft.server.settings import Limits
from racecraft.server.transport.framing import FRAMES_AT_ONCE, FrameReader
from racecraft.server.transport.limits import Bucket
from racecraft.server.transport.websocket import TableProtocol
from tests.server.raw_socket import (
    PING,
    PONG,
    TEXT,
    TOO_FAST,
    RawSocket,
    accepted,
    asking,
    connected,
    frame,
    request,
)
from tests.server.running_server import PATIENCE, RunningServer, running
from tests.server.test_security import solo, with_limits

pytestmark = pytest.mark.asyncio

WATERMARK = 65_536
"""Above so many bytes a transport asks to be written to no more."""


def sockets_of(server: RunningServer) -> list[Any]:
    return [each for each in server.instance.server_state.connections if isinstance(each, TableProtocol)]


async def lazy_socket(server: RunningServer) -> socket.socket:
    """A client with little room for what it never reads."""
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(client, ("127.0.0.1", server.port))
    await loop.sock_sendall(client, request(server) + b"\r\n")
    head = b""
    while b"\r\n\r\n" not in head:
        head += await asyncio.wait_for(loop.sock_recv(client, 1), PATIENCE)
    return client


async def send_always(client: socket.socket, data: bytes) -> None:
    loop = asyncio.get_running_loop()
    try:
        while True:
            await loop.sock_sendall(client, data)
    except OSError:
        return


@pytest.mark.parametrize("opcode", [PING, PONG, TEXT])
async def test_frames_of_any_kind_count(opcode: int, folder: Path) -> None:
    limits = with_limits(messages=0.001, message_burst=10)
    async with running(folder, limits=limits) as server, connected(server) as client:
        client.writer.write(frame(opcode, b"{}") * 12)
        heard: Counter[int] = Counter()
        async with asyncio.timeout(PATIENCE):
            while (last := await client.frame())[0] != 8:
                heard[last[0]] += 1
        assert last[1][:2] == TOO_FAST.to_bytes(2, "big")
        assert heard[PONG] == (10 if opcode == PING else 0)
        assert heard[TEXT] == (11 if opcode == TEXT else 1), "the last one says that this was too fast"
        assert await client.reader.read() == b""


async def test_a_message_in_very_many_fragments_counts_as_many(folder: Path) -> None:
    limits = with_limits(messages=0.001, message_burst=10)
    async with running(folder, limits=limits) as server, connected(server) as client:
        client.writer.write(frame(TEXT, b"{", final=False) + frame(0, b"", final=False) * 20)
        assert (await client.answer())["key"] == "too-fast"
        assert await client.closing() == TOO_FAST


async def test_who_does_not_read_pongs_is_not_read_from(folder: Path) -> None:
    """However many frames the limits allow, what waits to be sent is bounded."""
    async with running(folder, limits=with_limits(messages=1e9, message_burst=10**9)) as server:
        client = await lazy_socket(server)
        sending = asyncio.create_task(send_always(client, frame(PING, b"x" * 125) * 500))
        [protocol] = sockets_of(server)
        async with asyncio.timeout(PATIENCE):
            while protocol.transport.get_write_buffer_size() <= WATERMARK:
                await asyncio.sleep(0.001)
        for _ in range(200):
            assert protocol.transport.get_write_buffer_size() < 2 * WATERMARK
            assert not protocol.transport.is_reading()
            await asyncio.sleep(0.001)
        sending.cancel()
        client.close()


async def test_who_reads_again_is_heard_again(folder: Path) -> None:
    async with running(folder, limits=with_limits(messages=1e9, message_burst=10**9)) as server:
        client = await lazy_socket(server)
        count = 40_000
        loop = asyncio.get_running_loop()
        said = frame(PING, b"x" * 125) * count + frame(TEXT, asking("last"))
        sending = asyncio.create_task(loop.sock_sendall(client, said))
        [protocol] = sockets_of(server)
        async with asyncio.timeout(PATIENCE):
            while protocol.transport.is_reading():
                await asyncio.sleep(0.001)
            heard = bytearray()
            while not heard.endswith(b'"id":"last"}'):
                heard += await loop.sock_recv(client, 1 << 20)
            await sending
        assert heard.count(bytes([0x80 | PONG, 125])) == count
        client.close()


async def test_who_floods_without_reading_is_gone_with_its_descriptor(folder: Path) -> None:
    async with running(folder, limits=Limits()) as server:
        clients = [await lazy_socket(server) for _ in range(8)]
        assert len(sockets_of(server)) == 8
        floods = [asyncio.create_task(send_always(each, frame(PING, b"x" * 125) * 500)) for each in clients]
        async with asyncio.timeout(PATIENCE):
            while sockets_of(server):
                await asyncio.sleep(0.01)
            await asyncio.gather(*floods)
        for each in clients:
            each.close()


async def test_who_does_not_answer_a_close_is_not_waited_for(folder: Path) -> None:
    async with running(folder) as server:
        client = await lazy_socket(server)
        [protocol] = sockets_of(server)
        await asyncio.get_running_loop().sock_sendall(client, frame(TEXT, b'{"type":"hello"}'))
        async with asyncio.timeout(PATIENCE):
            while sockets_of(server):  # there is no such table
                await asyncio.sleep(0.01)
        assert protocol.transport.is_closing()
        client.close()


class Handshake:
    """What a reader needs of the protocol that did the handshake."""

    close_sent = False

    def connection_lost(self, error: Exception | None) -> None: ...

    def pause_writing(self) -> None: ...

    def resume_writing(self) -> None: ...


async def test_a_callback_handles_a_few_frames_only(folder: Path) -> None:
    """The others wait until everybody else had their turn."""
    loop = asyncio.get_running_loop()
    here, there = socket.socketpair()
    transport, _ = await loop.connect_accepted_socket(asyncio.Protocol, here)
    reader = FrameReader(Handshake(), transport, 16_384)
    heard: list[str | None] = []
    turns: Counter[int] = Counter()
    turn = 0

    def hear(text: str | None) -> None:
        heard.append(text)
        turns[turn] += 1

    reader.listen(hear, Bucket(1e9, 10**9, 0.0), lambda: None)
    there.sendall(b"".join(frame(TEXT, str(number).encode()) for number in range(1000)))
    async with asyncio.timeout(PATIENCE):
        while len(heard) < 1000:
            await asyncio.sleep(0)
            turn += 1
    assert heard == [str(number) for number in range(1000)]
    assert max(turns.values()) <= FRAMES_AT_ONCE
    there.close()
    transport.abort()
    await asyncio.sleep(0)


# --- How many ---


async def test_sockets_are_counted_until_their_descriptors_are_closed(folder: Path) -> None:
    """Also those that are refused: never are more of them open than allowed."""
    async with running(folder, limits=with_limits(sockets=5)) as server:
        clients = []
        refused = 0
        for _ in range(30):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(request(server) + b"\r\n")
            line = await asyncio.wait_for(reader.readline(), PATIENCE)
            refused += b" 429 " in line
            clients.append(writer)
            assert len(sockets_of(server)) <= 5
        assert refused == 25
        clients[0].close()
        async with asyncio.timeout(PATIENCE):
            while len(sockets_of(server)) == 5:
                await asyncio.sleep(0.01)
        async with connected(server):
            pass
        for writer in clients:
            writer.close()


async def test_one_address_never_takes_all_there_is(folder: Path) -> None:
    async with running(folder, limits=with_limits(open_in_all=8)) as server:
        opened = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(4)]
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        assert b" 429 " in await asyncio.wait_for(reader.readline(), PATIENCE)
        for _, each in [*opened, (reader, writer)]:
            each.close()


async def test_sockets_behind_a_proxy_are_counted_by_their_own_addresses(folder: Path) -> None:
    limits = with_limits(sockets=2)
    async with running(folder, limits=limits, proxies=("127.0.0.1",)) as server:

        async def come(address: str) -> RawSocket:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(request(server) + f"X-Forwarded-For: {address}\r\n\r\n".encode())
            try:
                await accepted(reader)
            except AssertionError:
                writer.close()
                raise
            return RawSocket(reader, writer)

        inside = [
            await come("9.9.9.1:50"),
            await come("9.9.9.1:51"),
            await come("9.9.9.2"),
            await come("9.9.9.2"),
        ]
        for address in ("9.9.9.1:52", "9.9.9.2"):
            with pytest.raises(AssertionError):
                await come(address)
        for each in inside:
            each.writer.close()


async def test_a_class_of_forty_behind_one_address_gets_in(folder: Path) -> None:
    """Everybody visits for the first time, opens a table of their own and a socket."""
    async with running(folder, limits=Limits()) as server:
        pupils = [server.guest() for _ in range(40)]
        wanted = {"game": "rali", "seats": [{"kind": "me"}], "start": True}

        async def come(pupil: Any) -> str:
            for path in ("/api/about", "/api/me", "/api/tables", "/api/me/races", "/api/me/turns"):
                await pupil.ask("GET", path)
            table = await pupil.ask("POST", "/api/tables", wanted)
            return str(table["table"]["code"])

        codes = await asyncio.gather(*(come(pupil) for pupil in pupils))
        visits = [pupil.at(code, 0) for pupil, code in zip(pupils, codes, strict=True)]
        wires = await asyncio.gather(*(visit.__aenter__() for visit in visits))
        states = await asyncio.gather(*(wire.hear("state") for wire in wires))
        assert [state["seat"] for state in states] == [0] * 40
        assert len(sockets_of(server)) == 40
        for visit in visits:
            await visit.__aexit__(None, None, None)
        for pupil in pupils:
            await pupil.http.aclose()


async def test_a_refused_socket_says_why(folder: Path) -> None:
    async with running(folder, limits=with_limits(sockets=1)) as server, server.guest("Ann") as ann:
        code = await solo(ann)
        async with ann.socket(code):
            with pytest.raises(InvalidStatus) as refused:
                async with ann.socket(code):
                    pass
            assert b'"too-many"' in (refused.value.response.body or b"")


async def test_a_person_talks_at_one_rate_on_all_sockets(folder: Path) -> None:
    limits = with_limits(chat=0.001, chat_burst=3)
    async with running(folder, limits=limits) as server, server.guest("Ann") as ann:
        code = await solo(ann)
        async with ann.at(code, 0) as one, ann.at(code, 0) as two:
            for wire in (one, two, one):
                await wire.say(type="say", text="hello")
                await wire.hear("chat")
            await two.say(type="say", text="once more")
            assert (await two.hear("error"))["key"] == "too-fast"
