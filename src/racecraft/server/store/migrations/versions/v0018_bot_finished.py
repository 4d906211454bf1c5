"""Races that a bot drove to the end for somebody are not among the sums of their races."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

MARK = """
UPDATE results SET bot_finished = TRUE WHERE identity IS NOT NULL AND EXISTS (
  SELECT 1 FROM seats
  WHERE seats.code = results.code AND seats.seat = results.seat AND seats.away AND NOT seats.resigned
)
"""

CHANGE = """
UPDATE driver_sums SET
  races = races {sign} (SELECT count(*) {those}),
  wins = wins {sign} (SELECT count(*) {those} AND results.place = 1),
  places = places {sign} (SELECT coalesce(sum(results.place), 0) {those})
WHERE EXISTS (SELECT 1 {those})
"""
THOSE = """FROM results WHERE results.bot_finished
  AND results.game = driver_sums.game AND results.identity = driver_sums.identity"""


def upgrade() -> None:
    marked: sa.Column[bool] = sa.Column(
        "bot_finished", sa.Boolean(), nullable=False, server_default=sa.false()
    )
    op.add_column("results", marked)
    op.execute(MARK)
    op.execute(CHANGE.format(sign="-", those=THOSE))
    op.execute("DELETE FROM driver_sums WHERE races = 0")


def downgrade() -> None:
    op.execute(
        """
        INSERT INTO driver_sums (game, identity, races, wins, places)
        SELECT DISTINCT game, identity, 0, 0, 0 FROM results WHERE bot_finished AND NOT EXISTS (
          SELECT 1 FROM driver_sums
          WHERE driver_sums.game = results.game AND driver_sums.identity = results.identity
        )
        """
    )
    op.execute(CHANGE.format(sign="+", those=THOSE))
    with op.batch_alter_table("results") as results:
        results.drop_column("bot_finished")
