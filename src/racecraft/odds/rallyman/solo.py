"""The fastest drive of a stage of Rallyman in a shakedown, alone on the road and never out of control.

An exhaustive search in order of time over where a car can stand with which dice used. Steps come from the
engine's
own `steps` and `advance`; no rule is written a second time. Cards of cuts bring nothing worse than mud
behind the
car, so the shortest time does not depend on them.
"""

from __future__ import annotations

from racecraft.games.rallyman.actions import CUT, die_of, line_of
from racecraft.games.rallyman.notation import NAMES
from racecraft.games.rallyman.phases import FIRST
from racecraft.games.rallyman.state import RallymanState
from racecraft.games.rallyman.steps import Head, advance, steps

Node = tuple[int, int, int, int, int, int, int]
"""Index, line, gear, mud, gear dice used, how many, gas dice used."""


class Drive:
    """A fastest drive: its time, and its dice turn by turn in notation."""

    def __init__(self, seconds: int, turns: list[list[str]]) -> None:
        self.seconds = seconds
        self.turns = turns


def fastest_drive(state: RallymanState, cuts: bool = True) -> Drive:
    """From the start of a turn of the only car to the finish of its stage, with or without using cuts."""
    if state.seats != 1 or state.phase != FIRST:
        raise ValueError("a fastest drive is looked for from the start of a turn of a single car")
    head = state.head
    start = _node(head)
    came_from: dict[Node, tuple[Node, int] | None] = {start: None}
    by_time: dict[int, list[Node]] = {0: [start]}
    seconds = 0
    while True:
        frontier = by_time.pop(seconds, [])
        while frontier:
            node = frontier.pop()
            for action in steps(state, _head(node), True, False):
                if line_of(action) == CUT and not cuts:
                    continue
                after = _head(node)
                advance(state, after, die_of(action), line_of(action))
                reached = _node(after)
                if after.index >= state.stage.length:
                    came_from.setdefault(reached, (node, action))
                    rested = reached
                elif reached in came_from:
                    continue
                else:
                    came_from[reached] = (node, action)
                    frontier.append(reached)
                    rested = (after.index, after.line, after.gear, after.mud, 0, 0, 0)
                    if rested in came_from:
                        continue
                    came_from[rested] = (reached, -1)
                by_time.setdefault(seconds + state.setup.card_seconds[after.gear], []).append(rested)
        if not by_time:
            raise ValueError("this stage cannot be driven without losing control")
        seconds = min(by_time)
        for node in by_time[seconds]:
            if node[0] >= state.stage.length:
                return Drive(seconds, _turns(came_from, node))


def _node(head: Head) -> Node:
    return (head.index, head.line, head.gear, head.mud, head.used, head.black, head.gas)


def _head(node: Node) -> Head:
    index, line, gear, mud, used, black, gas = node
    return Head(index, line, gear, mud, used, black, gas, 0)


def _turns(came_from: dict[Node, tuple[Node, int] | None], node: Node) -> list[list[str]]:
    turns: list[list[str]] = [[]]
    step = came_from[node]
    while step is not None:
        node, action = step
        if action < 0:
            turns.append([])
        else:
            turns[-1].append(NAMES[action])
        step = came_from[node]
    return [turn[::-1] for turn in reversed(turns)]
