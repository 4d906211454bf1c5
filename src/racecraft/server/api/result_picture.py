"""The result of a race as a picture to share."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get

from racecraft.drawing import Style, painter_of
from racecraft.drawing.result_card import ResultCard, ResultLine, draw_result
from racecraft.engine.registry import game_of
from racecraft.engine.state import TABLE
from racecraft.locales import Words
from racecraft.outlook.words import cost_values
from racecraft.server.api.compression import Packed, answer, pack
from racecraft.server.api.pictures import ANSWERS, SVG, Language, Theme, drawn, driver_names, marks
from racecraft.server.api.services import AnyRequest, Code, InjectedServices
from racecraft.server.errors import Refused
from racecraft.server.play import tables
from racecraft.server.solo import daily


@get("/api/tables/{code:str}/result-picture", media_type=SVG, responses=ANSWERS)
async def get_result_picture(
    request: AnyRequest,
    services: InjectedServices,
    code: Code,
    theme: Theme = "light",
    language: Language = "en",
) -> Response[bytes]:
    """Track, places and gaps, or the time of a drive alone and its medal: 1200 by 630."""
    service = services.play
    facts = await tables.load(service.store, code)
    if facts.status != tables.OVER or facts.header is None:
        raise Refused("not-over", "the result is drawn when the race is over")
    daily.check_open(facts, await services.person(request), service.now())
    async with service.rooms.at(code) as room:
        live = await service.rooms.live(room)
        view = live.race.view(TABLE)
        drive = live.game.drive(live.race.state) if facts.solo else None
    medal = None
    if drive is not None and not facts.seats[0].assisted:
        targets = await services.targets.of(live.game, facts.options)
        medal = None if targets is None else targets.medal(drive)
    names = driver_names(facts.header.seats, Words(language))
    told = {
        "track": facts.track,
        "places": facts.places,
        "names": names,
        "gaps": view["gaps"],
        "drive": drive,
        "medal": medal,
        "view": view,
    }
    card = await drawn(_card, facts.game, msgspec.json.encode(told), theme, language)
    return answer(request, card, SVG, "private, max-age=3600")


def _card(game_id: str, told: bytes, theme: str, language: str) -> Packed:
    data: dict[str, Any] = msgspec.json.decode(told)
    game, painter, words = game_of(game_id), painter_of(game_id), Words(language)
    view, places, drive = data["view"], data["places"], data["drive"]
    notes = [_gap(words, game_id, game.gap_unit, gap) for gap in data["gaps"][: len(places)]]
    if drive is not None:
        notes = [""]
    ranked = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    lines = [
        ResultLine(seat, places[seat], data["names"][seat], view["cars"][seat]["colour"], notes[seat])
        for seat in ranked
    ]
    headline = (
        words.say("solo-cost", **cost_values(game_id, game.drive_unit, drive[0]))
        if drive is not None
        else words.say("finish-wins", who=data["names"][ranked[0]])
    )
    title = words.track(game_id, data["track"])
    card = ResultCard(game.title, title, headline, "Racecraft", lines, data["medal"])
    track = painter.position(view, Style(theme, 900, legend=False, words=marks(game_id, language)))
    return pack(draw_result(card, track, painter, theme).svg.encode())


def _gap(words: Words, game: str, unit: str, gap: int | None) -> str:
    if not gap:
        return ""
    return words.say("finish-behind", **cost_values(game, unit, gap))


HANDLERS = [get_result_picture]
