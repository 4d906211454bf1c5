"""What seats add to the dice: sealed secrets in place of words. And sums over the results."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

FILL = (
    """
    INSERT INTO track_sums (game, track, races)
    SELECT game, track, count(DISTINCT code) FROM results GROUP BY game, track
    """,
    """
    INSERT INTO driver_sums (game, identity, races, wins, places)
    SELECT game, identity, count(*), sum(CASE WHEN place = 1 THEN 1 ELSE 0 END), sum(place)
    FROM results WHERE identity IS NOT NULL GROUP BY game, identity
    """,
    """
    INSERT INTO best_drives (game, setting, code, seat, score)
    SELECT game, setting, code, seat, score FROM (
      SELECT game, setting, code, seat, score,
        row_number() OVER (PARTITION BY game, setting ORDER BY score DESC, ended, code) AS rank
      FROM results WHERE seats = 1 AND reason = 'finish'
    ) AS ranked WHERE rank = 1
    """,
)


def upgrade() -> None:
    with op.batch_alter_table("seats") as table:
        table.add_column(sa.Column("seal", sa.Text()))
        table.add_column(sa.Column("secret", sa.Text()))
        table.drop_column("words")
    op.create_table(
        "track_sums",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("track", sa.Text(), nullable=False),
        sa.Column("races", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "track", name="pk_track_sums"),
    )
    op.create_table(
        "driver_sums",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("races", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("places", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "identity", name="pk_driver_sums"),
    )
    op.create_table(
        "best_drives",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("setting", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("score", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "setting", name="pk_best_drives"),
    )
    for statement in FILL:
        op.execute(statement)


def downgrade() -> None:
    for name in ("best_drives", "driver_sums", "track_sums"):
        op.drop_table(name)
    with op.batch_alter_table("seats") as table:
        table.add_column(sa.Column("words", sa.Text(), nullable=False, server_default=""))
        table.drop_column("secret")
        table.drop_column("seal")
