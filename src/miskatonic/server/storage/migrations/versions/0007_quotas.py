"""What visitors and addresses have used up of what they may do at all nodes together."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "quotas",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("full_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_quotas"),
    )


def downgrade() -> None:
    op.drop_table("quotas")
