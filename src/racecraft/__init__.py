"""Racecraft: four racing board games, one engine."""

from __future__ import annotations

import os

if os.environ.get("RACECRAFT_PURE") == "1":
    from racecraft._pure import prefer_source

    prefer_source()

from racecraft.engine.version import VERSION as __version__

__all__ = ["__version__"]
