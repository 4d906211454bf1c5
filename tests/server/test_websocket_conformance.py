"""The server's half of RFC 6455, section by section, and races against clients that others wrote."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
import websocket

from tests.server.raw_socket import (
    BINARY,
    CLOSE,
    CONTINUED,
    NOT_UTF8,
    PING,
    PONG,
    PROTOCOL_ERROR,
    TEXT,
    TOO_LARGE,
    RawSocket,
    asking,
    connected,
    frame,
    request,
)
from tests.server.running_server import PATIENCE, Guest, RunningServer, running

pytestmark = pytest.mark.asyncio

LARGEST = 16_384
"""Bytes of a message: four for each of the characters that a message may have."""
WORDS = "Ралі — 赤信号 🏁 é"


def closing(code: int, reason: bytes = b"") -> bytes:
    return frame(CLOSE, code.to_bytes(2, "big") + reason)


@asynccontextmanager
async def one_client(folder: Path) -> AsyncIterator[RawSocket]:
    async with running(folder) as server, connected(server) as client:
        yield client


async def ends_with(client: RawSocket, code: int) -> None:
    """The next frame closes with this code, and nothing follows it."""
    assert await client.closing() == code
    assert await asyncio.wait_for(client.reader.read(), PATIENCE) == b""


# --- 4 Handshake ---


@pytest.mark.parametrize(
    ("before", "after", "status"),
    [
        (b"Sec-WebSocket-Version: 13", b"Sec-WebSocket-Version: 8", b" 400 "),
        (b"Sec-WebSocket-Key: ", b"Sec-WebSocket-Key: short", b" 400 "),
        (b"Sec-WebSocket-Key", b"X-Key", b" 400 "),
        (b"GET ", b"POST ", b" 405 "),
    ],
    ids=["version", "key", "no key", "method"],
)
async def test_4_2_a_wrong_handshake_is_refused(
    before: bytes, after: bytes, status: bytes, folder: Path
) -> None:
    async with running(folder) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(request(server).replace(before, after) + b"\r\n")
        line = await asyncio.wait_for(reader.readline(), PATIENCE)
        assert status in line
        writer.close()


async def test_4_2_the_key_is_answered_and_no_extension_is_agreed_to(folder: Path) -> None:
    async with running(folder) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        said = request(server).partition(b"Sec-WebSocket-Key")[0]
        said += b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        said += b"Sec-WebSocket-Extensions: permessage-deflate\r\n"
        writer.write(said + b"\r\n")
        head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)).lower()
        assert b"sec-websocket-accept: s3pplmbitxaq9kygzzhzrbk+xoo=" in head
        assert b"extensions" not in head
        writer.close()


# --- 5.1, 5.2 Masks, reserved bits, opcodes, lengths ---


@pytest.mark.parametrize("opcode", [TEXT, BINARY, PING, PONG, CLOSE])
async def test_5_1_a_frame_without_a_mask_is_an_error(opcode: int, folder: Path) -> None:
    async with one_client(folder) as client:
        client.writer.write(frame(opcode, b"", masked=False))
        await ends_with(client, PROTOCOL_ERROR)


@pytest.mark.parametrize("bit", [0x10, 0x20, 0x40])
@pytest.mark.parametrize("opcode", [TEXT, PING])
async def test_5_2_reserved_bits_are_an_error(opcode: int, bit: int, folder: Path) -> None:
    async with one_client(folder) as client:
        client.writer.write(frame(opcode, b"{}", reserved=bit))
        await ends_with(client, PROTOCOL_ERROR)


async def test_5_2_reserved_opcodes_are_an_error(folder: Path) -> None:
    async with running(folder) as server:
        for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15):
            async with connected(server) as client:
                client.writer.write(frame(opcode, b""))
                await ends_with(client, PROTOCOL_ERROR)


@pytest.mark.parametrize("size", [60, 125, 126, 127, 128, 4000, 4096])
async def test_5_2_every_form_of_the_length_is_read(size: int, folder: Path) -> None:
    async with one_client(folder) as client:
        client.writer.write(frame(TEXT, asking("sized").ljust(size)))
        assert (await client.answer())["id"] == "sized"


async def test_5_3_the_mask_is_taken_off_at_every_length(folder: Path) -> None:
    async with one_client(folder) as client:
        for extra in range(9):
            client.writer.write(frame(TEXT, asking("m" + "x" * extra)))
            assert (await client.answer())["id"] == "m" + "x" * extra


@pytest.mark.parametrize("opcode", [TEXT, BINARY])
async def test_5_2_what_is_too_large_is_refused_before_it_arrives(opcode: int, folder: Path) -> None:
    for size in (LARGEST + 1, 65_536, 2**62):
        head = bytes([0x80 | opcode, 0xFF]) + size.to_bytes(8, "big") + b"mask"
        async with one_client(folder) as client:
            client.writer.write(head)
            await ends_with(client, TOO_LARGE)


async def test_5_4_fragments_are_too_large_together(folder: Path) -> None:
    async with one_client(folder) as client:
        client.writer.write(frame(TEXT, b" " * 10_000, final=False) + frame(CONTINUED, b" " * 10_000))
        await ends_with(client, TOO_LARGE)


# --- 5.4 Fragmentation ---


@pytest.mark.parametrize("cuts", [[0], [1], [5, 5, 9], list(range(1, 40))])
async def test_5_4_fragments_make_one_message(cuts: list[int], folder: Path) -> None:
    said = asking("fragments")
    async with one_client(folder) as client:
        ends = [*cuts, len(said)]
        for number, (start, end) in enumerate(zip([0, *cuts], ends, strict=True)):
            last = number == len(ends) - 1
            client.writer.write(frame(CONTINUED if number else TEXT, said[start:end], final=last))
        assert (await client.answer())["id"] == "fragments"


async def test_5_4_control_frames_may_come_between_fragments(folder: Path) -> None:
    said = asking("fragments")
    async with one_client(folder) as client:
        client.writer.write(
            frame(TEXT, said[:7], final=False)
            + frame(PING, b"one")
            + frame(CONTINUED, said[7:9], final=False)
            + frame(PONG, b"unasked")
            + frame(PING, b"two")
            + frame(CONTINUED, said[9:])
        )
        heard = [await client.frame() for _ in range(3)]
        assert heard[:2] == [(PONG, b"one"), (PONG, b"two")]
        assert msgspec.json.decode(heard[2][1])["id"] == "fragments"


async def test_5_4_a_message_of_bytes_in_fragments_is_one_of_bytes(folder: Path) -> None:
    async with one_client(folder) as client:
        client.writer.write(frame(BINARY, b"\xff", final=False) + frame(CONTINUED, b"\xfe"))
        assert (await client.answer())["key"] == "bad-request"


@pytest.mark.parametrize(
    "sent",
    [
        frame(CONTINUED, b"of nothing"),
        frame(CONTINUED, b"of nothing", final=False),
        frame(TEXT, b"{", final=False) + frame(TEXT, b"}"),
        frame(TEXT, b"{", final=False) + frame(BINARY, b"}"),
        frame(TEXT, b"{}") + frame(CONTINUED, b"more"),
    ],
    ids=["nothing", "nothing yet", "text within", "bytes within", "after a whole one"],
)
async def test_5_4_fragments_out_of_order_are_an_error(sent: bytes, folder: Path) -> None:
    async with one_client(folder) as client:
        client.writer.write(sent)
        opcode, payload = await client.frame()
        if opcode == TEXT:
            opcode, payload = await client.frame()
        assert (opcode, payload[:2]) == (CLOSE, PROTOCOL_ERROR.to_bytes(2, "big"))


# --- 5.5 Control frames ---


@pytest.mark.parametrize("opcode", [CLOSE, PING, PONG])
async def test_5_5_control_frames_are_short_and_whole(opcode: int, folder: Path) -> None:
    for sent in (frame(opcode, b"x" * 126), frame(opcode, b"", final=False)):
        async with one_client(folder) as client:
            client.writer.write(sent)
            await ends_with(client, PROTOCOL_ERROR)


@pytest.mark.parametrize("payload", [b"", b"x", os.urandom(125)], ids=["empty", "short", "longest"])
async def test_5_5_2_a_ping_is_answered_with_its_payload(payload: bytes, folder: Path) -> None:
    async with one_client(folder) as client:
        client.writer.write(frame(PING, payload))
        assert await client.frame() == (PONG, payload)


async def test_5_5_3_an_unasked_pong_is_no_matter(folder: Path) -> None:
    async with one_client(folder) as client:
        client.writer.write(frame(PONG, b"hello") + frame(TEXT, asking("after")))
        assert (await client.answer())["id"] == "after"


# --- 7 Closing ---


async def test_7_4_a_close_is_answered_with_its_code(folder: Path) -> None:
    async with running(folder) as server:
        for code in (1000, 1001, 1002, 1003, 1007, 1011, 1012, 1014, 3000, 3999, 4000, 4999):
            async with connected(server) as client:
                client.writer.write(closing(code, WORDS.encode()))
                await ends_with(client, code)


async def test_7_1_5_a_close_without_a_code_is_answered_without_one(folder: Path) -> None:
    async with one_client(folder) as client:
        client.writer.write(frame(CLOSE, b""))
        assert await client.frame() == (CLOSE, b"")
        assert await asyncio.wait_for(client.reader.read(), PATIENCE) == b""


async def test_7_4_a_code_that_nobody_may_send_is_an_error(folder: Path) -> None:
    async with running(folder) as server:
        for code in (0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65535):
            async with connected(server) as client:
                client.writer.write(closing(code))
                await ends_with(client, PROTOCOL_ERROR)


@pytest.mark.parametrize(
    ("payload", "code"),
    [(b"\x03", PROTOCOL_ERROR), (b"\x03\xe8\xff\xfe", NOT_UTF8)],
    ids=["half a code", "reason"],
)
async def test_7_a_close_that_cannot_be_read_is_an_error(payload: bytes, code: int, folder: Path) -> None:
    async with one_client(folder) as client:
        client.writer.write(frame(CLOSE, payload))
        await ends_with(client, code)


async def test_7_nothing_is_heard_after_a_close(folder: Path) -> None:
    async with one_client(folder) as client:
        client.writer.write(closing(1000) + frame(TEXT, asking("late")) + frame(PING, b"late"))
        await ends_with(client, 1000)


async def test_7_the_server_closes_and_waits_for_the_answer(folder: Path) -> None:
    """A table that nobody knows; what the client says until it answers is not heard."""
    async with one_client(folder) as client:
        client.writer.write(frame(TEXT, b'{"type":"hello"}'))
        assert (await client.answer())["key"] == "not-found"
        assert await client.closing() == 4404
        client.writer.write(frame(TEXT, asking("late")) + frame(PING, b"late") + closing(4404))
        assert await asyncio.wait_for(client.reader.read(), PATIENCE) == b""


async def test_7_who_hangs_up_half_way_is_let_go(folder: Path) -> None:
    async with one_client(folder) as client:
        client.writer.write(frame(TEXT, asking("half"))[:5])
        client.writer.write_eof()
        assert await asyncio.wait_for(client.reader.read(), PATIENCE) == b""


# --- 8 UTF-8 ---


async def test_8_1_a_character_may_be_split_between_fragments(folder: Path) -> None:
    said = msgspec.json.encode({"type": "say", "text": WORDS})
    async with one_client(folder) as client:
        client.writer.write(frame(TEXT, said[:1], final=False))
        for place in range(1, len(said) - 1):
            client.writer.write(frame(CONTINUED, said[place : place + 1], final=False))
        client.writer.write(frame(CONTINUED, said[-1:]))
        assert (await client.answer())["key"] == "who-are-you", "it was understood, from a stranger"


NOT_UTF8_TEXTS = {
    "no byte": b"\xff",
    "too long a form": b"\xc0\xaf",
    "half a pair": b"\xed\xa0\x80",
    "beyond": b"\xf4\x90\x80\x80",
    "cut": b"\xe2\x82",
    "unbegun": b"\x80",
    "cut at the end": b"ok \xf0\x9f\x8f",
}


@pytest.mark.parametrize("fragments", [False, True])
async def test_8_1_what_is_not_utf_8_is_an_error(fragments: bool, folder: Path) -> None:
    async with running(folder) as server:
        for text in NOT_UTF8_TEXTS.values():
            async with connected(server) as client:
                if fragments:
                    client.writer.write(frame(TEXT, b"", final=False) + frame(CONTINUED, text))
                else:
                    client.writer.write(frame(TEXT, text))
                await ends_with(client, NOT_UTF8)


# --- Garbage ---


async def test_garbage_harms_nobody(folder: Path) -> None:
    """Whatever comes, the connection ends in order or stays, and others do not notice."""
    dice = random.Random(6455)
    async with running(folder) as server, connected(server) as bystander:
        for _ in range(60):
            async with connected(server) as client:
                client.writer.write(dice.randbytes(dice.randint(1, 3000)))
                client.writer.write_eof()
                await asyncio.wait_for(client.reader.read(), PATIENCE)
            bystander.writer.write(frame(PING, b"still here"))
            assert await bystander.frame() == (PONG, b"still here")


async def test_frames_cut_at_random_are_read_as_if_they_were_whole(folder: Path) -> None:
    dice = random.Random(6455)
    async with one_client(folder) as client:
        ids = [f"n{number}" for number in range(60)]
        sent = b"".join(frame(TEXT, asking(id).ljust(dice.choice([60, 126, 700, 4000]))) for id in ids)
        start = 0
        while start < len(sent):
            end = start + dice.choice([1, 2, 3, 7, 150, 5000])
            client.writer.write(sent[start:end])
            await client.writer.drain()
            await asyncio.sleep(0)
            start = end
        assert [(await client.answer())["id"] for _ in ids] == ids


# --- Foreign clients ---

Say = Callable[[dict[str, Any]], Any]


class Solo:
    """A race against nobody, as any client would drive it: whatever is legal first, to the end."""

    def __init__(self) -> None:
        self.seen: dict[str, Any] = {}
        self.moves = 0

    def answer(self, text: str) -> dict[str, Any] | None:
        """What to say to a message."""
        message = msgspec.json.decode(text)
        assert message["type"] != "error", message
        if message["type"] in ("state", "update"):
            self.seen = message
        if message["type"] == "state" or message.get("id"):
            legal = self.seen["legal"]
            if legal:
                self.moves += 1
                action = legal[len(legal) // 2]["action"]
                return {"type": "play", "seat": 0, "moment": self.seen["moment"], "action": action, "id": "p"}
        return None

    @property
    def over(self) -> bool:
        return bool(self.seen) and not self.seen["pending"]


async def opened(ann: Guest) -> str:
    wanted = {"game": "rali", "seats": [{"kind": "me"}], "start": True}
    return str((await ann.ask("POST", "/api/tables", wanted))["table"]["code"])


async def raced(server: RunningServer, ann: Guest, code: str, solo: Solo) -> None:
    assert solo.moves > 10
    async with asyncio.timeout(PATIENCE):
        while (await ann.ask("GET", f"/api/tables/{code}"))["table"]["status"] != "over":
            await asyncio.sleep(0.01)


async def test_a_race_with_aiohttp(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, aiohttp.ClientSession() as session:
        code, solo = await opened(ann), Solo()
        address = f"{server.url}/api/tables/{code}/live"
        async with session.ws_connect(address, headers=ann.headers()) as client, asyncio.timeout(PATIENCE):
            await client.ping(b"before")
            await client.send_str('{"type":"hello","seat":0}')
            async for message in client:
                said = solo.answer(message.data)
                if said is not None:
                    await client.send_str(msgspec.json.encode(said).decode())
                if solo.over:
                    break
            await client.close()
            assert client.close_code == 1000
        await raced(server, ann, code, solo)


async def test_a_race_with_websockets(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code, solo = await opened(ann), Solo()
        async with ann.at(code, 0) as wire, asyncio.timeout(PATIENCE):
            await (await wire.socket.ping())
            async for text in wire.socket:
                said = solo.answer(str(text))
                if said is not None:
                    # In fragments, which other clients do not send.
                    half = msgspec.json.encode(said).decode()
                    await wire.socket.send([half[:9], half[9:]])
                if solo.over:
                    break
        assert wire.socket.close_code == 1000
        await raced(server, ann, code, solo)


async def test_a_race_with_websocket_client(folder: Path) -> None:
    """It blocks, so it drives in a thread."""
    async with running(folder) as server, server.guest("Ann") as ann:
        code, solo = await opened(ann), Solo()

        def drive() -> None:
            client = websocket.create_connection(
                f"ws://127.0.0.1:{server.port}/api/tables/{code}/live",
                timeout=PATIENCE,
                header=[f"{name}: {value}" for name, value in ann.headers().items() if name != "origin"],
                origin=server.url,
            )
            client.ping("before")
            client.send('{"type":"hello","seat":0}')
            while not solo.over:
                said = solo.answer(str(client.recv()))
                if said is not None:
                    client.send(msgspec.json.encode(said).decode())
            client.close()

        await asyncio.wait_for(asyncio.to_thread(drive), PATIENCE)
        await raced(server, ann, code, solo)
