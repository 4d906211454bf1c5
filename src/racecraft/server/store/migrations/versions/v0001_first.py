"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "identities",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("owner", sa.Text()),
        sa.Column("token_hash", sa.Text()),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_identities"),
        sa.ForeignKeyConstraint(["owner"], ["identities.id"], name="fk_identities_owner"),
        sa.UniqueConstraint("token_hash", name="uq_identities_token_hash"),
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("track", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.Text()),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("header", sa.Text()),
        sa.Column("result", sa.Text()),
        sa.Column("rematch_of", sa.Text()),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger()),
        sa.Column("ended", sa.BigInteger()),
        sa.Column("due", sa.BigInteger()),
        sa.PrimaryKeyConstraint("code", name="pk_tables"),
        sa.ForeignKeyConstraint(["host"], ["identities.id"], name="fk_tables_host"),
        sa.ForeignKeyConstraint(["rematch_of"], ["tables.code"], name="fk_tables_rematch_of"),
        sa.UniqueConstraint("rematch_of", name="uq_tables_rematch_of"),
    )
    op.create_index("ix_tables_lobby", "tables", ["status", "public", "created"])
    there = sa.text("due IS NOT NULL")
    op.create_index("ix_tables_due", "tables", ["due"], sqlite_where=there, postgresql_where=there)
    op.create_table(
        "seats",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("identity", sa.Text()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text()),
        sa.Column("invite", sa.Text()),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("back", sa.BigInteger()),
        sa.PrimaryKeyConstraint("code", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_seats_code", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_seats_identity"),
        sa.UniqueConstraint("invite", name="uq_seats_invite"),
    )
    op.create_index("ix_seats_identity", "seats", ["identity"])
    op.create_table(
        "moves",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("code", "number", name="pk_moves"),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_moves_code", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("text", sa.Text()),
        sa.Column("reaction", sa.Text()),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("code", "id", name="pk_chat"),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_chat_code", ondelete="CASCADE"),
    )
    op.create_table(
        "results",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("track", sa.Text(), nullable=False),
        sa.Column("setting", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("identity", sa.Text()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text()),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("code", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_results_code", ondelete="CASCADE"),
    )
    op.create_index("ix_results_identity", "results", ["identity", "ended"])
    op.create_index("ix_results_times", "results", ["game", "track", "seats", "setting", "score"])
    op.create_table(
        "ratings",
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("races", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("identity", "game", name="pk_ratings"),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_ratings_identity"),
    )
    op.create_index("ix_ratings_game", "ratings", ["game", "mu"])


def downgrade() -> None:
    for name in ("ratings", "results", "chat", "moves", "seats", "tables", "identities"):
        op.drop_table(name)
