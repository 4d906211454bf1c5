"""How long, winding and dangerous a circuit is."""

from __future__ import annotations

from racecraft.engine.character import Character, level, manner
from racecraft.games.gt.board import Circuit, circuit_facts

STEPS = (0.35, 0.7, 1.1, 1.4)
"""Of the mean danger of the tiles: 0 is all yellow, 1 all orange, 2 all red."""


def circuit_character(circuit: Circuit) -> Character:
    facts = circuit_facts(circuit)
    length, corners = facts["length"], facts["corners"]
    danger = sum([laid.tile.danger for laid in circuit.laid]) / len(circuit.laid)
    return Character(length, corners, level(danger, STEPS), manner(corners, length, 0.15, 0.178))
