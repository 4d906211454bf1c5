"""Championships: who takes part, and which races and seats count for whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

COUNTED = "championship IS NOT NULL AND status <> 'closed'"


def upgrade() -> None:
    op.create_table(
        "championships",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("format", sa.Text(), nullable=False),
        sa.Column("calendar", sa.Text(), nullable=False),
        sa.Column("points", sa.Text(), nullable=False),
        sa.Column("clock", sa.Text()),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("invite", sa.Text(), nullable=False),
        sa.Column("anyone_opens", sa.Boolean(), nullable=False),
        sa.Column("seats", sa.Integer()),
        sa.Column("draw", sa.Text()),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger()),
        sa.ForeignKeyConstraint(["host"], ["identities.id"], name="fk_championships_host"),
        sa.PrimaryKeyConstraint("code", name="pk_championships"),
    )
    op.create_index("ix_championships_host", "championships", ["host"])
    op.create_table(
        "entrants",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("identity", sa.Text()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text()),
        sa.Column("joined", sa.BigInteger(), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.ForeignKeyConstraint(
            ["code"], ["championships.code"], name="fk_entrants_code", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name="fk_entrants_identity"),
        sa.PrimaryKeyConstraint("code", "number", name="pk_entrants"),
    )
    op.create_index("ix_entrants_identity", "entrants", ["identity"])
    op.create_index("uq_entrants_code_identity", "entrants", ["code", "identity"], unique=True)
    op.add_column("tables", sa.Column("championship", sa.Text()))
    op.add_column("tables", sa.Column("championship_race", sa.Integer()))
    op.create_index(
        "ix_tables_championship",
        "tables",
        ["championship", "championship_race"],
        unique=True,
        sqlite_where=sa.text(COUNTED),
        postgresql_where=sa.text(COUNTED),
    )
    op.add_column("seats", sa.Column("entrant", sa.Integer()))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("entrant")
    op.drop_index("ix_tables_championship", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("championship_race")
        tables.drop_column("championship")
    op.drop_table("entrants")
    op.drop_table("championships")
