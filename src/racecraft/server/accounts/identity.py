"""Who somebody is: a guest with a signed cookie, or a bot account with a token.

A cookie names an identity and a session. It is worth something only with our signature under it and while
the session has not ended. A token is worth something only if its hash is known to us.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

import msgspec

COOKIE = "racecraft"
COOKIE_SECONDS = 365 * 86_400
TOKEN_PREFIX = "rc_"
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
    session: str = ""
    """The browser they ask from; of a bot the hash of its token."""
    device: str = ""
    """What that browser says it is."""

    @property
    def is_bot(self) -> bool:
        return self.kind == "bot"


def new_code() -> str:
    """An unguessable code for a table or an invitation: 79 bits."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_id() -> str:
    """An unguessable id of a person or a session. Never like an option: commands are given ids."""
    while (id := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return id


def new_guest(id: str | None = None, session: str | None = None, device: str = "") -> Person:
    """Somebody of whom nothing is stored yet."""
    id = new_id() if id is None else id
    session = new_id() if session is None else session
    return Person(id, default_name(id), stored=False, session=session, device=device)


def default_name(id: str) -> str:
    number = int.from_bytes(hashlib.sha256(id.encode()).digest()[:4], "big") % 9000 + 1000
    return f"Driver {number}"


class Signer:
    """Signs the cookies of people and reads them back."""

    def __init__(self, secret: bytes) -> None:
        self._key = hashlib.sha256(b"racecraft identity" + secret).digest()

    def _signature(self, signed: str) -> str:
        return hmac.new(self._key, signed.encode(), hashlib.sha256).hexdigest()[:40]

    def cookie(self, id: str, session: str) -> str:
        signed = f"{id}.{session}"
        return f"{signed}.{self._signature(signed)}"

    def read(self, cookie: str) -> tuple[str, str] | None:
        """The identity and the session, if the signature under them is ours.

        Earlier releases signed the identity alone: it is the name of the session, too.
        """
        signed, _, signature = cookie.rpartition(".")
        if not signed or not signature.isascii():
            return None
        if not hmac.compare_digest(signature, self._signature(signed)):
            return None
        id, _, session = signed.partition(".")
        return id, session or id


def same_secret(told: str, kept: str) -> bool:
    """Whether somebody knows an invitation; how long it takes tells nothing about it."""
    return secrets.compare_digest(told.encode(), kept.encode())


def new_token() -> str:
    return TOKEN_PREFIX + secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    """Tokens are long and random, so a plain hash keeps them."""
    return hashlib.sha256(token.encode()).hexdigest()


def printable_code(code: str) -> bool:
    """Whether this could be one of our codes: others need not be looked up."""
    return len(code) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in code)
