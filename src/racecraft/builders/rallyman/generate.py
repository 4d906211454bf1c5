"""Rallies made from a seed: many stages are laid over the boards, and those taken that together are as
dangerous as wished and nearest to the wished length."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from racecraft.builders.builder import Document, Length, Wish, check_length
from racecraft.engine.chance import Seeded
from racecraft.games.rallyman.board import CORNER, Board, board_names, load_board
from racecraft.games.rallyman.character import SNOW, STEPS, track_character
from racecraft.games.rallyman.figures import Reader
from racecraft.games.rallyman.rally import FIXED, MOST_STAGES, WEATHERS, Rally
from racecraft.games.rallyman.stage import Stage, following, read_route

STAGES = 3
"""As the rulebook has them."""
MOST_DAYS = 4
SHORTEST, LONGEST = 12, 72
"""Spaces of a generated stage, on average over the rally."""
USUAL = (26, 56)
WALKS = 20
"""Stages laid for a rally; single roads come on top."""
ROUNDS = 5
"""How often more stages are laid where those that there are do not come near the length."""
LEVELS = 5
"""Of danger."""
TRIED = 300
"""Choices of stages that are weighed, at most."""
ENOUGH = 40
"""Choices as dangerous as wished, of which the best is taken."""
SKIES = {
    1: ["dry"],
    2: ["dry"],
    3: ["dry", "variable"],
    4: ["dry", "variable", "fixed"],
    5: ["variable", "fixed"],
}
"""The weather by the danger, where the wish leaves it open."""


class RallymanWish(Wish, frozen=True):
    """The length is in spaces, over all stages; its bounds are so many times those of a stage."""

    length: Annotated[Length, Meta(extra_json_schema={"least": SHORTEST, "most": LONGEST * MOST_STAGES})] = 0
    stages: Annotated[int, Meta(ge=1, le=MOST_STAGES)] = STAGES
    weather: Literal["any", "dry", "fixed", "variable"] = "any"
    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)] = 1
    """No more than there are stages."""


class Laid(NamedTuple):
    """A stage that could be taken."""

    stage: Stage
    off: float
    """How far it is from what is wished: 0 is best."""


def generated(seed: int, wish: RallymanWish) -> Document:
    check_length("rallyman", wish.length, SHORTEST * wish.stages, LONGEST * wish.stages)
    source = Seeded(seed)
    length = (wish.length or wish.stages * (USUAL[0] + source.below(USUAL[1] - USUAL[0] + 1))) / wish.stages
    danger = wish.danger or 1 + source.below(LEVELS)
    skies = SKIES[danger] if wish.weather == "any" else [wish.weather]
    weather = WEATHERS.index(skies[source.below(len(skies))])
    pool: dict[str, Laid] = {}
    stages: list[Stage] = []
    for _ in range(ROUNDS):
        _lay(pool, source, length, _aim(danger) - SNOW.get(weather, 0.0))
        stages = _chosen(source, pool, wish.stages, weather, danger)
        near = abs(sum(stage.length for stage in stages) / wish.stages - length) < 5
        if near and _danger(stages, weather) == danger:
            break
    return _on_days(_rally(source, f"№ {seed}", stages, weather, danger), min(wish.days, wish.stages))


def _aim(danger: int) -> float:
    """The dice lost by space for the middle of a level of danger."""
    low = 0.0 if danger == 1 else STEPS[danger - 2]
    high = STEPS[danger - 1] if danger <= len(STEPS) else STEPS[-1] + 0.12
    return (low + high) / 2


def _lay(pool: dict[str, Laid], source: Seeded, length: float, aim: float) -> None:
    """More stages to choose from, and every single road both ways."""
    for stage in [*[_walk(source, length, aim) for _ in range(WALKS)], *_single_roads()]:
        lost = sum(_lost(section.text) for section in stage.sections) / stage.length
        pool[stage.text] = Laid(stage, abs(int(stage.length) - length) / length + 4 * abs(lost - aim))


@cache
def _boards() -> dict[str, Board]:
    return {zone: load_board(zone) for zone in board_names()}


@cache
def _single_roads() -> list[Stage]:
    return [_read([section.text]) for section in following(Stage(""), _boards())]


def _walk(source: Seeded, length: float, aim: float) -> Stage:
    """A stage laid section by section, most likely with those that bring it near the wish."""
    boards = _boards()
    words: list[str] = []
    stage = Stage("")
    lost = 0
    while int(stage.length) < length - 6:
        open_ways = following(stage, boards)
        if not open_ways:
            break
        weights = []
        for section in open_ways:
            spaces = int(stage.length) + len(section.road.spaces)
            after = (lost + _lost(section.text)) / spaces
            over = max(0.0, spaces - length) / length
            weights.append(1 + int(1000 / (1 + 300 * (after - aim) ** 2 + 20 * over)))
        at = source.below(sum(weights))
        for section, weight in zip(open_ways, weights, strict=True):
            at -= weight
            if at < 0:
                words.append(section.text)
                lost += _lost(section.text)
                break
        stage = _read(words)
    return stage


def _read(words: list[str]) -> Stage:
    return read_route(Reader("a stage"), " ".join(words), _boards(), "a stage")


@cache
def _lost(section: str) -> int:
    """Dice that leaving a road costs in its corners, on the worse side."""
    driven = _read([section]).sections[0]
    damage = _boards()[driven.zone].damage
    return sum(
        max(damage[terrain] for terrain in space.verge)
        for space in driven.road.spaces
        if space.kind == CORNER
    )


def _chosen(source: Seeded, laid: dict[str, Laid], count: int, weather: int, danger: int) -> list[Stage]:
    """Different stages that together are as dangerous as wished, or nearly where snow or their length leave
    no such choice; the best of many."""
    pool = sorted(laid.values(), key=lambda each: (each.off, each.stage.text))
    best: list[Stage] = []
    least = (LEVELS, 0.0)
    met = 0
    for number in range(TRIED):
        near = pool[: count + 2 + number * len(pool) // TRIED]
        order = sorted(near, key=lambda _: source.below(1_000_000))[:count]
        while len(order) < count:
            order.append(near[source.below(len(near))])
        stages = [each.stage for each in order]
        missed = abs(_danger(stages, weather) - danger)
        if missed > least[0]:
            continue
        roads = [section.road.id for stage in stages for section in stage.sections]
        off = sum(each.off for each in order) + 0.1 * (len(roads) - len(set(roads)))
        if (missed, off) < least:
            best, least = stages, (missed, off)
        met += missed == 0
        if met == ENOUGH:
            break
    return best


def _danger(stages: list[Stage], weather: int) -> int:
    rally = Rally("", "")
    rally.stages = stages
    rally.weather = weather
    return track_character(rally).danger


def _rally(source: Seeded, name: str, stages: list[Stage], weather: int, danger: int) -> Document:
    stages = sorted(stages, key=lambda stage: stage.length)
    document: Document = {"name": name, "weather": WEATHERS[weather]}
    if weather == FIXED:
        zones = sorted({zone for stage in stages for zone in stage.zones})
        white = sorted(zones, key=lambda _: source.below(1_000_000))[: max(1, len(zones) // 2)]
        document["snow"] = sorted(white)
    every = list(range(1, len(stages)))
    document["service_after"] = every if danger < 4 else every[(len(every) - 1) // 2 :: 2]
    document["stages"] = [{"route": stage.text, "splits": splits_for(stage)} for stage in stages]
    return document


def _on_days(document: Document, days: int) -> Document:
    """The stages shared out evenly; cars are served over night."""
    if days > 1:
        stages = len(document["stages"])
        document["day_ends"] = [stages * day // days for day in range(1, days)]
        document["service_after"] = sorted({*document["service_after"], *document["day_ends"]})
    return document


def splits_for(stage: Stage) -> list[int]:
    """One split point in the middle of a stage, two in a long one."""
    if stage.length < 12:
        return []
    parts = 3 if stage.length >= 48 else 2
    return [stage.length * part // parts for part in range(1, parts)]
