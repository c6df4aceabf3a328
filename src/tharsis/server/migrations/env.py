"""Alembic runs this: the connection is given by `Database.upgrade`."""

from alembic import context

from tharsis.server.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
