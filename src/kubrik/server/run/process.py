"""One process of the server: it opens the store and the house, serves them, and ends in good order."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from uvicorn.loops.auto import auto_loop_factory

from kubrik.server.app import make_app
from kubrik.server.bots.thinkers import Thinkers
from kubrik.server.common.logs import LOG
from kubrik.server.common.tasks import end
from kubrik.server.http.asgi import App
from kubrik.server.news.news import HouseNews, News, news_for
from kubrik.server.news.relayed import RelayedNews
from kubrik.server.run.crowd import Crowd, most_open
from kubrik.server.run.exchanges import IDLE, Config, Exchanges
from kubrik.server.run.sockets import Sockets
from kubrik.server.run.uvicorns import Called, Server
from kubrik.server.settings import Settings
from kubrik.server.store.store import Store
from kubrik.server.table.house import PACE, House
from kubrik.server.table.keeping import keep
from kubrik.server.wire.messages import LONGEST_MESSAGE

FAREWELL: Final = 5  # seconds that answers may still take when the server ends
LONGEST_FRAME: Final = 4 * LONGEST_MESSAGE  # bytes, of the widest letters; a longer message ends the connection
RARELY: Final = (50_000, 20, 100)  # collect rarely: live tables stay, and a full collection scans them all
Serve = Callable[[App], Awaitable[None]]


def run_process(listening: socket.socket, database: str, started: Callable[[], None], settings: Settings) -> None:
    """Serve from a single process."""

    async def serve(app: App) -> None:
        await Server(config_of(app, settings), started).serve([listening])

    run(serve, database, news_for(database), settings)


def run_worker(calls: socket.socket, relay: socket.socket, database: str, settings: Settings) -> None:
    """One of several. On PostgreSQL there may be more of them, on other machines."""
    news = news_for(database)
    news = RelayedNews(relay) if isinstance(news, HouseNews) else news

    async def serve(app: App) -> None:
        await Called(config_of(app, settings), calls).serve([])

    run(serve, database, news, settings)


def run(serve: Serve, database: str, news: News, settings: Settings) -> None:
    gc.set_threshold(*RARELY)
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(served(serve, database, news, settings))


async def served(serve: Serve, database: str, news: News, settings: Settings) -> None:
    async with open_house(database, news, settings) as house:
        await serve(make_app(house, settings))
        LOG.info("the server ends")


def config_of(app: App, settings: Settings | None = None) -> Config:
    """Only proxies that were named are believed for whom they ask; uvicorn would believe all of this machine."""
    settings = settings or Settings()
    return Config(
        app,
        crowd=Crowd(most_open(settings.connections), settings.connections_each, settings.proxies),
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        http=Exchanges,
        timeout_keep_alive=IDLE,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="off",
        ws=Sockets,
        ws_max_size=LONGEST_FRAME,
        timeout_graceful_shutdown=FAREWELL,
    )


@asynccontextmanager
async def open_house(database: str, news: News, settings: Settings | None = None) -> AsyncIterator[House]:
    """A house that is open; when it closes, what was begun is stored first."""
    settings = settings or Settings()
    async with await Store.open(database) as store:
        pace = float(os.environ.get("KUBRIK_PACE") or PACE)
        house = House(store, Thinkers(), news, pace, settings.laboratory)
        keeping = asyncio.create_task(keep(house, settings))
        try:
            await house.open()
            yield house
        finally:
            await end([keeping])
            await house.close()
