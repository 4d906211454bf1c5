"""What mattered in a race: cars that pass, cars that come to harm, and risks that just went well.

Found in the record alone, by the order of the cars (`Game.standing`), by events (`Game.troubles`,
`Game.narrow`) and by the exact odds of decisions (`outlook`). Moments are numbered by plies, as replays are.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypedDict

from racecraft.engine.errors import RacecraftError
from racecraft.engine.game import AnyGame
from racecraft.engine.record import Record
from racecraft.engine.state import Event, Seat, State, by_score
from racecraft.outlook import outlook
from racecraft.outlook.words import Said, say

SHOWN = 3
TOLD = ("other", "obstacle")
"""What the sentence of a trouble says of it besides whose it is."""
LEAST_RISK = 0.1
"""A risk below this is no close call."""
CRASH = 3
"""Troubles from this weight on are crashes: control is lost, the car spins or leaves the road."""
SERIES = 3
"""So many cars that crash one after another are told of together."""
OWN = 2.0
"""By how much more the crash of a person counts than that of a bot."""
ANOTHER = 1.0
"""By how much less a moment counts if there is one of its kind already,"""
ONCE_MORE = 2.5
"""and one of its kind and car."""


class Moment(TypedDict):
    """Something worth looking at again."""

    kind: str
    """`lead`, `pass`, `trouble`, `series` or `close`; `decisive` where a review says so."""
    ply: int
    """The replay shows it here."""
    round: int
    until: int
    """The round in which it ended: a series may take several."""
    seat: int
    message: Said
    weight: float
    """How much it mattered, to choose by."""


class _Risk(NamedTuple):
    ply: int
    round: int
    seat: Seat
    chance: float


class _Watch:
    """A race that is told again, and what was seen of it."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game: AnyGame = record.game
        self.state: State = record.start(any_rules=True)
        self.found: list[Moment] = []
        self._order: list[Seat] = []
        self._passed: dict[tuple[Seat, Seat], int] = {}
        """The ply at which a car came before another in this round."""
        self._round = 0
        self._risk: _Risk | None = None
        self._actor: Seat | None = None

    def tell(self) -> None:
        self.state.events = []
        self._order = self._standing()
        for number, ply in enumerate(self.record.plies, 1):
            if ply.seat is not None:
                if ply.seat != self._actor:
                    self._survived()
                self._actor = ply.seat
                risk = self._chance_of_failing(ply.seat, ply.play)
                self._step(number)
                if risk >= LEAST_RISK and (self._risk is None or risk > self._risk.chance):
                    self._risk = _Risk(number, self._round, ply.seat, risk)
            else:
                self._step(number)
            self._look(number)
        self._survived()
        self._end_round(len(self.record.plies))

    def _step(self, number: int) -> None:
        self.record.step(self.state, number, self.record.plies[number - 1])

    def _chance_of_failing(self, seat: Seat, play: str | list[str] | None) -> float:
        """The risk of a decision as its outlook has it: that of its last action, if a roll follows."""
        steps = [play] if isinstance(play, str) else play or []
        game, state = self.game, self.state.copy()
        try:
            for number, step in enumerate(steps, 1):
                action = game.parse(state, step)
                before = state.copy() if number == len(steps) else state
                state.play(seat, action)
            if not steps or not state.weight():
                return 0.0
            return chance_of_failing(outlook(game, before, seat)["choices"].get(str(action), {}))
        except RacecraftError:  # a race of other rules
            return 0.0

    def _look(self, number: int) -> None:
        """What a ply brought belongs to the round in which it was played, though it may end it."""
        events, self.state.events = self.state.events or [], []
        for event in events:
            self._take_in(event, number)
        order = self._standing()
        for place, seat in enumerate(order):
            for other in order[place + 1 :]:
                if self._order.index(seat) > self._order.index(other):
                    self._passed[seat, other] = number
        if (now := self.game.rounds(self.state)) != self._round:
            self._end_round(number)
            self._round = now

    def _take_in(self, event: Event, number: int) -> None:
        weight = self.game.troubles.get(event.kind, 0)
        spoilt = weight or event.kind in self.game.setbacks
        if spoilt and self._risk is not None and self._risk.seat == event.seat:
            self._risk = None
        if weight and event.seat >= 0:
            values = {name: value for name, value in event.values.items() if name in TOLD}
            key = f"moment-{event.kind.replace('_', '-')}"
            self._trouble(number, event.seat, say(key, who=event.seat, **values), weight)
        elif self.game.narrow(self.state, event):
            self._add("close", number, event.seat, say("moment-narrow", who=event.seat), 2.5)

    def _trouble(self, number: int, seat: Seat, message: Said, weight: float) -> None:
        """Of all that befalls a car in one turn the worst is told: who loses control and leaves the road has
        one accident."""
        own = OWN if weight >= CRASH and self.record.header.seats[seat].bot is None else 0.0
        weight += own
        same = [
            each
            for each in self.found
            if (each["kind"], each["seat"], each["round"]) == ("trouble", seat, max(1, self._round))
        ]
        if any(each["weight"] >= weight for each in same):
            return
        self.found = [each for each in self.found if each not in same]
        self._add("trouble", number, seat, message, weight)

    def _survived(self) -> None:
        risk, self._risk = self._risk, None
        if risk is not None:
            message = say("moment-close", who=risk.seat, risk=round(100 * risk.chance))
            self._add("close", risk.ply, risk.seat, message, 1 + 3 * risk.chance, risk.round)

    def _end_round(self, number: int) -> None:
        """What the order of the cars was before the round, and is now. Whatever happened between counts only
        if it lasted."""
        order = self._standing()
        late = number / max(1, len(self.record.plies))
        if self._round > 0:
            for place, seat in enumerate(order[:-1]):
                for other in order[place + 1 :]:
                    if (
                        self._order.index(seat) < self._order.index(other)
                        or (seat, other) not in self._passed
                    ):
                        continue
                    lead = place == 0 and self._order[0] == other
                    message = say("moment-lead" if lead else "moment-pass", who=seat, other=other)
                    weight = (3 if lead else 1.5 / (place + 1)) + 2 * late
                    self._add("lead" if lead else "pass", self._passed[seat, other], seat, message, weight)
        self._order, self._passed = order, {}

    def _standing(self) -> list[Seat]:
        scores = self.game.standing(self.state)
        seats = list(range(self.state.seats))
        return by_score(seats, scores) if scores else seats

    def _add(
        self, kind: str, ply: int, seat: Seat, message: Said, weight: float, round: int | None = None
    ) -> None:
        shown = max(1, self._round if round is None else round)
        self.found.append(
            {
                "kind": kind,
                "ply": ply,
                "round": shown,
                "until": shown,
                "seat": seat,
                "message": message,
                "weight": weight,
            }
        )


def chance_of_harm(choice: dict[str, Any]) -> float:
    """The risk of a choice, as outlooks tell it."""
    risk = choice.get("risk")
    if isinstance(risk, float | int):
        return float(risk)
    harm = choice.get("harm")
    return float(harm["chance"]) if isinstance(harm, dict) else 0.0


def chance_of_failing(choice: dict[str, Any]) -> float:
    """The chance that what is planned goes wrong: where a choice tells how likely all of it is kept, more may
    come between than harm to the car."""
    kept = choice.get("kept")
    return 1 - float(kept["chance"]) if isinstance(kept, dict) else chance_of_harm(choice)


def moments(record: Record) -> list[Moment]:
    """Everything worth looking at again, in the order in which it happened."""
    watch = _Watch(record)
    watch.tell()
    found = sorted(watch.found, key=lambda moment: moment["ply"])
    return sorted([*found, *map(_series, _runs(found))], key=lambda moment: moment["ply"])


def _runs(found: list[Moment]) -> list[list[Moment]]:
    """Crashes of several cars, each not later than the round after the one before."""
    runs: list[list[Moment]] = []
    for moment in found:
        if moment["kind"] != "trouble" or moment["weight"] < CRASH:
            continue
        if not runs or moment["round"] > runs[-1][-1]["round"] + 1:
            runs.append([])
        runs[-1].append(moment)
    return [run for run in runs if len({moment["seat"] for moment in run}) >= SERIES]


def _series(run: list[Moment]) -> Moment:
    seats = list(dict.fromkeys(moment["seat"] for moment in run))
    return {
        **run[0],
        "kind": "series",
        "until": run[-1]["round"],
        "message": say("moment-series", who=seats),
        "weight": max(moment["weight"] for moment in run) + len(seats),
    }


def best_moments(record: Record, most: int = SHOWN) -> list[Moment]:
    """The moments that mattered most, of different kinds and cars rather than of one, as they happened."""
    left = moments(record)
    runs = _runs(left)
    chosen: list[Moment] = []
    while left and len(chosen) < most:
        best = max(left, key=lambda moment: (_worth(moment, chosen), -moment["ply"]))
        chosen.append(best)
        told = [best["ply"]]
        if best["kind"] == "series":
            run = next(run for run in runs if run[0]["ply"] == best["ply"])
            told = [moment["ply"] for moment in run]
        left = [m for m in left if m["ply"] not in told]
    return sorted(chosen, key=lambda moment: moment["ply"])


def _worth(moment: Moment, chosen: list[Moment]) -> float:
    same = [other for other in chosen if other["kind"] == moment["kind"]]
    if any(other["seat"] == moment["seat"] for other in same):
        return moment["weight"] - ONCE_MORE
    return moment["weight"] - (ANOTHER if same else 0.0)
