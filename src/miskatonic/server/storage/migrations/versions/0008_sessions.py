"""When a server renewed its row, and over which session: it is known sooner to be dead where that has ended."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.execute("DELETE FROM nodes")
    with op.batch_alter_table("nodes") as nodes:
        nodes.drop_column("expires_at")
        nodes.add_column(sa.Column("renewed_at", sa.DateTime(timezone=True), nullable=False))
        nodes.add_column(sa.Column("session", sa.Integer(), nullable=False))


def downgrade() -> None:
    op.execute("DELETE FROM nodes")
    with op.batch_alter_table("nodes") as nodes:
        nodes.drop_column("session")
        nodes.drop_column("renewed_at")
        nodes.add_column(sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False))
