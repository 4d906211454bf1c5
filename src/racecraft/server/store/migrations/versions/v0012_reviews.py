"""Reviews of races that are over, what they said of drivers, and mistakes to practise."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("method", sa.Text(), nullable=False),
        sa.Column("review", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("record", "method", name="pk_reviews"),
    )
    op.create_index("ix_reviews_at", "reviews", ["at"])
    op.create_table(
        "driver_reviews",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("track", sa.Text(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("figures", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_driver_reviews_code", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", "seat", name="pk_driver_reviews"),
    )
    op.create_index("ix_driver_reviews_identity", "driver_reviews", ["identity"])
    op.create_table(
        "practice",
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("ply", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("box", sa.Integer(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_practice_code", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("identity", "code", "ply", name="pk_practice"),
    )
    op.create_index("ix_practice_code", "practice", ["code"])


def downgrade() -> None:
    op.drop_table("practice")
    op.drop_table("driver_reviews")
    op.drop_table("reviews")
