"""The table where the same company plays again."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("next_code", sa.Text()))


def downgrade() -> None:
    op.drop_column("tables", "next_code")
