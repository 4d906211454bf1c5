"""Parts of layers, found by convention."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from racecraft.engine.parts import part_of

BODY = """
import {layer}, time
{layer}.inside.append("{game}")
time.sleep(0.05)
{layer}.most.append(len({layer}.inside))
{layer}.inside.remove("{game}")
PART = "{game}"
"""


def test_one_thread_at_a_time_imports_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The threads that draw and build ask for parts at the same time: none of them meets half a package."""
    layer, games = "layer_of_threads", ["gt", "heat", "rali", "rallyman"]
    (tmp_path / layer).mkdir()
    (tmp_path / layer / "__init__.py").write_text("inside, most = [], []\n")
    for game in games:
        (tmp_path / layer / game).mkdir()
        (tmp_path / layer / game / "__init__.py").write_text(BODY.format(layer=layer, game=game))
    monkeypatch.syspath_prepend(str(tmp_path))
    found: list[str] = []
    threads = [
        threading.Thread(target=lambda game=game: found.append(part_of(layer, game, "PART")))
        for game in games
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found) == games
    most: list[int] = __import__(layer).most
    assert most == [1] * len(games)
