"""Each move carries its outcomes: the column takes their name"""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("ALTER TABLE moves RENAME COLUMN tape TO outcomes")


def downgrade() -> None:
    op.execute("ALTER TABLE moves RENAME COLUMN outcomes TO tape")
