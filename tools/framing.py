"""Measures WebSocket framing beside libraries: `python -m tools.framing [seconds] [rounds]`.

A message is answered with as many bytes as a usual update has. First without sockets: processor time of the
framing alone, the least of many batches, so that it does not depend on what else the machine does. Then a
server in a process of its own answers the messages of twenty connections; the contenders take turns in one
run. `bytes` does no framing at all: what it costs is the price of the sockets.

`picows in place` does all that our reader does (`picows_reader.py`); `picows` alone frames and no more. For
both readers compiled: `PYTHONPATH=build/compiled`, and `mypyc --strict tools/picows_reader.py` before.
`wsproto` is measured where it is installed.
"""

from __future__ import annotations

import asyncio
import importlib.util
import multiprocessing
import os
import socket
import statistics
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_create_server
from websockets.frames import Frame
from websockets.protocol import Protocol as Library
from websockets.protocol import Side, State

from racecraft.server.transport.framing import FrameReader
from racecraft.server.transport.limits import Bucket
from tools.picows_reader import PicowsReader

CONNECTIONS = 20
ANSWER = b"x" * 700
ANSWER_SIZE = len(ANSWER) + 4
MESSAGE = b'{"type":"play","seat":0,"moment":12,"action":3,"id":"x"}'
FRAME = (
    bytes([0x81, 0x80 | len(MESSAGE)])
    + b"mask"
    + bytes(byte ^ b"mask"[place % 4] for place, byte in enumerate(MESSAGE))
)
LARGEST = 16_384
REQUEST = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Raw(asyncio.Protocol):
    """Counts bytes; the first ones are the request for the handshake, which needs no true answer here."""

    close_sent = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        self.open = False
        self.received = 0

    def data_received(self, data: bytes) -> None:
        if not self.open:
            self.open = True
            self.transport.write(b"HTTP/1.1 101\r\n\r\n")
            self.begin()
            return
        self.take(data)

    def begin(self) -> None: ...

    def take(self, data: bytes) -> None:
        self.received += len(data)
        while self.received >= len(FRAME):
            self.received -= len(FRAME)
            self.transport.write(b"\x81\x7e\x02\xbc" + ANSWER)
            self.transport.get_write_buffer_size()


def answer_all(kind: Any, library: Any, transport: Any) -> None:
    """Lets a reader answer whatever it hears; it replaces the protocol of the transport."""
    reader = kind(library, transport, LARGEST)

    def hear(text: str | None) -> None:
        reader.push(ANSWER)

    reader.listen(hear, Bucket(1e9, 10**9, 0.0), lambda: None)


class Own(Raw):
    """The reader of the server."""

    def begin(self) -> None:
        answer_all(FrameReader, self, self.transport)


class InPlace(Raw):
    def begin(self) -> None:
        answer_all(PicowsReader, self, self.transport)


class Websockets(Raw):
    def begin(self) -> None:
        self.library = Library(Side.SERVER, state=State.OPEN, max_size=LARGEST)

    def take(self, data: bytes) -> None:
        self.library.receive_data(data)
        for event in self.library.events_received():
            if isinstance(event, Frame):
                bytes(event.data).decode()
                self.library.send_text(ANSWER)
        self.transport.write(b"".join(self.library.data_to_send()))
        self.transport.get_write_buffer_size()


class Wsproto(Raw):
    def begin(self) -> None:
        from wsproto.connection import Connection, ConnectionType
        from wsproto.events import TextMessage

        self.library = Connection(ConnectionType.SERVER)
        self.kind = TextMessage
        self.answer = TextMessage(data=ANSWER.decode())

    def take(self, data: bytes) -> None:
        self.library.receive_data(data)
        for event in self.library.events():
            if isinstance(event, self.kind):
                self.transport.write(self.library.send(self.answer))
                self.transport.get_write_buffer_size()


class Picows(WSListener):
    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            frame.get_payload_as_utf8_text()
            transport.send(WSMsgType.TEXT, ANSWER)
            transport.underlying_transport.get_write_buffer_size()


PROTOCOLS: dict[str, Callable[[], Raw]] = {
    "bytes": Raw,
    "own": Own,
    "picows in place": InPlace,
    "websockets": Websockets,
}
if importlib.util.find_spec("wsproto") is not None:
    PROTOCOLS["wsproto"] = Wsproto
CONTENDERS = (*PROTOCOLS, "picows")


# --- Without sockets ---


class Sink:
    """A transport that sends nothing and counts what it is told to send."""

    def __init__(self) -> None:
        self.writes = 0
        self.protocol: Any = None
        self._socket = socket.socket()

    def get_extra_info(self, name: str) -> Any:
        """With what stands for TLS picows writes here, not to the descriptor."""
        return {"socket": self._socket, "ssl_object": self}.get(name)

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def write(self, data: bytes) -> None:
        self.writes += 1

    def get_write_buffer_size(self) -> int:
        return 0

    def abort(self) -> None: ...


BATCH = 1000


async def nanoseconds(name: str, batches: int) -> float:
    """Processor time for a message and its answer, the least of all batches."""
    sink, protocol = Sink(), PROTOCOLS[name]()
    protocol.connection_made(sink)
    protocol.data_received(REQUEST)
    reader: Any = protocol if sink.protocol is None else sink.protocol
    before, least = sink.writes, float("inf")
    for _ in range(batches):
        if hasattr(reader, "get_buffer"):
            get, updated, size = reader.get_buffer, reader.buffer_updated, len(FRAME)
            started = time.process_time_ns()
            for _ in range(BATCH):
                get(65536)[:size] = FRAME
                updated(size)
        else:
            take = reader.data_received
            started = time.process_time_ns()
            for _ in range(BATCH):
                take(FRAME)
        least = min(least, (time.process_time_ns() - started) / BATCH)
    assert sink.writes - before == batches * BATCH, name
    return least


# --- With sockets ---


async def _serve(name: str, door: Connection) -> None:
    if name == "picows":
        server = await ws_create_server(lambda request: Picows(), "127.0.0.1", 0, enable_auto_ping=False)
    else:
        server = await asyncio.get_running_loop().create_server(PROTOCOLS[name], "127.0.0.1", 0)
    door.send(server.sockets[0].getsockname()[1])
    while not door.poll():
        await asyncio.sleep(0.1)


def serve(name: str, door: Connection) -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_serve(name, door))


class Client(asyncio.Protocol):
    answers = 0

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        self.open = False
        self.received = 0
        transport.write(REQUEST)

    def data_received(self, data: bytes) -> None:
        if not self.open:
            self.open = True
            self.transport.write(FRAME)
            return
        self.received += len(data)
        while self.received >= ANSWER_SIZE:
            self.received -= ANSWER_SIZE
            Client.answers += 1
            self.transport.write(FRAME)


async def ask(port: int, seconds: float) -> int:
    loop = asyncio.get_running_loop()
    clients = [await loop.create_connection(Client, "127.0.0.1", port) for _ in range(CONNECTIONS)]
    before = Client.answers
    await asyncio.sleep(seconds)
    for transport, _ in clients:
        transport.abort()
    return Client.answers - before


def processor_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(name: str, seconds: float) -> tuple[float, float]:
    """Round trips a second, and the server's microseconds of processor time for each."""
    context = multiprocessing.get_context("spawn")
    door, inner = context.Pipe()
    process = context.Process(target=serve, args=(name, inner), daemon=True)
    process.start()
    port = door.recv()
    assert process.pid is not None
    spent, started = processor_seconds(process.pid), time.perf_counter()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        count = runner.run(ask(port, seconds))
    spent, passed = processor_seconds(process.pid) - spent, time.perf_counter() - started
    door.send(None)
    process.join()
    return count / passed, spent / count * 1e6


def main(seconds: float, rounds: int) -> None:
    measured: dict[str, list[tuple[float, float]]] = {name: [] for name in CONTENDERS}
    for _ in range(rounds):
        for name in CONTENDERS:
            measured[name].append(measure(name, seconds))
    for reader in (FrameReader, PicowsReader):
        print(f"{reader.__name__}: {sys.modules[reader.__module__].__file__}")
    for name in PROTOCOLS:
        print(f"{name:16}{asyncio.run(nanoseconds(name, 200)) / 1000:8.2f} µs without sockets")
    for name, results in measured.items():
        rate = statistics.median(rate for rate, _ in results)
        costs = sorted(cost for _, cost in results)
        print(
            f"{name:16}{rate:10,.0f} round trips/s{statistics.median(costs):8.2f} µs of the server "
            f"({costs[0]:.2f} to {costs[-1]:.2f})"
        )


if __name__ == "__main__":
    given = sys.argv[1:]
    main(float(given[0]) if given else 2.0, int(given[1]) if len(given) > 1 else 5)
