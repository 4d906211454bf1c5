"""What there is to say about a circuit: at once from its tiles, later from drives and the solved time
attack."""

from __future__ import annotations

import time
from itertools import pairwise
from typing import Any

from racecraft.arena.driving import seed_of
from racecraft.bots.running import run
from racecraft.builders.builder import Document, Figure, Statistics, Study
from racecraft.builders.gt.chain import Chain, used_numbers
from racecraft.engine.chance import Seeded
from racecraft.engine.character import level
from racecraft.engine.errors import BadBoard
from racecraft.engine.race import Race
from racecraft.engine.record import Chair
from racecraft.games.gt.board import Circuit, circuit_facts, read_circuit
from racecraft.games.gt.character import STEPS
from racecraft.games.gt.game import GT_GAME
from racecraft.games.gt.tiles import NO_CAP
from racecraft.odds.gt.solve import from_pole
from racecraft.odds.gt.time_attack import TimeAttack, time_attacks
from racecraft.outlook.words import say

LONG_RUN = 4
"""Stations without a limit before a corner that make it a place to overtake."""
MINUTES = ((12, 25), (15, 30), (18, 45), (21, 60))
"""Tiles once round, and minutes for four drivers."""
DRIVES = 24
"""Drives of a bot that show where control is lost."""
DRIVER = "club"
FOCUS = 10
"""Focus followed in the time attack: three circuits of 12, 16 and 20 tiles are solved 0.1 to 0.6 % off what
15 tokens say, in three quarters of the time; with 6 it is up to 1.3 %."""
SLICE = 0.4
"""Seconds of a step."""
PART_DRIVEN = 0.15
"""The share of the work that are drives."""


def figure(id: str, value: float, **values: Any) -> Figure:
    return {"id": id, "value": value, "said": say(f"builder-gt-figure-{id}", **{id: value, **values})}


def told(document: Document, chain: Chain) -> Statistics:
    """Figures of the tiles as they lie; of the whole lap once it can be driven."""
    laid = chain.laid
    mean = sum([each.tile.danger for each in laid]) / max(1, len(laid))
    figures = [figure("tiles", len(laid)), figure("danger", level(mean, STEPS))]
    used = used_numbers(laid)
    copies = {each.tile.number: each.tile.copies for each in laid}
    boxes = max([-(-count // copies[number]) for number, count in used.items()], default=1)
    figures.append(figure("boxes", boxes))
    try:
        circuit = read_circuit(document, "track")
    except BadBoard:
        return {"figures": figures, "map": {}}
    facts = circuit_facts(circuit)
    runs = straights(circuit)
    passing = [run for run in runs if run >= LONG_RUN]
    figures += [
        figure("length", facts["length"]),
        figure("corners", facts["corners"]),
        figure("straight", max(runs, default=circuit.length)),
        figure("overtaking", len(passing), run=LONG_RUN),
        figure("minutes", minutes(len(laid))),
    ]
    return {"figures": figures, "map": {}}


def straights(circuit: Circuit) -> list[int]:
    """For each corner, the stations without any limit before it."""
    limited = [False] * circuit.length
    for cell in range(len(circuit.names)):
        if circuit.cap[cell] != NO_CAP:
            for station in range(circuit.back[cell], circuit.front[cell]):
                limited[station] = True
    if not any(limited):
        return []
    first = limited.index(True)
    runs, run = [], 0
    for station in range(first + 1, first + 1 + circuit.length):
        if not limited[station % circuit.length]:
            run += 1
        elif run:
            runs.append(run)
            run = 0
    return runs


def minutes(tiles: int) -> int:
    """How long four drivers sit over one lap: between and beyond the circuits of the rulebook, in steps of
    five."""
    (low, fast), (high, slow) = MINUTES[0], MINUTES[-1]
    for (tiles_low, from_low), (tiles_high, to_high) in pairwise(MINUTES):
        if tiles_low <= tiles <= tiles_high:
            share = (tiles - tiles_low) / (tiles_high - tiles_low)
            return round((from_low + share * (to_high - from_low)) / 5) * 5
    scaled = fast * tiles / low if tiles < low else slow * tiles / high
    return max(5, round(scaled / 5) * 5)


class GTStudy(Study):
    """Where a bot loses control, and how long a perfect drive takes."""

    def __init__(self, document: Document) -> None:
        self._options = {"track": document}
        self._state = GT_GAME.new(1, self._options)
        self._driven = 0
        self._seconds = 0.0
        self._lost: dict[int, int] = {}
        self._attacks: list[TimeAttack] = []
        self._work: list[tuple[TimeAttack, int]] = []
        self._done = 0

    def step(self) -> float:
        until = time.monotonic() + SLICE
        while time.monotonic() < until:
            if self._driven < DRIVES:
                self._drive()
            elif not self._attacks:
                self._attacks = time_attacks(self._state.setup, 0, FOCUS)
                self._work = [(attack, node) for attack in self._attacks for node in attack.backwards()]
            elif self._done < len(self._work):
                attack, node = self._work[self._done]
                attack.solve_at(node)
                self._done += 1
            else:
                return 1.0
        solved = self._done / len(self._work) if self._work else 0.0
        return min(0.999, PART_DRIVEN * self._driven / DRIVES + (1 - PART_DRIVEN) * solved)

    def _drive(self) -> None:
        """One drive of a bot alone: where it lost control, and what it took."""
        number = self._driven
        self._driven += 1
        race = Race.start(GT_GAME, self._options, [Chair(DRIVER)], Seeded(seed_of(1, number, "dice")))
        run(race, DRIVER, seed_of(1, number, "bot"))
        taken = GT_GAME.drive(race.state)
        self._seconds += taken.cost if taken is not None else 0
        for _, event in race.log:
            if event.kind == "lost_control":
                tile = int(str(event.values["space"]).partition("#")[0])
                self._lost[tile] = self._lost.get(tile, 0) + 1

    def found(self) -> Statistics:
        most = max(self._lost.values(), default=1)
        figures = [
            figure("solved", round(from_pole(self._attacks[-1]), 1)),
            figure("driven", round(self._seconds / DRIVES, 1), drives=DRIVES),
            figure("lost", round(sum(self._lost.values()) / DRIVES, 1), drives=DRIVES),
        ]
        return {
            "figures": figures,
            "map": {f"tile-{tile}": round(count / most, 3) for tile, count in self._lost.items()},
        }
