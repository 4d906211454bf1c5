"""Every test finds all built-in games registered."""

import racecraft.games  # noqa: F401
