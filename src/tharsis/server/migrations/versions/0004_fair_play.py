"""Seats know their owner, who is away and whose link it is; rematches are offered; names are cleaned

Links to seats that are taken end here: nobody knows who made them, and they seated anybody again and again.
"""

import sqlalchemy as sa
from alembic import op

from tharsis.server.names import LONGEST, LONGEST_TABLE, login_form, shortened

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("offer", sa.JSON(), server_default="[]", nullable=False))
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("owner", sa.String(length=24), nullable=True))
        batch_op.add_column(sa.Column("away", sa.DateTime(timezone=True), nullable=True))
        batch_op.add_column(sa.Column("link_by", sa.String(length=24), nullable=True))
        batch_op.add_column(sa.Column("link_used", sa.Boolean(), server_default=sa.false(), nullable=False))
        batch_op.create_foreign_key(batch_op.f("fk_seats_owner"), "people", ["owner"], ["id"])
        batch_op.create_index(batch_op.f("ix_seats_owner"), ["owner"], unique=False)
    op.execute("UPDATE seats SET link = NULL WHERE kind <> 'open'")
    op.execute(
        "UPDATE seats SET link_by = (SELECT host FROM tables WHERE tables.id = seats.table_id)"
        " WHERE link IS NOT NULL"
    )
    _clean_names(op.get_bind())


def _clean_names(connection: sa.Connection) -> None:
    """As names are written from now on; an account whose name then is another's keeps the old form."""
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("login"))
    taken = {row.login for row in connection.execute(sa.select(people.c.login))}
    for row in connection.execute(sa.select(people)).all():
        name = shortened(row.name, LONGEST) or "?"
        login = login_form(name) if row.login is not None else None
        if login != row.login and login in taken:
            continue
        if (name, login) != (row.name, row.login):
            taken.add(login)
            connection.execute(people.update().where(people.c.id == row.id).values(name=name, login=login))
    tables = sa.table("tables", sa.column("id"), sa.column("name"))
    for row in connection.execute(sa.select(tables).where(tables.c.name.is_not(None))).all():
        title = shortened(row.name, LONGEST_TABLE) or None
        if title != row.name:
            connection.execute(tables.update().where(tables.c.id == row.id).values(name=title))
    seats = sa.table("seats", sa.column("table_id"), sa.column("seat"), sa.column("name"))
    for row in connection.execute(sa.select(seats).where(seats.c.name.is_not(None))).all():
        player = shortened(row.name, LONGEST) or None
        if player != row.name:
            here = sa.and_(seats.c.table_id == row.table_id, seats.c.seat == row.seat)
            connection.execute(seats.update().where(here).values(name=player))


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_owner"))
        batch_op.drop_constraint(batch_op.f("fk_seats_owner"), type_="foreignkey")
        batch_op.drop_column("link_used")
        batch_op.drop_column("link_by")
        batch_op.drop_column("away")
        batch_op.drop_column("owner")
    op.drop_column("tables", "offer")
