"""What Alembic runs: on the connection it was handed, or against the schema to write the next step."""

from alembic import context

from tenback.server.archive.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
