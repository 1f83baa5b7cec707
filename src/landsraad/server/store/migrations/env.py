"""Run by Alembic: migrates the connection that `landsraad.server.store.migrate` gives it, in that one's transaction."""

from alembic import context

from landsraad.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=True
)
context.run_migrations()
