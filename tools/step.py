"""Runs one step of the Makefile and tells how it goes: `python tools/step.py "What it does" command …`.

A terminal sees the seconds count; elsewhere there is a line when it begins and one when it is done. What the
command says is shown only if it fails, or if its lines begin with `racecraft:`. Needs nothing but Python.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time


def main(label: str, command: list[str]) -> int:
    began = time.monotonic()
    terminal = sys.stdout.isatty()
    if not terminal:
        print(f"{label} …", flush=True)
    with tempfile.TemporaryFile("w+", errors="replace") as said:
        running = subprocess.Popen(command, stdout=said, stderr=subprocess.STDOUT)
        while True:
            try:
                status = running.wait(timeout=1)
                break
            except subprocess.TimeoutExpired:
                if terminal:
                    print(f"\r{label} … {time.monotonic() - began:.0f} s", end="", flush=True)
            except KeyboardInterrupt:
                running.wait()
                return 130
        said.seek(0)
        lines = said.read().splitlines()
    taken = f"{time.monotonic() - began:.0f} s"
    print(f"{chr(13) if terminal else ''}{label}: {'failed after ' if status else ''}{taken}", flush=True)
    for line in lines:
        if status or line.startswith("racecraft:"):
            print(line, file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
