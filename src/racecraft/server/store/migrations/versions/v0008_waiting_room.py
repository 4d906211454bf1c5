"""Seats: who is ready to start, who agrees to end the race, holidays, and races that were put away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

MARKS = ("ready", "agreed", "put_away")


def upgrade() -> None:
    for name in MARKS:
        op.add_column("seats", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("pauses", sa.Text()))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        for name in (*MARKS, "pauses"):
            seats.drop_column(name)
