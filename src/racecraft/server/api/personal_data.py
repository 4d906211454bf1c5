"""Everything about me: to take along, or to delete."""

from __future__ import annotations

import msgspec
from litestar import Response, delete, get

from racecraft.server.accounts import personal_data
from racecraft.server.api.devices import somebody_at_a_screen
from racecraft.server.api.services import REFUSALS, AnyRequest, InjectedServices
from racecraft.server.errors import Refused
from racecraft.server.transport.middleware import visit_of


@get("/api/me/export", responses=REFUSALS)
async def export_me(request: AnyRequest, services: InjectedServices) -> Response[bytes]:
    """All that is stored about me and my bots, as JSON."""
    person = await services.person(request)
    if person is None or person.is_bot:
        raise Refused("who-are-you", "there is nothing stored about you")
    found = await personal_data.export(services.play.store, person.id)
    return Response(
        msgspec.json.format(msgspec.json.encode(found), indent=1),
        media_type="application/json",
        headers={"content-disposition": 'attachment; filename="racecraft.json"', "cache-control": "no-store"},
    )


@delete("/api/me", responses=REFUSALS)
async def delete_me(request: AnyRequest, services: InjectedServices) -> None:
    """Deletes me and my bots for good: races stay without my name, what I said goes."""
    person = await somebody_at_a_screen(request, services)
    service = services.play
    for code in await personal_data.erase(service.store, person.id, service.now()):
        await service.housekeeping.look_afresh(code)
    services.sockets.end_identity(person.id)
    visit_of(request.scope).new_cookie = ""


HANDLERS = [export_me, delete_me]
