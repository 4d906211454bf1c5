"""Decisions that wait for a turn to come; what drivers risked in a race, and what came of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "plans",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_plans_code", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", "seat", name="pk_plans"),
    )
    op.create_index("ix_plans_identity", "plans", ["identity"])
    op.add_column("results", sa.Column("risk", sa.Float()))
    op.add_column("results", sa.Column("harm", sa.Integer()))


def downgrade() -> None:
    with op.batch_alter_table("results") as results:
        results.drop_column("harm")
        results.drop_column("risk")
    op.drop_table("plans")
