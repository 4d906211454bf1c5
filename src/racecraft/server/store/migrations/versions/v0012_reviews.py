"""Reviews of races that are over, kept so that each is made once."""

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


def downgrade() -> None:
    op.drop_table("reviews")
