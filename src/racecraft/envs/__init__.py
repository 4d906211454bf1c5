"""Races as learning environments: PettingZoo, Gymnasium, OpenSpiel, and many races at once.

Importing this package registers `racecraft/<game>-v0` with those of PettingZoo and Gymnasium that are
installed; importing `racecraft.envs.openspiel` registers the games of OpenSpiel. Needs `racecraft[learn]`.
"""

from __future__ import annotations

from importlib.util import find_spec

from racecraft.engine.parts import games_with_part


def register() -> None:
    """Tells PettingZoo and Gymnasium the games; nothing of a game is imported before it is made."""
    for game_id in games_with_part("racecraft.envs"):
        name = f"racecraft/{game_id}-v0"
        if find_spec("gymnasium") is not None:
            import gymnasium

            gymnasium.register(name, "racecraft.envs.single:SingleEnv", kwargs={"game": game_id})
        if find_spec("pettingzoo") is not None:
            from pettingzoo.env_registry.registration import register as register_race

            register_race("aec", name, entry_point="racecraft.envs.turns:env", kwargs={"game": game_id})
            register_race(
                "parallel", name, entry_point="racecraft.envs.at_once:AtOnceEnv", kwargs={"game": game_id}
            )


register()
