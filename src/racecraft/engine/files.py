"""Files of one's own: tracks, boards, positions, options."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from racecraft.engine.errors import RacecraftError


def read_json(path: Path, error: type[RacecraftError]) -> Any:
    """The content of a JSON file; `error` with one sentence if it cannot be read."""
    try:
        return msgspec.json.decode(path.read_bytes())
    except OSError as failure:
        raise error(f"cannot read {path}: {failure.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as failure:
        raise error(f"{path.name} is not JSON: {failure}") from None
    except RecursionError:
        raise error(f"{path.name} is nested too deeply") from None
