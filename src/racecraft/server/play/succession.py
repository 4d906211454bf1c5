"""Who becomes the host when the host is gone: whoever sits at the table, or takes part in the championship,
and asks first.

At a table the host is gone who has had no socket there for a while. Where races take days that means little,
as in a championship: there the host is gone whom the server has not seen for days.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import func, select, update

from racecraft.server.accounts.identity import Person
from racecraft.server.accounts.personal_data import NOBODY
from racecraft.server.errors import Conflict, Refused
from racecraft.server.play.clocks import Days
from racecraft.server.play.tables import Facts
from racecraft.server.store import schema
from racecraft.server.store.base import Must, Store

if TYPE_CHECKING:
    from racecraft.server.play.service import PlayService

DAY = 86_400_000


async def unseen(store: Store, identity: str, days: float, now: int) -> bool:
    """Whether this person has deleted themselves, or used no browser of theirs for so many days."""
    if identity == NOBODY:
        return True
    identities, sessions = schema.identities.c, schema.sessions.c
    program = await store.one(select(identities.kind).where(identities.id == identity))
    if program is not None and program.kind == "bot":
        return False  # it has no browser, and comes when it likes
    row = await store.one(select(func.max(sessions.seen).label("seen")).where(sessions.identity == identity))
    return row is None or row.seen is None or bool(now - row.seen > days * DAY)


async def may_take_over(service: PlayService, facts: Facts, person: Person | None) -> bool:
    """Whether this person may become the host of a table."""
    if person is None or facts.host == person.id or not facts.held_by(person.id) or facts.has_ended:
        return False
    if isinstance(facts.clock, Days):
        return await unseen(service.store, facts.host, service.settings.host_days, service.now())
    room = service.rooms.by_code.get(facts.code)
    return facts.host == NOBODY or (room is not None and room.takeover() == 0)


async def take_over(service: PlayService, code: str, person: Person) -> None:
    """Whoever sits at a table becomes its host, since the host is gone."""
    async with service.rooms.at(code) as room:
        facts = room.known
        if facts.host == person.id:
            return
        if not facts.held_by(person.id):
            raise Refused("not-yours", "only those who sit at the table become its host")
        if facts.has_ended:
            raise Refused("not-running", "the race is over, it needs no host")
        if not await may_take_over(service, facts, person):
            raise Refused("host-here", "the host is here, or was a short while ago")
        columns = schema.tables.c
        same = update(schema.tables).where(columns.code == code, columns.host == facts.host)
        try:
            await service.store.write(Must(same.where(columns.status == facts.status).values(host=person.id)))
        except Conflict:
            raise Refused("stale", "the table has just changed, look again") from None
        await service.reload(room)
