"""The dashboards of Rallyman, the dice tray of the turn, and the time piles."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from racecraft.cli.play.dashboards import fit, head
from racecraft.cli.play.rallyman.road import GAS_DIE, GEAR_DIE, INK, PEN, die_sign
from racecraft.engine.state import Seat
from racecraft.games.rallyman.actions import die_of
from racecraft.games.rallyman.figures import GAS, GAS_DICE, TOP_GEAR
from racecraft.games.rallyman.phases import CHANCE, OVER, PLAN, THROW
from racecraft.games.rallyman.rally import DRY
from racecraft.games.rallyman.stage import space_number
from racecraft.games.rallyman.standing import (
    LEVEL,
    best_split,
    clock,
    gap,
    rally_time,
    stage_time,
)
from racecraft.games.rallyman.state import RallymanState
from racecraft.games.rallyman.steps import (
    ALARM_LIMIT,
    CAR_LINES,
    FINISHED,
    RETIRED,
    STATUSES,
    SUMMER,
    die_objection,
    gas_dice,
    gear_dice,
    snow_limit,
)
from racecraft.locales import Words

FAINT = "#6b7078"
HARM = "#e8a13a"
ALARM = "bold #ff7a6b"
GEAR_PENS = ["#9aa0aa", "#74c0a0", "#9fd36b", "#f5c518", "#f29a3d", "#ff6b6b"]
"""Gears from neutral to the fifth."""
CARD_HEIGHT = 5


def under_way(s: RallymanState, seat: Seat) -> bool:
    return seat == s.turn and s.phase < OVER and bool(s.order or s.phase < CHANCE)


def black_dice(s: RallymanState, seat: Seat) -> Text:
    """The dashboard: five gear dice and two gas dice, crosses where they are lost."""
    car = s.cars[seat]
    line = Text("▪" * gear_dice(car.lost), "#d5d8dd")
    line.append("×" * car.lost, HARM)
    line.append(" " + "○" * gas_dice(car.punctures), "#ffffff")
    line.append("×" * car.punctures, HARM)
    return line


def cards_left(s: RallymanState, seat: Seat) -> Text:
    """Spare wheel and sisu, while they are there, and the tyres where they matter."""
    car = s.cars[seat]
    line = Text("⊙" if car.spare else "·", "#9aa0aa")
    if s.setup.sisu:
        line.append("★" if car.sisu else "·", "#f5c518")
    if s.setup.weather != DRY:
        line.append("☀" if car.tyres == SUMMER else "❄", "#f2b33d" if car.tyres == SUMMER else "#a8d8ff")
    return line


def pile(s: RallymanState, seat: Seat, width: int) -> Text:
    """The time pile, its latest cards last: gears by number, N for neutral, S for the spare wheel."""
    cards = s.cars[seat].pile
    shown = cards if len(cards) <= width else "…" + cards[1 - width :]
    line = Text()
    for card in shown:
        if card.isdecimal():
            line.append("N" if card == "0" else card, f"bold {GEAR_PENS[int(card)]}")
        else:
            line.append(card, HARM)
    return line


def latest_split(s: RallymanState, seat: Seat) -> str:
    """The latest split of the stage with the distance to the best of the others: `⚑1 00:58 +00:04`."""
    first = s.setup.first_split[s.stage_number]
    points = len(s.setup.split_points[s.stage_number])
    for point in reversed(range(points)):
        mine = s.cars[seat].splits[first + point]
        if mine < 0:
            continue
        best = best_split(s, first + point, seat)
        behind = f" {gap(mine - best) or LEVEL}" if best >= 0 else ""
        return f"⚑{point + 1} {clock(mine)}{behind}"
    return ""


def status(s: RallymanState, seat: Seat, words: Words) -> str:
    """Where the car is, or what has become of it."""
    car = s.cars[seat]
    name = STATUSES[car.status]
    if car.status == FINISHED or car.status == RETIRED or car.index < 0:
        return words.say("rallyman-face-status", status="waiting" if car.index < 0 else name)
    line = CAR_LINES[car.line] if name == "driving" else name
    return words.say("rallyman-face-status-at", space=space_number(car.index), line=line)


def row(s: RallymanState, seat: Seat, name: str, words: Words, width: int) -> Text:
    """The dashboard on one line."""
    car = s.cars[seat]
    here = under_way(s, seat)
    line = head(seat, name, max(5, width - 38), here, INK[seat], PEN[seat], "bold" if here else "")
    line.append(" ")
    line.append("N" if car.gear == 0 else str(car.gear), f"bold {GEAR_PENS[car.gear]}")
    line.append(f" {clock(stage_time(car)):>5}", "bold")
    line.append(f" {f'-{car.tokens}' if car.tokens else '':<3} ", "#8fd3ff")
    line.append_text(black_dice(s, seat))
    line.append(" ")
    line.append_text(cards_left(s, seat))
    line.append(" ")
    behind = latest_split(s, seat).rpartition(" ")[2]
    if car.status == RETIRED:
        line.append("✕", ALARM)
    elif car.status == FINISHED:
        line.append("▚", "bold #ffffff")
    elif behind.startswith(("+", "-", "=")):
        line.append(behind, HARM if behind.startswith("+") else "#4cc878")
    else:
        line.append("–" if car.index < 0 else f"→{space_number(car.index)}", FAINT)
    line.truncate(width)
    return line


def card(s: RallymanState, seat: Seat, name: str, words: Words, width: int) -> Text:
    """The dashboard on `CARD_HEIGHT` lines."""
    car = s.cars[seat]
    here = under_way(s, seat)
    time = clock(stage_time(car))
    top = head(seat, name, width - 6 - cell_len(time), here, INK[seat], PEN[seat])
    top.append(f" {time}", f"bold {PEN[seat]}")
    gears = Text(" ")
    for gear in range(TOP_GEAR + 1):
        sign = "N" if gear == 0 else str(gear)
        gears.append(
            f"[{sign}]" if gear == car.gear else f" {sign} ",
            f"bold {INK[seat]}" if gear == car.gear else GEAR_PENS[gear],
        )
    dice = Text(" ")
    dice.append_text(black_dice(s, seat))
    dice.append("  ")
    dice.append_text(cards_left(s, seat))
    if car.tokens:
        dice.append("  " + words.say("rallyman-face-tokens", tokens=car.tokens), "#8fd3ff")
    cards = Text(" ")
    cards.append_text(pile(s, seat, max(4, width - 12)))
    overall = f"Σ {clock(rally_time(s, car))}"
    cards.append(" " * max(1, width - cell_len(cards.plain) - cell_len(overall)) + overall, FAINT)
    split = latest_split(s, seat)
    where = status(s, seat, words)
    if split and cell_len(where) + cell_len(split) + 2 <= width:
        where = f"{fit(where, width - cell_len(split) - 2)} {split}"
    return Text("\n").join([top, gears, dice, cards, Text(" " + fit(where, width - 1), FAINT)])


# --- The turn under way -------------------------------------------------------------------------------------


def tray(s: RallymanState, words: Words, width: int) -> Text:
    """The dice of the turn: used ones in brackets, those at hand bright, the others faint; then the ! so far,
    the tokens and the time pile."""
    car = s.cars[s.turn]
    line = Text(" ", no_wrap=True)
    thrown = s.phase in (PLAN, THROW) or s.plan
    for die in range(GAS):
        line.append_text(_die(s, die, s.head.used >> die & 1 == 1))
    for number in range(GAS_DICE):
        line.append_text(_die(s, GAS, number < s.head.gas, number < gas_dice(car.punctures)))
    line.append(" ")
    if not s.setup.easy:
        line.append("!" * s.alarms, ALARM)
        line.append("·" * (ALARM_LIMIT - s.alarms), FAINT)
        if s.snow and car.tyres == SUMMER:
            line.append(" ❄" + "!" * s.snow_alarms, "bold #a8d8ff")
            line.append("·" * max(0, snow_limit(car.tyres) - s.snow_alarms), FAINT)
        if s.sisu_on:
            line.append(" ★", "bold #f5c518")
        line.append("  ")
    if thrown and s.plan:
        line.append(words.say("rallyman-face-plan") + " ", FAINT)
        for place, action in enumerate(s.plan):
            shown = place < len(s.faces)
            mark = ("!" if s.faces[place] else "·") if shown else ""
            line.append(die_sign(die_of(action)) + mark, GAS_DIE if die_of(action) == GAS else GEAR_DIE)
            line.append(" ")
        line.append(" ")
    if car.tokens:
        line.append(words.say("rallyman-face-tokens", tokens=car.tokens) + "  ", "#8fd3ff")
    line.append(clock(stage_time(car)), "bold")
    if car.pile:
        line.append(f"  {words.say('rallyman-face-pile')} ", FAINT)
        line.append_text(pile(s, s.turn, max(2, width - cell_len(line.plain))))
    line.truncate(width)
    return line


def _die(s: RallymanState, die: int, used: bool, there: bool = True) -> Text:
    sign = die_sign(die)
    if used:
        return Text(f"[{sign}]", f"bold {INK[s.turn]}")
    if not there:
        return Text(" × ", HARM)
    if die_objection(s, s.head, die) is not None:
        return Text(f" {sign} ", FAINT)
    return Text(f" {sign} ", GAS_DIE if die == GAS else GEAR_DIE)
