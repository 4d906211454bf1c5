"""Installs wheels into empty environments and races there (`make try-wheels`).

Every Python from 3.11 on that is found on the path or in pyenv gets an environment of its own with the core
that fits it: a compiled wheel of its version, else the one that runs anywhere. pip may load what that needs.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from shutil import which

ROOT = Path(__file__).resolve().parent.parent
VERSIONS = [(3, minor) for minor in range(11, 15)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "dist", help="where the wheels are")
    folder = parser.parse_args().folder.resolve()
    names = [path.name for path in folder.glob("*.whl")]
    tried = 0
    for version, python in pythons().items():
        wheel = fitting(names, version)
        if wheel is None:
            continue
        form = "interpreted" if wheel.endswith("-none-any.whl") else "compiled"
        print(f"Python {version[0]}.{version[1]}: {wheel}", flush=True)
        try_wheel(python, folder / wheel, form)
        tried += 1
    if not tried:
        print(f"there is no wheel in {folder} for a Python that is here", file=sys.stderr)
    return 0 if tried else 1


def pythons() -> dict[tuple[int, int], str]:
    """The interpreters that are here, by version."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = {}
    for version in VERSIONS:
        name = f"python{version[0]}.{version[1]}"
        places = [which(name), *sorted(str(path) for path in pyenv.glob(f"*/bin/{name}"))]
        working = (place for place in places if place is not None and runs(place))
        first = next(working, None)
        if first is not None:
            found[version] = first
    return found


def runs(python: str) -> bool:
    """pyenv has names on the path for versions that are not chosen, which say so and end."""
    return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0


def fitting(names: list[str], version: tuple[int, int]) -> str | None:
    """The wheel for this Python: a compiled one, else one that runs anywhere."""
    tag = f"-cp{version[0]}{version[1]}-"
    wanted = [name for name in names if tag in name] or [
        name for name in names if name.endswith("-none-any.whl")
    ]
    return wanted[0] if wanted else None


def try_wheel(python: str, wheel: Path, form: str) -> None:
    """Raises CalledProcessError where it cannot be installed or does not race."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    with tempfile.TemporaryDirectory() as folder:
        own = str(Path(folder) / ("Scripts" if os.name == "nt" else "bin") / "python")
        for command in (
            [python, "-m", "venv", folder],
            [own, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel)],
            [own, str(ROOT / "tools" / "installed.py"), form],
        ):
            subprocess.run(command, check=True, cwd=folder, env=clean)


if __name__ == "__main__":
    raise SystemExit(main())
