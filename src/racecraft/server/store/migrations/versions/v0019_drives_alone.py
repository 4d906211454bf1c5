"""Drives alone are not among the sums of races against others."""

from __future__ import annotations

from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

CHANGE = """
UPDATE driver_sums SET
  races = races {sign} (SELECT count(*) {those}),
  wins = wins {sign} (SELECT count(*) {those} AND results.place = 1),
  places = places {sign} (SELECT coalesce(sum(results.place), 0) {those})
WHERE EXISTS (SELECT 1 {those})
"""
THOSE = """FROM results WHERE results.seats = 1 AND NOT results.bot_finished
  AND results.game = driver_sums.game AND results.identity = driver_sums.identity"""


def upgrade() -> None:
    op.execute(CHANGE.format(sign="-", those=THOSE))
    op.execute("DELETE FROM driver_sums WHERE races = 0")


def downgrade() -> None:
    op.execute(
        """
        INSERT INTO driver_sums (game, identity, races, wins, places)
        SELECT DISTINCT game, identity, 0, 0, 0 FROM results
        WHERE seats = 1 AND NOT bot_finished AND identity IS NOT NULL AND NOT EXISTS (
          SELECT 1 FROM driver_sums
          WHERE driver_sums.game = results.game AND driver_sums.identity = results.identity
        )
        """
    )
    op.execute(CHANGE.format(sign="+", those=THOSE))
