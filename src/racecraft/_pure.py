"""Runs the engine from its Python source even where it is compiled, for comparison: `RACECRAFT_PURE=1`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class SourceFinder:
    """Finds `racecraft.*` modules as .py files, before the ordinary search would find them compiled."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path) if name.startswith("racecraft.") else None
        if spec is None or spec.origin is None or spec.origin.endswith(".py"):
            return spec
        source = Path(spec.origin).parent / f"{name.rpartition('.')[2]}.py"
        return spec_from_file_location(name, source, loader=SourceFileLoader(name, str(source)))


def prefer_source() -> None:
    sys.meta_path.insert(0, SourceFinder)
