"""Broken tables are marked, games long over are folded, and workers leave a pulse"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("broken", sa.DateTime(timezone=True), nullable=True))
    op.add_column("tables", sa.Column("broken_why", sa.String(length=300), nullable=True))
    op.create_index(op.f("ix_tables_broken"), "tables", ["broken"])
    op.create_table(
        "folded",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.Column("rows", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_folded_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_folded")),
    )
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("paused", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": None, "paused": 0.0}])


def downgrade() -> None:
    op.drop_table("pulse")
    op.drop_table("folded")
    op.drop_index(op.f("ix_tables_broken"), "tables")
    op.drop_column("tables", "broken_why")
    op.drop_column("tables", "broken")
