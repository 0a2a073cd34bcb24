"""The server as an application: everything that answers at an address, and what surrounds it."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.types import ControllerRouterHandler

from kubrik.server.http import afterwards, docs, games, health, hosting, puzzles, tables, workshop
from kubrik.server.http.asgi import App
from kubrik.server.http.bodies import SMALL
from kubrik.server.http.headers import with_headers
from kubrik.server.http.hosts import with_hosts
from kubrik.server.http.limits import Limits, with_limits
from kubrik.server.http.observing import observed
from kubrik.server.http.page import PAGE
from kubrik.server.http.problems import HANDLERS
from kubrik.server.http.served import Served, guard, the_house, the_settings, the_talk, with_served
from kubrik.server.settings import Settings
from kubrik.server.socket.socket import table_socket
from kubrik.server.table.house import House

CALLS: Final[tuple[ControllerRouterHandler, ...]] = (
    games.games,
    games.rules,
    tables.open_tables,
    tables.make_table,
    tables.begin_lesson,
    tables.table,
    tables.join_table,
    tables.my_tables,
    hosting.seat_bot,
    hosting.stand_in,
    hosting.abort,
    afterwards.play_again,
    afterwards.record_file,
    afterwards.replay,
    workshop.workshop,
    workshop.check_file,
    workshop.begin_experiment,
    workshop.experiment,
    workshop.cancel_experiment,
    workshop.experiment_report,
    workshop.experiment_plan,
    afterwards.analysis,
    afterwards.ask_for_analysis,
    puzzles.puzzles,
    puzzles.puzzle,
    puzzles.try_puzzle,
    health.health,
    health.metrics,
    docs.openapi,
    docs.docs,
    docs.style,
)


def make_app(house: House, settings: Settings | None = None) -> App:
    """The application over a house that is open already: its caller opens and closes the house."""
    settings = settings or Settings()
    limits = Limits(settings)
    app = with_limits(with_served(cast(App, routes()), Served(house, settings, limits)), limits)
    return observed(with_headers(with_hosts(app, settings.names)))


@cache
def routes() -> Litestar:
    """All routes, made once: the house that is served comes with each call."""
    return Litestar(
        [*CALLS, table_socket, *PAGE],
        dependencies={
            "house": Provide(the_house, sync_to_thread=False),
            "talk": Provide(the_talk, sync_to_thread=False),
            "settings": Provide(the_settings, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,
        guards=[guard],
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000, gzip_compress_level=6),
        request_max_body_size=SMALL,
        openapi_config=None,
        logging_config=None,
    )
