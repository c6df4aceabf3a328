"""What one person has is counted quickly: their tables and imports"""

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_tables_host", "tables", ["host", "state"])
    op.create_index("ix_imports_person", "imports", ["person", "created"])


def downgrade() -> None:
    op.drop_index("ix_imports_person", "imports")
    op.drop_index("ix_tables_host", "tables")
