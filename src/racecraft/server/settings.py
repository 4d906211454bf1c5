"""Settings of a server: address, storage, limits."""

from __future__ import annotations

import os
import re
import secrets
import stat
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from racecraft.arena.cores import usable_cores
from racecraft.engine.errors import RacecraftError

HOST, PORT = "127.0.0.1", 8642
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
IMPLIED_PORTS = {"http": "80", "https": "443"}
SECRET_BYTES = 32
OWNER_ONLY = 0o700
"""Of a data folder that we make: the seeds of races that go on are in it."""


class Limits(msgspec.Struct, frozen=True):
    """What one connection or one address may do. Rates are per second, with a burst on top. A class of forty
    behind one address gets in at once."""

    messages: float = 20
    """Frames of a socket, control frames too."""
    message_burst: int = 60
    message_bytes: int = 4096
    requests: float = 30
    """To `/api/`."""
    request_burst: int = 600
    requests_at_once: int = 200
    """Requests of one address that are being answered at one time."""
    pages: float = 100
    """Other requests: pages and their files."""
    page_burst: int = 2000
    body_bytes: int = 262_144
    body_depth: int = 32
    """Objects and lists within each other, in all that is sent as JSON."""
    body_values: int = 50_000
    """Keys and values of a body."""
    creations: float = 0.2
    """New tables and bot accounts."""
    creation_burst: int = 60
    guesses: float = 0.2
    """Attempts to sign in by a code or a passkey."""
    guess_burst: int = 60
    guests: float = 0.2
    guest_burst: int = 100
    stored_bytes: float = 500
    """Of boards, tracks and positions that are not the game's own: 43 MB a day."""
    stored_burst: int = 8_388_608
    sockets: int = 100
    """At one time."""
    connections: int = 300
    """For requests, at one time."""
    arrivals: float = 50
    """New connections."""
    arrival_burst: int = 1000
    open_in_all: int = 10_000
    """Connections and sockets of all addresses at one time, if the system grants so many descriptors; one
    address gets half of them at most."""
    outbox: int = 1_048_576
    """Bytes that wait for a slow reader before it is disconnected."""
    race_moves: int = 20_000
    """Of one race, those that were taken back included; then it is closed."""
    hellos: float = 20
    """How often all sockets of an address may ask for a whole race."""
    hello_burst: int = 600
    moves: float = 40
    """Moves of all sockets of an address."""
    move_burst: int = 20_000
    unfinished_tables: int = 100
    """That one host may have at one time."""
    chat: float = 1
    """Messages and reactions of one person."""
    chat_burst: int = 5
    chat_kept: int = 200
    """Messages a table remembers."""


class Settings(msgspec.Struct, frozen=True):
    database: str = ""
    """A file or `postgresql://…`; by default a file in the data folder."""
    data: Path = Path()
    host: str = HOST
    port: int = PORT
    origins: tuple[str, ...] = ()
    """Under which browsers know this server, such as https://race.example; loopback is always known."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose `X-Forwarded-For` is trusted."""
    base_path: str = ""
    """The path under which browsers find the server, such as /racecraft, if it is not the root."""
    metrics: str = ""
    """HOST:PORT of a listener of its own for `/metrics`; without one they are told to this machine only."""
    secret: Path | None = None
    """The file of the key that signs identities; several servers on one database share it."""
    live_tables: int = 500
    """Races kept in memory; others are rebuilt from their moves when needed."""
    workers: int = max(1, usable_cores() - 1)
    """Worker processes for bots; 0: they decide in this process, where no other can be started."""
    think_seconds: float = 10.0
    """Of processor time that a bot's decision may take; after it, `random` decides."""
    questions: int = 300
    """Questions to bots that wait for a worker at most; others are refused."""
    static: Path = Path(__file__).parent / "static"
    """The built web client, if there is one."""
    reveal_seconds: float = 5.0
    """So long after the start browsers may reveal their secrets; then the race begins without the rest."""
    sweep_seconds: float = 1.0
    """How often the scheduler looks for due tables."""
    lease_seconds: float = 2.0
    """After so long another process takes over a table whose bots are to decide and whose process is gone."""
    database_seconds: float = 5.0
    """Time-out of one operation of PostgreSQL."""
    open_table_days: float = 14.0
    """A table that was not started for so long is closed, and deleted after as long again."""
    idle_race_days: float = 60.0
    """A race without a move for so long is closed."""
    idle_guest_days: float = 400.0
    """A guest without a passkey who was not seen for so long is forgotten; races stay without the name."""
    host_seconds: float = 180.0
    """A host who has left the table for so long is gone: somebody else who sits there may take over."""
    host_days: float = 3.0
    """The same for a host whom the server has not seen, in races with days for each decision and in
    championships."""
    absent_seconds: float = 300.0
    """In a rated race without a clock: a driver who is to decide and has left the table for so long gives way
    to a bot if another driver asks."""
    notice_seconds: float = 60.0
    """Somebody who is not at the table is told of their turn after so long, if they have not come back."""
    digest_seconds: float = 600.0
    """A browser gets one notice in so long; what came meanwhile is in the next one."""
    push_service: str = ""
    """The origin of a push service of one's own, which may be in the own network and without https; those of
    browsers need not be named."""
    push_contact: str = ""
    """Where push services reach the operator, `mailto:…` or `https:…`; by default the first origin."""
    security_contact: str = ""
    """Where people report weaknesses of this server, `mailto:…` or `https:…`; told in
    `/.well-known/security.txt`."""
    limits: Limits = Limits()

    def contact(self) -> str:
        """Whom push services may ask about our notices."""
        return self.push_contact or next((each for each in self.origins if each.startswith("https://")), "")

    def known_origins(self) -> frozenset[str]:
        local = {f"{scheme}://{name}:{self.port}" for name in LOOPBACK for scheme in ("http", "https")}
        return frozenset(local | {origin.rstrip("/").lower() for origin in self.origins})

    def known_hosts(self) -> frozenset[str]:
        """Names with and without the port that their scheme implies."""
        hosts = set()
        for origin in self.known_origins():
            parts = urlsplit(origin)
            implied = f":{IMPLIED_PORTS.get(parts.scheme, '')}"
            hosts |= {parts.netloc, parts.netloc.removesuffix(implied)}
            if parts.port is None:
                hosts.add(parts.netloc + implied)
        return frozenset(hosts)

    @property
    def secure(self) -> bool:
        """Browsers reach this server by https only."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)

    @property
    def on_postgres(self) -> bool:
        return self.database.startswith(("postgresql://", "postgres://"))

    def database_file(self) -> Path:
        if not self.database:
            return self.data / "racecraft.db"
        return Path(self.database.removeprefix("sqlite:///"))


def without_password(database: str) -> str:
    """The address of a database as it may be shown."""
    database = re.sub(r"([?&](?:ssl)?password=)[^&]*", r"\1…", database)
    before, at, after = database.rpartition("@")
    scheme, slashes, user = before.partition("://")
    return f"{scheme}{slashes}{user.partition(':')[0]}{at}{after}" if at else database


def data_folder() -> Path:
    import platformdirs

    return Path(platformdirs.user_data_dir("racecraft", appauthor=False))


def read_secret(path: Path) -> bytes:
    """The server's key, made on first use for the owner's eyes only."""
    path.parent.mkdir(mode=OWNER_ONLY, parents=True, exist_ok=True)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return known_secret(path)
    with os.fdopen(handle, "w") as file:
        secret = secrets.token_bytes(SECRET_BYTES)
        file.write(secret.hex() + "\n")
        file.flush()
        os.fsync(file.fileno())
    return secret


def known_secret(path: Path) -> bytes:
    """The key that a server has made before."""
    if not path.exists():
        raise RacecraftError(f"there is no {path}, the key that a server makes when it first starts")
    if os.name == "posix" and path.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        raise RacecraftError(f"{path} can be read by others; it holds a secret: chmod 600 {path}")
    try:
        secret = bytes.fromhex(path.read_text().strip())
    except ValueError:
        secret = b""
    if len(secret) < SECRET_BYTES:
        raise RacecraftError(f"{path} does not hold a key of {SECRET_BYTES} bytes in hexadecimal")
    return secret
