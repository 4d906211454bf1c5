"""Private addresses for feed readers and calendars: the races that wait for somebody, with their deadlines.

Whoever knows the address reads it, so it holds a token that nobody can guess and that can be renewed. The
token follows from the server's key and a random salt; the database holds its hash.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from datetime import UTC, datetime
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from sqlalchemy import delete, insert, select

from racecraft.locales import Words
from racecraft.server.accounts.identity import hash_token
from racecraft.server.notices import digest
from racecraft.server.play.turns import Turn
from racecraft.server.store import schema
from racecraft.server.store.base import Store

FOLD_BYTES = 74
"""Of a line of a calendar, without its end."""
SOON_MILLISECONDS = 30 * 60_000
"""How long the entry of a deadline is in a calendar: it ends when the time is up."""
ALARM = "-PT2H"
"""When a calendar rings: so long before the time is up."""


class Reader(NamedTuple):
    """Whose feed it is."""

    identity: str
    name: str
    language: str


class FeedKeys:
    """Makes the tokens of feeds."""

    def __init__(self, secret: bytes) -> None:
        self._key = hashlib.sha256(b"racecraft feed" + secret).digest()

    def token(self, identity: str, salt: str) -> str:
        made = hmac.new(self._key, f"{identity}.{salt}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(made).rstrip(b"=").decode()


async def token_of(store: Store, keys: FeedKeys, identity: str) -> str | None:
    """The token of somebody who has a feed."""
    columns = schema.feeds.c
    row = await store.one(select(columns.salt).where(columns.identity == identity))
    return None if row is None else keys.token(identity, row.salt)


async def renew(store: Store, keys: FeedKeys, identity: str, language: str, now: int) -> str:
    """A new token; one that was given out before is worth nothing any more."""
    salt = secrets.token_urlsafe(16)
    token = keys.token(identity, salt)
    columns = schema.feeds.c
    values = {"identity": identity, "token_hash": hash_token(token), "salt": salt}
    await store.write(
        delete(schema.feeds).where(columns.identity == identity),
        insert(schema.feeds).values(**values, language=language, created=now),
    )
    return token


async def end(store: Store, identity: str) -> None:
    await store.write(delete(schema.feeds).where(schema.feeds.c.identity == identity))


async def reader_of(store: Store, token: str) -> Reader | None:
    """Whose feed this token opens."""
    feeds, identities = schema.feeds.c, schema.identities.c
    query = (
        select(feeds.identity, feeds.language, identities.name)
        .join(schema.identities, identities.id == feeds.identity)
        .where(feeds.token_hash == hash_token(token), identities.banned.is_(None))
    )
    row = await store.one(query)
    return None if row is None else Reader(row.identity, row.name, row.language)


def atom(reader: Reader, turns: list[Turn], home: str, address: str, now: int) -> bytes:
    """RFC 4287; an entry a turn, so that the next turn of a race is news."""
    words = Words(reader.language)
    entries = "".join(_entry(words, turn, home, now) for turn in turns)
    newest = max((_began(turn, now) for turn in turns), default=now)
    title = words.say("notice-feed-title", name=reader.name)
    feed = (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang={quoteattr(reader.language)}>'
        f"<id>{_urn(reader.identity)}</id><title>{_text(title)}</title>"
        f"<updated>{_rfc3339(newest)}</updated><author><name>Racecraft</name></author>"
        f'<link rel="self" href={quoteattr(address)}/><link href={quoteattr(home + "/")}/>{entries}</feed>\n'
    )
    return feed.encode()


def _entry(words: Words, turn: Turn, home: str, now: int) -> str:
    title = _text(digest.title(words, turn))
    return (
        f"<entry><id>urn:racecraft:turn:{turn.facts.code}:{turn.since}</id><title>{title}</title>"
        f"<updated>{_rfc3339(_began(turn, now))}</updated>"
        f"<link href={quoteattr(digest.address(turn, home))}/>"
        f"<summary>{_text(digest.line(words, turn, now))}</summary></entry>"
    )


def calendar(reader: Reader, turns: list[Turn], home: str, now: int) -> bytes:
    """RFC 5545; an event a deadline. A race without a clock has no place in a calendar."""
    words = Words(reader.language)
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Racecraft//Turns//EN",
        "METHOD:PUBLISH",
        f"X-WR-CALNAME:{_ics_text(words.say('notice-feed-title', name=reader.name))}",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
        "X-PUBLISHED-TTL:PT1H",
    ]
    for turn in turns:
        if turn.deadline is not None:
            lines += _event(words, turn, turn.deadline, home, now)
    return b"".join(_folded(line) for line in [*lines, "END:VCALENDAR"])


def _event(words: Words, turn: Turn, deadline: int, home: str, now: int) -> list[str]:
    code = turn.facts.code
    title = words.say("notice-title", race=digest.race_name(words, turn))
    who = words.say("notice-with", who=digest.rivals(words, turn))
    return [
        "BEGIN:VEVENT",
        f"UID:{code}-{turn.since}@racecraft",
        f"DTSTAMP:{_ics_time(now)}",
        f"DTSTART:{_ics_time(deadline - SOON_MILLISECONDS)}",
        f"DTEND:{_ics_time(deadline)}",
        f"SUMMARY:{_ics_text(title)}",
        f"DESCRIPTION:{_ics_text(who)}",
        f"URL:{home}/table/{code}",
        "TRANSP:TRANSPARENT",
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        f"DESCRIPTION:{_ics_text(title)}",
        f"TRIGGER;RELATED=END:{ALARM}",
        "END:VALARM",
        "END:VEVENT",
    ]


def _began(turn: Turn, now: int) -> int:
    opened = None if turn.opens is None else turn.facts.created
    return turn.asked or turn.facts.started or opened or now


def _urn(identity: str) -> str:
    """A name for the feed that does not tell the identity."""
    return f"urn:racecraft:feed:{hash_token(identity)[:32]}"


def _text(text: str) -> str:
    """Text of an XML document, without signs that none may have."""
    return escape("".join(sign for sign in text if sign >= " " and sign not in "\ufffe\uffff"))


def _ics_text(text: str) -> str:
    plain = "".join(sign if sign >= " " else " " for sign in text)
    return plain.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")


def _folded(line: str) -> bytes:
    """A line in pieces that calendars take, never in the middle of a letter."""
    pieces = [b""]
    for letter in line:
        encoded = letter.encode()
        if len(pieces[-1]) + len(encoded) > FOLD_BYTES:
            pieces.append(b"")
        pieces[-1] += encoded
    return b"\r\n ".join(pieces) + b"\r\n"


def _moment(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds // 1000, UTC)


def _rfc3339(milliseconds: int) -> str:
    return _moment(milliseconds).strftime("%Y-%m-%dT%H:%M:%SZ")


def _ics_time(milliseconds: int) -> str:
    return _moment(milliseconds).strftime("%Y%m%dT%H%M%SZ")
