"""People: sessions, passkeys, one-time codes, restrictions at a table, reports, notices."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

INDEXES = (
    ("ix_tables_host", "tables", ["host", "status"]),
    ("ix_tables_lobby_game", "tables", ["status", "public", "game", "created"]),
    ("ix_identities_owner", "identities", ["owner"]),
    ("ix_chat_identity", "chat", ["identity"]),
)
"""Without them deleting a person, and a lobby of one game, read every table there ever was."""
SEAT_FLAGS = ("autopilot", "resigned", "muted")


def upgrade() -> None:
    op.add_column("identities", sa.Column("banned", sa.BigInteger()))
    for name in SEAT_FLAGS:
        op.add_column("seats", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    for name, table, columns in INDEXES:
        op.create_index(name, table, columns)
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name="fk_sessions_identity", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_sessions_identity", "sessions", ["identity", "seen"])
    # A cookie of an earlier release names no session: it counts as the one with the id of its identity.
    guests = "INSERT INTO sessions (id, identity, device, created, seen) "
    guests += "SELECT id, id, '', created, CAST(:now AS BIGINT) FROM identities WHERE kind = 'guest'"
    op.get_bind().execute(sa.text(guests), {"now": time.time_ns() // 1_000_000})
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name="fk_passkeys_identity", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_passkeys_identity", "passkeys", ["identity"])
    op.create_table(
        "one_time_codes",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("purpose", sa.Text(), nullable=False),
        sa.Column("identity", sa.Text()),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_one_time_codes"),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name="fk_one_time_codes_identity", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_one_time_codes_identity", "one_time_codes", ["identity"])
    op.create_index("ix_one_time_codes_expires", "one_time_codes", ["expires"])
    op.create_table(
        "restrictions",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("muted", sa.Boolean(), nullable=False),
        sa.Column("removed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("code", "identity", name="pk_restrictions"),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_restrictions_code", ondelete="CASCADE"),
    )
    op.create_index("ix_restrictions_identity", "restrictions", ["identity"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("reporter", sa.Text()),
        sa.Column("about", sa.Text()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("quote", sa.Text()),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("resolved", sa.BigInteger()),
        sa.Column("note", sa.Text()),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("ix_reports_about", "reports", ["about"])
    op.create_index("ix_reports_resolved", "reports", ["resolved", "at"])
    op.create_table(
        "notices",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
    )


def downgrade() -> None:
    for name, table_name, _ in INDEXES:
        op.drop_index(name, table_name)
    for name in ("notices", "reports", "restrictions", "one_time_codes", "passkeys", "sessions"):
        op.drop_table(name)
    with op.batch_alter_table("seats") as table:
        for name in SEAT_FLAGS:
            table.drop_column(name)
    with op.batch_alter_table("identities") as table:
        table.drop_column("banned")
