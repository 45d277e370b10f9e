"""How Alembic reaches the database: over the connection it is handed, within the transaction under way."""

from alembic import context

from miskatonic.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
