"""Writes the playthroughs anew: `python -m tests.envs.playthroughs.write`."""

from __future__ import annotations

from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import racecraft.envs.openspiel  # noqa: F401  (registers the games)

FOLDER = Path(__file__).parent
GAMES = {
    "gt": "racecraft_gt(laps=1)",
    "heat": "racecraft_heat(laps=1,training=True)",
    "rali": "racecraft_rali(laps=1)",
    "rallyman": "racecraft_rallyman(rally=rulebook,stage=2,easy=True)",
}


def played_through(game: str) -> str:
    """A random race as OpenSpiel writes it down."""
    text: str = playthrough(GAMES[game], [], seed=1)
    return text


if __name__ == "__main__":
    for game in GAMES:
        (FOLDER / f"{game}.txt").write_text(played_through(game), encoding="utf-8")
