"""A push service for tests: a local endpoint that keeps what is sent, and a browser's keys that open it."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.running_server import PATIENCE

CURVE = ec.SECP256R1()


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class BrowserSide:
    """What a browser keeps to itself of a subscription."""

    def __init__(
        self, private: ec.EllipticCurvePrivateKey | None = None, secret: bytes | None = None
    ) -> None:
        self._private = private or ec.generate_private_key(CURVE)
        self._secret = secret or os.urandom(16)
        self.point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def keys(self) -> dict[str, str]:
        return {"p256dh": to_text(self.point), "auth": to_text(self._secret)}

    def opened(self, body: bytes) -> bytes:
        """RFC 8291, from the side that reads."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self._private.exchange(ec.ECDH(), public)
        material = _hkdf(self._secret, shared, b"WebPush: info\0" + self.point + sender, 32)
        key = _hkdf(salt, material, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _hkdf(salt, material, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        content, mark, rest = padded.rpartition(b"\x02")
        assert mark
        assert not rest.strip(b"\0")
        return content


def _hkdf(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def check_signature(authorization: str, origin: str, key: str) -> dict[str, Any]:
    """The claims of a VAPID header that was signed with this key for this origin."""
    kind, _, rest = authorization.partition(" ")
    fields = dict(field.strip().split("=", 1) for field in rest.split(","))
    assert (kind, fields["k"]) == ("vapid", key)
    signed, _, signature = fields["t"].rpartition(".")
    raw = from_text(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(key))
    public.verify(pair, signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (msgspec.json.decode(from_text(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == origin
    found: dict[str, Any] = claims
    return found


class PushService:
    """Answers every request with the next of `answers`, or else 201."""

    def __init__(self) -> None:
        self.origin = ""
        self.answers: list[str] = []
        self.sent: asyncio.Queue[tuple[str, dict[str, str], bytes]] = asyncio.Queue()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = {
                name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])
            }
            body = await reader.readexactly(int(headers["content-length"]))
            answer = self.answers.pop(0) if self.answers else "201 Created"
            writer.write(f"HTTP/1.1 {answer}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
            await writer.drain()
            await self.sent.put((head[0].split()[1], headers, body))
        finally:
            writer.close()
            await writer.wait_closed()

    async def received(self) -> tuple[str, dict[str, str], bytes]:
        """Path, headers and body of the next request."""
        return await asyncio.wait_for(self.sent.get(), PATIENCE)


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    async with server:
        service.origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        yield service
