"""An import tells which lines of its record could not be read"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("imports", sa.Column("warnings", sa.JSON(), server_default="[]", nullable=False))


def downgrade() -> None:
    op.drop_column("imports", "warnings")
