"""One process of the server: it opens the store and the house, serves them, and ends in good order."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

import uvicorn
from uvicorn.loops.auto import auto_loop_factory

from kubrik.server.app import make_app
from kubrik.server.live.house import PACE, House
from kubrik.server.logs import LOG
from kubrik.server.news import HouseNews, News, news_for
from kubrik.server.news_relayed import RelayedNews
from kubrik.server.rest.asgi import App
from kubrik.server.serving.sockets import Sockets
from kubrik.server.serving.uvicorns import Called, Server
from kubrik.server.store.store import Store
from kubrik.server.thinking import Thinking
from kubrik.server.wire.messages import LONGEST_MESSAGE

FAREWELL: Final = 5  # seconds that answers may still take when the server ends
LONGEST_FRAME: Final = 4 * LONGEST_MESSAGE  # bytes, of the widest letters; a longer message ends the connection
RARELY: Final = (50_000, 20, 100)  # tables are no garbage, and looking through all of them takes time
Serve = Callable[[App], Awaitable[None]]


def run_process(listening: socket.socket, database: str, started: Callable[[], None]) -> None:
    """The only one."""
    run(lambda app: Server(config_of(app), started).serve([listening]), database, news_for(database))


def run_worker(calls: socket.socket, relay: socket.socket, database: str) -> None:
    """One of several. On PostgreSQL there may be more of them, on other machines."""
    news = news_for(database)
    news = RelayedNews(relay) if isinstance(news, HouseNews) else news
    run(lambda app: Called(config_of(app), calls).serve([]), database, news)


def run(serve: Serve, database: str, news: News) -> None:
    gc.set_threshold(*RARELY)
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(served(serve, database, news))


async def served(serve: Serve, database: str, news: News) -> None:
    async with open_house(database, news) as house:
        await serve(make_app(house))
        LOG.info("the server ends")


def config_of(app: App) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="off",
        ws=Sockets,
        ws_max_size=LONGEST_FRAME,
        timeout_graceful_shutdown=FAREWELL,
    )


@asynccontextmanager
async def open_house(database: str, news: News) -> AsyncIterator[House]:
    """What was begun is stored before the store closes."""
    async with await Store.open(database) as store:
        pace = float(os.environ.get("KUBRIK_PACE") or PACE)
        house = House(store, Thinking(), news, pace)
        try:
            await house.open()
            yield house
        finally:
            await house.close()
