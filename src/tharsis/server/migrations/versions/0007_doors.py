"""Sessions, links in letters, reports, the audit trail; who said a line of chat; verified addresses"""

from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

#: Whoever comes back within this time with a token of the time before sessions stays who they are.
FORMER = timedelta(days=90)
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("people", sa.Column("verified", sa.Boolean(), server_default=sa.false(), nullable=False))
    for name, kind in (
        ("former", MOMENT),
        ("banned", MOMENT),
        ("ban_reason", sa.String(500)),
        ("muted", MOMENT),
    ):
        op.add_column("people", sa.Column(name, kind, nullable=True))
    op.add_column("chat", sa.Column("person", sa.String(length=24), nullable=True))
    op.create_index(op.f("ix_chat_person"), "chat", ["person"], unique=False)
    _create_tables()
    _bring_along()


def _create_tables() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("used", MOMENT, nullable=False),
        sa.Column("expires", MOMENT, nullable=False),
        sa.Column("browser", sa.String(length=60), nullable=False),
        sa.Column("address", sa.String(length=60), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
        sa.UniqueConstraint("token", name=op.f("uq_sessions_token")),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"], unique=False)
    op.create_table(
        "mailed_links",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("expires", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_mailed_links_person")),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_mailed_links")),
    )
    op.create_index(op.f("ix_mailed_links_person"), "mailed_links", ["person"], unique=False)
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("by", sa.String(length=24), nullable=True),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("line", sa.Integer(), nullable=True),
        sa.Column("said", sa.String(length=500), nullable=True),
        sa.Column("reason", sa.String(length=500), nullable=False),
        sa.Column("settled", MOMENT, nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_by"), "reports", ["by"], unique=False)
    op.create_index(op.f("ix_reports_person"), "reports", ["person"], unique=False)
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("who", sa.String(length=60), nullable=False),
        sa.Column("what", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("note", sa.String(length=500), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )
    op.create_index(op.f("ix_audit_person"), "audit", ["person"], unique=False)


def _bring_along() -> None:
    """What earlier servers left behind.

    Addresses count as verified: their owners have been reminded there all along, and a game over days would
    lose a player who is no longer told. A line of chat is the seat owner's where the name is theirs too.
    """
    people = sa.table(
        "people", sa.column("id"), sa.column("name"), sa.column("email"), sa.column("verified", sa.Boolean()),
        sa.column("former", MOMENT),
    )  # fmt: skip
    seats = sa.table("seats", sa.column("table_id"), sa.column("seat"), sa.column("person"))
    chat = sa.table("chat", sa.column("table_id"), sa.column("seat"), sa.column("name"), sa.column("person"))
    op.execute(people.update().values(former=datetime.now(UTC) + FORMER))
    op.execute(people.update().where(people.c.email.is_not(None)).values(verified=True))
    owner = (
        sa.select(people.c.id)
        .join(seats, seats.c.person == people.c.id)
        .where(seats.c.table_id == chat.c.table_id, seats.c.seat == chat.c.seat, people.c.name == chat.c.name)
        .correlate(chat)
        .scalar_subquery()
    )
    op.execute(chat.update().where(chat.c.seat >= 0).values(person=owner))


def downgrade() -> None:
    for table in ("audit", "reports", "mailed_links", "sessions"):
        op.drop_table(table)
    op.drop_index(op.f("ix_chat_person"), "chat")
    op.drop_column("chat", "person")
    for name in ("muted", "ban_reason", "banned", "former", "verified"):
        op.drop_column("people", name)
