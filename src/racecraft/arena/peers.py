"""Engines of other projects for comparison, driven from Python as their documentation shows.

OpenSpiel (C++), Catanatron and RLCard (Python) are installed with `racecraft[peers]`. Actions are chosen, and
chance is drawn where it is not their own, with the same `random.random`; only decisions count as actions.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from importlib import import_module
from importlib.util import find_spec
from random import Random, random, seed
from typing import Any

from racecraft.arena.measure import Contestant, Counts

MIDDLE = 100
"""Plies after which the position is copied: the middle of a game."""
SHORT_MIDDLE = 20
"""The same of a game that is short."""


def available() -> list[str]:
    """The peers that are installed here."""
    return [name for name, (module, _) in PEERS.items() if find_spec(module) is not None]


def peer(name: str) -> Contestant:
    return PEERS[name][1]()


def _open_spiel(title: str) -> Contestant:
    pyspiel: Any = import_module("pyspiel")
    game: Any = pyspiel.load_game(title)

    def play(number: int) -> Counts:
        draw = Random(number).random
        state = game.new_initial_state()
        decisions = outcomes = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_drawn(state.chance_outcomes(), draw))
                outcomes += 1
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                decisions += 1
        return decisions, outcomes

    middle = game.new_initial_state()
    draw = Random(0).random
    for _ in range(MIDDLE):
        if middle.is_chance_node():
            middle.apply_action(_drawn(middle.chance_outcomes(), draw))
        else:
            middle.apply_action(middle.legal_actions()[0])
    return Contestant(f"OpenSpiel {title}", "C++", play, middle.clone)


def _drawn(outcomes: list[tuple[int, float]], draw: Callable[[], float]) -> int:
    """One outcome, as likely as its probability says; the last makes up for rounding."""
    point = draw()
    for outcome, probability in outcomes:
        point -= probability
        if point < 0:
            return outcome
    return outcomes[-1][0]


def _catanatron() -> Contestant:
    """Catanatron draws its dice inside `execute`, so its chance outcomes cannot be counted apart."""
    catanatron: Any = import_module("catanatron")
    turns: int = import_module("catanatron.game").TURNS_LIMIT
    colours = list(catanatron.Color)

    def start(number: int) -> Any:
        players = [catanatron.RandomPlayer(colour) for colour in colours]
        return catanatron.Game(players, seed=number + 1)

    def advance(game: Any) -> None:
        actions = game.state.playable_actions
        game.execute(actions[int(random() * len(actions))], validate_action=False)

    def play(number: int) -> Counts:
        game = start(number)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < turns:
            advance(game)
            decisions += 1
        return decisions, 0

    seed(0)
    middle = start(0)
    for _ in range(MIDDLE):
        advance(middle)
    return Contestant("Catanatron", "Python", play, middle.copy)


def _rlcard_uno() -> Contestant:
    """RLCard's game itself, without the observations that its environment adds. It shuffles a deck and draws
    from it, so its chance outcomes cannot be counted apart."""
    random_state: Any = import_module("numpy.random").RandomState
    uno: Any = import_module("rlcard.games.uno").Game

    def start(number: int) -> Any:
        game = uno()
        game.np_random = random_state(number)
        game.init_game()
        return game

    def play(number: int) -> Counts:
        draw = Random(number).random
        game = start(number)
        decisions = 0
        while not game.is_over():
            actions = game.get_legal_actions()
            game.step(actions[int(draw() * len(actions))])
            decisions += 1
        return decisions, 0

    middle = start(0)
    for _ in range(SHORT_MIDDLE):
        middle.step(middle.get_legal_actions()[0])
    return Contestant("RLCard uno", "Python", play, lambda: deepcopy(middle))


PEERS: dict[str, tuple[str, Callable[[], Contestant]]] = {
    "maedn": ("pyspiel", lambda: _open_spiel("maedn(players=4)")),
    "backgammon": ("pyspiel", lambda: _open_spiel("backgammon")),
    "catanatron": ("catanatron", _catanatron),
    "uno": ("rlcard", _rlcard_uno),
}
"""By name: the module that must be installed, and how to set the contestant up."""
YARDSTICK = "maedn"
"""The peer to which speeds are set in proportion."""
