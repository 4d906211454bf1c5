"""Makes the fonts that Racecraft ships, from the npm packages of their designers: `make font`.

- `web/src/fonts/racecraft-sans.woff2`: Source Sans 3 with a weight axis, for the pages.
- `web/src/fonts/racecraft-signs.woff2`: the signs that Source Sans lacks, from the Noto fonts.
- `src/racecraft/drawing/data/racecraft-sans.woff2`: one bold weight, which every drawing carries with it.
- `src/racecraft/drawing/data/racecraft-sans.ttf`: the same, not compressed, for what draws SVG as pixels.

All of them hold only the characters that are used: see `used_characters`. The licence reserves the name
Source, so the result has a name of its own.
"""

from __future__ import annotations

import string
import sys
from io import BytesIO
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "web/src/fonts/racecraft-sans.woff2"
SIGNS = ROOT / "web/src/fonts/racecraft-signs.woff2"
DRAWINGS = ROOT / "src/racecraft/drawing/data/racecraft-sans.woff2"

TEXT = "source-sans/WOFF2/VF/SourceSans3VF-Upright.ttf.woff2"
SYMBOLS = (
    "@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2",
    "@fontsource/noto-sans-symbols/files/noto-sans-symbols-symbols-400-normal.woff2",
    "@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2",
)

PLAIN_TABLES = ("OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post")

FAMILY = "Racecraft Sans"
LIGHTEST, HEAVIEST = 400, 800
WEIGHT_OF_DRAWINGS = 720
POSTSCRIPT_NAME = 6
WINDOWS_ENGLISH = (3, 1, 0x409)

LATIN = string.printable.strip() + " " + "".join(chr(code) for code in range(0xA0, 0x100))
CYRILLIC = "".join(chr(code) for code in range(0x410, 0x450)) + "ЁёЄєІіЇїҐґ"
PUNCTUATION = "‐‑‒–—―‘’‚“”„†•…‰′″‹›€₴№™−≈≠≤≥"

WORDS = ("src/racecraft/locales/*/*.ftl", "web/src/**/*.svelte", "web/src/**/*.ts", "web/src/**/*.css")
DRAWN = (
    "src/racecraft/drawing/**/*.py",
    "src/racecraft/games/*/data/**/*.json",
    "src/racecraft/locales/*/pictures.ftl",
    "src/racecraft/locales/*/tracks.ftl",
)


def used_characters(*patterns: str) -> set[str]:
    """Every character of the sources that match, whether it is shown or stands in a comment."""
    paths = [path for pattern in patterns for path in ROOT.glob(pattern)]
    return {character for path in paths for character in path.read_text() if character.isprintable()}


def shown_by_pages() -> set[str]:
    return {*LATIN, *CYRILLIC, *PUNCTUATION} | used_characters(*WORDS, *DRAWN)


def shown_by_drawings() -> set[str]:
    return {*string.printable.strip(), " ", *CYRILLIC} | used_characters(*DRAWN)


def characters_of(path: Path) -> set[str]:
    """Those that a font has a glyph for."""
    return {chr(code) for code in TTFont(path).getBestCmap()}


def with_weights(path: Path, weights: float | tuple[float, float]) -> TTFont:
    """A variable font with less of its weight axis. It is written and read again, since the subsetter cannot
    cut what the instancer has in memory."""
    written = BytesIO()
    instantiateVariableFont(TTFont(path), {"wght": weights}).save(written)
    return TTFont(BytesIO(written.getvalue()))


def cut(font: TTFont, characters: set[str], features: list[str]) -> TTFont:
    options = Options(hinting=False, layout_features=features, notdef_outline=True, name_IDs=[1, 2])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[ord(character) for character in characters])
    subsetter.subset(font)
    return font


def plain(font: TTFont) -> TTFont:
    """Only what every font has, in the same version: the merger compares tables field by field."""
    for tag in set(font.keys()) - {"GlyphOrder", *PLAIN_TABLES}:
        del font[tag]
    font.flavor = None
    font["OS/2"].version = 1
    return font


def write(font: TTFont, path: Path) -> None:
    for record in font["name"].names:
        record.string = FAMILY if record.nameID == 1 else "Regular"
    font.flavor = "woff2"
    path.parent.mkdir(parents=True, exist_ok=True)
    font.save(path)
    print(f"{path.relative_to(ROOT)}: {len(font.getBestCmap())} characters, {path.stat().st_size:,} bytes")


def uncompress(path: Path) -> None:
    """The font beside it as TrueType. Readers of such files want a name for PostScript, too."""
    font = TTFont(path, recalcTimestamp=False)
    font.flavor = None
    font["name"].setName(FAMILY.replace(" ", ""), POSTSCRIPT_NAME, *WINDOWS_ENGLISH)
    font.save(path.with_suffix(".ttf"))


def make(packages: Path) -> None:
    text = packages / TEXT
    known = characters_of(text)
    pages = with_weights(text, (LIGHTEST, HEAVIEST))
    write(cut(pages, shown_by_pages() & known, ["kern", "ccmp", "locl"]), PAGES)
    drawings = with_weights(text, WEIGHT_OF_DRAWINGS)
    write(cut(drawings, shown_by_drawings() & known, []), DRAWINGS)
    uncompress(DRAWINGS)

    missing = shown_by_pages() - known
    parts = []
    for number, name in enumerate(SYMBOLS):
        found = missing & characters_of(packages / name)
        missing -= found
        part = plain(cut(TTFont(packages / name), found, []))
        parts.append(packages / f"signs-{number}.ttf")
        part.save(parts[-1])
    write(Merger().merge([str(part) for part in parts]), SIGNS)
    if missing:
        print(f"No font has {' '.join(sorted(missing))}", file=sys.stderr)


if __name__ == "__main__":
    make(Path(sys.argv[1]))
