"""On PostgreSQL every table has a channel of its own; before, tables shared those of their first letters."""

from __future__ import annotations

from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

TELL = """
CREATE OR REPLACE FUNCTION racecraft_tell(code text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify(
    {channel},
    rpad(coalesce(current_setting('racecraft.origin', true), ''), 16) || {told}
  )
$$
"""


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute(TELL.format(channel="'racecraft_' || code", told="'t'"))


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute(TELL.format(channel="'racecraft_' || left(code, 1)", told="'t' || code"))
