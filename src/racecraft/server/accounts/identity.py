"""Who somebody is: a guest with a signed cookie, or a bot account with a token.

A cookie is worth something only with our signature under it, a token only if its hash is known to us.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

import msgspec

from racecraft.server.errors import Refused

COOKIE = "racecraft"
COOKIE_SECONDS = 365 * 86_400
TOKEN_PREFIX = "rc_"
LONGEST_NAME = 30
CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""No letters that look like others: people read codes to each other."""
CODE_LENGTH = 16
NO_ZERO = r"^[^\x00]*$"
"""Texts without a zero character, which not every database keeps."""


class Person(msgspec.Struct, frozen=True):
    """Whoever asks. `stored`: the database knows them."""

    id: str
    name: str
    kind: str = "guest"
    stored: bool = True

    @property
    def is_bot(self) -> bool:
        return self.kind == "bot"


def new_code() -> str:
    """An unguessable code for a table or an invitation: 79 bits."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_guest(id: str | None = None) -> Person:
    """Somebody of whom nothing is stored yet."""
    id = secrets.token_urlsafe(16) if id is None else id
    return Person(id, default_name(id), stored=False)


def default_name(id: str) -> str:
    number = int.from_bytes(hashlib.sha256(id.encode()).digest()[:4], "big") % 9000 + 1000
    return f"Driver {number}"


def clean_name(name: str) -> str:
    """A name fit to be shown anywhere; Refused if nothing is left of it."""
    shown = " ".join("".join(sign for sign in name if sign.isprintable()).split())
    if not shown or len(shown) > LONGEST_NAME:
        raise Refused("bad-request", f"a name has 1 to {LONGEST_NAME} characters")
    return shown


class Signer:
    """Signs the ids of guests and reads them back."""

    def __init__(self, secret: bytes) -> None:
        self._key = hashlib.sha256(b"racecraft identity" + secret).digest()

    def _signature(self, id: str) -> str:
        return hmac.new(self._key, id.encode(), hashlib.sha256).hexdigest()[:40]

    def cookie(self, id: str) -> str:
        return f"{id}.{self._signature(id)}"

    def read(self, cookie: str) -> str | None:
        """The id, if the signature under it is ours."""
        id, _, signature = cookie.rpartition(".")
        if not id or not signature.isascii():
            return None
        return id if hmac.compare_digest(signature, self._signature(id)) else None


def new_token() -> str:
    return TOKEN_PREFIX + secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    """Tokens are long and random, so a plain hash keeps them."""
    return hashlib.sha256(token.encode()).hexdigest()


def printable_code(code: str) -> bool:
    """Whether this could be one of our codes: others need not be looked up."""
    return len(code) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in code)
