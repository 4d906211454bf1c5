"""The files for operators hold: settings exist, defaults are as they say, proxies and services take them."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

from racecraft.cli.configuration import configured
from racecraft.locales import Words
from racecraft.server.settings import Limits, Settings
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


def test_what_the_image_copies_is_there() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    for line in re.findall(r"^COPY (?!--from)(.*)$", text, re.MULTILINE):
        *sources, _ = line.split()
        assert all((ROOT / source).exists() for source in sources), line
    variables = dict(re.findall(r"\b(RACECRAFT_\w+)=(\S+)", text))
    assert configured(None, variables, WORDS) == {"host": "0.0.0.0", "data": Path("/data")}
    assert "USER racecraft" in text
    assert "/readyz" in text


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
