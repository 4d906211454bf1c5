"""What is stored is stored whole and once, on either database."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, func, insert, inspect, select, text, update
from sqlalchemy.ext.asyncio import create_async_engine

from racecraft.engine.errors import RacecraftError
from racecraft.server.app import open_store
from racecraft.server.errors import Conflict, NotStored
from racecraft.server.ops.doctor import examine_database
from racecraft.server.settings import Settings, read_secret, without_password
from racecraft.server.store import libpq, migrate, postgres, schema, sqlite
from racecraft.server.store.backup import backup
from racecraft.server.store.base import ANSWERED_TOGETHER, Move, Must, News, Store
from tests.server.running_server import PATIENCE, running

pytestmark = pytest.mark.asyncio

CODE = "abcdefghjkmnpqrs"


@asynccontextmanager
async def opened(folder: Path, database: str) -> AsyncIterator[Store]:
    store = open_store(Settings(data=folder, database=database))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def with_table(store: Store) -> None:
    await store.write(
        insert(schema.identities).values(id="ann", kind="guest", name="Ann", created=1),
        insert(schema.tables).values(
            code=CODE, game="rali", track="classic", options="{}", status="running", public=True, rated=False,
            host="ann", seed="00", created=1, due=50,
        ),
    )  # fmt: skip


def move(number: int, line: str = "{}", **more: Any) -> Move:
    return Move(CODE, number, line, -1, 1000 + number, **more)


async def lines(store: Store) -> list[str]:
    rows = await store.read(select(schema.moves.c.line).order_by(schema.moves.c.number))
    return [row.line for row in rows]


async def test_of_two_moves_with_one_number_the_first_stays(folder: Path, database: str) -> None:
    async with opened(folder, database) as store:
        await with_table(store)
        await store.append(move(0, "first"))
        with pytest.raises(Conflict):
            await store.append(move(0, "second"))
        assert await lines(store) == ["first"]


async def test_moves_that_queue_up_are_stored_together_and_answered_each(folder: Path, database: str) -> None:
    async with opened(folder, database) as store:
        await with_table(store)
        await store.append(move(7, "seven"))
        texts = [f'{{"note":"line {number}: \'quoted\', \\"twice\\", Ґанок"}}' for number in range(20)]
        answers = await asyncio.gather(
            *[store.append(move(number, text)) for number, text in enumerate(texts)], return_exceptions=True
        )
        assert [type(answer) for answer in answers].count(Conflict) == 1
        assert isinstance(answers[7], Conflict)
        texts[7] = "seven"
        assert await lines(store) == texts


class Counted:
    """A burst that counts the callbacks of each."""

    def __init__(self) -> None:
        self.open = False
        self.sizes: list[int] = []

    def begin(self) -> None:
        assert not self.open
        self.open = True
        self.sizes.append(0)

    def end(self) -> None:
        assert self.open
        self.open = False

    def answered(self, failure: Exception | None) -> None:
        assert failure is None
        assert self.open
        self.sizes[-1] += 1


async def test_many_moves_of_one_turn_are_answered_in_order_in_bursts(folder: Path, database: str) -> None:
    async with opened(folder, database) as store:
        await with_table(store)
        bursts = store.burst = Counted()
        count = 2 * sqlite.TOGETHER + 5
        for number in range(count):
            store.append_then(move(number, str(number)), bursts.answered)
        await store.append(move(count, str(count)))
        assert await lines(store) == [str(number) for number in range(count + 1)]
        assert sum(bursts.sizes) == count
        assert max(bursts.sizes) <= ANSWERED_TOGETHER


async def test_a_callback_that_fails_ends_no_burst(folder: Path, database: str) -> None:
    async with opened(folder, database) as store:
        await with_table(store)
        bursts = store.burst = Counted()

        def fail(failure: Exception | None) -> None:
            raise ValueError

        store.append_then(move(0), fail)
        store.append_then(move(1), bursts.answered)
        await store.append(move(2))
        assert sum(bursts.sizes) == 1
        assert not bursts.open


async def test_a_move_can_set_when_to_look_next(folder: Path, database: str) -> None:
    async with opened(folder, database) as store:
        await with_table(store)

        async def due() -> int | None:
            value: int | None = (await store.read(select(schema.tables.c.due)))[0].due
            return value

        await store.append(move(0))
        assert await due() == 50
        await store.append(move(1, due=70))
        assert await due() == 70
        with pytest.raises(Conflict):
            await store.append(move(1, due=90))
        assert await due() == 70
        await store.append(move(2, due=None))
        assert await due() is None


async def test_a_process_hears_of_the_tables_that_it_follows_and_of_no_others(
    folder: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every table has a channel: not even one whose code begins alike is heard. The news of the last table
    comes behind all others, so nothing has to be waited for."""
    monkeypatch.setattr(postgres, "LINGER_SECONDS", 0.0)
    channels: list[str] = []
    hear = postgres.PostgresStore._on_notification

    def listed(store: Any, connection: Any, process: int, channel: str, payload: object) -> None:
        channels.append(channel)
        hear(store, connection, process, channel, payload)

    monkeypatch.setattr(postgres.PostgresStore, "_on_notification", listed)
    async with opened(folder, postgres_url) as telling, opened(folder, postgres_url) as store:
        heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        store.listen(heard.put_nowait)
        mine, alike, last = CODE, CODE[:-1] + "2", CODE[::-1]
        await with_table(telling)

        async def news(number: int) -> list[tuple[str, str]]:
            """What is heard when something is told of all three."""
            channels.clear()
            rename = update(schema.tables).values(track="another")
            await telling.write(rename, *[News(code, {"what": "plan"}) for code in (mine, alike, last)])
            await telling.append(move(number))
            await telling.notify(News(last, {"what": "end"}))
            told: list[tuple[str, str]] = []
            while not told or told[-1][1] != "end":
                entry = await asyncio.wait_for(heard.get(), PATIENCE)
                assert entry["from"] == telling.origin  # type: ignore[attr-defined]
                told.append((entry["code"], entry["what"]))
            assert set(channels) == {f"racecraft_{code}" for code, _ in told}, "what was heard at all"
            return told[:-1]

        await store.follow(mine)
        await store.follow(last)
        of_mine = [(mine, "table"), (mine, "plan"), (last, "plan"), (mine, "move")]
        assert await news(0) == of_mine
        store.unfollow(mine)
        await store.follow(alike)
        await store.follow(CODE[1:] + "2")  # by now the channels are as they were wanted before
        assert await news(1) == [(alike, "plan"), (last, "plan")]
        store.unfollow(alike)
        store.unfollow(last)
        await asyncio.gather(store.follow(mine), store.follow(last))
        await store.follow(CODE[2:] + "22")
        assert await news(2) == of_mine
        lost = await telling.read(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%LISTEN%' "
                "AND pid <> pg_backend_pid() AND datname = current_database()"
            )
        )
        assert lost
        assert await asyncio.wait_for(heard.get(), PATIENCE) == {}, "something may have been missed"
        assert await news(3) == of_mine


async def test_a_table_that_is_looked_at_again_and_again_is_listened_for_once(
    folder: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One connection listens for all: nobody can keep it busy."""
    said: list[str] = []
    fetch = asyncpg.Connection.fetch

    async def noted(connection: Any, query: str, *values: Any, **more: Any) -> Any:
        said.extend(query.split()[:1] if "LISTEN" in query else [])
        return await fetch(connection, query, *values, **more)

    monkeypatch.setattr(asyncpg.Connection, "fetch", noted)
    async with running(folder, database=postgres_url) as server, server.guest("Ann") as ann:
        body = {"game": "rali", "seats": [{"kind": "me"}, {"kind": "open"}]}
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        for _ in range(10):
            await ann.refused("not-running", "GET", f"/api/tables/{code}/state")
            await ann.refused("not-found", "GET", f"/api/tables/{CODE}/state")
        assert said == ["LISTEN"]


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Those that are made to PostgreSQL."""
    made: list[Any] = []
    connect = libpq.connect

    async def noted(*given: Any) -> Any:
        made.append(await connect(*given))
        return made[-1]

    monkeypatch.setattr(libpq, "connect", noted)
    return made


async def test_nothing_is_asked_of_the_database_before_a_query(
    folder: Path, postgres_url: str, connections: list[Any]
) -> None:
    """What an idle process does all day is to look for what is due: that takes one message and one answer."""
    async with opened(folder, postgres_url) as store:
        await store.read(select(schema.tables.c.code))
        said: list[str] = []
        for connection in connections:
            connection.add_query_logger(lambda query: said.append(query.query))
        await store.read(select(schema.tables.c.code))
        assert said == [], "prepared queries are not among these, everything else is"


async def test_connections_that_were_lost_meanwhile_are_replaced(
    folder: Path, postgres_url: str, connections: list[Any]
) -> None:
    async with opened(folder, postgres_url) as store, opened(folder, postgres_url) as other:
        everybody = select(schema.tables.c.code)
        before = len(connections)
        await asyncio.gather(*[store.read(everybody) for _ in range(4)])
        lost = connections[before:]
        assert len(lost) > 1
        for connection in lost:
            await other.read(text(f"SELECT pg_terminate_backend({connection.get_server_pid()})"))
        async with asyncio.timeout(PATIENCE):
            while not all(connection.is_closed() for connection in lost):
                await asyncio.sleep(0.01)
        await asyncio.gather(*[store.read(everybody) for _ in range(4)])


async def test_a_write_is_whole_or_nothing(folder: Path, database: str) -> None:
    async with opened(folder, database) as store:
        await with_table(store)
        rename = update(schema.identities).where(schema.identities.c.id == "ann").values(name="Anna")
        nobody = update(schema.identities).where(schema.identities.c.id == "bob").values(name="Bob")
        again = insert(schema.identities).values(id="ann", kind="guest", name="Ann", created=1)
        for second in (Must(nobody), again):
            with pytest.raises(Conflict):
                await store.write(Must(rename), second)
            row = await store.one(select(schema.identities.c.name))
            assert row.name == "Ann"
        await store.write(Must(rename), nobody)
        assert (await store.one(select(schema.identities.c.name))).name == "Anna"


async def test_one_bad_write_does_not_spoil_its_neighbours(folder: Path, database: str) -> None:
    async with opened(folder, database) as store:
        await with_table(store)
        broken = insert(schema.identities).values(id="ann", kind="guest", name="Twin", created=1)
        answers = await asyncio.gather(
            store.append(move(0)), store.write(broken), store.append(move(1)), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [type(None), Conflict, type(None)]
        assert len(await lines(store)) == 2


async def test_everything_queued_is_stored_before_the_store_closes(folder: Path, database: str) -> None:
    async with opened(folder, database) as store:
        await with_table(store)
        waiting = [store.append(move(number)) for number in range(50)]
    await asyncio.gather(*waiting)
    async with opened(folder, database) as store:
        assert (await store.one(select(func.count()).select_from(schema.moves)))[0] == 50


async def test_two_servers_cannot_share_an_sqlite_file(folder: Path) -> None:
    async with opened(folder, ""):
        with pytest.raises(RacecraftError, match=r"racecraft\.db is in use by another racecraft server"):
            async with opened(folder, ""):
                pass


async def test_two_servers_cannot_share_an_sqlite_file_through_a_link(folder: Path) -> None:
    (folder / "elsewhere").mkdir()
    link = folder / "elsewhere" / "races.db"
    link.symlink_to(folder / "racecraft.db")
    async with opened(folder, ""):
        with pytest.raises(RacecraftError, match="is in use by another racecraft server"):
            async with opened(folder, str(link)):
                pass


# --- Addresses of PostgreSQL ---

PARAMETERS = (
    "sslmode=prefer&connect_timeout=7&application_name=pit+lane&keepalives_idle=30&search_path=public"
)


def with_parameters(url: str, parameters: str) -> str:
    return url + ("&" if "?" in url else "?") + parameters


async def test_parameters_of_libpq_are_understood(folder: Path, postgres_url: str) -> None:
    url = with_parameters(postgres_url, PARAMETERS)
    async with opened(folder, url) as store:
        await with_table(store)
        await store.append(move(0))
        rows = await store.read(
            select(text("DISTINCT application_name FROM pg_stat_activity WHERE datname = current_database()"))
        )
        assert [row[0] for row in rows] == ["pit lane"]
    assert libpq.read_address(url).connect_seconds == 7


async def test_backup_and_doctor_understand_parameters_of_libpq(folder: Path, postgres_url: str) -> None:
    url = with_parameters(postgres_url, PARAMETERS)
    async with opened(folder, url):
        pass
    settings = Settings(data=folder, database=url)
    read_secret(folder / "secret")
    assert await asyncio.to_thread(backup, settings, folder / "all.gz") == 0
    assert await asyncio.to_thread(examine_database, url) == []


@pytest.mark.parametrize(
    ("parameters", "reason"),
    [
        ("sslmode=perhaps", "sslmode"),
        ("sslmode=", "sslmode of .* has no value"),
        ("connect_timeout=soon", "is a number of seconds, not 'soon'"),
        ("channel_binding=require", "channel_binding=require of .* is not supported"),
        ("no_such_setting=1", "no_such_setting"),
        ("sslmode", "cannot be read"),
    ],
)
async def test_parameters_that_mean_nothing_are_told_in_a_sentence(
    parameters: str, reason: str, folder: Path, postgres_url: str
) -> None:
    url = with_parameters(postgres_url, parameters)
    with pytest.raises(RacecraftError, match=reason):
        async with opened(folder, url):
            pass
    with pytest.raises(RacecraftError, match=reason):
        await asyncio.to_thread(examine_database, url)


async def test_an_address_that_does_not_answer_is_given_up(folder: Path) -> None:
    """Somebody listens there and never says anything."""
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        url = f"postgresql://racer@127.0.0.1:{deaf.getsockname()[1]}/race?connect_timeout=1"
        with pytest.raises(RacecraftError, match="no connection within 1 s"):
            async with opened(folder, url):
                pass


async def test_a_statement_has_a_time_limit_and_a_queue_that_moves_is_waited_for(
    folder: Path, postgres_url: str
) -> None:
    store = open_store(Settings(data=folder, database=postgres_url, database_seconds=1))
    await store.open()
    try:
        with pytest.raises(NotStored, match=r"for 1 s|statement timeout"):
            await store.read(select(text("pg_sleep(20)")))
        queue = [store.read(select(text("pg_sleep(0.25)"))) for _ in range(40)]
        assert len(await asyncio.gather(*queue)) == 40, "longer than a second for eight connections"
    finally:
        await store.close()


async def test_no_password_of_an_address_is_shown() -> None:
    shown = without_password(
        "postgresql://racer:geheim@db/race?password=geheim&sslpassword=geheim&sslmode=on"
    )
    assert "geheim" not in shown
    assert shown.endswith("&sslmode=on")


async def test_a_database_that_is_not_there_is_named_without_its_password(folder: Path) -> None:
    url = "postgresql://racer:geheim@127.0.0.1:1/nowhere"
    with pytest.raises(RacecraftError, match=r"postgresql://racer@127\.0\.0\.1:1/nowhere") as caught:
        async with opened(folder, url):
            pass
    assert "geheim" not in str(caught.value)


async def test_what_a_database_refuses_is_told_as_such(folder: Path, database: str) -> None:
    async with opened(folder, database) as store:
        nowhere = select(text("x FROM nowhere"))
        with pytest.raises(NotStored, match="nowhere"):
            await store.read(nowhere)
        with pytest.raises(NotStored, match="nowhere"):
            await store.write(text("DELETE FROM nowhere"))
        assert await store.read(select(schema.moves)) == [], "and it goes on"


async def test_what_is_no_database_is_told_in_a_sentence(folder: Path) -> None:
    (folder / "racecraft.db").write_text("a letter from my aunt " * 10)
    with pytest.raises(
        RacecraftError, match=r"cannot use the database .*racecraft\.db: file is not a database"
    ):
        async with opened(folder, ""):
            pass


async def test_the_database_of_a_later_release_is_left_alone(folder: Path, database: str) -> None:
    async with opened(folder, database) as store:
        await with_table(store)
        await store.write(text("UPDATE alembic_version SET version_num = '9999'"))
    later = f"has schema 9999, this release knows {migrate.HEAD}: it takes a later"
    with pytest.raises(RacecraftError, match=later):
        async with opened(folder, database):
            pass


# --- The log of SQLite ---

MARK = "carried over to its place"


def in_file(folder: Path) -> bool:
    return MARK.encode() in (folder / "racecraft.db").read_bytes()


async def carried(folder: Path) -> None:
    async with asyncio.timeout(30):
        while not in_file(folder):
            await asyncio.sleep(0.01)


async def test_the_log_is_carried_into_the_file_when_little_goes_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "QUIET_SECONDS", 0.05)
    async with opened(folder, "") as store:
        await with_table(store)
        await store.append(move(0, MARK))
        await carried(folder)


# --- Migrations ---


def up_and_down(connection: Connection) -> None:
    assert migrate.revision(connection) is None
    migrate.upgrade(connection)
    assert migrate.revision(connection) == migrate.HEAD
    differences = compare_metadata(MigrationContext.configure(connection), schema.metadata)
    assert differences == []
    migrate.downgrade(connection)
    assert set(inspect(connection).get_table_names()) <= {"alembic_version"}
    migrate.upgrade(connection)
    assert set(schema.metadata.tables) < set(inspect(connection).get_table_names())


async def test_migrations_lead_to_the_schema_and_back_on_sqlite(folder: Path) -> None:
    engine = create_engine(f"sqlite:///{folder / 'migrations.db'}")
    with engine.begin() as connection:
        up_and_down(connection)
    engine.dispose()


async def test_migrations_lead_to_the_schema_and_back_on_postgresql(empty_postgres_url: str) -> None:
    engine = create_async_engine(empty_postgres_url.replace("postgresql://", "postgresql+asyncpg://", 1))
    async with engine.begin() as connection:
        await connection.run_sync(up_and_down)
    await engine.dispose()


async def test_servers_that_start_at_once_migrate_one_after_the_other(
    folder: Path, empty_postgres_url: str
) -> None:
    stores = [open_store(Settings(data=folder, database=empty_postgres_url)) for _ in range(4)]
    await asyncio.gather(*[store.open() for store in stores])
    rows = await asyncio.gather(
        *[store.read(select(text("version_num FROM alembic_version"))) for store in stores]
    )
    assert [[row[0] for row in found] for found in rows] == [[migrate.HEAD]] * 4
    await asyncio.gather(*[store.close() for store in stores])


@pytest.mark.parametrize(
    "statement",
    [
        "SELECT code FROM tables WHERE host = 'x'",
        "SELECT code FROM tables WHERE status = 'over' AND public = 1 AND game = 'heat' ORDER BY created",
        "SELECT id FROM identities WHERE owner = 'x'",
        "DELETE FROM chat WHERE identity = 'x'",
    ],
)
async def test_what_anybody_may_ask_for_reads_no_whole_table(statement: str, folder: Path) -> None:
    """Of grown tables, a scan would keep everybody waiting."""
    engine = create_engine(f"sqlite:///{folder / 'plan.db'}")
    with engine.begin() as connection:
        migrate.upgrade(connection)
        plan = [row.detail for row in connection.execute(text(f"EXPLAIN QUERY PLAN {statement}"))]
    engine.dispose()
    assert not [step for step in plan if step.startswith("SCAN")], plan
    assert not [step for step in plan if "TEMP B-TREE" in step], plan
