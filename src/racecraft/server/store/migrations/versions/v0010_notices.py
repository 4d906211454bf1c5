"""Subscriptions of browsers, the turns they were told of, private feeds; indexes for one's own races."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("session", sa.Text(), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("sent", sa.BigInteger(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("retry", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name="fk_push_subscriptions_identity", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["session"], ["sessions.id"], name="fk_push_subscriptions_session", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_push_subscriptions"),
    )
    op.create_index("ix_push_subscriptions_identity", "push_subscriptions", ["identity"])
    op.create_index("ix_push_subscriptions_session", "push_subscriptions", ["session"])
    op.create_table(
        "push_told",
        sa.Column("subscription", sa.Text(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["subscription"], ["push_subscriptions.id"], name="fk_push_told_subscription", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_push_told_code", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("subscription", "code", name="pk_push_told"),
    )
    op.create_index("ix_push_told_code", "push_told", ["code"])
    op.create_table(
        "feeds",
        sa.Column("identity", sa.Text(), nullable=False),
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("salt", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["identity"], ["identities.id"], name="fk_feeds_identity", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("identity", name="pk_feeds"),
        sa.UniqueConstraint("token_hash", name="uq_feeds_token_hash"),
    )
    op.create_index("ix_results_identity_game", "results", ["identity", "game", "ended"])
    op.create_index("ix_drives_ended", "drives", ["identity", "ended"])


def downgrade() -> None:
    op.drop_index("ix_drives_ended", "drives")
    op.drop_index("ix_results_identity_game", "results")
    op.drop_table("feeds")
    op.drop_table("push_told")
    op.drop_table("push_subscriptions")
