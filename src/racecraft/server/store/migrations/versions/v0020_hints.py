"""Hints that were given, for reviews to tell who followed one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "hints",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("ply", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("decision", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_hints_code", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", "ply", "seat", "decision", name="pk_hints"),
    )


def downgrade() -> None:
    op.drop_table("hints")
