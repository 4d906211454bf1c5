"""Drives alone: what each took and whether it was helped, targets to beat, and drives of the day.

Earlier drives against the clock are taken over. Whether a hint was asked for is not known of them; one with
an undo counts as helped. Of games without a clock the turns were not stored: their drives begin anew.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

FILL = (
    """
    INSERT INTO drives (code, game, track, setting, identity, name, bot, cost, spare, assisted, day, ended)
    SELECT code, game, track, setting, identity, name, bot, -score, 0,
      EXISTS (SELECT 1 FROM moves WHERE moves.code = results.code AND moves.line LIKE '%"undo"%'), NULL, ended
    FROM results WHERE seats = 1 AND reason = 'finish' AND score < 0
    """,
    """
    INSERT INTO best_drives (game, setting, code, cost, spare)
    SELECT game, setting, code, cost, spare FROM (
      SELECT game, setting, code, cost, spare,
        row_number() OVER (PARTITION BY game, setting ORDER BY cost, spare DESC, ended, code) AS rank
      FROM drives WHERE NOT assisted
    ) AS ranked WHERE rank = 1
    """,
)


def upgrade() -> None:
    op.add_column("seats", sa.Column("assisted", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("day", sa.Text()))
    op.create_table(
        "drives",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("track", sa.Text(), nullable=False),
        sa.Column("setting", sa.Text(), nullable=False),
        sa.Column("identity", sa.Text()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text()),
        sa.Column("cost", sa.Integer(), nullable=False),
        sa.Column("spare", sa.Integer(), nullable=False),
        sa.Column("assisted", sa.Boolean(), nullable=False),
        sa.Column("day", sa.Text()),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_drives_code", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code", name="pk_drives"),
    )
    op.create_index("ix_drives_times", "drives", ["game", "setting", "assisted", "cost"])
    op.create_index("ix_drives_mine", "drives", ["identity", "game", "setting"])
    op.create_index("ix_drives_day", "drives", ["day", "game", "cost"])
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "identity", name="pk_daily_tries"),
    )
    op.create_index("ix_daily_tries_code", "daily_tries", ["code"])
    op.create_index("ix_daily_tries_identity", "daily_tries", ["identity"])
    op.create_table(
        "targets",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("setting", sa.Text(), nullable=False),
        sa.Column("version", sa.Text(), nullable=False),
        sa.Column("targets", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game", "setting", "version", name="pk_targets"),
    )
    op.drop_table("best_drives")
    op.create_table(
        "best_drives",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("setting", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("cost", sa.Integer(), nullable=False),
        sa.Column("spare", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "setting", name="pk_best_drives"),
    )
    for statement in FILL:
        op.execute(statement)


def downgrade() -> None:
    op.drop_table("best_drives")
    op.create_table(
        "best_drives",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("setting", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("score", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "setting", name="pk_best_drives"),
    )
    op.execute(
        """
        INSERT INTO best_drives (game, setting, code, seat, score)
        SELECT game, setting, code, seat, score FROM (
          SELECT game, setting, code, seat, score,
            row_number() OVER (PARTITION BY game, setting ORDER BY score DESC, ended, code) AS rank
          FROM results WHERE seats = 1 AND reason = 'finish'
        ) AS ranked WHERE rank = 1
        """
    )
    for name in ("targets", "daily_tries", "drives"):
        op.drop_table(name)
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("day")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("assisted")
