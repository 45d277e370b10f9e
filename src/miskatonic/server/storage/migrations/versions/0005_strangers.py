"""How many open seats a visitor may take, whom the host has blocked, under which stamp a line of the chat came."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("open_seats", sa.Text(), nullable=False, server_default="one"))
    op.add_column("tables", sa.Column("blocked", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("said", sa.Column("stamp", sa.Text()))


def downgrade() -> None:
    op.drop_column("said", "stamp")
    op.drop_column("tables", "blocked")
    op.drop_column("tables", "open_seats")
