"""Settings of a server from a TOML file and from the environment, for what the command line leaves open.

A setting `think_seconds` is `think_seconds = 5.0` in the file and `RACECRAFT_THINK_SECONDS=5` in the
environment; a limit `sockets` is under `[limits]` there and `RACECRAFT_LIMITS_SOCKETS` here. The environment
has precedence over the file. One sentence says what is wrong with a setting. Variables that Kubernetes sets
for a service named `racecraft` are no settings; an unknown variable is warned of, since others may set it.
"""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from racecraft.cli.output import in_words
from racecraft.cli.parser import BadUsage
from racecraft.locales import Words

PREFIX = "RACECRAFT_"
LIMITS = "limits"
OTHERS = {"RACECRAFT_PURE", "RACECRAFT_OPT", "RACECRAFT_GAMES"}
"""Variables of ours that are no settings."""
OF_KUBERNETES = ("RACECRAFT_SERVICE_", "RACECRAFT_PORT_")
NOT_SET = {LIMITS, "static"}
ZERO_ALLOWED = {"port"}
HIGHEST = 10**12

log = logging.getLogger(__name__)


def configured(path: Path | None, environment: Mapping[str, str], words: Words) -> dict[str, Any]:
    """The settings that a file and the environment give, by the names of `Settings`."""
    from racecraft.server.settings import Limits, Settings

    raw = {} if path is None else _read(path, words)
    limits = raw.pop(LIMITS, {})
    if not isinstance(limits, dict):
        raise BadUsage(words.say("setting-no-table", name=LIMITS))
    given = _checked(raw, Settings, str(path), "", words)
    given_limits = _checked(limits, Limits, str(path), f"{LIMITS}.", words)
    own, own_limits = _from_environment(environment, words)
    given |= _checked(own, Settings, None, PREFIX, words)
    given_limits |= _checked(own_limits, Limits, None, f"{PREFIX}LIMITS_", words)
    if given_limits:
        given[LIMITS] = Limits(**given_limits)
    return given


def _read(path: Path, words: Words) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadUsage(
            words.say("setting-no-file", file=str(path), reason=in_words(str(error.strerror), words))
        ) from None
    except (tomllib.TOMLDecodeError, UnicodeError) as error:
        raise BadUsage(words.say("setting-no-toml", file=str(path), reason=str(error))) from None


def _from_environment(environment: Mapping[str, str], words: Words) -> tuple[dict[str, str], dict[str, str]]:
    from racecraft.server.settings import Limits, Settings

    settings: dict[str, str] = {}
    limits: dict[str, str] = {}
    for variable, value in sorted(environment.items()):
        if not variable.startswith(PREFIX) or variable in OTHERS:
            continue
        if variable.startswith(OF_KUBERNETES) or value.startswith("tcp://"):
            continue
        name = variable.removeprefix(PREFIX).lower()
        of_limits = name.startswith(f"{LIMITS}_")
        name = name.removeprefix(f"{LIMITS}_")
        if name in NOT_SET or name not in (Limits if of_limits else Settings).__struct_fields__:
            log.warning(words.say("setting-unknown", name=variable))
        elif of_limits:
            limits[name] = value
        else:
            settings[name] = value
    return settings, limits


def _checked(
    raw: Mapping[str, Any], kind: type[msgspec.Struct], file: str | None, prefix: str, words: Words
) -> dict[str, Any]:
    """The values in their types; BadUsage for an unknown name or a value that makes no sense."""
    fields = {field.name: field for field in msgspec.structs.fields(kind) if field.name not in NOT_SET}
    found: dict[str, Any] = {}
    for name, value in raw.items():
        shown = prefix + (name if file is not None else name.upper())
        if name not in fields:
            raise BadUsage(words.say("setting-unknown", name=shown))
        type_ = fields[name].type
        if file is None and type_ == tuple[str, ...]:
            value = [part.strip() for part in value.split(",") if part.strip()]
        try:
            found[name] = msgspec.convert(value, type_, strict=file is not None, dec_hook=_path)
        except msgspec.ValidationError:
            raise BadUsage(words.say("setting-bad", name=shown, given=str(value))) from None
        number = found[name]
        if type_ in (int, float) and not (number > 0 or (number == 0 and name in ZERO_ALLOWED)):
            raise BadUsage(words.say("setting-not-positive", name=shown, given=str(value)))
        if type_ in (int, float) and number > HIGHEST:
            raise BadUsage(words.say("setting-bad", name=shown, given=str(value)))
    return found


def _path(kind: type, value: Any) -> Any:
    if kind is Path and isinstance(value, str) and value:
        return Path(value)
    raise ValueError(f"not a {kind.__name__}")
