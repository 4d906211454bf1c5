"""Step 6: slipstream behind or beside another car (HT-SLIP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from racecraft.engine.state import NOT_ALLOWED
from racecraft.games.heat import phases
from racecraft.games.heat.actions import END, SLIP, VALUE
from racecraft.games.heat.cards import FIRST_SPECIAL, SLIPSTREAM
from racecraft.games.heat.movement import landing, move, taken
from racecraft.games.heat.phases import CORNERS
from racecraft.games.heat.seasons import SLIPSTREAM_IN_HIGH_GEARS

if TYPE_CHECKING:
    from racecraft.games.heat.state import HeatState


BASE_SLIPSTREAM: Final = 2


def in_slipstream(s: HeatState, cell: i64) -> bool:
    """DEF-9, HT-SLIP-09: a car beside that of the turn in a cell, or in the next cell, whatever its lap."""
    following = cell + 1 if cell < s.conditions.track.cells else 1
    return taken(s, cell) != 0 or taken(s, following) != 0


def offer_slipstream(s: HeatState) -> None:
    """HT-SLIP-01, 03: offered only where some distance is possible."""
    s.before_slip = s.cars[s.turn].a
    s.phase = CORNERS
    if barred_slipstream(s) is None:
        found = slipstreams(s)
        if len(found) > 1:
            s.choices = found
            s.phase = phases.SLIPSTREAM


def slipstreams(s: HeatState) -> list[int]:
    """HT-SLIP-02, HT-ROAD-07, HT-SYM-11: no slipstream, or any distance that the bonuses allow."""
    bonuses: list[int] = []
    bonus = s.conditions.slipstream[s.cars[s.turn].cell]
    if bonus > 0:
        bonuses.append(bonus)
    d = s.drivers[s.turn]
    for slot in range(FIRST_SPECIAL, len(d.kinds)):
        for _ in range(d.play[slot]):
            if SLIPSTREAM[d.kinds[slot]] > 0:
                bonuses.append(SLIPSTREAM[d.kinds[slot]])
    found = [END]
    if not bonuses:
        if distance_objection(s, BASE_SLIPSTREAM) is None:
            found.append(SLIP + BASE_SLIPSTREAM)
    else:
        for distance in slipstream_distances(bonuses):
            if distance_objection(s, distance) is None:
                found.append(SLIP + distance)
    return found


def slipstream_distances(bonuses: list[int]) -> list[int]:
    """HT-ROAD-07, HT-SYM-11: 2 plus the sum of any of the bonuses, in ascending order."""
    reachable = [False] * 19
    reachable[0] = True
    for bonus in bonuses:
        for total in range(18, bonus - 1, -1):
            if reachable[total - bonus]:
                reachable[total] = True
    return [BASE_SLIPSTREAM + total for total in range(19) if reachable[total]]


def barred_slipstream(s: HeatState) -> str | None:
    """HT-SLIP-01, 07, HT-WEATHER-06, HT-EVENT-14: why there is no slipstream at all."""
    car = s.cars[s.turn]
    conditions = s.conditions
    if car.a > conditions.finish:
        return "there is no slipstream beyond the finish (HT-SLIP-07)"
    if not in_slipstream(s, car.cell):
        return "there is no car beside or in the next cell (HT-SLIP-01)"
    if conditions.no_slipstream[car.cell]:
        return "no slipstream may start in the fog (HT-WEATHER-06)"
    if conditions.rule == SLIPSTREAM_IN_HIGH_GEARS and s.drivers[s.turn].gear < 3:
        return "in turbulent winds there is slipstream only in gears 3 and 4 (HT-EVENT-14)"
    return None


def distance_objection(s: HeatState, distance: i64) -> str | None:
    """HT-SLIP-07, 08: not over the finish, and not without gaining a cell."""
    car = s.cars[s.turn]
    if car.a + distance > s.conditions.finish:
        return "slipstream may not carry a car over the finish (HT-SLIP-07)"
    return None if landing(s, car.a, distance)[0] > 0 else "the cells ahead are full (HT-SLIP-08)"


def slipstream_objection(s: HeatState, action: int) -> str | None:
    if not SLIP <= action < VALUE:
        return NOT_ALLOWED
    return distance_objection(s, action - SLIP) or "no symbols add up to that distance (HT-SLIP-02)"


def slipstream(s: HeatState, action: i64) -> None:
    """HT-SLIP-02 to 05: the speed stays as it is."""
    if action != END:
        move(s, action - SLIP, "slipstream")
    s.phase = CORNERS
