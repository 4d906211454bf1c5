"""Installs wheels into empty environments and races there (`make try-wheels`).

Every Python from 3.11 on that is found on the path or in pyenv gets an environment of its own for each
package that fits it: a compiled wheel of its version, the one that runs anywhere, and the source, built as on
a machine without a compiler. pip may load what they need.
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
NO_COMPILER = "no-compiler-here"
LARGEST = 10_000_000
"""Bytes that somebody may have to load for the core."""
VERSIONS = [(3, minor) for minor in range(11, 15)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "dist", help="where the packages are")
    folder = parser.parse_args().folder.resolve()
    names = sorted(path.name for path in folder.iterdir())
    tried = 0
    for version, python in pythons().items():
        for name, form in fitting(names, version).items():
            size = (folder / name).stat().st_size
            print(f"Python {version[0]}.{version[1]}: {name}, {form}, {size / 1e6:.1f} MB", flush=True)
            if size > LARGEST:
                print(f"that is more than {LARGEST / 1e6:.0f} MB", file=sys.stderr)
                return 1
            try_package(python, folder / name, form)
            tried += 1
    if not tried:
        print(f"there is no package in {folder} for a Python that is here", file=sys.stderr)
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


def fitting(names: list[str], version: tuple[int, int]) -> dict[str, str]:
    """What can be installed with this Python, and how the engine runs then."""
    compiled, anywhere, source = f"-cp{version[0]}{version[1]}-", "-none-any.whl", ".tar.gz"
    forms = {name: "compiled" for name in names if compiled in name}
    return forms | {name: "interpreted" for name in names if name.endswith((anywhere, source))}


def try_package(python: str, package: Path, form: str) -> None:
    """Raises CalledProcessError where it cannot be installed or does not race."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    clean["CC"] = NO_COMPILER
    with tempfile.TemporaryDirectory() as folder:
        own = str(Path(folder) / ("Scripts" if os.name == "nt" else "bin") / "python")
        for command in (
            [python, "-m", "venv", folder],
            [own, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(package)],
            [own, str(ROOT / "tools" / "installed.py"), form],
        ):
            subprocess.run(command, check=True, cwd=folder, env=clean)


if __name__ == "__main__":
    raise SystemExit(main())
