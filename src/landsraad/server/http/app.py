"""The application: every route, what surrounds them, and what begins and ends with the process."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from landsraad import __version__

from ..config import Config
from ..store import open_store
from . import games, me, playing, records, tables
from .docs_page import docs
from .gate import gate
from .headers import add_headers
from .problems import Problem, on_error
from .server import Server
from .socket import table_socket
from .static import Client, client_files, packaged
from .who import provide_caller, provide_server, provide_user

LARGEST_BODY = 1 << 20
ABOUT = (
    "Everything the browser does goes through this; a bot in any language can sit at a table with it. "
    "Errors are problem documents (RFC 9457)."
)


def create_app(config: Config) -> Litestar:
    """The service, ready to be run by an ASGI server; it opens the database when it begins."""
    app = Litestar(
        route_handlers=[
            games.router,
            me.router,
            tables.router,
            playing.router,
            records.router,
            records.import_record,
            table_socket,
            docs,
            client_files,
        ],
        dependencies={
            "server": Provide(provide_server),
            "user": Provide(provide_user),
            "caller": Provide(provide_caller),
        },
        guards=[gate],
        before_send=[add_headers],
        exception_handlers={Exception: on_error, Problem: on_error},
        request_max_body_size=LARGEST_BODY,
        openapi_config=_openapi(),
        lifespan=[_running],
        logging_config=None,
        debug=False,
    )
    app.state.config = config
    app.state.client = Client(config.static or packaged())
    return app


@asynccontextmanager
async def _running(app: Litestar) -> AsyncIterator[None]:
    config: Config = app.state.config
    store = await open_store(config.db)
    try:
        async with await Server.begun(config, store) as app.state.server:
            yield
    finally:
        await store.close()


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Landsraad",
        version=__version__,
        description=ABOUT,
        path="/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        use_handler_docstrings=True,
        components=Components(
            security_schemes={
                "token": SecurityScheme(type="http", scheme="bearer"),
                "session": SecurityScheme(type="apiKey", name="session", security_scheme_in="cookie"),
            }
        ),
        security=[{"token": []}, {"session": []}, {}],
    )
