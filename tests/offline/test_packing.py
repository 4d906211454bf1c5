"""The folder of `make offline`: what a first visit loads, and what is kept beside it."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from tools import offline

from racecraft.server.accounts import names


def written(folder: Path) -> Path:
    """A small folder with one file of every kind."""
    engine = folder / "engine" / "1a2b"
    (engine / "prepared").mkdir(parents=True)
    for name in ("racecraft.zip.gz", "upgrade.zip.gz", "prepared/board.svg", "prepared/other.svg"):
        (engine / name).write_bytes(random.Random(name).randbytes(1000))
    pictures = {"board": "theme=light&language=en", "other": "theme=dark&language=en"}
    index = {f"/api/picture?{asked}": f"{name}.svg" for name, asked in pictures.items()}
    (engine / "prepared" / "index.json").write_text(json.dumps(index))
    for name in ("index.html", "pages.js", "push.js", "chunks.json"):
        (folder / name).write_text(name)
    return folder


def test_a_folder_that_is_too_large_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = written(tmp_path)
    whole = offline.weigh(folder)
    assert 2000 < whole < 3000, "the archive and one picture"
    monkeypatch.setattr(offline, "LARGEST", whole - 1)
    with pytest.raises(SystemExit, match="MB to download, more than"):
        offline.weigh(folder)


def test_what_renews_earlier_races_is_kept_only_where_there_were_any(tmp_path: Path) -> None:
    version = offline.list_files(written(tmp_path))
    assert re.fullmatch(r"[0-9a-f]{12}", version)
    kept = json.loads((tmp_path / "files.json").read_text())
    assert kept == {
        "files": ["engine/1a2b/prepared/index.json", "engine/1a2b/racecraft.zip.gz", "index.html"],
        "renewing": ["engine/1a2b/upgrade.zip.gz"],
    }


def test_names_look_alike_by_the_packed_table_as_by_the_whole(tmp_path: Path) -> None:
    whole = names.prototypes()
    offline.copy_lookalikes(tmp_path)
    table = tmp_path / "confusables.json"
    assert table.stat().st_size < 200_000
    assert names.prototypes_of(json.loads(table.read_text(encoding="utf-8"))) == whole
