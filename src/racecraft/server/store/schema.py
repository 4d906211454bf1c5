"""The tables of the database, for SQLite and PostgreSQL alike. Migrations lead from release to release.

Times are milliseconds since 1970; whatever has structure is JSON text. A move is one row of `moves`, and its
key (table, number) is what makes writers safe on any number of processes. On PostgreSQL triggers notify of
every change of `seats` and of `tables`, except where only `due` changes (see `migrations/versions/v0005`).
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    false,
    text,
    true,
)

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}

COUNTED = "championship IS NOT NULL AND status <> 'closed'"

metadata = MetaData(naming_convention=NAMING)

identities = Table(
    "identities",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # guest or bot
    Column("name", Text, nullable=False),
    Column("owner", Text, ForeignKey("identities.id")),  # of a bot account
    Column("token_hash", Text, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("banned", BigInteger),  # since when, by the operator
    Index("ix_identities_owner", "owner"),
)

sessions = Table(  # browsers in which somebody is signed in
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("identity", Text, ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
    Column("device", Text, nullable=False),  # what the browser says it is
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # to the day
    Index("ix_sessions_identity", "identity", "seen"),
)

deleted_identities = Table(  # cookies of theirs are nobody's
    "deleted_identities",
    metadata,
    Column("hash", Text, primary_key=True),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),  # of the credential, in base64url
    Column("identity", Text, ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("device", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("ix_passkeys_identity", "identity"),
)

one_time_codes = Table(  # codes that link a device, and challenges for passkeys
    "one_time_codes",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("purpose", Text, nullable=False),  # link, register or sign-in
    Column("identity", Text, ForeignKey("identities.id", ondelete="CASCADE")),
    Column("expires", BigInteger, nullable=False),
    Index("ix_one_time_codes_identity", "identity"),
    Index("ix_one_time_codes_expires", "expires"),
)

tables = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("track", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("status", Text, nullable=False),  # open, running, over or closed
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("clock", Text),
    Column("host", Text, ForeignKey("identities.id"), nullable=False),
    Column("seed", Text, nullable=False),  # sealed until the race is over or closed
    Column("header", Text),  # of the record, from the start on
    Column("result", Text),
    Column("rematch_of", Text, ForeignKey("tables.code"), unique=True),
    Column("training", Text),  # where a training race begins, and its dice
    Column("day", Text),  # of a drive of the day
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("ended_by", Text),  # of a closed one: host, operator, agreement, expiry or length
    Column("championship", Text),  # whose race this is
    Column("championship_race", Integer),  # and which, counted from 0
    Column("reviews", Boolean, nullable=False, server_default=true()),  # may be reviewed once it is over
    Column("own_track", Text),  # the fingerprint of a track of one's own
    Column("due", BigInteger),  # when somebody should look whether a bot or a clock has to act
    Index("ix_tables_lobby", "status", "public", "created"),
    Index("ix_tables_lobby_game", "status", "public", "game", "created"),
    Index("ix_tables_host", "host", "status"),
    Index(  # a race that was closed can be raced again
        "ix_tables_championship",
        "championship",
        "championship_race",
        unique=True,
        sqlite_where=text(COUNTED),
        postgresql_where=text(COUNTED),
    ),
    Index(
        "ix_tables_own_track",
        "game",
        "own_track",
        sqlite_where=text("own_track IS NOT NULL"),
        postgresql_where=text("own_track IS NOT NULL"),
    ),
    Index(
        "ix_tables_due", "due", sqlite_where=text("due IS NOT NULL"), postgresql_where=text("due IS NOT NULL")
    ),
)

seats = Table(
    "seats",
    metadata,
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),  # open, invited, person or bot
    Column("identity", Text, ForeignKey("identities.id")),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("invite", Text, unique=True),
    Column("seal", Text),  # the hash of what the holder's browser adds to the dice
    Column("secret", Text),  # what was sealed, once it is revealed
    Column("away", Boolean, nullable=False),  # a bot drives until the holder returns
    Column("back", BigInteger),  # when the holder returned last
    # The holder or the host wanted a bot to drive: only the holder's word ends that.
    Column("autopilot", Boolean, nullable=False, server_default=false()),
    Column("resigned", Boolean, nullable=False, server_default=false()),  # for good, driven by a bot
    Column("left_by", Text),  # why the holder does not drive: see LeftBy
    Column("muted", Boolean, nullable=False, server_default=false()),
    Column("assisted", Boolean, nullable=False, server_default=false()),  # by a hint, an undo or a bot
    Column("ready", Boolean, nullable=False, server_default=false()),  # to start
    Column("agreed", Boolean, nullable=False, server_default=false()),  # to end the race without a result
    Column("pauses", Text),  # holidays: from when to when the holder's time stood still
    Column("put_away", Boolean, nullable=False, server_default=false()),  # not among the holder's races
    Column("entrant", Integer),  # of the championship, for whom this seat scores
    Index("ix_seats_identity", "identity"),
)

moves = Table(
    "moves",
    metadata,
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("id", Text, primary_key=True),  # two clocks: sorts as said
    Column("identity", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text),
    Column("reaction", Text),
    Column("at", BigInteger, nullable=False),
    Index("ix_chat_identity", "identity"),
)

results = Table(
    "results",
    metadata,
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("track", Text, nullable=False),
    Column("setting", Text, nullable=False),  # which options: only times of equal ones compare
    Column("seats", Integer, nullable=False),
    Column("identity", Text),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("place", Integer, nullable=False),
    Column("score", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    # A bot was at the wheel at the end, though the holder had not resigned: not counted as theirs.
    Column("bot_finished", Boolean, nullable=False, server_default=false()),
    Column("ended", BigInteger, nullable=False),
    Column("risk", Float),  # harm that was to be expected by the throws of the seat; null until it is counted
    Column("harm", Integer),  # and that came
    Index("ix_results_identity", "identity", "ended"),
    Index("ix_results_identity_game", "identity", "game", "ended"),
    Index("ix_results_times", "game", "track", "seats", "setting", "score"),
)

track_sums = Table(
    "track_sums",
    metadata,
    Column("game", Text, primary_key=True),
    Column("track", Text, primary_key=True),
    Column("races", Integer, nullable=False),
)

driver_sums = Table(
    "driver_sums",
    metadata,
    Column("game", Text, primary_key=True),
    Column("identity", Text, primary_key=True),
    Column("races", Integer, nullable=False),  # a seat each
    Column("wins", Integer, nullable=False),
    Column("places", BigInteger, nullable=False),  # added up
)

drives = Table(  # races of one car that reached the finish
    "drives",
    metadata,
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("track", Text, nullable=False),
    Column("setting", Text, nullable=False),  # which options: only drives of equal ones compare
    Column("identity", Text),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("cost", Integer, nullable=False),  # seconds or turns
    Column("spare", Integer, nullable=False),  # of equal drives that with more is better
    Column("assisted", Boolean, nullable=False),
    Column("day", Text),  # of a drive of the day that counts for its board
    Column("ended", BigInteger, nullable=False),
    Index("ix_drives_times", "game", "setting", "assisted", "cost"),
    Index("ix_drives_mine", "identity", "game", "setting"),
    Index("ix_drives_day", "day", "game", "cost"),
    Index("ix_drives_ended", "identity", "ended"),
)

best_drives = Table(  # without help
    "best_drives",
    metadata,
    Column("game", Text, primary_key=True),
    Column("setting", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("cost", Integer, nullable=False),
    Column("spare", Integer, nullable=False),
)

daily_tries = Table(  # the try of a person that counts
    "daily_tries",
    metadata,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("identity", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Index("ix_daily_tries_code", "code"),
    Index("ix_daily_tries_identity", "identity"),
)

drill_results = Table(  # what a person has done in a drill
    "drill_results",
    metadata,
    Column("identity", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("drill", Text, primary_key=True),
    Column("tries", Integer, nullable=False),
    Column("grade", Text, nullable=False),  # the best so far
    Column("at", BigInteger, nullable=False),  # of the last try
)

targets = Table(  # of drives whose targets do not come with the package; never changed
    "targets",
    metadata,
    Column("game", Text, primary_key=True),
    Column("setting", Text, primary_key=True),
    Column("version", Text, primary_key=True),
    Column("targets", Text, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("identity", Text, ForeignKey("identities.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("races", Integer, nullable=False),
    Index("ix_ratings_game", "game", "mu"),
)

restrictions = Table(  # what the host of a table has forbidden to somebody
    "restrictions",
    metadata,
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("identity", Text, primary_key=True),
    Column("muted", Boolean, nullable=False),
    Column("removed", Boolean, nullable=False),
    Index("ix_restrictions_identity", "identity"),
)

reports = Table(  # to the operator
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", Text),
    Column("about", Text),  # the identity that is reported
    Column("name", Text, nullable=False),  # under which it sat at the table
    Column("code", Text, nullable=False),
    Column("quote", Text),  # the message that is reported
    Column("reason", Text, nullable=False),
    Column("resolved", BigInteger),
    Column("note", Text),
    Index("ix_reports_reporter", "reporter"),
    Index("ix_reports_about", "about"),
    Index("ix_reports_resolved", "resolved", "at"),
)

championships = Table(
    "championships",
    metadata,
    Column("code", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("format", Text, nullable=False),  # season, round-robin or knock-out
    Column("calendar", Text, nullable=False),  # the options of each race
    Column("points", Text, nullable=False),  # by place
    Column("clock", Text),
    Column("host", Text, ForeignKey("identities.id"), nullable=False),
    Column("invite", Text, nullable=False),  # with it one may join
    Column("anyone_opens", Boolean, nullable=False),  # whoever takes part opens races, not only the host
    Column("seats", Integer),  # of a race of an evening, from the draw on
    Column("draw", Text),  # of an evening: who races whom, or the order of the first round
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger),  # by the host
    Index("ix_championships_host", "host"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("code", Text, ForeignKey("championships.code", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("identity", Text, ForeignKey("identities.id")),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("joined", BigInteger, nullable=False),
    Column("gone", Boolean, nullable=False, server_default=false()),  # left, or was left out
    Index("ix_entrants_identity", "identity"),
    Index("uq_entrants_code_identity", "code", "identity", unique=True),
)

published_tracks = Table(
    "published_tracks",
    metadata,
    Column("game", Text, primary_key=True),
    Column("fingerprint", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("search", Text, nullable=False),  # title and author, folded
    Column("identity", Text),  # its author
    Column("name", Text, nullable=False),
    Column("document", Text, nullable=False),  # never changed
    Column("figures", Text, nullable=False),
    Column("remix_of", Text),  # the fingerprint of the track that this one was made from
    Column("created", BigInteger, nullable=False),
    Column("removed", BigInteger),  # from the gallery, by its author or the operator
    Index("ix_published_tracks_created", "removed", "game", "created"),
    Index("ix_published_tracks_identity", "identity"),
)

plans = Table(  # decisions that wait for a turn to come
    "plans",
    metadata,
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("identity", Text, nullable=False),  # who left it
    Column("plan", Text, nullable=False),
    Index("ix_plans_identity", "identity"),
)

push_subscriptions = Table(  # browsers that are told when it is somebody's turn
    "push_subscriptions",
    metadata,
    Column("id", Text, primary_key=True),  # the hash of the endpoint
    Column("identity", Text, ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
    Column("session", Text, ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("secret", Text, nullable=False),  # what the browser and we know, and its push service does not
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("sent", BigInteger, nullable=False),  # when a notice was last sent
    Column("failures", Integer, nullable=False),  # since the last success
    Column("retry", BigInteger, nullable=False),  # not before
    Index("ix_push_subscriptions_identity", "identity"),
    Index("ix_push_subscriptions_session", "session"),
)

push_told = Table(  # the turns of which a browser was told
    "push_told",
    metadata,
    Column("subscription", Text, ForeignKey("push_subscriptions.id", ondelete="CASCADE"), primary_key=True),
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("since", Integer, nullable=False),  # the moment of the turn
    Index("ix_push_told_code", "code"),
)

feeds = Table(  # private addresses for feed readers and calendars
    "feeds",
    metadata,
    Column("identity", Text, ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("token_hash", Text, nullable=False, unique=True),
    Column("salt", Text, nullable=False),  # with the server's key it gives the token
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

notices = Table(  # changes that every process has to take in: what has ended, and where to look again
    "notices",
    metadata,
    Column("id", Text, primary_key=True),  # the time, then something random
    Column("kind", Text, nullable=False),  # session, identity or table
    Column("target", Text, nullable=False),
)

reviews = Table(  # of races that are over; each can be made again from its record
    "reviews",
    metadata,
    Column("record", Text, primary_key=True),  # its checksum
    Column("method", Text, primary_key=True),
    Column("review", Text, nullable=False),  # JSON, compressed, in base 64
    Column("at", BigInteger, nullable=False),
    Index("ix_reviews_at", "at"),
)

driver_reviews = Table(  # what a review said of a person's race
    "driver_reviews",
    metadata,
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("identity", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("track", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("figures", Text, nullable=False),
    Index("ix_driver_reviews_identity", "identity"),
)

puzzle_tries = Table(  # the first try of a person at a puzzle
    "puzzle_tries",
    metadata,
    Column("game", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("identity", Text, primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_puzzle_tries_identity", "identity"),
)

hints = Table(  # decisions that drivers were advised to make
    "hints",
    metadata,
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),  # plies of the race when it was given
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("decision", Text, primary_key=True),  # in notation, a line an action
)

practice = Table(  # mistakes of a person that come back as exercises
    "practice",
    metadata,
    Column("identity", Text, primary_key=True),
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("box", Integer, nullable=False),  # how often it was solved in a row
    Column("tries", Integer, nullable=False),
    Index("ix_practice_code", "code"),
)

heartbeats = Table(
    "heartbeats",
    metadata,
    Column("process", Text, primary_key=True),  # chosen at random when it starts
    Column("at", BigInteger, nullable=False),  # when it last stored something to see whether it can
)
