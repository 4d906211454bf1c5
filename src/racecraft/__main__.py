"""`python -m racecraft` is the command `racecraft`."""

from __future__ import annotations

import sys

from racecraft.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
