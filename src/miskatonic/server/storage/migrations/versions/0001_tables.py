"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("undo", sa.Text(), nullable=False),
        sa.Column("talk", sa.Text(), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("touched_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("from_code", sa.Text()),
        sa.Column("engine", sa.Text(), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("origin_entry", sa.Integer(), nullable=False),
        sa.Column("choices", sa.Integer(), nullable=False),
        sa.Column("waiting", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("checkpoint_choices", sa.Integer(), nullable=False),
        sa.Column("result", sa.LargeBinary()),
        sa.Column("checkpoint", sa.LargeBinary(), nullable=False),
        sa.Column("origin", sa.LargeBinary()),
        sa.PrimaryKeyConstraint("code", name="pk_tables"),
    )
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_index("ix_tables_host_made_at", "tables", ["host", "made_at"])

    op.create_table(
        "seats",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("agent", sa.Text()),
        sa.Column("name", sa.Text()),
        sa.Column("stand_in", sa.Boolean(), nullable=False),
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("code", "number", name="pk_seats"),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_seats_code"),
    )

    op.create_table(
        "journal",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("to", sa.Integer(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("stamp", sa.Text()),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("code", "number", name="pk_journal"),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_journal_code"),
        sa.UniqueConstraint("code", "stamp", name="uq_journal_code_stamp"),
    )

    op.create_table(
        "said",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text()),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("code", "number", name="pk_said"),
        sa.ForeignKeyConstraint(["code"], ["tables.code"], name="fk_said_code"),
    )

    op.create_table(
        "holders",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("visitor", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("code", "seat", "visitor", name="pk_holders"),
        sa.ForeignKeyConstraint(["code", "seat"], ["seats.code", "seats.number"], name="fk_holders_code_seat"),
    )
    op.create_index("ix_holders_visitor", "holders", ["visitor"])

    op.create_table(
        "secrets",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )


def downgrade() -> None:
    for table in ("secrets", "holders", "said", "journal", "seats", "tables"):
        op.drop_table(table)
