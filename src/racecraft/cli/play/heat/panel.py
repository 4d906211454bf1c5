"""The mats of Heat's drivers as everybody sees them: gear, engine, cards in hand, deck and discard, place."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from racecraft.cli.play.dashboards import fit, head
from racecraft.cli.play.heat import hand
from racecraft.cli.play.heat.strip import FAINT, INK, PEN
from racecraft.engine.state import Seat
from racecraft.games.heat import phases
from racecraft.games.heat.gears import TOP_GEAR
from racecraft.games.heat.standing import lap_under_way, order
from racecraft.games.heat.state import HeatState
from racecraft.games.heat.view import held
from racecraft.locales import Words

CARD_HEIGHT = 5
HEAT_COLOUR = "#ff6b6b"


def place(state: HeatState, number: int) -> str:
    cars = order(state)
    return f"#{cars.index(number) + 1}" if number in cars else "–"


def spot(state: HeatState, number: int, words: Words) -> str:
    """Where a car is, or how it left the track."""
    car = state.cars[number]
    if car.status == phases.FINISHED:
        return words.say("heat-in")
    if car.status == phases.ELIMINATED:
        return words.say("heat-out")
    return state.conditions.track.spot(car.cell, car.line) if car.cell else "–"


def gearbox(state: HeatState, seat: Seat) -> Text:
    """The four gears with the lever as a bracket."""
    line = Text()
    for gear in range(1, TOP_GEAR + 1):
        if gear == state.drivers[seat].gear:
            line.append(f"[{gear}]", f"bold {INK[state.setup.colours[seat]]}")
        else:
            line.append(str(gear), FAINT)
    return line


def engine(state: HeatState, seat: Seat) -> Text:
    return Text(f"{hand.HEAT_SIGN}{state.drivers[seat].heat}", f"bold {HEAT_COLOUR}")


def own_head(state: HeatState, seat: Seat, name: str, width: int) -> Text:
    colour, here = state.setup.colours[seat], seat in state.pending()
    return head(seat, name, width, here, INK[colour], PEN[colour], "bold" if here else "")


def piles(state: HeatState, seat: Seat) -> tuple[int, int, int]:
    """Cards in hand, deck and discard."""
    driver = state.drivers[seat]
    return held(state, seat), driver.deck_size + len(driver.top), driver.discard_size


def row(state: HeatState, seat: Seat, name: str, words: Words, width: int) -> Text:
    """The mat on one line: gear, engine, hand/deck/discard, lap, spot, place."""
    line = own_head(state, seat, name, max(6, width - 36))
    line.append(" ")
    line.append_text(gearbox(state, seat))
    line.append(" ")
    line.append_text(engine(state, seat))
    line.append(" " + fit("/".join(map(str, piles(state, seat))), 7))
    line.append(
        fit(words.say("heat-lap-short", lap=lap_under_way(state, seat), laps=state.conditions.laps), 4)
    )
    line.append(" " + fit(spot(state, seat, words), 4))
    line.append(f" {place(state, seat)}", f"bold {PEN[state.setup.colours[seat]]}")
    return line


def card(state: HeatState, seat: Seat, name: str, words: Words, width: int) -> Text:
    """The mat on `CARD_HEIGHT` lines."""
    here = place(state, seat)
    first = own_head(state, seat, name, max(3, width - 6 - cell_len(here)))
    first.append(here, f"bold {PEN[state.setup.colours[seat]]}")
    in_hand, deck, discard = piles(state, seat)
    driver = state.drivers[seat]
    top = hand.short(driver.discard_top) if driver.discard_top >= 0 else "–"
    points = words.say("heat-points", points=state.points[seat]) if state.setup.season else ""
    where = words.say(
        "heat-where",
        cell=spot(state, seat, words),
        lap=lap_under_way(state, seat),
        laps=state.conditions.laps,
    )
    lines = [
        Text.assemble(gearbox(state, seat), "  ", engine(state, seat), f"  {points}"),
        Text(fit(words.say("heat-piles", hand=in_hand, deck=deck), width)),
        Text(fit(words.say("heat-discard-pile", discard=discard, top=top), width), FAINT),
        Text(fit(where, width)),
    ]
    return Text("\n").join([first, *lines])
