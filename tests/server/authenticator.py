"""A passkey in software: answers WebAuthn calls as a browser with an authenticator does."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


class Authenticator:
    """Holds one key."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.count = 0

    def create(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """What `navigator.credentials.create` answers."""
        numbers = self._key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
        held = bytes(16) + len(self.id).to_bytes(2) + self.id + public
        data = self._data(options["rp"]["id"], PRESENT | VERIFIED | WITH_KEY) + held
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"], origin)
        return self._credential(
            {
                "clientDataJSON": bytes_to_base64url(client),
                "attestationObject": bytes_to_base64url(attested),
            }
        )

    def get(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """What `navigator.credentials.get` answers."""
        self.count += 1
        data = self._data(options["rpId"], PRESENT | VERIFIED)
        client = self._client("webauthn.get", options["challenge"], origin)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            {
                "clientDataJSON": bytes_to_base64url(client),
                "authenticatorData": bytes_to_base64url(data),
                "signature": bytes_to_base64url(signature),
            }
        )

    def _data(self, party: str, flags: int) -> bytes:
        return hashlib.sha256(party.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def _client(self, kind: str, challenge: str, origin: str) -> bytes:
        assert len(base64url_to_bytes(challenge)) >= 16
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        id = bytes_to_base64url(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response}
