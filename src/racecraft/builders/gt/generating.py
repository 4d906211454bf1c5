"""Generates circuits: a closed line over hexes by a seed, then tiles for it that are as dangerous as wished.

The line is driven from the start tile, at every hex in a random direction, and never farther from the start
than the tiles that are left lead back. Where it is stuck it goes back a hex; where that takes too long it
begins anew with other random numbers of the same seed. Every line that closes can be laid: the search keeps
to the tiles that the boxes hold.
"""

from __future__ import annotations

from collections import deque
from functools import cache
from typing import Annotated, Literal

from msgspec import Meta

from racecraft.builders.builder import Document, Length, Wish, check_length
from racecraft.builders.gt.chain import Place, beside
from racecraft.builders.gt.edits import counted, laid_at
from racecraft.builders.gt.fitting import ways_by_shape
from racecraft.engine.chance import Seeded
from racecraft.engine.errors import BadOptions, worded
from racecraft.games.gt.laying import CIRCUIT_FORMAT, Laid
from racecraft.games.gt.tiles import Tile, box_tiles

SHORTEST = 5
SHORTEST_BOTH = 8
"""Where lanes change there and back."""
LONGEST = 40
USUAL = (12, 18)
MOST_PER_BOX = 24
PATIENCE = 600
"""Hexes tried before a line begins anew."""
LINES = 400
"""Lines tried before the wish is given up."""
TURNS = (-2, -1, 0, 1, 2)
AIMS = (0.2, 0.5, 1.0, 1.25, 1.6)
"""The mean danger of the tiles that each level of danger aims at, within the steps of `circuit_character`."""

LanesWished = Literal["any", "two", "three", "both"]
LANES_OF_DANGER: list[tuple[LanesWished, ...]] = [
    ("two", "three", "both"),
    ("three",),
    ("three",),
    ("two", "both"),
    ("two",),
    ("two",),
]


class GTWish(Wish, frozen=True, forbid_unknown_fields=True):
    length: Annotated[
        Length,
        Meta(extra_json_schema={"least": SHORTEST, "most": LONGEST, "most_per_box": MOST_PER_BOX}),
    ] = 0
    """Tiles; 0: a circuit for about half an hour."""
    lanes: LanesWished = "any"
    boxes: Annotated[int, Meta(ge=1, le=4)] = 1
    """How many boxes there are to take tiles from."""


def generated(seed: int, wish: GTWish) -> Document:
    """BadOptions if the boxes hold no such circuit."""
    check_length("gt", wish.length, SHORTEST, min(LONGEST, MOST_PER_BOX * wish.boxes))
    source = Seeded(seed)
    length = wish.length or USUAL[0] + source.below(USUAL[1] - USUAL[0] + 1)
    lanes = _lanes(wish, source)
    if lanes == "both" and length < SHORTEST_BOTH:
        if wish.lanes == "both":
            refused = BadOptions(f"a circuit with two and three lanes has {SHORTEST_BOTH} tiles or more")
            raise worded(refused, "builder-gt-wish-both-refused", least=SHORTEST_BOTH)
        lanes = "two"
    for _ in range(LINES):
        turns = _line(length, wish.boxes, source)
        laid = None if turns is None else _laid(turns, lanes, wish, source)
        if laid is not None:
            tiles = [
                {"tile": each.tile.name, "q": each.q, "r": each.r, "dir": each.direction} for each in laid
            ]
            document = {"format": CIRCUIT_FORMAT, "name": f"#{seed}", "tiles": tiles}
            return counted(document, wish.boxes)
    refused = BadOptions(f"no circuit of {length} tiles with these wishes was found; wish for something else")
    raise worded(refused, "builder-gt-wish-refused", length=length)


def _lanes(wish: GTWish, source: Seeded) -> LanesWished:
    """Wide roads are the tame ones, so where lanes are left open the danger decides."""
    if wish.lanes != "any":
        return wish.lanes
    choices = LANES_OF_DANGER[wish.danger]
    return choices[source.below(len(choices))]


# --- The line -----------------------------------------------------------------------------------------------


@cache
def _far() -> dict[tuple[int, int, int], int]:
    """By hex and heading of a tile's entry: how many tiles lead to the start tile, which is entered at (0, 0)
    with heading 0, if nothing is in the way."""
    far = {(0, 0, 0): 0}
    queue = deque(far)
    while queue:
        q, r, heading = queue.popleft()
        if far[q, r, heading] >= LONGEST // 2 + 2:
            continue
        before = beside((q, r), heading, -1)
        for turn in TURNS:
            state = (*before, (heading - turn) % 6)
            if state not in far:
                far[state] = far[q, r, heading] + 1
                queue.append(state)
    return far


def _held(boxes: int) -> list[int]:
    """How many tiles there are that turn by so many sixths, either way."""
    held = [0, 0, 0]
    for name, tile in box_tiles().items():
        if name.endswith("a") and tile.line == 0 and tile.lanes_entry == tile.lanes_exit:
            held[abs(laid_at(tile, (0, 0), 0, False, comes=True).turn)] += tile.copies * boxes
    return held


def _line(length: int, boxes: int, source: Seeded) -> list[int] | None:
    """The turns of a closed line of so many hexes that crosses itself nowhere, the start tile's included;
    None if it takes too long."""
    far, held = _far(), _held(boxes)
    turns, places = [0], [(0, 0)]
    headings = [0]
    taken: set[Place] = {(0, 0)}
    choices: list[list[int]] = []
    for _ in range(PATIENCE):
        place, heading = beside(places[-1], headings[-1]), headings[-1]
        left = length - len(turns)
        if left == 0:
            if place == (0, 0) and heading == 0:
                return turns
            open_turns: list[int] = []
        elif place in taken or far.get((*place, heading), LONGEST) > left:
            open_turns = []
        else:
            open_turns = _shuffled([turn for turn in TURNS if held[abs(turn)] > 0], held, source)
        choices.append(open_turns)
        while choices and not choices[-1]:
            choices.pop()
            if not choices:
                return None
            held[abs(turns.pop())] += 1
            taken.discard(places.pop())
            headings.pop()
        turn = choices[-1].pop()
        place, heading = beside(places[-1], headings[-1]), headings[-1]
        turns.append(turn)
        places.append(place)
        taken.add(place)
        headings.append((heading + turn) % 6)
        held[abs(turn)] -= 1
    return None


def _shuffled(turns: list[int], held: list[int], source: Seeded) -> list[int]:
    """In random order, those of which there are more sooner rather last: the last is tried first."""
    found: list[int] = []
    turns = list(turns)
    while turns:
        weights = [held[abs(turn)] * (2 if turn == 0 else 1) for turn in turns]
        at = source.below(sum(weights))
        number = 0
        while at >= weights[number]:
            at -= weights[number]
            number += 1
        found.append(turns.pop(number))
    return found[::-1]


# --- The tiles ----------------------------------------------------------------------------------------------


def _laid(turns: list[int], lanes: LanesWished, wish: GTWish, source: Seeded) -> list[Laid] | None:
    """Tiles for a line; None if the lanes cannot change on it as wished."""
    plan = _lane_plan(turns, lanes, source)
    if plan is None:
        return None
    left = {tile.number: tile.copies * wish.boxes for tile in box_tiles().values()}
    start = box_tiles()["102a" if plan[0][0] == 3 else "102b"]
    found: list[tuple[Tile, bool]] = [(start, False)] * len(turns)
    # Tiles that change the lanes are few and come first; then the others in random order.
    order = list(range(1, len(turns)))
    for number in range(len(order) - 1, 0, -1):
        other = source.below(number + 1)
        order[number], order[other] = order[other], order[number]
    order.sort(key=lambda number: plan[number][0] == plan[number][1])
    aim = AIMS[wish.danger - 1] if wish.danger else None
    danger = float(start.danger)
    for done, number in enumerate(order, 1):
        ways = [way for way in ways_by_shape()[turns[number], *plan[number]] if left[way[0].number] > 0]
        if not ways:
            return None
        if aim is not None:
            wanted = aim * (done + 1) - danger
            near = min([abs(way[0].danger - wanted) for way in ways])
            ways = [way for way in ways if abs(way[0].danger - wanted) == near]
        tile, back = ways[source.below(len(ways))]
        left[tile.number] -= 1
        danger += tile.danger
        found[number] = tile, back
    place, heading, laid = (0, 0), 0, []
    for tile, back in found:
        laid.append(laid_at(tile, place, heading, back, comes=True))
        place, heading = laid[-1].next_place, laid[-1].heading_out
    return laid


def _lane_plan(turns: list[int], lanes: LanesWished, source: Seeded) -> list[tuple[int, int]] | None:
    """Lanes in and out of each tile. Both: a part of the lap is narrower, or wider, than the rest."""
    if lanes != "both":
        count = 2 if lanes == "two" else 3
        return [(count, count)] * len(turns)
    own, other = ((2, 3), (3, 2))[source.below(2)]
    for _ in range(12):
        first, last = sorted((1 + source.below(len(turns) - 1), 1 + source.below(len(turns) - 1)))
        if last - first < 3 or abs(turns[first]) > 1 or abs(turns[last]) > 1:
            continue
        numbers = [_changers(turns[first], own, other), _changers(turns[last], other, own)]
        if len(numbers[0] | numbers[1]) < 2:
            continue
        return [
            (own, own) if number < first or number > last
            else (own, other) if number == first
            else (other, own) if number == last
            else (other, other)
            for number in range(len(turns))
        ]  # fmt: skip
    return None


def _changers(turn: int, before: int, after: int) -> set[str]:
    return {tile.number for tile, _ in ways_by_shape()[turn, before, after]}
