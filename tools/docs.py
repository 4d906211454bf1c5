"""Builds the site of the documents (`make docs`): docs/, what lies beside it, and pages made from the code.

The sources read well where they lie. Here they are laid out as a site: links to files of the repository lead
to their copies, rules get boards to step through, the reference is made from types, docstrings and parsers.
MkDocs then makes the pages, and fails for a link or an anchor that leads nowhere.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
TOP = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "LICENSE": "LICENSE",
    "web/public/icon.svg": "site/icon.svg",
}
"""What does not lie in docs/, and where it lies in the site."""
LINK = re.compile(r"(!?\[(?:[^\[\]]|\[[^\]]*\])*\])\(([^)\s]+)\)")
FENCE = re.compile(r"^( *)(```+)")


def sources() -> dict[Path, str]:
    """Every file that the site is made of, and its path there."""
    found = {ROOT / name: place for name, place in TOP.items()}
    for path in sorted(DOCS.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            found[path] = path.relative_to(DOCS).as_posix()
    return found


def lay_out(folder: Path) -> None:
    """Writes the sources, with links that hold in the site, and the pages made from types and parsers."""
    from tools.docs_reference import pages

    places = sources()
    waiting = list(places)
    for path in waiting:
        destination = folder / places[path]
        destination.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix != ".md":
            shutil.copyfile(path, destination)
            if path.suffix == ".ipynb":
                destination.with_suffix(".md").write_text(notebook_page(path), encoding="utf-8")
            continue
        text, linked = site_text(path, places)
        destination.write_text(text, encoding="utf-8")
        for other in linked:
            places[other] = outside(other)
            waiting.append(other)
    for name, text in pages().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def notebook_page(path: Path) -> str:
    """A notebook to be read: its texts and its code."""
    parts = []
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        text = "".join(cell["source"])
        parts.append(f"```python\n{text}\n```\n" if cell["cell_type"] == "code" else f"{text}\n")
    parts.insert(1, f"[Download the notebook]({path.name}) to run it.\n")
    return "\n".join(parts)


def outside(path: Path) -> str:
    """Where the copy of a file lies that is no document, such as a configuration file."""
    return f"files/{path.relative_to(ROOT).as_posix()}"


def site_text(path: Path, places: dict[Path, str]) -> tuple[str, list[Path]]:
    """A document as the site wants it, and the files it links to that have no place yet."""
    linked: list[Path] = []
    here = Path(places[path]).parent

    def led(match: re.Match[str]) -> str:
        label, target = match[1], match[2]
        file, hash_sign, anchor = target.partition("#")
        if not file or re.match(r"^[a-z]+:", target):
            return match[0]
        found = (path.parent / file).resolve()
        if found.is_dir():
            return label[1:-1]  # A folder of the repository is no page.
        if found not in places and found not in linked:
            linked.append(found)
        to = places.get(found) or outside(found)
        return f"{label}({Path(os.path.relpath(to, here)).as_posix()}{hash_sign}{anchor})"

    lines: list[str] = []
    fence: str | None = None
    deeper = 0
    for line in path.read_text(encoding="utf-8").splitlines():
        if opening := FENCE.match(line):
            if fence is None:
                # In a list, Markdown of the site wants four spaces where three are usual.
                fence, deeper = opening[2], -len(opening[1]) % 4
            elif line.strip() == fence:
                lines.append(" " * deeper + line)
                fence, deeper = None, 0
                continue
        lines.append(" " * deeper + line if fence is not None and line else line)
        if fence is None:
            lines[-1] = LINK.sub(led, line)
    return "\n".join(lines) + "\n", linked


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "docs")
    parser.add_argument("--sources", type=Path, default=ROOT / "build" / "docs-source")
    parser.add_argument("--offline", type=Path, default=ROOT / "build" / "offline")
    args = parser.parse_args()

    from tools.docs_boards import add_boards

    shutil.rmtree(args.sources, ignore_errors=True)
    lay_out(args.sources)
    add_boards(args.sources)
    # Not with --quiet, which also silences the warnings that --strict counts.
    done = subprocess.run(
        [
            *[sys.executable, "-m", "mkdocs", "build", "--strict", "--clean"],
            *["--config-file", str(ROOT / "mkdocs.yml"), "--site-dir", str(args.out.resolve())],
        ],
        env={**os.environ, "DOCS_SOURCE": str(args.sources.resolve()), "NO_MKDOCS_2_WARNING": "1"},
        check=False,
    )
    if done.returncode == 0 and (args.offline / "index.html").is_file():
        shutil.copytree(args.out, args.offline / "docs", dirs_exist_ok=True)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
