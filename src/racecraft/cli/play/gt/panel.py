"""Dashboards, dice tray and time sheet of Rallyman: GT."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from racecraft.cli.play.dashboards import fit, head
from racecraft.cli.play.gt.road import BRAKE_DIE, COAST_DIE, GEAR_DIE, INK, PEN, planning
from racecraft.engine.state import Seat
from racecraft.games.gt.actions import FLYING, FLYING_GEAR
from racecraft.games.gt.board import NOWHERE
from racecraft.games.gt.dashboard import OFF, STANDING, TYRES, marker_name, side, usable
from racecraft.games.gt.phases import DRIVE, OVER, PLAN, THROWN
from racecraft.games.gt.planning import (
    FINISHED,
    IN_PIT,
    ON_VERGE,
    PLACES,
    die_objection,
    gear_dice_left,
    is_used,
)
from racecraft.games.gt.sheet import sheet
from racecraft.games.gt.standing import lap, places
from racecraft.games.gt.state import GTState
from racecraft.locales import Words

FAINT = "#6b7078"
HARM = "#e8a13a"
CARD_HEIGHT = 5
SHEET_LINES = 4


def limit(s: GTState, seat: Seat) -> int:
    """Hazards at which the seat loses control."""
    car = s.cars[seat]
    return s.setup.boards.hazard_limit(side(car.car_class, car.tyre, s.weather), car.wear)


def dice_counts(s: GTState, seat: Seat) -> list[tuple[int, int]]:
    """Printed and lost to damage: gear, coast and brake dice of the dashboard in use."""
    car, boards = s.cars[seat], s.setup.boards
    now = side(car.car_class, car.tyre, s.weather)
    return [
        (printed, printed - usable(printed, lost))
        for printed, lost in (
            (boards.gear[now], car.gear_tokens),
            (boards.coast[now], car.coast_tokens),
            (boards.brake[now], car.brake_tokens),
        )
    ]


def laid_counts(s: GTState, seat: Seat) -> list[int]:
    """Gear, coast and brake dice that lie in the seat's plan."""
    if seat != s.turn or not planning(s):
        return [0, 0, 0]
    return [s.gear_max - gear_dice_left(s), s.coasts, s.brakes]


def pips(s: GTState, seat: Seat) -> list[Text]:
    """The dice of a dashboard: full, laid in the plan, or lost to damage."""
    found = []
    counts, laid = dice_counts(s, seat), laid_counts(s, seat)
    for letter, (printed, lost), used in zip("GCB", counts, laid, strict=True):
        text = Text(letter, "bold")
        text.append("■" * (printed - lost - used), "#d5d8dd")
        text.append("□" * used, PEN[seat])
        text.append("×" * lost, f"bold {HARM}")
        found.append(text)
    return found


def marker(s: GTState, seat: Seat) -> str:
    """The gear marker of a car; during its move the gear reached."""
    car = s.cars[seat]
    return marker_name(s.gear if seat == s.turn and planning(s) and s.done > 0 else car.marker)


def place_text(s: GTState, seat: Seat) -> str:
    return "–" if s.cars[seat].cell == NOWHERE else f"#{places(s)[seat]}"


def status(s: GTState, seat: Seat, words: Words) -> str:
    """What the seat does, or what holds it up."""
    car = s.cars[seat]
    if s.phase == OVER or car.place >= FINISHED:
        if car.place > FINISHED:
            return words.say("gt-face-status-retired")
        return words.say("gt-face-status-place", place=places(s)[seat])
    if seat == s.turn and s.phase == PLAN:
        return words.say("gt-face-status-plans", steps=len(s.plan))
    if seat == s.turn and s.phase in (DRIVE, THROWN):
        return words.say("gt-face-status-drives", hazards=s.hazards, limit=s.limit)
    if car.place in (ON_VERGE, IN_PIT):
        return words.say("gt-face-status-beside", place=PLACES[car.place], lane=car.lane)
    if car.cell == NOWHERE:
        return words.say("gt-face-status-grid")
    kind = "spun" if car.spun else {OFF: "off", STANDING: "standing"}.get(car.marker, "gear")
    return words.say("gt-face-status-gear", kind=kind, gear=car.marker)


def row(s: GTState, seat: Seat, name: str, words: Words, width: int) -> Text:
    """The dashboard on one line; columns are as wide as the cars of this race need them."""
    car = s.cars[seat]
    here = seat == s.turn and s.phase != OVER
    dashboard = Text.assemble((fit(f"›{marker(s, seat)}", 3), f"bold {PEN[seat]}"))
    boards = [dice_counts(s, other) for other in range(s.seats)]
    for kind, text in enumerate(pips(s, seat)):
        wide = 1 + max(counts[kind][0] for counts in boards)
        dashboard = Text.assemble(dashboard, " ", text, " " * (wide - cell_len(text.plain)))
    digits = len(str(max(other.focus for other in s.cars)))
    sign = (
        f"⇲{car.lane}"
        if car.place == IN_PIT
        else "↶"
        if car.spun
        else "✗"
        if car.place == ON_VERGE or car.marker == OFF
        else ""
    )
    dashboard.append(f" !{limit(s, seat)}")
    dashboard.append(f" ✦{car.focus:<{digits}}", "#9fd8ff")
    dashboard.append(f" {words.say('gt-face-tyre-letter', tyre=TYRES[car.tyre])}")
    dashboard.append(f" {place_text(s, seat)}{sign}", f"bold {PEN[seat]}")
    room = max(4, width - 8 - cell_len(dashboard.plain))
    begun = head(seat, name, room, here, INK[seat], PEN[seat], "bold" if here else "")
    return Text.assemble(begun, " ", dashboard)


def card(s: GTState, seat: Seat, name: str, words: Words, width: int) -> Text:
    """The dashboard on `CARD_HEIGHT` lines."""
    car = s.cars[seat]
    here = seat == s.turn and s.phase != OVER
    place = place_text(s, seat)
    top = head(seat, name, max(3, width - 6 - cell_len(place)), here, INK[seat], PEN[seat])
    top.append(place, f"bold {PEN[seat]}")
    gear, coast, brake = pips(s, seat)
    first = Text.assemble(" ", (f"›{marker(s, seat)}", f"bold {PEN[seat]}"), " ", gear)
    second = Text.assemble(" ", coast, " ", brake, f" !{limit(s, seat)}")
    lap_text = words.say("gt-face-lap", lap=lap(s, seat), laps=s.setup.laps)
    tyre = words.say("gt-face-tyre", tyre=TYRES[car.tyre])
    third = Text.assemble(" ", (f"✦{car.focus}", "#9fd8ff"), f" {tyre}")
    if width >= 24:
        space = "–" if car.cell == NOWHERE else s.circuit.names[car.cell]
        first.append(f"  {lap_text}")
        second.append(f"  {space}")
    elif width >= 16:
        third.append(f" {lap_text}")
    for line in (first, second, third):
        line.truncate(width, overflow="ellipsis")
    last = Text(" " + fit(status(s, seat, words), width - 1), "bold" if here else FAINT)
    return Text("\n").join([top, first, second, third, last])


def tray(s: GTState, words: Words) -> Text:
    """The dice of the turn: those that may come next in brackets, the others plain, those laid as dots; then
    the hazards so far and the weather."""
    line = Text(" ", no_wrap=True)
    if not planning(s):
        return line
    laying = s.phase == PLAN and not s.closed
    for die in range(1, s.top + 1):
        if is_used(s, die):
            line.append(" · ", FAINT)
        elif laying and (
            die_objection(s, die) is None or (die == FLYING_GEAR and die_objection(s, FLYING) is None)
        ):
            line.append(f"[{die}]", GEAR_DIE)
        else:
            line.append(f" {die} ", FAINT)
    for letter, style, most, used in (
        ("C", COAST_DIE, s.coast_max, s.coasts),
        ("B", BRAKE_DIE, s.brake_max, s.brakes),
        ("^", COAST_DIE, s.boost_max, s.boosts),
    ):
        line.append(" ")
        for number in range(most):
            if number < most - used:
                line.append(letter, style)
                line.append(" ")
            else:
                line.append("· ", FAINT)
    line.append(" " + words.say("gt-face-tray-gears", left=gear_dice_left(s), most=s.gear_max))
    bumps = s.hazards if s.phase != PLAN else s.plan_hazards
    marks = "●" * min(bumps, s.limit) + "○" * max(0, s.limit - bumps)
    line.append(f" · {words.say('gt-face-tray-hazards', marks=marks)}", "bold")
    return line


def time_sheet(s: GTState, words: Words, width: int) -> list[Text]:
    """The latest turns of a time attack: turn, gear, seconds and their sum, `SHEET_LINES` lines."""
    filled = sheet(s)
    labels = [words.say(f"gt-sheet-{key}") for key in ("turn", "marker", "seconds", "total")]
    margin = max(map(cell_len, labels)) + 2
    turns = filled["turns"][-max(1, (width - margin - 1) // 5) :]
    lines = []
    for key, label in zip(("turn", "marker", "seconds", "total"), labels, strict=True):
        line = Text.assemble((f" {fit(label, margin)}", FAINT))
        line.append("".join(f"{turn[key]!s:>5}" for turn in turns), "bold" if key == "total" else "")
        lines.append(line)
    return lines
