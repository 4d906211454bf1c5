"""Every test finds all built-in games registered, and no property fails because a machine is slow."""

from hypothesis import settings

import racecraft.games  # noqa: F401

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
