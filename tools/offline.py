"""Packs the table that needs no server: a folder of files for any static host (`make offline`).

The pages are those that a server gives out; beside them lie Pyodide, its trimmed library, our packages with
what they import, an empty database, and a few answers and pictures that pages want before Python runs.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import hashlib
import importlib.metadata
import importlib.util
import io
import json
import pickle
import re
import shutil
import sqlite3
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from urllib.parse import quote

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "racecraft"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
WORKER_FILES = ("worker.js", "helper.js", "python.js", "journal.js")
OURS = (
    "arena", "bots", "builders", "drawing", "drills", "engine", "games", "locales", "odds", "offline",
    "outlook", "reviews", "server",
)  # fmt: skip
NOT_OURS = re.compile(
    r"__pycache__|^server/(static|app\.|ops/(load|attack|process)_test|ops/(admin|doctor|disk_probe))"
    r"|^server/(api/(routes|pages|devices|notices|accounts|personal_data|championships)\.|championships)"
    r"|^server/(store/(postgres|libpq|backup)|transport/(http|websocket)|notices/(sender|webpush)|describe)"
    r"|^arena/(?!__init__|targets|driving|cores|data)|^games/reference\.|^(reviews|server/building)/measure\."
    r"|^locales/\w+/(?!gt|heat|rali|rallyman|tracks|pictures|terminal|finish|solo|log|options)[\w-]*\.ftl"
    r"|^locales/\w+/[\w-]*(-web|-panel)\.ftl"
)
THEIRS = (
    "attr", "babel", "confusable_homoglyphs", "fluent", "mypy_extensions", "pytz", "sqlalchemy",
    "typing_extensions",
)  # fmt: skip
"""What the packed modules import of others, at the start or when they need it."""
FOR_UPGRADES = ("alembic", "mako", "markupsafe")
"""What brings a database of an earlier release up to date: loaded only then."""
LIBRARY_FOR_UPGRADES = re.compile(r"^(argparse|configparser|timeit|tomllib)[./]")
"""What these import of Python's library and nothing else does."""
THEIRS_FOR_UPGRADES = re.compile(r"^sqlalchemy/(ext/(__init__|compiler)|dialects/postgresql/\w+)\.py$")
"""What these import of packages that are packed in part."""
NOT_THEIRS = re.compile(
    r"/(__pycache__|tests?|testing)/"
    r"|^sqlalchemy/(orm|ext|dialects/(mysql|oracle|mssql|postgresql)|connectors/\w*odbc)"
    r"|^sqlalchemy/(util/tool_support|dialects/sqlite/provision)\.|^confusable_homoglyphs/cli\."
    r"|^pytz/zoneinfo|^babel/(messages|support|locale-data)"
    r"|^alembic/templates|^mako/ext|\.(so|pyi|c|pyx|pxd|pem)$|/py\.typed$"
)
NOT_IN_LIBRARY = re.compile(
    r"^(_pyrepl|_pydatetime|_pydecimal|_pyio|_strptime|antigravity|argparse|bdb|cProfile|cmd|"
    r"compileall|configparser|ctypes|curses|dbm|difflib|doctest|ensurepip|filecmp|fileinput|ftplib|"
    r"graphlib|idlelib|imaplib|lib2to3|mailbox|modulefinder|multiprocessing|netrc|nntplib|nturl2path|optparse|"
    r"pdb|pickletools|plistlib|poplib|profile|pstats|pty|py_compile|pyclbr|pydoc|pydoc_data|rlcompleter|"
    r"sched|shelve|smtplib|sndhdr|socketserver|statistics|symtable|tabnanny|telnetlib|test|this|timeit|tkinter|"
    r"tomllib|trace|tracemalloc|tty|turtle|turtledemo|unittest|uu|venv|wave|webbrowser|wsgiref|xdrlib|xmlrpc|"
    r"zipapp)"
    r"(\.|/)"
    r"|^asyncio/(proactor_events|windows_|tools)|^(asyncio|json|sqlite3|sysconfig)/__main__"
    r"|^(_ast_unparse|json/tool|sqlite3/dump|urllib/robotparser|concurrent/futures/process)\."
    r"|^logging/(config|handlers)|^xml/sax/expatreader"
    r"|^(tarfile\.|http/(cookie|server)|html/parser)|^xml/(dom|etree)|^encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|utf_|unicode|raw_)"
)
LOCALE_PARTS = {
    "plural_form", "number_symbols", "decimal_formats", "percent_formats", "default_numbering_system",
    "numbering_systems", "character_order", "text_direction",
}  # fmt: skip
"""What of a language Babel needs to say numbers and to count."""
LARGEST = 9_000_000
"""Bytes that a first visit may load, compressed as hosts do."""
LANGUAGES, THEMES = ("en", "uk", "ru"), ("light", "dark")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--pages", type=Path, default=SOURCE / "server" / "static")
    parser.add_argument("--pyodide", type=Path, default=ROOT / "web" / "node_modules" / "pyodide")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "offline")
    parser.add_argument(
        "--brief", action="store_true", help="solve the first proposals only: enough for tests"
    )
    args = parser.parse_args()
    if not (args.pages / "index.html").is_file():
        print(f"there are no pages in {args.pages}: make web", file=sys.stderr)
        return 1
    work = ROOT / "build" / "offline-work"
    for folder in (args.out, work):
        shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(args.pages, args.out)
    engine = args.out / "engine"
    engine.mkdir()
    for name in PYODIDE_FILES:
        shutil.copy(args.pyodide / name, engine / name)
    for name in WORKER_FILES:
        shutil.copy(ROOT / "web" / "offline" / name, engine / name)
    packed = pack(args.pyodide, engine, work, args.brief)
    prepare(engine / "prepared")
    describe(engine, args.pyodide, packed)
    complete_page(args.out / "index.html", named_by_content(engine))
    name_version(args.out / "pages.js", list_files(args.out))
    print(f"{args.out}: {weigh(args.out) / 1e6:.2f} MB to download, gzipped")
    return 0


# --- Python ---


def pack(pyodide: Path, engine: Path, work: Path, brief: bool) -> list[str]:
    """The library and the archives, compiled; the names of the archives."""
    folders = {name: work / name for name in ("library", "packages", "racecraft", "upgrade")}
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as archive:
        wanted = [name for name in archive.namelist() if not NOT_IN_LIBRARY.match(name)]
        archive.extractall(folders["library"], wanted)
        wanted = [name for name in archive.namelist() if LIBRARY_FOR_UPGRADES.match(name)]
        archive.extractall(folders["upgrade"], wanted)
    for name in THEIRS:
        copy_package(name, folders["packages"])
        copy_package(name, folders["upgrade"], only=THEIRS_FOR_UPGRADES)
    for name in FOR_UPGRADES:
        copy_package(name, folders["upgrade"])
    copy_languages(folders["packages"] / "babel")
    copy_lookalikes(folders["packages"] / "confusable_homoglyphs")
    with zipfile.ZipFile(msgspec_wheel(work.parent / "wheels")) as wheel:
        wanted = [name for name in wheel.namelist() if not name.endswith((".pyi", "py.typed"))]
        wheel.extractall(folders["packages"], wanted)
    ours = folders["racecraft"] / "racecraft"
    for path in ("__init__.py", "_pure.py", *OURS):
        copy_ours(SOURCE / path, ours / path)
    data = ours / "offline" / "data"
    data.mkdir()
    (data / "empty.db").write_bytes(empty_database())
    (ours / "odds" / "solved").mkdir()
    for name, values in solved_values(brief).items():
        (ours / "odds" / "solved" / name).write_bytes(values)
    compiler = ROOT / "web" / "offline" / "compile.mjs"
    subprocess.run(["node", compiler, pyodide, *folders.values()], check=True)
    migrations = "server/store/migrations"  # Alembic reads their source
    shutil.rmtree(ours / migrations)
    copy_ours(SOURCE / migrations, ours / migrations)
    for name, folder in folders.items():
        write_archive(folder, engine / f"{name}.zip.gz")
    return [f"{name}.zip.gz" for name in ("packages", "racecraft")]


DECISIONS = 40
"""Of bots, after which they have solved what they need of a track."""
SOLVED_WHOLE = ("rali", "rallyman")
"""Games of which only the first proposal is solved: their values are large, or found quickly."""


def solved_values(brief: bool) -> dict[str, bytes]:
    """What bots solve of the built-in tracks, in the races that the games propose and in plain ones: each
    would take a browser some seconds. In brief: of the first proposal of each game."""
    import racecraft
    from racecraft.bots.bot import Sight
    from racecraft.bots.rali.pro import solo_of
    from racecraft.bots.registry import bot_names, make_bot
    from racecraft.engine.registry import all_games
    from racecraft.games.rali.state import RaliState
    from racecraft.odds import stored

    stored.offered = {}
    for game in all_games():
        settings = [preset.options for preset in game.presets]
        if brief or game.id in SOLVED_WHOLE:
            settings = settings[:1]
        else:
            settings += [{game.track_option: track} for track in game.tracks()]
        for options in settings:
            for bot in bot_names(game.id)[1:]:
                race = racecraft.race(game.id, 2, 1, **options)
                race.advance()
                for number in range(DECISIONS):
                    if race.result() is not None:
                        break
                    seat = race.pending()[0]
                    driver = make_bot(game.id, f"{bot}@1", number)
                    race.play(seat, driver.choose(Sight(game, race.state, seat)))
                    race.advance()
            if isinstance(race.state, RaliState):
                solo_of(race.state.setup).store()
    found, stored.offered = stored.offered, None
    return found


def copy_languages(babel: Path) -> None:
    """The languages that we speak, and of them what is needed to say numbers."""
    from babel import localedata

    (babel / "locale-data").mkdir()
    for language in ("root", *LANGUAGES):
        known = localedata.load(language, merge_inherited=False)
        kept = {name: value for name, value in known.items() if name in LOCALE_PARTS}
        (babel / "locale-data" / f"{language}.dat").write_bytes(pickle.dumps(kept, 2))
    everything = pickle.loads((babel / "global.dat").read_bytes())
    kept = {name: value if name == "parent_exceptions" else {} for name, value in everything.items()}
    (babel / "global.dat").write_bytes(pickle.dumps(kept, 2))


READING_ONLY = """import json, os

def load(filename):
    with open(os.path.join(os.path.dirname(__file__), filename), encoding="utf-8") as file:
        return json.load(file)
"""


def copy_lookalikes(package: Path) -> None:
    """Of the table of characters that look alike, what `names.skeleton` makes of it: a fraction of the bytes,
    and of the time to read them. And nothing that would load a newer one from the network."""
    from racecraft.server.accounts.names import prototypes

    alike: dict[str, list[dict[str, str]]] = {}
    for sign, prototype in prototypes().items():
        alike[sign] = [{"c": prototype}]
        if prototype > sign:  # stands for others only if it has several
            alike.setdefault(prototype, [{"c": sign}, {"c": sign}])
    (package / "confusables.json").write_text(
        json.dumps(alike, ensure_ascii=False, separators=(",", ":")), encoding="utf-8"
    )
    (package / "utils.py").write_text(READING_ONLY)


def copy_package(name: str, to: Path, only: re.Pattern[str] | None = None) -> None:
    """What pages need of a package, or only the files with such names."""
    spec = importlib.util.find_spec(name)
    if spec is None or (spec.origin is None and not spec.submodule_search_locations):
        raise SystemExit(f"{name} is not installed")
    if not spec.submodule_search_locations:
        assert spec.origin is not None
        if only is not None and not only.search(Path(spec.origin).name):
            return
        to.mkdir(parents=True, exist_ok=True)
        shutil.copy(spec.origin, to)
        return
    for location in spec.submodule_search_locations:
        for path in sorted(Path(location).rglob("*")):
            inside = f"{name}/{path.relative_to(location)}"
            wanted = only.search(inside) if only else not NOT_THEIRS.search(inside)
            if path.is_file() and wanted:
                (to / inside).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, to / inside)


def copy_ours(path: Path, to: Path) -> None:
    for each in sorted(path.rglob("*")) if path.is_dir() else [path]:
        inside = each.relative_to(path) if path.is_dir() else Path()
        if each.is_file() and not NOT_OURS.search(str(each.relative_to(SOURCE))) and each.suffix != ".pyc":
            (to / inside).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(each, to / inside)


def msgspec_wheel(folder: Path) -> Path:
    """As PyPI has it for Pyodide, of the version that is installed here."""
    pattern = f"msgspec-{importlib.metadata.version('msgspec')}-*wasm32.whl"
    if not list(folder.glob(pattern)):
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
        tags = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314"]
        wanted = f"msgspec=={importlib.metadata.version('msgspec')}"
        subprocess.run([*command, *tags, "--dest", folder, wanted], check=True)
    return next(folder.glob(pattern))


def write_archive(folder: Path, to: Path) -> None:
    """A plain archive that is compressed as a whole: small files have much in common. The same bytes for the
    same content."""
    archived = io.BytesIO()
    with zipfile.ZipFile(archived, "w", zipfile.ZIP_STORED) as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                archive.writestr(zipfile.ZipInfo(str(path.relative_to(folder))), path.read_bytes())
    to.write_bytes(gzip.compress(archived.getvalue(), 9, mtime=0))


def empty_database() -> bytes:
    from sqlalchemy import create_engine
    from sqlalchemy.pool import StaticPool

    from racecraft.server.store.migrate import upgrade

    raw = sqlite3.connect(":memory:", isolation_level=None)
    engine = create_engine(
        "sqlite://", creator=lambda: raw, poolclass=StaticPool, isolation_level="AUTOCOMMIT"
    )
    with engine.connect() as connection:
        upgrade(connection)
        return raw.serialize()


# --- Answers that pages want before Python runs ---


class _Nowhere:
    """Keeps nothing."""

    async def append(self, entry: str) -> None: ...

    async def replace(self, image: bytes) -> None: ...

    async def read(self) -> tuple[bytes | None, list[str]]:
        return None, []

    async def prepare_upgrade(self) -> None: ...


def prepare(folder: Path) -> None:
    folder.mkdir()
    asyncio.run(_prepare(folder))


async def _prepare(folder: Path) -> None:
    from racecraft.offline.page import open_page
    from racecraft.server.workers.process import launch

    page = await open_page(empty_database(), _Nowhere(), launch)
    index: dict[str, str] = {}
    for address in addresses(json.loads((await page.request("GET", "/api/about")).body)["games"]):
        status, headers, body = await page.request("GET", address)
        assert status == 200, (address, body)
        ending = "svg" if "svg" in headers["content-type"] else "json"
        name = f"{hashlib.sha256(body).hexdigest()[:12]}.{ending}"
        (folder / name).write_bytes(body)
        index[address] = name
    (folder / "index.json").write_text(json.dumps(index, separators=(",", ":")))
    await page.close()


def addresses(games: list[dict[str, object]]) -> Iterator[str]:
    yield "/api/about"
    for game in games:
        presets: list[dict[str, str]] = game["presets"]  # type: ignore[assignment]
        for language in LANGUAGES:
            yield f"/api/games/{game['id']}/tracks?language={language}"
            for theme in THEMES:
                track = quote(presets[0]["course"], safe="")
                yield f"/api/games/{game['id']}/tracks/{track}/picture?theme={theme}&language={language}"


# --- Pages ---


def named_by_content(engine: Path) -> str:
    """Moves the engine to a folder that is named after its content, as other files are: a browser may keep it
    for as long as it likes. The path of that folder."""
    digest = hashlib.sha256()
    for path in sorted(engine.rglob("*")):
        digest.update(path.read_bytes() if path.is_file() else b"")
    aside = engine.with_name("engine-made")
    engine.rename(aside)
    engine.mkdir()
    name = digest.hexdigest()[:12]
    aside.rename(engine / name)
    return f"engine/{name}"


def complete_page(index: Path, engine: str) -> None:
    """Tells the pages that they are on their own, where the engine is, and that addresses are found behind a
    #: no host has to know them."""
    html = index.read_text().replace("<html", f'<html data-offline="{engine}" data-base="#"', 1)
    index.write_text(html)


def describe(engine: Path, pyodide: Path, archives: list[str]) -> None:
    """For the worker: what it loads, and how much that is."""
    info = json.loads((pyodide / "pyodide-lock.json").read_text())["info"]
    names = [*PYODIDE_FILES[1:], "library.zip.gz", *archives]
    total = sum((engine / name).stat().st_size for name in names)
    files = {"library": "library.zip.gz", "archives": archives, "info": info}
    (engine / "engine.json").write_text(json.dumps({"files": files, "total": total}))


def downloaded(folder: Path) -> Iterable[Path]:
    """What a browser loads and keeps: everything but prepared answers in other languages and themes."""
    return [
        path
        for path in sorted(folder.rglob("*"))
        if path.is_file()
        and ("prepared" not in path.parts or path.name == "index.json")
        and path.name not in ("chunks.json", "files.json", "upgrade.zip.gz")
    ]


def weigh(folder: Path) -> int:
    """How many bytes a first visit loads, compressed; with more than people should wait for, it fails."""
    paths = [*downloaded(folder), *prepared_for_one(folder)]
    total = sum(len(gzip.compress(path.read_bytes(), 6)) for path in paths)
    if total > LARGEST:
        raise SystemExit(f"{folder}: {total / 1e6:.2f} MB to download, more than {LARGEST / 1e6:.0f} MB")
    return total


def prepared_for_one(folder: Path) -> list[Path]:
    """The prepared answers that one person gets: those in their language and for their theme."""
    (index,) = folder.glob("engine/*/prepared/index.json")
    named = json.loads(index.read_text())
    others = [f"language={each}" for each in LANGUAGES[1:]] + [f"theme={each}" for each in THEMES[1:]]
    return [
        index.parent / name
        for address, name in named.items()
        if not any(other in address for other in others)
    ]


def list_files(folder: Path) -> str:
    """For the service worker: the files it keeps, and those it keeps besides where an earlier version was; a
    version that changes with any of them."""
    files = {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()[:12]
        for path in downloaded(folder)
        if path.name not in ("push.js", "pages.js")
    }
    version = hashlib.sha256(json.dumps(files, sort_keys=True).encode()).hexdigest()[:12]
    renewing = [str(path.relative_to(folder)) for path in folder.rglob("upgrade.zip.gz")]
    (folder / "files.json").write_text(json.dumps({"files": sorted(files), "renewing": renewing}))
    return version


def name_version(worker: Path, version: str) -> None:
    text = worker.read_text()
    assert "VERSION = ''" in text
    worker.write_text(text.replace("VERSION = ''", f"VERSION = '{version}'"))


if __name__ == "__main__":
    raise SystemExit(main())
