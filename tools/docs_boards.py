"""Boards to step through, on the page of each game's rules: the first turns of a race between two bots, drawn
by the game's own painter, with what happened in words."""

from __future__ import annotations

import html
import json
from pathlib import Path

import racecraft
from racecraft.cli.play.faces import face_of
from racecraft.cli.play.viewing import Viewing
from racecraft.drawing import draw_state
from racecraft.engine.game import AnyGame
from racecraft.locales import Words

FRAMES = 12
SEED = 7
NAMES = ["Ann", "Bob"]
WIDTH = 1000


def add_boards(folder: Path) -> None:
    """Draws the boards of every game and puts them on the page of its rules, above the first chapter."""
    for game in racecraft.all_games():
        page = folder / "rules" / f"{game.id}.md"
        before, heading, after = page.read_text(encoding="utf-8").partition("\n## ")
        page.write_text(f"{before}\n{stepper(game, page.parent)}{heading}{after}", encoding="utf-8")


def stepper(game: AnyGame, folder: Path) -> str:
    """The HTML of a game's board; its pictures are written beside the page."""
    words = Words("en")
    race = racecraft.race(game.id, seats=2, seed=SEED, names=NAMES)
    race.run("club", seed=SEED)
    table = Viewing(race.record, face_of(game.id, words, race.record.header.seats), words, game.id)
    pictures: list[str] = []
    texts: list[list[str]] = []
    drawn, told = "", 0
    for ply in range(len(race.record.plies) + 1):
        table.go_to(ply)
        svg = draw_state(game, table.race.state, width=WIDTH, legend=False, words=words.marks(game.id)).svg
        if svg == drawn:
            continue
        lines = [line.text for line in table.lines(told)]
        drawn, told = svg, len(table.race.log)
        name = f"boards/{game.id}-{len(pictures) + 1}.svg"
        (folder / "boards").mkdir(exist_ok=True)
        (folder / name).write_text(svg, encoding="utf-8")
        pictures.append(f"../{name}")
        texts.append(lines or ["Before the start."])
        if len(pictures) == FRAMES:
            break
    shown = [
        {"picture": picture, "text": " ".join(text)} for picture, text in zip(pictures, texts, strict=True)
    ]
    steps = json.dumps(shown)
    return (
        f"<figure class='board' data-steps='{html.escape(steps)}'>\n"
        f"<img src='{pictures[0]}' alt='The board' width='{WIDTH}'>\n"
        "<figcaption>\n"
        "<button type='button' data-step='-1' aria-label='Back' disabled>‹</button>\n"
        f"<output aria-live='polite'>{html.escape(' '.join(texts[0]))}</output>\n"
        "<button type='button' data-step='1' aria-label='On'>›</button>\n"
        "</figcaption>\n</figure>\n"
    )
