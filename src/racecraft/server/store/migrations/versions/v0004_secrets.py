"""What seats add to the dice: sealed secrets in place of words."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats") as table:
        table.add_column(sa.Column("seal", sa.Text()))
        table.add_column(sa.Column("secret", sa.Text()))
        table.drop_column("words")


def downgrade() -> None:
    with op.batch_alter_table("seats") as table:
        table.add_column(sa.Column("words", sa.Text(), nullable=False, server_default=""))
        table.drop_column("secret")
        table.drop_column("seal")
