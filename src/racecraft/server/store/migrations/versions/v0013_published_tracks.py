"""Published tracks, and by their fingerprints the races on tracks of one's own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

OWN = "own_track IS NOT NULL"


def upgrade() -> None:
    op.create_table(
        "published_tracks",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("fingerprint", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("search", sa.Text(), nullable=False),
        sa.Column("identity", sa.Text()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("document", sa.Text(), nullable=False),
        sa.Column("figures", sa.Text(), nullable=False),
        sa.Column("remix_of", sa.Text()),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("removed", sa.BigInteger()),
        sa.PrimaryKeyConstraint("game", "fingerprint", name="pk_published_tracks"),
    )
    op.create_index("ix_published_tracks_created", "published_tracks", ["removed", "game", "created"])
    op.create_index("ix_published_tracks_identity", "published_tracks", ["identity"])
    op.add_column("tables", sa.Column("own_track", sa.Text()))
    op.create_index(
        "ix_tables_own_track",
        "tables",
        ["game", "own_track"],
        sqlite_where=sa.text(OWN),
        postgresql_where=sa.text(OWN),
    )


def downgrade() -> None:
    op.drop_index("ix_tables_own_track", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("own_track")
    op.drop_table("published_tracks")
