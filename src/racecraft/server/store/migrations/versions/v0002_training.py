"""Training tables: where their race begins, and their dice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("training", sa.Text()))


def downgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.drop_column("training")
