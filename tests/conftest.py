"""Every test finds all games of the house registered."""

import racecraft.games  # noqa: F401
