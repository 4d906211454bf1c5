"""Makes a page of the notebooks, with Python in the browser (`make notebooks`).

JupyterLite runs them by Pyodide. Everything lies in the folder: the packages that a notebook imports are in a
lock file of its own and are loaded with Python, so nothing is fetched from elsewhere. There is no numpy for
browsers on PyPI: cells with the tag `numpy` are left out.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOKS = ROOT / "docs" / "notebooks"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
TO_DOWNLOAD = (
    # What the kernel of JupyterLite imports.
    "micropip", "packaging", "comm", "ipython", "asttokens", "decorator", "executing",
    "ipython_pygments_lexers", "jedi", "matplotlib-inline", "parso", "prompt_toolkit", "pure_eval",
    "pygments", "stack_data", "traitlets", "typing_extensions", "wcwidth",
    # What the notebooks import of ours.
    "msgspec", "mypy_extensions", "librt", "fluent.runtime", "fluent.syntax", "attrs", "babel", "pytz",
)  # fmt: skip
OF_THE_KERNEL = ("ipykernel", "piplite", "pyodide_kernel")
NOT_NEEDED = re.compile(
    r"^babel/locale-data/(?!(root|en|uk|ru)\.dat)|^jedi/third_party/django|^pytz/zoneinfo"
    r"|^racecraft/(cli|learning|offline|server)/|/tests?/"
)
"""Files of wheels that no notebook reads."""
LEFT_OUT = "numpy"
LEFT_OUT_NOTE = (
    "*Gymnasium, PettingZoo and `VectorEnv` need numpy, which this page does not have. The whole notebook "
    "is `docs/notebooks/{name}`.*"
)
KERNEL_SPEC = {"name": "python", "display_name": "Python (Pyodide)", "language": "python"}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--pyodide", type=Path, default=ROOT / "web" / "node_modules" / "pyodide")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "notebooks")
    parser.add_argument("--offline", type=Path, default=ROOT / "build" / "offline")
    args = parser.parse_args()
    work = ROOT / "build" / "notebooks-work"
    for folder in (args.out, work):
        shutil.rmtree(folder, ignore_errors=True)
    python = work / "static" / "pyodide"
    python.mkdir(parents=True)
    for name in PYODIDE_FILES:
        shutil.copy(args.pyodide / name, python / name)
    wheels = [*downloaded(work.parent / "wheels"), *of_the_kernel(), ours(work / "wheel")]
    locked = lock(wheels, python, json.loads((args.pyodide / "pyodide-lock.json").read_text())["info"])
    configure(work, locked)
    build(work, args.out)
    add_notebooks(args.out)
    if (args.offline / "index.html").is_file():
        shutil.copytree(args.out, args.offline / "notebooks", dirs_exist_ok=True)
    print(f"{args.out}: {sum(path.stat().st_size for path in args.out.rglob('*')) / 1e6:.0f} MB")
    return 0


# --- Packages ---


def downloaded(folder: Path) -> list[Path]:
    """As PyPI has them for Pyodide, of the versions that are pinned here."""
    folder.mkdir(parents=True, exist_ok=True)
    pins = dict(
        re.findall(r"(?m)^([\w.-]+)==(\S+)$", (ROOT / "requirements" / "constraints.txt").read_text())
    )
    versions = {normal(name): version for name, version in pins.items()}
    wanted = {name: f"{name}=={versions[normal(name)]}" for name in TO_DOWNLOAD}
    missing = [pin for name, pin in wanted.items() if not found(folder, name, versions[normal(name)])]
    if missing:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
        tags = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314"]
        subprocess.run(
            [*command, "--disable-pip-version-check", *tags, "--dest", folder, *missing], check=True
        )
    return [found(folder, name, versions[normal(name)])[0] for name in TO_DOWNLOAD]


def found(folder: Path, name: str, version: str) -> list[Path]:
    return [
        path
        for path in folder.glob("*.whl")
        if normal(path.name.split("-")[0]) == normal(name)
        and path.name.split("-")[1] == version
        and path.name.endswith(("-none-any.whl", "wasm32.whl"))
    ]


def normal(name: str) -> str:
    """A package's name as PyPI compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def of_the_kernel() -> list[Path]:
    """Wheels that come with JupyterLite's kernel."""
    files = importlib.metadata.files("jupyterlite-pyodide-kernel") or []
    wheels = [Path(str(file.locate())) for file in files if file.name.endswith(".whl")]
    return [path for path in wheels if path.name.startswith(OF_THE_KERNEL)]


def ours(folder: Path) -> Path:
    """Racecraft as anybody can install it, interpreted."""
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "egg_info", "--egg-base", made(folder / "info"),
         "build", "--build-base", folder / "build", "bdist_wheel", "--dist-dir", folder],
        cwd=ROOT, env={**os.environ, "RACECRAFT_PURE": "1"}, check=True, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    return next(folder.glob("*.whl"))


def made(folder: Path) -> Path:
    folder.mkdir(parents=True)
    return folder


def lock(wheels: Iterable[Path], to: Path, info: dict[str, str]) -> list[str]:
    """Copies the wheels without what nobody needs, and writes for Pyodide what is there; the names."""
    packages: dict[str, Any] = {}
    for wheel in wheels:
        trim(wheel, to / wheel.name)
        name, version = wheel.name.split("-")[:2]
        packages[normal(name)] = {
            "name": normal(name),
            "version": version,
            "file_name": wheel.name,
            "sha256": hashlib.sha256((to / wheel.name).read_bytes()).hexdigest(),
            "install_dir": "site",
            "package_type": "package",
            "imports": [],
            "depends": [],
            "unvendored_tests": False,
        }
    (to / "pyodide-lock.json").write_text(json.dumps({"info": info, "packages": packages}))
    return list(packages)


def trim(wheel: Path, to: Path) -> None:
    with zipfile.ZipFile(wheel) as given, zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED) as kept:
        for name in sorted(given.namelist()):
            if not NOT_NEEDED.search(name):
                kept.writestr(zipfile.ZipInfo(name), given.read(name), zipfile.ZIP_DEFLATED)


# --- Pages ---


def configure(work: Path, packages: list[str]) -> None:
    """For JupyterLite: Python starts with all packages, and nothing is looked up on PyPI."""
    kernel = {"disablePyPIFallback": True, "loadPyodideOptions": {"packages": packages}}
    config = {
        "appName": "Racecraft",
        "appUrl": "./tree",
        "contentsAllJsonFile": "all.json",
        "exposeAppInBrowser": True,
        "litePluginSettings": {"@jupyterlite/pyodide-kernel-extension:kernel": kernel},
    }
    (work / "jupyter-lite.json").write_text(
        json.dumps({"jupyter-lite-schema-version": 0, "jupyter-config-data": config})
    )


def build(work: Path, out: Path) -> None:
    command = [sys.executable, "-m", "jupyterlite_core", "build", "--no-sourcemaps"]
    done = subprocess.run(
        [*command, "--lite-dir", work, "--output-dir", out],
        cwd=work, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)


def add_notebooks(out: Path) -> None:
    """The notebooks and the list of them that a server of Jupyter would give."""
    files, listed = made(out / "files"), []
    for path in sorted(NOTEBOOKS.glob("*.ipynb")):
        shown = json.dumps(for_page(path), ensure_ascii=False, indent=1)
        (files / path.name).write_text(shown, encoding="utf-8")
        listed.append(entry(path.name, "notebook"))
    contents = made(out / "api" / "contents")
    folder = {**entry("", "directory"), "format": "json", "content": listed}
    (contents / "all.json").write_text(json.dumps(folder))


def entry(name: str, kind: str) -> dict[str, Any]:
    when = "2000-01-01T00:00:00Z"  # JupyterLite wants a time; it says nothing to a reader
    return {
        "name": name, "path": name, "type": kind, "format": None, "content": None, "mimetype": None,
        "created": when, "last_modified": when, "writable": True, "size": None,
    }  # fmt: skip


def for_page(path: Path) -> dict[str, Any]:
    """A notebook without the cells that need numpy, with the kernel of the page."""
    notebook: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    kept = [cell for cell in notebook["cells"] if LEFT_OUT not in cell["metadata"].get("tags", ())]
    if len(kept) < len(notebook["cells"]):
        note = LEFT_OUT_NOTE.format(name=path.name)
        kept.insert(1, {"cell_type": "markdown", "id": "left-out", "metadata": {}, "source": [note]})
    notebook["cells"] = kept
    notebook["metadata"]["kernelspec"] = KERNEL_SPEC
    return notebook


if __name__ == "__main__":
    raise SystemExit(main())
