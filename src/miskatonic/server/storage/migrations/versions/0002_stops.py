"""The windows in which a seat wants to be asked."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("seats", sa.Column("stops", sa.Text()))
    op.add_column("seats", sa.Column("ask_once", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("seats", "ask_once")
    op.drop_column("seats", "stops")
