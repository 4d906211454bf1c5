"""Web Push, RFC 8291 and RFC 8292: what is sent to a browser is encrypted for it alone, and signed as ours.

The key pair of this server follows from its secret, so a backup holds it and all processes share it.
"""

from __future__ import annotations

import base64
import os
from typing import NamedTuple

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""
POINT_BYTES, SECRET_BYTES = 65, 16
RECORD_BYTES = 4096
TOKEN_SECONDS = 12 * 3600
"""A signature is valid for so long; push services take a day at most."""


class BadKeys(ValueError):
    """What a browser sent is no key."""


class BrowserKeys(NamedTuple):
    """What a browser gives out with its subscription."""

    point: bytes
    public: ec.EllipticCurvePublicKey
    secret: bytes


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4))


def browser_keys(public_key: str, secret: str) -> BrowserKeys:
    """The keys of a subscription; BadKeys if they are none."""
    try:
        point, known = from_text(public_key), from_text(secret)
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except ValueError as error:
        raise BadKeys("this is no key of a subscription") from error
    if len(point) != POINT_BYTES or len(known) != SECRET_BYTES:
        raise BadKeys("this is no key of a subscription")
    return BrowserKeys(point, public, known)


def encrypted(payload: bytes, keys: BrowserKeys) -> bytes:
    """One record of `aes128gcm` that this browser can read."""
    own = ec.generate_private_key(CURVE)
    point = _point(own)
    shared = own.exchange(ec.ECDH(), keys.public)
    material = _derived(shared, keys.secret, b"WebPush: info\0" + keys.point + point, 32)
    salt = os.urandom(16)
    key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, payload + b"\x02", None)  # 2: no record follows


class Vapid:
    """The key pair with which this server shows push services who it is."""

    def __init__(self, secret: bytes, contact: str) -> None:
        number = int.from_bytes(_derived(secret, None, b"racecraft push", 48), "big")
        self._private = ec.derive_private_key(number % (ORDER - 1) + 1, CURVE)
        self._contact = contact
        self.public = to_text(_point(self._private))
        """What a browser subscribes with."""

    def authorization(self, origin: str, now: int) -> str:
        """The header that push services ask for; `now` in milliseconds."""
        claims: dict[str, str | int] = {"aud": origin, "exp": now // 1000 + TOKEN_SECONDS}
        if self._contact:
            claims["sub"] = self._contact
        signed = ".".join(to_text(msgspec.json.encode(part)) for part in (HEAD, claims))
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


HEAD = {"typ": "JWT", "alg": "ES256"}


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(material: bytes, salt: bytes | None, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)
