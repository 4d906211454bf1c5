"""What `python -m tools.lines` counts as code, and what of it a run went through."""

import json
from pathlib import Path

import pytest
from tools import lines
from tools.lines import functions_of, main, new_function

ROOT = Path(__file__).parents[1]

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


def measured(folder: Path) -> list[str]:
    python, web = folder / "python.json", folder / "web.json"
    python.write_text(
        json.dumps({"files": {"src/racecraft/odds/dice.py": {"executed_lines": [5, 11, 13, 14]}}})
    )
    statements = {
        "0": {"start": {"line": 3}, "end": {"line": 3}},
        "1": {"start": {"line": 6}, "end": {"line": 6}},
    }
    web.write_text(
        json.dumps({"/there/web/src/App.svelte": {"statementMap": statements, "s": {"0": 4, "1": 0}}})
    )
    return [str(checkout(folder)), str(python), str(web)]


@pytest.mark.parametrize(
    ("listed", "left", "told"),
    [
        ("", ("4", "1"), []),
        ("# Dice: none then\nsrc/racecraft/odds/dice.py:risk\n", ("0", "1"), ["4  Dice: none then"]),
        ("# Pages\nweb/src/App.svelte:*\n", ("4", "0"), ["1  Pages"]),
        ("# Others\nsrc/racecraft/odds/dice.py:other\nweb/src/Other.svelte:*\n", ("4", "1"), []),
    ],
)
def test_of_a_run_whole_statements_within_functions_count(
    listed: str,
    left: tuple[str, str],
    told: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lines, "NEW_FUNCTION", tmp_path / "new_function.txt")
    lines.NEW_FUNCTION.write_text(listed, encoding="utf-8")
    assert main(["--run", *measured(tmp_path)]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert [line.split() for line in printed[:4]] == [
        ["src/racecraft", "4", left[0]],
        ["odds", "4", left[0]],
        ["web/src", "1", left[1]],
        [".", "1", left[1]],
    ]
    assert [line.strip() for line in printed[4:]] == told


def test_a_run_is_told_by_function(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--functions", *measured(tmp_path)]) == 0
    assert [line.split() for line in capsys.readouterr().out.splitlines()] == [
        ["4", "src/racecraft/odds/dice.py:risk"],
        ["1", "web/src/App.svelte:url"],
    ]


NESTED = """if True:
    class Seat:
        def take(self):
            def told():
                return 1
            return told


async def sit():
    return 2
"""
METHODS = """export class Seat {
  #free = true;

  async take(who: string): Promise<void> {
    if (who) told(who);
  }
}
export function told(who: string): void {
  print(who, {
    loud: true,
  });
}
"""


def test_a_python_function_has_the_name_of_its_class(tmp_path: Path) -> None:
    file = tmp_path / "seats.py"
    file.write_text(NESTED, encoding="utf-8")
    assert functions_of(file) == {**dict.fromkeys(range(3, 7), "Seat.take"), 9: "sit", 10: "sit"}


def test_a_function_of_the_browser_goes_on_to_the_next(tmp_path: Path) -> None:
    file = tmp_path / "seats.ts"
    file.write_text(METHODS, encoding="utf-8")
    assert list(functions_of(file).values()) == ["Seat"] * 3 + ["Seat.take"] * 4 + ["told"] * 5


def test_what_stands_below_a_script_is_of_no_function(tmp_path: Path) -> None:
    file = tmp_path / "Seat.svelte"
    file.write_text("<script>\n  function take() {\n    go();\n  }\n</script>\n\n<button>go</button>\n")
    assert list(functions_of(file).values()) == ["", "take", "take", "take", "", "", ""]


def test_what_is_left_out_exists_and_stands_once_in_order() -> None:
    groups = new_function(lines.NEW_FUNCTION.read_text(encoding="utf-8"))
    for heading, names in groups.items():
        assert ": " in heading, f"{heading}: the reason is missing"
        assert names == sorted(set(names)), heading
    listed = [name for names in groups.values() for name in names]
    assert len(listed) == len(set(listed))
    for name in listed:
        file, function = name.split(":")
        whole = f"{file}:*" in listed and function != "*"
        assert not whole, f"{name} is left out with its file"
        assert function in {"*", *functions_of(ROOT / file).values()}, f"there is no {name}"


def test_wrong_usage_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == main(["--run", "."]) == main(["--functions", "."]) == 2
    assert "tools.lines" in capsys.readouterr().err
