"""Legends: cars that drive by a card for all of them, without gears, Heat or Stress (HT-LEGEND)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from racecraft.games.heat import championship
from racecraft.games.heat.cards import DIAMOND, LEGENDS
from racecraft.games.heat.movement import move
from racecraft.games.heat.phases import LEGEND, NEXT_CAR

if TYPE_CHECKING:
    from racecraft.games.heat.state import HeatState


def cards_left(s: HeatState) -> list[tuple[int, int]]:
    """HT-LEGEND-03: the Legend cards not used since the last shuffle."""
    return [(card, 1) for card in range(len(LEGENDS)) if not s.legends_used >> card & 1]


def begin_turn(s: HeatState) -> None:
    """HT-LEGEND-02: the card of the round is turned when the first Legend acts."""
    if s.legend_card < 0:
        left = cards_left(s)
        if len(left) > 1:
            s.phase = LEGEND
            return
        turn_card(s, left[0][0])
        return
    drive(s)
    s.phase = NEXT_CAR


def turn_card(s: HeatState, card: int) -> None:
    s.legend_card = card
    s.legends_used |= 1 << card
    if s.legends_used == (1 << len(LEGENDS)) - 1:
        s.legends_used = 0
    s.revealed = True
    if s.events is not None:
        s.tell_of("legend_card", -1, {"card": card + 1})
    drive(s)
    s.phase = NEXT_CAR


def drive(s: HeatState) -> None:
    """HT-LEGEND-11, 12: towards the target, blocked like any car; no corner is checked."""
    car = s.cars[s.turn]
    start = car.a
    number = LEGENDS[s.legend_card][s.setup.colours[s.turn]]
    s.speed = 0
    move(s, target(s, car.a, car.cell, number) - car.a, "legend")
    championship.grandstand(s, start, car.a)
    if s.events is not None and car.a > s.conditions.finish:
        s.tell("crossed_finish", {"round": s.round})


def target(s: HeatState, start: int, cell: int, number: int) -> int:
    """HT-LEGEND-05 to 10, 14: the distance at which a Legend aims from `start` with a helmet number."""
    conditions = s.conditions
    track = conditions.track
    line = track.next_line[cell]
    corner = start + track.to_line[cell]
    legend_line = corner - track.after[line] + track.legend_line[line]
    diamond = DIAMOND[number]
    helmet = number + s.setup.pro
    if start > legend_line:
        aim = start + conditions.limit[line] + diamond
        return within_lines(s, corner, line, aim, 1 + conditions.chevrons[cell])
    if start + helmet <= corner or (corner >= conditions.finish and track.lap(start) == conditions.laps - 1):
        return start + helmet
    return corner - diamond


def within_lines(s: HeatState, corner: int, line: int, aim: int, allowed: int) -> int:
    """HT-LEGEND-07, 15, 16: not over more lines than allowed; lines beyond the finish do not count."""
    track = s.conditions.track
    crossed = 0
    while corner < aim and corner < s.conditions.finish:
        crossed += 1
        if crossed > allowed:
            return corner
        corner += track.gap[line]
        line = line + 1 if line + 1 < len(track.gap) else 0
    return aim
