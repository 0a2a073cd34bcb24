"""A real server on loopback, with a real store, for every test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from kubrik.server.app import make_app
from kubrik.server.news.news import news_for
from kubrik.server.run.listening import address_of, listen
from kubrik.server.settings import Settings
from kubrik.server.store.store import Store
from kubrik.server.table.house import House
from tests.patience import PATIENCE
from tests.server.quick import quick_server
from tests.server.worker import WORKER

Serving = Callable[[Settings], AbstractAsyncContextManager[httpx.AsyncClient]]


@pytest.fixture
def house(sqlite: str, loop: asyncio.Runner) -> Iterator[House]:
    made: House = loop.run(_opened(sqlite))
    yield made
    loop.run(_closed(made))


async def _opened(url: str) -> House:
    house = House(await Store.open(url), WORKER, news_for(url), pace=0)
    await house.open()
    return house


async def _closed(house: House) -> None:
    await house.close()
    await house.store.close()


@pytest.fixture
def serving(house: House) -> Serving:
    """Serves the house with other settings."""

    @asynccontextmanager
    async def served(settings: Settings) -> AsyncIterator[httpx.AsyncClient]:
        config = uvicorn.Config(make_app(house, settings), log_config=None, access_log=False, lifespan="off")
        with listen("127.0.0.1", 0) as made:
            client = httpx.AsyncClient(base_url=address_of(made), timeout=PATIENCE, verify=False)
            async with quick_server(config, made), client:
                yield client

    return served


@pytest.fixture
def client(serving: Serving, tmp_path: Path, loop: asyncio.Runner) -> Iterator[httpx.AsyncClient]:
    """The page is not built, unless a test puts files there."""
    server = serving(Settings(page=tmp_path / "page"))
    yield loop.run(_entered(server))
    loop.run(_left(server))


async def _entered(server: AbstractAsyncContextManager[httpx.AsyncClient]) -> httpx.AsyncClient:
    return await server.__aenter__()


async def _left(server: AbstractAsyncContextManager[Any]) -> None:
    await server.__aexit__(None, None, None)
