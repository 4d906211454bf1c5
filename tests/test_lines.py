"""What `python -m tools.lines` counts as code, and what of it a run went through."""

import json
from pathlib import Path

import pytest
from tools.lines import main

PYTHON = '''"""A module.

With two lines."""

LIMIT = (
    1,  # a comment beside code
    2,
)


def risk(dice: int) -> float:
    """What it is."""
    if dice > 2:
        return sum(
            LIMIT,
        )
    # a comment
    return 0.0
'''
SVELTE = """<script lang="ts">
  // a comment
  const url = 'https://example.org';
  /** A comment
   * of two lines. */
  let open = false; /* code all the same */
</script>

<!-- A comment
     of two lines. --><p>text</p>
"""


def checkout(folder: Path) -> Path:
    for name, text in {
        "src/racecraft/odds/dice.py": PYTHON,
        "web/src/App.svelte": SVELTE,
        "web/src/lib/schema.d.ts": "generated;\n",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_code_is_counted_by_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(checkout(tmp_path))
    assert main([folder, folder]) == 0
    assert [line.split() for line in capsys.readouterr().out.splitlines()] == [
        ["src/racecraft", "10", "10"],
        ["odds", "10", "10"],
        ["web/src", "5", "5"],
        [".", "5", "5"],
    ]


def test_of_a_run_whole_statements_within_functions_count(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    python = tmp_path / "python.json"
    python.write_text(
        json.dumps({"files": {"src/racecraft/odds/dice.py": {"executed_lines": [5, 11, 13, 14]}}})
    )
    web = tmp_path / "web.json"
    statements = {
        "0": {"start": {"line": 3}, "end": {"line": 3}},
        "1": {"start": {"line": 6}, "end": {"line": 6}},
    }
    web.write_text(
        json.dumps({"/there/web/src/App.svelte": {"statementMap": statements, "s": {"0": 4, "1": 0}}})
    )
    assert main(["--run", str(checkout(tmp_path)), str(python), str(web)]) == 0
    assert [line.split() for line in capsys.readouterr().out.splitlines()] == [
        ["src/racecraft", "4"],
        ["odds", "4"],
        ["web/src", "1"],
        [".", "1"],
    ]


def test_wrong_usage_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == main(["--run", "."]) == 2
    assert "tools.lines" in capsys.readouterr().err
