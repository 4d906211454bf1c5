"""Runs a command and passes on what it says in whole lines, so that two commands can speak at once:
`python tools/whole_lines.py command …`. Needs nothing but Python."""

from __future__ import annotations

import os
import subprocess
import sys


def main(command: list[str]) -> int:
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert running.stdout is not None
    try:
        for line in running.stdout:
            os.write(sys.stdout.fileno(), line if line.endswith(b"\n") else line + b"\n")
        return running.wait()
    except KeyboardInterrupt:
        running.wait()
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
