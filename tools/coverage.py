"""Adds up what the test runs have executed of `src`: `python -m tools.coverage FILE…`, files of SlipCover.

The interpreted run measures the rules, the compiled one all that stands on them. Prints the share of lines in
percent; with `--missing`, also the lines that no run has executed.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import slipcover


def of_source(path: Path) -> dict[str, Any]:
    """A run of the compiled package, told as one of the sources it was made from."""
    measured: dict[str, Any] = json.loads(re.sub(r"build/\w+/racecraft/", "src/racecraft/", path.read_text()))
    return measured


def main(arguments: list[str]) -> int:
    files = [Path(name) for name in arguments if not name.startswith("-")]
    if not files:
        print("Nothing has been measured: run make pure and make compiled first.", file=sys.stderr)
        return 2
    total = of_source(files[0])
    for path in files[1:]:
        slipcover.merge_coverage(total, of_source(path))
    if "--missing" in arguments:
        slipcover.print_coverage(total, outfile=sys.stdout, skip_covered=True)
    print(f"Coverage of src: {total['summary']['percent_covered']:.1f} % of lines")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
