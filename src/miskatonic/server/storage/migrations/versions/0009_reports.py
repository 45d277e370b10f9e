"""Reports of problems, which were files of the server that wrote them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("number", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("file", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_reports_code_tables"),
        sa.PrimaryKeyConstraint("code", "number", name="pk_reports"),
    )


def downgrade() -> None:
    op.drop_table("reports")
