"""How decisions are judged: `exact` where a drive alone is solved, by the learned `value` of the game with
playouts for what is in doubt, or by `rollouts` to the end of the race alone. The positions of the line are
always driven to the end unless they are solved.

A budget is a number of playouts for each decision that is compared, never a time: the same record gives the
same review on any machine.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, get_args

from racecraft.engine.errors import BadOptions, UnknownName
from racecraft.engine.parts import part_of
from racecraft.engine.record import Record
from racecraft.reviews.coach import coach_of

MethodName = Literal["exact", "value", "rollouts"]
METHODS: tuple[MethodName, ...] = get_args(MethodName)

VERSION = 6
"""Raised when the same record would be judged otherwise."""
BUDGET: dict[MethodName, int] = {"exact": 0, "value": 24, "rollouts": 40}
"""Playouts for each decision that is compared, by default."""
MOST_BUDGET = 100_000
LEAST_LINE = 2
"""Playouts from a position of the line at least; one says nothing of its error."""


class Method(NamedTuple):
    """A way to judge, as a review names it."""

    name: MethodName
    version: int
    budget: int
    value: str
    """The name of the value that judged; empty where none did."""
    driver: str
    """Who drives playouts; empty where there are none."""
    line: int = 0
    """Playouts to the end of the race from every position of the line; 0 where there are none."""

    @property
    def key(self) -> str:
        """What tells reviews of the same record apart."""
        return f"{self.name} {self.version} {self.budget} {self.value} {self.driver} {self.line}"


def value_of(game_id: str) -> Any:
    """The value of a game; UnknownName where it has none."""
    try:
        return part_of("racecraft.bots", game_id, "VALUE")
    except AttributeError:
        raise UnknownName(f"{game_id} has no learned value") from None


def has_value(game_id: str) -> bool:
    try:
        value_of(game_id)
    except UnknownName:
        return False
    return True


def method_for(
    record: Record, name: str | None = None, budget: int | None = None, line: bool = True
) -> Method:
    """The method that was asked for, or the best there is for this race; BadOptions if it does not fit.
    Without `line` decisions alone are judged, which takes a part of the time."""
    game = record.game
    coach = coach_of(game.id)
    solved = coach.solved(record.start())
    if name is None:
        name = "exact" if solved else "value" if has_value(game.id) else "rollouts"
    if name not in METHODS:
        raise BadOptions(f"a review judges by {', '.join(METHODS)}, not by {name!r}")
    if name == "exact" and not solved:
        raise BadOptions(f"no race like this is solved in {game.id}: only drives alone are judged exactly")
    if budget is not None and (type(budget) is not int or not 1 <= budget <= MOST_BUDGET):
        raise BadOptions(f"a budget is a number of playouts from 1 to {MOST_BUDGET}, not {budget!r}")
    chosen: MethodName = name
    nodes = 0 if chosen == "exact" else BUDGET[chosen] if budget is None else budget
    value = value_of(game.id).name if chosen == "value" else ""
    if chosen == "exact":
        return Method(chosen, VERSION, nodes, value, "")
    driven = max(LEAST_LINE, coach.line * nodes // BUDGET[chosen]) if line else 0
    return Method(chosen, VERSION, nodes, value, coach.driver, driven)
