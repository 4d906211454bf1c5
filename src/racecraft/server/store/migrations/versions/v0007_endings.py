"""Who ended a race and who took a holder from the wheel; identities that were deleted.

Of races that were closed before, nobody knows by whom.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

FILL = """
UPDATE seats SET left_by = CASE
  WHEN EXISTS (
    SELECT 1 FROM restrictions
    WHERE restrictions.code = seats.code AND restrictions.identity = seats.identity AND restrictions.removed
  ) THEN 'host' ELSE 'holder' END
WHERE resigned
"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("ended_by", sa.Text()))
    op.add_column("seats", sa.Column("left_by", sa.Text()))
    op.create_table(
        "deleted_identities",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_deleted_identities"),
    )
    op.execute(FILL)


def downgrade() -> None:
    op.drop_table("deleted_identities")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("left_by")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("ended_by")
