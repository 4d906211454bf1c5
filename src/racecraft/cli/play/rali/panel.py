"""The player boards of Ралі: gearbox with its lever, damage scale with its zones, lap and place."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from racecraft.cli.play.dashboards import fit, head
from racecraft.cli.play.rali.strip import INK, PEN
from racecraft.engine.state import Seat
from racecraft.games.rali.board import NOWHERE, SOUND, TOP_GEAR, Gear
from racecraft.games.rali.phases import LOT, OVER, PLACE, STEP
from racecraft.games.rali.standing import lap, places
from racecraft.games.rali.state import RaliState
from racecraft.locales import Words

ZONES = ["#e0452f", "#e8a13a", "#4cc878"]
"""Damage scale: gear 1 only, low gears only, all gears."""
FAINT = "#6b7078"


def status(state: RaliState, seat: Seat, words: Words) -> str:
    """What the seat has to do, or what holds it up."""
    car = state.cars[seat]
    if state.phase == OVER:
        return words.say("rali-status-place", place=places(state)[seat])
    if seat == state.turn and state.phase == STEP:
        return words.say("rali-status-drives", steps=state.steps, changes=state.changes)
    if seat == state.turn and state.phase != LOT:
        return words.say("rali-status-places" if state.phase == PLACE else "rali-status-declares")
    if car.miss > 0:
        return words.say("rali-status-misses", turns=car.miss)
    if car.at_rest:
        return words.say("rali-status-rest")
    return words.say("rali-status-rolls", gear=car.gear)


def gearbox(state: RaliState, seat: Seat, gears: Sequence[Gear], gap: str = " ") -> Text:
    """Gears with the lever as a bracket, and a cross where the damage forbids one."""
    car = state.cars[seat]
    limit = state.board.gear_limit[car.marker]
    line = Text()
    for gear in gears:
        if gear == car.gear:
            line.append(f"[{gear}]", f"bold {INK[seat]}")
        else:
            mark, style = ("×", FAINT) if gear > limit else (str(gear), "#d5d8dd")
            line.append(f"{gap}{mark}{gap}", style)
    return line


def damage_bar(state: RaliState, seat: Seat) -> Text:
    """Ten marks, as many full as the marker shows, coloured by the gears they leave."""
    car = state.cars[seat]
    bar = Text()
    limits = sorted(set(state.board.gear_limit[1:]))
    for marker in range(1, SOUND + 1):
        zone = len(ZONES) - len(limits) + limits.index(state.board.gear_limit[marker])
        full = marker <= car.marker
        bar.append("■" if full else "·", ZONES[max(0, zone)] if full else FAINT)
    bar.append(f"{car.marker:>3}", "bold")
    return bar


def row(state: RaliState, seat: Seat, name: str, words: Words, width: int) -> Text:
    """The player board on one line."""
    car = state.cars[seat]
    here = seat == state.turn and state.phase != OVER
    line = head(seat, name, max(6, width - 37), here, INK[seat], PEN[seat], "bold" if here else "")
    line.append(" ")
    line.append_text(gearbox(state, seat, range(1, TOP_GEAR + 1), gap=""))
    line.append(" ")
    line.append_text(damage_bar(state, seat))
    line.append(" " + fit(words.say("rali-lap-short", lap=lap(state, seat), laps=state.setup.laps), 4))
    shown = "–" if car.cell == NOWHERE else f"#{places(state)[seat]}"
    line.append(f" {shown}", f"bold {PEN[seat]}")
    sign = f" ✕{car.miss}" if car.miss else " ‖" if car.at_rest else ""
    line.append(sign, "#e8a13a")
    return line


CARD_HEIGHT = 5


def card(state: RaliState, seat: Seat, name: str, words: Words, width: int) -> Text:
    """The player board on `CARD_HEIGHT` lines: the gearbox as it is drawn on a lever, the scale beside it."""
    car = state.cars[seat]
    here = seat == state.turn and state.phase != OVER
    place = "–" if car.cell == NOWHERE else f"#{places(state)[seat]}"
    top = head(seat, name, width - 6 - cell_len(place), here, INK[seat], PEN[seat])
    top.append(place, f"bold {PEN[seat]}")
    where = "–" if car.cell == NOWHERE else state.board.ids[car.cell]
    lap_line = words.say("rali-lap-long", lap=lap(state, seat), laps=state.setup.laps, cell=where)
    limit = words.say("rali-gear-limit", gear=state.board.gear_limit[car.marker])
    side = max(4, width - 11)
    rows = [
        Text.assemble(gearbox(state, seat, (1, 3, 5)), "  ", fit(lap_line, side)),
        Text.assemble((" ├──┼──┘   ", FAINT), damage_bar(state, seat)),
        Text.assemble(gearbox(state, seat, (2, 4)), "     ", (fit(limit, side), FAINT)),
        Text(" " + fit(status(state, seat, words), width - 1), "bold" if here else FAINT),
    ]
    return Text("\n").join([top, *rows])
