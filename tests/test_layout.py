"""Where things lie: rules in `games/`, a package a game in every layer, and no game named anywhere else."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from racecraft.engine.game import AnyGame
from racecraft.engine.parts import games_with_part, part_of
from racecraft.engine.registry import all_games

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "racecraft"
WEB = ROOT / "web" / "src"
IDS = [game.id for game in all_games()]
RULE = re.compile(r"\b(?:GT|HT|RM|RL)-[A-Z]+-[0-9]+\b")

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)

RULE_IDS_ALLOWED = {
    "bots/rali/club.py": 1,
    "odds/gt/solve.py": 3,
    "odds/gt/time_attack.py": 3,
    "odds/rali/solo.py": 1,
}
"""How often a module outside `games/` may name a rule. These numbers only ever fall: what a rule says is a
function of `games/<id>/` that the module calls."""

PARTS = {
    "racecraft.drawing": "PAINTER",
    "racecraft.outlook": "OUTLOOK",
    "racecraft.bots": "LADDER",
    "racecraft.envs": "ENCODER",
    "racecraft.drills": "JUDGE",
    "racecraft.reviews": "COACH",
    "racecraft.builders": "BUILDER",
    "racecraft.cli.play": "FACE",
    "racecraft.cli.odds": "ODDS",
}
"""The layers that have a package a game, and the constant by which each is found."""

GAME_FILES = (
    "game", "state", "rules", "actions", "notation", "board", "view", "phases", "standing", "events",
    "character", "presets",
)  # fmt: skip
WEB_FILES = ("face", "lessons", "log", "measures")
"""The files that every game has, here and in the browser."""

NAMES_GAMES = {"__init__.py", "games/__init__.py"}
"""The modules outside the games' own folders that may name a game: the one that registers them, and the
public one, which tells a type checker the type of each game's states."""

WEB_NAMES_GAMES = {"lib/schema.d.ts"}
"""The same in the browser: the types of views are generated, and name their game."""


def modules() -> list[Path]:
    """Every module that is not in a folder of one game."""
    return [path for path in sorted(SOURCE.rglob("*.py")) if not set(path.parts) & set(IDS)]


def named(path: Path) -> set[str]:
    """The games that the code of a module names, in imports or as strings; docstrings are free."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node not in told and node.value in IDS:
            found.add(node.value)
        elif isinstance(node, ast.ImportFrom):
            names = [*(node.module or "").split("."), *[alias.name for alias in node.names]]
            found |= set(names) & set(IDS) if names[0] == "racecraft" else set()
        elif isinstance(node, ast.Import):
            found |= {part for alias in node.names for part in alias.name.split(".")} & set(IDS)
    return found


def test_rules_are_told_in_games_only() -> None:
    found = {
        path.relative_to(SOURCE).as_posix(): len(RULE.findall(path.read_text(encoding="utf-8")))
        for path in SOURCE.rglob("*.py")
        if path.relative_to(SOURCE).parts[0] != "games"
    }
    too_many = {name: count for name, count in found.items() if count > RULE_IDS_ALLOWED.get(name, 0)}
    assert too_many == {}, "call the function of games/<id>/ that is the rule, and let it name the id"
    assert RULE_IDS_ALLOWED.keys() <= found.keys(), "a module that is gone needs no entry"


@GAMES
@pytest.mark.parametrize("layer", PARTS)
def test_every_layer_has_a_part_for_every_game(layer: str, game: AnyGame) -> None:
    assert part_of(layer, game.id, PARTS[layer]) is not None


@pytest.mark.parametrize("layer", [*PARTS, "racecraft.odds"])
def test_no_layer_has_a_part_for_what_is_no_game(layer: str) -> None:
    assert set(games_with_part(layer)) == set(IDS)


@GAMES
def test_a_painter_knows_the_states_of_its_game(game: AnyGame) -> None:
    painter = part_of("racecraft.drawing", game.id, "PAINTER")
    assert painter.game_id == game.id
    assert isinstance(game.new(game.max_seats), painter.state_type)


@GAMES
def test_every_game_has_its_words_its_pages_and_its_face(game: AnyGame) -> None:
    languages = sorted(path.name for path in (SOURCE / "locales").iterdir() if (path / "pages.ftl").is_file())
    assert languages == ["en", "ru", "uk"]
    files = [
        f"src/racecraft/locales/{code}/{name}.ftl"
        for code in languages
        for name in (game.id, f"learn-{game.id}")
    ]
    files.append(f"docs/rules/{game.id}.md")
    files += [f"web/src/games/{game.id}/{name}.ts" for name in WEB_FILES]
    assert [name for name in files if not (ROOT / name).is_file()] == []


@GAMES
def test_every_game_folder_has_the_same_files(game: AnyGame) -> None:
    folder = SOURCE / "games" / game.id
    assert [name for name in GAME_FILES if not (folder / f"{name}.py").is_file()] == []


def test_the_guide_to_a_new_game_names_every_part() -> None:
    guide = (
        (ROOT / "CONTRIBUTING.md")
        .read_text(encoding="utf-8")
        .partition("## A game\n")[2]
        .partition("\n## ")[0]
    )
    parts = [f"{layer.removeprefix('racecraft.').replace('.', '/')}/<id>/" for layer in PARTS]
    parts += [f"{name}.py" for name in GAME_FILES] + [f"{name}.ts" for name in WEB_FILES]
    assert [part for part in parts if f"`{part}`" not in guide] == []
    assert set(re.findall(r"`(\w+)\.ts`", guide)) == set(WEB_FILES)


def test_the_architecture_lists_the_packages_of_the_server() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    told = page.partition("Packages by domain:")[2].partition("\n\n")[0]
    packages = {path.parent.name for path in (SOURCE / "server").glob("*/__init__.py")}
    assert set(re.findall(r"`(\w+)/`", told)) == packages


def test_the_page_about_the_client_lists_its_folders() -> None:
    page = (ROOT / "docs" / "web.md").read_text(encoding="utf-8")
    folders = {path.name for path in WEB.iterdir() if path.is_dir()}
    assert set(re.findall(r"`src/(\w+)/(?:<id>/)?`", page)) == folders


def test_no_other_module_names_a_game() -> None:
    found = {path.relative_to(SOURCE).as_posix(): named(path) for path in modules()}
    assert {name: games for name, games in found.items() if games and name not in NAMES_GAMES} == {}


WEB_RESTATES = {
    r"\bconst (?:GEARS|DICE|GAS_DICE|GEAR_DICE|TOP_GEAR|FACES)\b.*=.*\d": "how many dice or gears there are",
    r"\b(?:RISKY?|THRESHOLD) *= *0?\.\d": "what counts as a risk (`isRisky` of lib/figures.ts)",
    r"Math\.round\(100 \* \w*(?:risk|chance)": "a chance in per cent (`percent` of lib/figures.ts)",
    r"\b(?:GT|HT|RM|RL)-[A-Z]+-[0-9]+\b": "a rule by its id",
}
"""What the code of the pages must not state by itself: views, outlooks or a module of lib/ have it."""


@pytest.mark.parametrize("pattern", WEB_RESTATES, ids=list(WEB_RESTATES.values()))
def test_the_browser_restates_no_fact(pattern: str) -> None:
    found = {}
    for path in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]):
        name = path.relative_to(WEB).as_posix()
        if name in ("lib/figures.ts", "lib/schema.d.ts") or name.endswith("/Figure.svelte"):
            continue  # The home of these functions, generated types, pictures for the rules.
        if lines := [match[0] for match in re.finditer(pattern, path.read_text(encoding="utf-8"))]:
            found[name] = lines
    assert found == {}


def test_the_browser_finds_games_by_convention() -> None:
    ids = "|".join(IDS)
    literal = re.compile(
        rf"""['"`](?:\./|\.\./games/)?({ids})(?:/[\w./]*)?['"`]|^\s*({ids}):""", re.MULTILINE
    )
    found = {}
    for path in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]):
        name = path.relative_to(WEB)
        if name.as_posix() in WEB_NAMES_GAMES or (
            name.parts[0] in ("games", "builder") and name.parts[1] in IDS
        ):
            continue
        if games := [match[0].strip() for match in literal.finditer(path.read_text(encoding="utf-8"))]:
            found[name.as_posix()] = games
    assert found == {}
