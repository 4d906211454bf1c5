"""How long and dangerous a board is; the game knows no corners."""

from __future__ import annotations

from racecraft.engine.character import Character, level, manner
from racecraft.games.rali.board import LANES, Board, board_facts

STEPS = (0.06, 0.12, 0.18, 0.24)


def board_character(board: Board) -> Character:
    """The danger is how many of the spaces hold an obstacle."""
    obstacles = board_facts(board)["obstacles"]
    share = obstacles / (board.rows * LANES)
    return Character(board.rows, 0, level(share, STEPS), manner(obstacles, board.rows * LANES, 0.08, 0.2))
