"""The files for operators hold: settings exist, defaults are as they say, proxies and services take them."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
import yaml  # type: ignore[import-untyped]

from racecraft.cli.configuration import configured
from racecraft.cli.main import make_parser
from racecraft.engine.form import form
from racecraft.locales import Words
from racecraft.server.settings import Limits, Settings
from racecraft.server.transport.middleware import FOR_ANY_HOST
from tests.server.running_server import PATIENCE, Guest, running
from tests.server.test_proxy import NGINX, free_port

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
WORDS = Words("en")
CADDY = shutil.which("caddy")
SYSTEMD = shutil.which("systemd-analyze")


def compose() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return loaded


def test_the_services_fit_together() -> None:
    whole = compose()
    services = whole["services"]
    assert set(services) == {"server", "database", "proxy"}
    environment = {
        name: re.sub(r"\$\{\w+:\?\}", "x", str(value))
        for name, value in services["server"]["environment"].items()
    }
    given = Settings(**configured(None, environment, WORDS))
    assert given.on_postgres
    assert given.database.endswith("@database/racecraft")
    assert given.secure
    address = services["proxy"]["networks"]["inside"]["ipv4_address"]
    assert given.proxies == (address,)
    assert services["proxy"]["environment"]["UPSTREAM"] == f"server:{given.port}"
    (network,) = whole["networks"]["inside"]["ipam"]["config"]
    assert address.startswith(network["subnet"].removesuffix("0/24"))
    named = {mount.partition(":")[0] for service in services.values() for mount in service["volumes"]}
    assert {name for name in named if not name.startswith(".")} == set(whole["volumes"])
    assert (DEPLOY / services["server"]["build"]["dockerfile"].removeprefix("deploy/")).is_file()


def instructions() -> list[tuple[str, str]]:
    """The instructions of the container file, continued lines joined."""
    text = re.sub(r"\\\n\s*", " ", (DEPLOY / "Containerfile").read_text())
    lines = [line.strip() for line in text.splitlines()]
    told = [line.partition(" ") for line in lines if line and not line.startswith("#")]
    return [(name, rest) for name, _, rest in told]


def one(name: str) -> str:
    """What the only instruction of this name says."""
    (found,) = [rest for each, rest in instructions() if each == name]
    return found


def listed(text: str) -> list[str]:
    """The words of a command that is written as JSON."""
    return list(msgspec.json.decode(text[text.index("[") :]))


def ignored(path: str) -> bool:
    """Whether the build of an image does not see this path, or not all of it."""
    patterns = [
        line for line in (ROOT / ".dockerignore").read_text().splitlines() if line[:1] not in ("", "#")
    ]
    return any(fnmatch(path, pattern.removeprefix("**/")) for pattern in patterns)


def test_what_the_image_copies_is_there() -> None:
    """Between its stages, too; and nothing that was made on this machine comes along."""
    stages: dict[str, set[str]] = {}
    made: set[str] = set()
    for name, rest in instructions():
        if name == "FROM":
            image, _, stage = rest.partition(" AS ")
            assert re.fullmatch(r"docker\.io/library/[a-z]+:[0-9.]+-slim", image), image
            made = stages.setdefault(stage, set())
        elif name == "WORKDIR":
            place = PurePosixPath(rest)
        elif name == "RUN":
            made.update(re.findall(r"-m venv (\S+)", rest))
            if "npm run build" in rest:
                out = re.search(r"outDir: '(.*)'", (ROOT / "web/vite.config.ts").read_text())
                assert out is not None
                made.add(os.path.normpath(place / out[1]))
        elif name == "COPY" and rest.startswith("--from="):
            stage, source, _ = rest.removeprefix("--from=").split()
            assert source in stages[stage], rest
        elif name == "COPY":
            *sources, _ = rest.split()
            assert all((ROOT / source).exists() and not ignored(source) for source in sources), rest
    for unwanted in ("node_modules", "src/racecraft/server/static", ".env", ".git", "engine.so", "build"):
        assert ignored(unwanted), unwanted


def copied(stage: str) -> list[PurePosixPath]:
    """The paths of the repository that one stage of the image has."""
    found: list[PurePosixPath] = []
    now = ""
    for name, rest in instructions():
        if name == "FROM":
            now = rest.partition(" AS ")[2]
        elif name == "COPY" and now == stage and not rest.startswith("--from="):
            found += [PurePosixPath(source) for source in rest.split()[:-1]]
    return found


def test_the_pages_are_made_of_what_their_stage_has() -> None:
    """No file of theirs reaches outside for more."""
    here = copied("pages")
    reached = set()
    for path in [ROOT / "web/vite.config.ts", *(ROOT / "web/src").rglob("*.*")]:
        if path.suffix not in (".ts", ".svelte", ".css"):
            continue
        for named in re.findall(r"""['"`]((?:\.\./)+[^'"`*$]*)""", path.read_text()):
            target = PurePosixPath(os.path.relpath(path.parent / named, ROOT))
            if target.parts[0] != "web" and target != PurePosixPath("src/racecraft/server/static"):
                reached.add(target)
    assert reached, "at least the words are elsewhere"
    for target in reached:
        assert any(target.is_relative_to(source) for source in here), target


def test_the_package_is_made_of_what_its_stage_has() -> None:
    here = copied("package")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    for needed in ("pyproject.toml", "setup.py", "src", project["readme"], *project["license-files"]):
        assert any(PurePosixPath(needed).is_relative_to(source) for source in here), needed
    (installed,) = [rest for name, rest in instructions() if name == "RUN" and "pip install" in rest]
    extra = re.search(r"'\.\[(\w+)\]'", installed)
    assert extra is not None
    assert extra[1] in project["optional-dependencies"]
    constraints = re.search(r"-c (\S+)", installed)
    assert constraints is not None
    assert any(PurePosixPath(constraints[1]).is_relative_to(source) for source in here)
    assert (ROOT / constraints[1]).is_file()
    assert listed(one("ENTRYPOINT"))[0] in project["scripts"]


def test_the_image_runs_the_server_as_it_is_asked_about() -> None:
    """Commands parse, ports agree, and the check asks for what may be asked for under any name."""
    given = configured(None, dict(re.findall(r"\b(RACECRAFT_\w+)=(\S+)", one("ENV"))), WORDS)
    assert given == {"host": "0.0.0.0", "data": Path("/data")}
    assert one("VOLUME") == "/data"
    assert one("EXPOSE") == str(Settings().port)
    assert one("USER") in next(rest for name, rest in instructions() if "useradd" in rest)
    command = [*listed(one("ENTRYPOINT")), *compose()["services"]["server"]["command"]]
    assert command.pop(0) == "racecraft"
    assert make_parser(WORDS, "serve").parse_args(command).log == "info"
    asked = re.search(r"http://[^']+", one("HEALTHCHECK"))
    assert asked is not None
    address = urlsplit(asked[0])
    assert address.port == Settings().port
    assert address.path in FOR_ANY_HOST
    python = next(rest for name, rest in instructions() if name == "FROM" and "python:" in rest)
    version = re.search(r"python:3\.(\d+)", python)
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"]
    assert version is not None
    assert int(version[1]) >= int(needed.removeprefix(">=3."))


def test_an_image_with_an_interpreted_engine_is_not_made() -> None:
    """A package installs without a compiler, too, and says nothing of it."""
    (installed,) = [rest for name, rest in instructions() if name == "RUN" and "pip install" in rest]
    check = re.search(r'python -c "([^"]+)"$', installed)
    assert check is not None
    for pure, status in (("1", 1), ("", int(form() != "compiled"))):
        environment = {**os.environ, "RACECRAFT_PURE": pure}
        ended = subprocess.run([sys.executable, "-c", check[1]], env=environment, stderr=subprocess.DEVNULL)
        assert ended.returncode == status


@pytest.mark.asyncio
async def test_the_check_of_the_image_tells_whether_the_server_is_ready(folder: Path) -> None:
    command = listed(one("HEALTHCHECK"))
    assert command[:2] == ["python", "-c"]
    async with running(folder) as server:
        here = command[2].replace(f":{Settings().port}/", f":{server.port}/")
        ready = await asyncio.create_subprocess_exec(sys.executable, "-c", here)
        assert await ready.wait() == 0
    gone = await asyncio.create_subprocess_exec(sys.executable, "-c", here, stderr=asyncio.subprocess.DEVNULL)
    assert await gone.wait() != 0


def test_the_service_starts_with_options_that_exist() -> None:
    command = re.search(r"^ExecStart=\S+ (.*)$", (DEPLOY / "racecraft.service").read_text(), re.MULTILINE)
    assert command is not None
    assert make_parser(WORDS, "serve").parse_args(command[1].split()).data == Path("/var/lib/racecraft")


def test_the_example_of_settings_shows_the_defaults(tmp_path: Path) -> None:
    text = (DEPLOY / "racecraft.toml").read_text()
    given = configured(DEPLOY / "racecraft.toml", {}, WORDS)
    assert set(given) == {"origins", "proxies"}
    uncommented = tomllib.loads(re.sub(r"^# (\w+ = )", r"\1", text, flags=re.MULTILINE))
    limits = uncommented.pop("limits")
    for name, value in limits.items():
        assert getattr(Limits(), name) == value, name
    for name in set(uncommented) - {"origins", "proxies", "workers"}:
        assert getattr(Settings(), name) == uncommented[name], name
    assert len(limits) + len(uncommented) > 15
    assert {"open_table_days", "idle_race_days", "idle_guest_days"} <= set(uncommented), (
        "what is deleted, when"
    )


def test_proxies_pass_on_whose_request_it_is() -> None:
    """For the address limits are counted by, and the number by which a request is found in the logs."""
    for name in ("nginx.conf", "nginx-single.conf"):
        text = (DEPLOY / name).read_text()
        for header in ("X-Forwarded-For $remote_addr", "X-Request-Id $request_id"):
            assert f"proxy_set_header {header};" in text, name
    assert "header_up X-Request-Id" in (DEPLOY / "Caddyfile").read_text()


@pytest.mark.parametrize("base", ["", "/racecraft", "/games/racecraft"])
def test_tables_are_told_apart_under_any_path(base: str) -> None:
    found = re.search(r'"~(\^.*)" \$racecraft_code;', (DEPLOY / "nginx.conf").read_text())
    assert found is not None
    of_a_table = re.compile(found[1].replace("?<", "?P<"))
    for path in ("/api/tables/abc234", "/api/tables/abc234/live", "/table/abc234"):
        told = of_a_table.match(base + path)
        assert told is not None
        assert told["racecraft_code"] == "abc234"
    for path in ("/", "/api/tables", "/api/me", "/assets/table.js"):
        assert of_a_table.match(base + path) is None


@pytest.mark.skipif(SYSTEMD is None, reason="systemd is not installed")
def test_systemd_takes_the_service(tmp_path: Path) -> None:
    text = (DEPLOY / "racecraft.service").read_text()
    command = re.search(r"^ExecStart=(\S+) (.*)$", text, re.MULTILINE)
    assert command is not None
    assert command[2].startswith("serve --config /etc/racecraft/racecraft.toml")
    unit = tmp_path / "racecraft.service"
    unit.write_text(text.replace(command[1], shutil.which("true") or "/bin/true"))
    assert SYSTEMD is not None
    done = subprocess.run([SYSTEMD, "verify", str(unit)], capture_output=True, text=True)
    complaints = [line for line in done.stderr.splitlines() if "racecraft.service" in line]
    assert (complaints, done.returncode) == ([], 0), done.stderr


@pytest.mark.asyncio
@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
@pytest.mark.parametrize("base", ["", "/racecraft"])
async def test_a_race_through_nginx(folder: Path, base: str) -> None:
    """The example with other ports and without TLS; under a path as its comment says."""
    port = free_port()
    origin = f"http://127.0.0.1:{port}"
    async with running(folder, origins=(origin,), proxies=("127.0.0.1",), base_path=base) as server:
        text = (DEPLOY / "nginx-single.conf").read_text()
        text = re.sub(r"listen 443 ssl;", f"listen 127.0.0.1:{port};", text)
        text = re.sub(r"ssl_certificate.*;", "", text)
        text, found = re.subn(r"server 127\.0\.0\.1:8642;", f"server 127.0.0.1:{server.port};", text)
        assert found == 1
        text = text.replace("location / {", f"location {base}/ {{")
        place = folder / "nginx"
        place.mkdir()
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        paths = "".join(f"{kind}_temp_path {place / kind};" for kind in kinds)
        (place / "nginx.conf").write_text(
            f"daemon off; pid {place / 'pid'}; error_log {place / 'errors'}; worker_processes 1;"
            f"events {{}} http {{ access_log off; {paths}\n{text} }}"
        )
        assert NGINX is not None
        subprocess.run([NGINX, "-t", "-c", str(place / "nginx.conf")], check=True, capture_output=True)
        process = subprocess.Popen([NGINX, "-c", str(place / "nginx.conf")], stderr=subprocess.PIPE)
        try:
            await race_through(origin + base, origin)
        finally:
            process.terminate()
            process.communicate()


@pytest.mark.asyncio
@pytest.mark.skipif(CADDY is None, reason="Caddy is not installed")
async def test_a_race_through_caddy(folder: Path) -> None:
    """The example as it is, on another port and without a certificate."""
    port = free_port()
    origin = f"http://127.0.0.1:{port}"
    async with running(folder, origins=(origin,), proxies=("127.0.0.1",)) as server:
        assert CADDY is not None
        surroundings = {"DOMAIN": origin, "UPSTREAM": f"127.0.0.1:{server.port}", "HOME": str(folder)}
        example = (DEPLOY / "Caddyfile").read_text()
        (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + example)
        command = [CADDY, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
        process = subprocess.Popen(command, env=surroundings, stderr=subprocess.DEVNULL)
        try:
            await race_through(origin, origin)
        finally:
            process.terminate()
            process.communicate()


async def race_through(url: str, origin: str) -> None:
    async with Guest(url) as ann:
        ann.http.headers["origin"] = origin
        async with httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(retries=20)) as first:
            told = await first.get(f"{url}/api/about", timeout=PATIENCE)
        assert re.fullmatch("[0-9a-f-]{32,36}", told.headers["x-request-id"]), (
            "the proxy has named the request"
        )
        assert (await ann.http.get(f"{origin}/metrics")).status_code == 404
        body = {"game": "rali", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            for _ in range(5):
                before = wire.moment
                await wire.play(wire.shown["seat"], wire.shown["legal"][0]["action"])
                assert wire.moment > before
