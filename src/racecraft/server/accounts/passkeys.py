"""Passkeys (WebAuthn): keys that stay in somebody's device or password manager and recover their identity.

The relying party is the host name of the page that asks. A challenge is good once, for some minutes. Keys are
discoverable, so that a new browser has to name nobody. The library is loaded when the first passkey is used,
and works in a thread.
"""

from __future__ import annotations

import asyncio
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import insert, select, update

from racecraft.server.accounts import sessions
from racecraft.server.accounts.identity import Person
from racecraft.server.errors import Conflict, Refused
from racecraft.server.store import schema
from racecraft.server.store.base import Must, Store

CHALLENGE_BYTES = 32
MOST_PASSKEYS = 10
"""That one person may have."""
MALFORMED = (KeyError, TypeError, ValueError, AttributeError, IndexError)
"""What a credential that is none may raise besides the library's own errors."""
BAD = "this passkey is not known here, or what it signed is not what was asked"


class Passkey(msgspec.Struct, frozen=True):
    id: str
    device: str
    created: int


class _ClientData(msgspec.Struct, frozen=True):
    """What the browser says it signed, as far as we need it before the check."""

    challenge: str


def relying_party(origin: str) -> str:
    return urlsplit(origin).hostname or ""


async def of_person(store: Store, id: str) -> list[Passkey]:
    columns = schema.passkeys.c
    rows = await store.read(select(schema.passkeys).where(columns.identity == id).order_by(columns.created))
    return [Passkey(row.id, row.device, row.created) for row in rows]


async def offer(store: Store, person: Person, origin: str, now: int) -> dict[str, Any]:
    """What `navigator.credentials.create` is to be called with."""
    known = await of_person(store, person.id)
    if len(known) >= MOST_PASSKEYS:
        raise Refused("too-many", f"you have {MOST_PASSKEYS} passkeys; remove one first")
    challenge = await _challenge(store, "register", person.id, now)
    return await asyncio.to_thread(_creation, person, origin, challenge, [key.id for key in known])


def _creation(person: Person, origin: str, challenge: bytes, known: list[str]) -> dict[str, Any]:
    import webauthn
    from webauthn.helpers import options_to_json_dict, structs

    options = webauthn.generate_registration_options(
        rp_id=relying_party(origin),
        rp_name="Racecraft",
        user_id=person.id.encode(),
        user_name=person.name,
        challenge=challenge,
        timeout=sessions.CHALLENGE_SECONDS * 1000,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(to_bytes(id)) for id in known],
    )
    return options_to_json_dict(options)


async def add(store: Store, person: Person, credential: dict[str, Any], origin: str, now: int) -> Passkey:
    """Keeps a key that answered our challenge."""
    challenge, used = await _answered(store, credential, "register", person.id, now)
    key = await asyncio.to_thread(_created, credential, challenge, origin)
    try:
        await store.write(
            used,
            insert(schema.passkeys).values(identity=person.id, device=person.device, created=now, **key),
        )
    except Conflict:
        raise Refused("bad-passkey", "this passkey was added already") from None
    return Passkey(str(key["id"]), person.device, now)


def _created(credential: dict[str, Any], challenge: bytes, origin: str) -> dict[str, str | int]:
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=relying_party(origin),
            expected_origin=origin,
        )
    except (WebAuthnException, *MALFORMED):
        raise Refused("bad-passkey", BAD) from None
    return {
        "id": to_text(made.credential_id),
        "public_key": to_text(made.credential_public_key),
        "sign_count": made.sign_count,
    }


async def ask(store: Store, origin: str, now: int) -> dict[str, Any]:
    """What `navigator.credentials.get` is to be called with; any of our keys will do."""
    return await asyncio.to_thread(_request, origin, await _challenge(store, "sign-in", None, now))


def _request(origin: str, challenge: bytes) -> dict[str, Any]:
    import webauthn
    from webauthn.helpers import options_to_json_dict

    options = webauthn.generate_authentication_options(
        rp_id=relying_party(origin), challenge=challenge, timeout=sessions.CHALLENGE_SECONDS * 1000
    )
    return options_to_json_dict(options)


async def sign_in(store: Store, credential: dict[str, Any], origin: str, device: str, now: int) -> Person:
    """A new session for whoever holds the key."""
    challenge, used = await _answered(store, credential, "sign-in", None, now)
    columns = schema.passkeys.c
    id = credential.get("id")
    named = isinstance(id, str) and id.isascii() and id.isprintable()  # not every database looks for others
    row = await store.one(select(schema.passkeys).where(columns.id == id)) if named else None
    if row is None:
        raise Refused("bad-passkey", BAD)
    count = await asyncio.to_thread(_proved, credential, challenge, origin, row.public_key, row.sign_count)
    counted = update(schema.passkeys).where(columns.id == row.id, columns.sign_count == row.sign_count)
    try:
        return await sessions.sign_in(
            store, row.identity, device, now, used, Must(counted.values(sign_count=count))
        )
    except Conflict:
        raise Refused("bad-passkey", "this has just been used") from None


def _proved(credential: dict[str, Any], challenge: bytes, origin: str, public_key: str, count: int) -> int:
    """The counter of the key after it has signed the challenge; Refused if it has not."""
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        proved = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=relying_party(origin),
            expected_origin=origin,
            credential_public_key=to_bytes(public_key),
            credential_current_sign_count=count,
        )
    except (WebAuthnException, *MALFORMED):
        raise Refused("bad-passkey", BAD) from None
    return proved.new_sign_count


async def _challenge(store: Store, purpose: str, identity: str | None, now: int) -> bytes:
    challenge = secrets.token_bytes(CHALLENGE_BYTES)
    expires = now + sessions.CHALLENGE_SECONDS * 1000
    await sessions.keep_code(store, to_text(challenge), purpose, identity, expires)
    return challenge


async def _answered(
    store: Store, credential: dict[str, Any], purpose: str, identity: str | None, now: int
) -> tuple[bytes, Must]:
    """The challenge that a credential answers, and the statement that uses it up."""
    try:
        data = to_bytes(credential["response"]["clientDataJSON"])
        challenge = to_bytes(msgspec.json.decode(data, type=_ClientData).challenge)
    except (msgspec.MsgspecError, *MALFORMED):
        raise Refused("bad-passkey", "this is no answer of a passkey") from None
    found = await sessions.find_code(store, to_text(challenge), purpose, now)
    if found is None or found[0] != identity:
        raise Refused("bad-passkey", "this was not asked, or too long ago; try again")
    return challenge, found[1]


def to_text(given: bytes) -> str:
    """Base64url without padding, as WebAuthn writes bytes in JSON."""
    return urlsafe_b64encode(given).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
