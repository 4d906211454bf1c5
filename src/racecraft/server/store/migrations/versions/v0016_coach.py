"""Tables that want no reviews, and who solved which puzzle."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("reviews", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_table(
        "puzzle_tries",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("puzzle", sa.Text(), nullable=False),
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "puzzle", "identity", name="pk_puzzle_tries"),
    )
    op.create_index("ix_puzzle_tries_identity", "puzzle_tries", ["identity"])


def downgrade() -> None:
    op.drop_table("puzzle_tries")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("reviews")
