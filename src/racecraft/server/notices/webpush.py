"""Web Push: what is sent to a browser is encrypted for it alone (RFC 8291, by `http-ece`) and signed as ours
(RFC 8292, by `py-vapid`).

The key pair of this server follows from its secret, so a backup holds it and all processes share it.
"""

from __future__ import annotations

import base64
from typing import NamedTuple

import http_ece
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid.jwt import sign

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""
POINT_BYTES, SECRET_BYTES = 65, 16
TOKEN_SECONDS = 12 * 3600
"""A signature is valid for so long; push services take a day at most."""


class BadKeys(ValueError):
    """What a browser sent is no key."""


class BrowserKeys(NamedTuple):
    """What a browser gives out with its subscription."""

    point: bytes
    secret: bytes


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4))


def browser_keys(public_key: str, secret: str) -> BrowserKeys:
    """The keys of a subscription; BadKeys if they are none."""
    try:
        point, known = from_text(public_key), from_text(secret)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except ValueError as error:
        raise BadKeys("this is no key of a subscription") from error
    if len(point) != POINT_BYTES or len(known) != SECRET_BYTES:
        raise BadKeys("this is no key of a subscription")
    return BrowserKeys(point, known)


def encrypted(payload: bytes, keys: BrowserKeys) -> bytes:
    """One record of `aes128gcm` that this browser can read."""
    own = ec.generate_private_key(CURVE)
    record: bytes = http_ece.encrypt(payload, private_key=own, dh=keys.point, auth_secret=keys.secret)
    return record


class Vapid:
    """The key pair with which this server shows push services who it is."""

    def __init__(self, secret: bytes, contact: str) -> None:
        number = int.from_bytes(HKDF(hashes.SHA256(), 48, None, b"racecraft push").derive(secret), "big")
        self._private = ec.derive_private_key(number % (ORDER - 1) + 1, CURVE)
        self._contact = contact
        self.public = to_text(_point(self._private))
        """What a browser subscribes with."""

    def authorization(self, origin: str, now: int) -> str:
        """The header that push services ask for; `now` in milliseconds."""
        claims: dict[str, str | int] = {"aud": origin, "exp": now // 1000 + TOKEN_SECONDS}
        if self._contact:
            claims["sub"] = self._contact
        return f"vapid t={sign(claims, self._private)}, k={self.public}"


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
