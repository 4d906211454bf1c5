"""Several processes: their heartbeats, and on PostgreSQL notifications of every change of a table.

A notification is part of the transaction that changes the row. It goes to the channel of the table (see
`store/postgres.py`) and names its origin, so that a process does not hear of its own changes.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

TELL = """
CREATE FUNCTION racecraft_tell(code text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify(
    'racecraft_' || left(code, 1),
    rpad(coalesce(current_setting('racecraft.origin', true), ''), 16) || 't' || code
  )
$$
"""
TELL_CHANGE = """
CREATE FUNCTION racecraft_tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM racecraft_tell(CASE WHEN TG_OP = 'DELETE' THEN OLD.code ELSE NEW.code END);
  RETURN NULL;
END $$
"""
TELL_REMATCH = """
CREATE FUNCTION racecraft_tell_rematch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM racecraft_tell(NEW.rematch_of);
  RETURN NULL;
END $$
"""
ON_SEATS = """
CREATE TRIGGER racecraft_tell AFTER UPDATE OR DELETE ON seats
FOR EACH ROW EXECUTE FUNCTION racecraft_tell_change()
"""
ON_TABLES = """
CREATE TRIGGER racecraft_tell AFTER UPDATE ON tables FOR EACH ROW
WHEN (OLD.due IS NOT DISTINCT FROM NEW.due OR OLD.status <> NEW.status)
EXECUTE FUNCTION racecraft_tell_change()
"""
ON_REMATCH = """
CREATE TRIGGER racecraft_tell_rematch AFTER INSERT ON tables FOR EACH ROW
WHEN (NEW.rematch_of IS NOT NULL)
EXECUTE FUNCTION racecraft_tell_rematch()
"""


def upgrade() -> None:
    op.create_table(
        "heartbeats",
        sa.Column("process", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("process", name="pk_heartbeats"),
    )
    if op.get_bind().dialect.name == "postgresql":
        for statement in (TELL, TELL_CHANGE, TELL_REMATCH, ON_SEATS, ON_TABLES, ON_REMATCH):
            op.execute(statement)


def downgrade() -> None:
    op.drop_table("heartbeats")
    if op.get_bind().dialect.name == "postgresql":
        for statement in (
            "DROP TRIGGER racecraft_tell_rematch ON tables",
            "DROP TRIGGER racecraft_tell ON tables",
            "DROP TRIGGER racecraft_tell ON seats",
            "DROP FUNCTION racecraft_tell_rematch()",
            "DROP FUNCTION racecraft_tell_change()",
            "DROP FUNCTION racecraft_tell(text)",
        ):
            op.execute(statement)
