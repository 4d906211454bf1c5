"""Accounts for programs that hold seats, with a token each."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter
from sqlalchemy import insert, select, update

from racecraft.server.accounts import sessions
from racecraft.server.accounts.identity import Person, hash_token, new_id, new_token
from racecraft.server.accounts.names import clean_name
from racecraft.server.api.services import REFUSALS, AnyRequest, InjectedServices, Services
from racecraft.server.api.site import Renaming
from racecraft.server.errors import Refused
from racecraft.server.play import tables
from racecraft.server.store import schema

BOT_ACCOUNTS = 20
"""That one person may own."""


class BotAccount(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    name: str
    created: int
    token: str | None = None
    """Shown once, when the account or a new token is made."""


class BotAccounts(msgspec.Struct, frozen=True):
    bots: list[BotAccount]


@get("/api/bots", responses=REFUSALS)
async def my_bots(request: AnyRequest, services: InjectedServices) -> BotAccounts:
    person = await services.person(request)
    if person is None:
        return BotAccounts([])
    return await _bots_of(services, person)


@post("/api/bots", responses=REFUSALS)
async def new_bot(request: AnyRequest, services: InjectedServices, data: JSONBody[Renaming]) -> BotAccount:
    """An account for a program; its token is in this answer and nowhere else."""
    person = await services.somebody(request)
    if person.is_bot:
        raise Refused("not-yours", "a bot has no bots of its own")
    services.may_create(request)
    if len((await _bots_of(services, person)).bots) >= BOT_ACCOUNTS:
        raise Refused("too-many", f"you have {BOT_ACCOUNTS} bot accounts; give up one first")
    service = services.play
    await tables.remember(service.store, person, service.now())
    token = new_token()
    bot = BotAccount(new_id(), clean_name(data.name), service.now(), token)
    await service.store.write(
        insert(schema.identities).values(
            id=bot.id,
            kind="bot",
            name=bot.name,
            owner=person.id,
            token_hash=hash_token(token),
            created=bot.created,
        )
    )
    return bot


@delete("/api/bots/{id:str}", responses=REFUSALS)
async def end_bot(
    request: AnyRequest, services: InjectedServices, id: Annotated[str, PathParameter(max_length=40)]
) -> None:
    """Ends an account: its token is worth nothing from now on. Its races stay."""
    person = await services.somebody(request)
    columns = schema.identities.c
    store = services.play.store
    row = await store.one(
        select(schema.identities).where(
            columns.id == id, columns.owner == person.id, columns.token_hash.is_not(None)
        )
    )
    if row is None:
        raise Refused("not-found", "you have no such bot account")
    ended = update(schema.identities).where(columns.id == id).values(token_hash=None)
    await store.write(ended, sessions.notice("session", row.token_hash, services.play.now()))
    services.sockets.end_sessions([row.token_hash])


async def _bots_of(services: Services, person: Person) -> BotAccounts:
    columns = schema.identities.c
    query = select(schema.identities).where(columns.owner == person.id, columns.token_hash.is_not(None))
    rows = await services.play.store.read(query.order_by(columns.created))
    return BotAccounts([BotAccount(row.id, row.name, row.created) for row in rows])


HANDLERS = [my_bots, new_bot, end_bot]
