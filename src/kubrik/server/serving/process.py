"""One process of the server: it opens the store and the house, serves them, and ends in good order."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

import uvicorn
from uvicorn.loops.auto import auto_loop_factory

from kubrik.server.app import make_app
from kubrik.server.live.house import PACE, House
from kubrik.server.logs import LOG
from kubrik.server.news import news_for
from kubrik.server.rest.asgi import App
from kubrik.server.store.store import Store
from kubrik.server.thinking import Thinking
from kubrik.server.wire.messages import LONGEST_MESSAGE

FAREWELL: Final = 5  # seconds that answers may still take when the server ends
LONGEST_FRAME: Final = 4 * LONGEST_MESSAGE  # bytes, of the widest letters; a longer message ends the connection
TURN: Final = 0.0005  # seconds that the thread that stores choices waits for its turn while others are served
RARELY: Final = (50_000, 20, 100)  # tables are no garbage, and looking through all of them takes time
ENDING: Final = (signal.SIGINT, signal.SIGTERM)


def run_process(made: socket.socket, database: str, started: Callable[[], None] = lambda: None) -> None:
    sys.setswitchinterval(TURN)
    gc.set_threshold(*RARELY)
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(serve(made, database, started))


async def serve(made: socket.socket, database: str, started: Callable[[], None]) -> None:
    async with open_house(database) as house:
        await Server(config_of(make_app(house)), started).serve([made])
        LOG.info("the server ends")


def config_of(app: App) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="off",
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        timeout_graceful_shutdown=FAREWELL,
    )


@asynccontextmanager
async def open_house(database: str) -> AsyncIterator[House]:
    """What was begun is stored before the store closes."""
    async with await Store.open(database) as store:
        pace = float(os.environ.get("KUBRIK_PACE") or PACE)
        house = House(store, Thinking(), news_for(database), pace)
        try:
            await house.open()
            yield house
        finally:
            await house.close()


class Server(uvicorn.Server):
    """Tells when it listens. A signal ends it: calls are answered, sockets closed with 1012, and that is no error."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell_started: Final = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._tell_started()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in ENDING}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
