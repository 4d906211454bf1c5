"""Compiles engine, rules and drivers with mypyc where there is a C compiler; else they stay Python.

Which modules are compiled follows from their names: see `compiled_modules`.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "racecraft"

# Modules that declare msgspec structs, or classes that games extend in plain Python with class attributes,
# stay Python.
ENGINE = ["state", "chance", "playout", "form", "decision", "race"]
SERVER = [
    "transport/framing",
    "transport/limits",
    "transport/sockets",
    "play/live",
    "play/rooms",
    "play/service",
]
BOTS = ["bot", "network", "trials", "value"]
ENVS = ["encoding", "batch"]
NOT_COMPILED = {"__init__.py", "game.py", "lessons.py"}

CHECKED = ["--config-file=", "--ignore-missing-imports"]
"""How types are checked before they are compiled: pip does so where no extra is installed, and what other
packages declare is not known. `make types` knows it and is strict."""


def compiled_modules() -> dict[str, list[str]]:
    """The engine, each game, the drivers of each game and the encoders of observations: one library each, so
    that they compile side by side."""
    groups = {"engine": [PACKAGE / "engine" / f"{name}.py" for name in ENGINE]}
    groups["server"] = [PACKAGE / "server" / f"{name}.py" for name in SERVER]
    groups["bots"] = [PACKAGE / "bots" / f"{name}.py" for name in BOTS]
    groups["envs"] = [PACKAGE / "envs" / f"{name}.py" for name in ENVS]
    for path in sorted(PACKAGE.glob("games/*/*.py")):
        if path.name not in NOT_COMPILED:
            groups.setdefault(path.parent.name, []).append(path)
    for path in sorted([*PACKAGE.glob("bots/*/*.py"), *PACKAGE.glob("odds/*/*.py")]):
        if path.name not in NOT_COMPILED:
            groups.setdefault(f"{path.parent.name}_bots", []).append(path)
    for path in sorted(PACKAGE.glob("envs/*/*.py")):
        if path.name not in NOT_COMPILED:
            groups["envs"].append(path)
    return {name: [str(path.relative_to(ROOT)) for path in paths] for name, paths in groups.items()}


def has_compiler() -> bool:
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(command) is not None


def extensions() -> list[object]:
    if os.environ.get("RACECRAFT_PURE") == "1":
        print("racecraft: RACECRAFT_PURE=1, the engine stays interpreted", file=sys.stderr)
        return []
    if not has_compiler():
        print("racecraft: no C compiler found, the engine runs interpreted", file=sys.stderr)
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("racecraft: mypy is not installed, the engine runs interpreted", file=sys.stderr)
        return []
    groups = compiled_modules()
    built = mypycify(
        [*CHECKED, *[path for paths in groups.values() for path in paths]],
        opt_level=os.environ.get("RACECRAFT_OPT", "3"),
        debug_level="0",
        separate=[(paths, f"racecraft_{name}") for name, paths in groups.items()],
    )
    for extension in built:
        extension.optional = True
        if sys.platform != "win32":
            # Nobody replaces our functions at run time: calls between them may be direct, and inlined.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    # The longest first: of what is compiled side by side, nothing large is left for the end.
    return sorted(built, key=lambda each: sum(os.path.getsize(path) for path in each.sources), reverse=True)


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
