"""Settings from a file and from the environment, and what is wrong with some."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from racecraft.cli.configuration import configured
from racecraft.cli.parser import BadUsage
from racecraft.locales import Words
from racecraft.server.settings import Limits, Settings
from tests.cli.running import Command

EN = Words("en")


def read(text: str, folder: Path, **environment: str) -> dict[str, Any]:
    file = folder / "racecraft.toml"
    file.write_text(text)
    return configured(file, environment, EN)


def test_a_file_and_the_environment_give_settings(tmp_path: Path) -> None:
    text = """
    port = 9000
    origins = ["https://race.example"]
    think_seconds = 2
    secret = "/etc/racecraft/secret"
    [limits]
    sockets = 40
    messages = 12.5
    """
    given = read(
        text,
        tmp_path,
        RACECRAFT_PORT="9100",
        RACECRAFT_PROXIES="10.0.0.1, 10.0.0.2",
        RACECRAFT_THINK_SECONDS="0.5",
        RACECRAFT_LIMITS_SOCKETS="60",
        RACECRAFT_PURE="1",
        HOME="/root",
    )
    assert given == {
        "port": 9100,
        "origins": ("https://race.example",),
        "proxies": ("10.0.0.1", "10.0.0.2"),
        "think_seconds": 0.5,
        "secret": Path("/etc/racecraft/secret"),
        "limits": Limits(sockets=60, messages=12.5),
    }
    assert Settings(**given).limits.requests == Limits().requests, "what is not named stays as it is"


def test_every_limit_and_the_thinking_time_can_be_set(tmp_path: Path) -> None:
    names = [*Limits.__struct_fields__]
    environment = {f"RACECRAFT_LIMITS_{name.upper()}": "7" for name in names}
    limits = configured(None, environment, EN)["limits"]
    assert {getattr(limits, name) for name in names} == {7}
    for name in ("think_seconds", "workers", "questions", "reveal_seconds", "live_tables"):
        assert configured(None, {f"RACECRAFT_{name.upper()}": "3"}, EN) == {name: 3}


@pytest.mark.parametrize(
    ("text", "environment", "sentence"),
    [
        ("prot = 1", {}, "there is no setting prot"),
        ("[limits]\nsocks = 1", {}, "there is no setting limits.socks"),
        ("[limit]\nsockets = 1", {}, "there is no setting limit"),
        ("limits = 3", {}, "limits is a table of settings"),
        ('port = "many"', {}, "port cannot be many"),
        ("port = 1.5", {}, "port cannot be 1.5"),
        ("think_seconds = 0", {}, "think_seconds has to be above 0, not 0"),
        ("think_seconds = nan", {}, "think_seconds has to be above 0, not nan"),
        ("think_seconds = inf", {}, "think_seconds cannot be inf"),
        ("[limits]\nsockets = -1", {}, "limits.sockets has to be above 0, not -1"),
        ('static = "/"', {}, "there is no setting static"),
        ("port = ", {}, "is no TOML"),
        ("", {"RACECRAFT_PORT": "many"}, "RACECRAFT_PORT cannot be many"),
        ("", {"RACECRAFT_LIMITS_SOCKETS": "0"}, "RACECRAFT_LIMITS_SOCKETS has to be above 0, not 0"),
    ],
)
def test_a_bad_setting_is_refused_with_one_sentence(
    text: str, environment: dict[str, str], sentence: str, tmp_path: Path
) -> None:
    with pytest.raises(BadUsage) as refused:
        read(text, tmp_path, **environment)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def test_variables_of_others_are_no_settings(caplog: pytest.LogCaptureFixture) -> None:
    """Kubernetes sets these for a service of this name."""
    environment = {
        "RACECRAFT_PORT": "tcp://10.0.0.7:8642",
        "RACECRAFT_PORT_8642_TCP": "tcp://10.0.0.7:8642",
        "RACECRAFT_PORT_8642_TCP_PROTO": "tcp",
        "RACECRAFT_SERVICE_HOST": "10.0.0.7",
        "RACECRAFT_SERVICE_PORT_HTTP": "8642",
    }
    assert configured(None, environment, EN) == {}
    assert not caplog.records
    unknown = {"RACECRAFT_PROT": "1", "RACECRAFT_LIMITS_SOCKS": "1", "RACECRAFT_STATIC": "/"}
    assert configured(None, unknown, EN) == {}
    assert sorted(caplog.messages) == [f"there is no setting {name}" for name in sorted(unknown)]


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_a_file_that_is_not_there_is_named(language: str, tmp_path: Path) -> None:
    with pytest.raises(BadUsage, match=r"none\.toml"):
        configured(tmp_path / "none.toml", {}, Words(language))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--base-path", "racecraft"], "such as /racecraft, not racecraft"),
        (["--base-path", "/racecraft/"], "not /racecraft/"),
        (["--base-path", "/a/../b c"], "not /a/../b c"),
        (["--proxy", "10.0.0.0/33"], "not 10.0.0.0/33"),
        (["--proxy", "10.0.0.0/8", "--metrics", "9642"], "not 9642"),
        (["--metrics", "9642"], "such as 127.0.0.1:9642, not 9642"),
        (["--metrics", "192.0.2.1:9642"], "cannot listen on 192.0.2.1 port 9642"),
        (["--config", "{folder}/none.toml"], "cannot read"),
    ],
)
def test_a_bad_value_is_named(
    arguments: list[str], sentence: str, racecraft: Command, tmp_path: Path
) -> None:
    given = [argument.replace("{folder}", str(tmp_path)) for argument in arguments]
    assert sentence in racecraft("serve", "--port", "0", "--data", tmp_path / "data", *given).complaint()


@pytest.mark.parametrize("contact", ["me@race.example", "mailto:me", "http://race.example", "mailto:a@b c"])
def test_a_contact_is_an_address_that_can_be_followed(
    contact: str, racecraft: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RACECRAFT_SECURITY_CONTACT", contact)
    said = racecraft("serve", "--port", "0", "--data", tmp_path)
    assert "security_contact cannot be" in said.complaint()


def test_the_command_line_goes_before_the_environment(
    racecraft: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RACECRAFT_HOST", "192.0.2.7")
    said = racecraft("serve", "--port", "0", "--data", tmp_path)
    assert "cannot listen on 192.0.2.7" in said.complaint()
    said = racecraft("serve", "--port", "0", "--data", tmp_path, "--host", "192.0.2.8")
    assert "cannot listen on 192.0.2.8" in said.complaint()
    monkeypatch.setenv("RACECRAFT_DATABASE", "mysql://x")
    assert "not mysql://x" in racecraft("backup", tmp_path / "x.gz").complaint()
