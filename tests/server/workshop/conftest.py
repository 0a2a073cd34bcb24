"""A server whose experiments are on; what they may take differs from test to test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn

from kubrik.server.app import make_app
from kubrik.server.bots.trials import Trials
from kubrik.server.bots.trying import examined
from kubrik.server.experiments.asked import Limits
from kubrik.server.experiments.experiments import Experiments
from kubrik.server.experiments.process import Work, work
from kubrik.server.news.news import news_for
from kubrik.server.run.listening import address_of, listen
from kubrik.server.settings import Rate, Settings
from kubrik.server.store.store import Store
from kubrik.server.table.house import House
from tests.patience import PATIENCE
from tests.server.quick import quick_server
from tests.server.worker import WORKER

OFTEN = Rate(burst=10_000, per_second=10_000)
Opening = Callable[..., AbstractAsyncContextManager[httpx.AsyncClient]]


class LastingTrials(Trials):
    """Houses come and go; starting a process takes longer than most tests."""

    async def close(self) -> None:
        """Not yet."""

    async def close_at_last(self) -> None:
        await super().close()


CHECKS = LastingTrials(examined, processes=1)


@pytest.fixture(scope="package", autouse=True)
def checks() -> Iterator[None]:
    yield
    asyncio.run(CHECKS.close_at_last())


@pytest.fixture
def laboratory(tmp_path: Path) -> Path:
    folder = tmp_path / "laboratory"
    folder.mkdir()
    return folder


@pytest.fixture
def opened(sqlite: str, laboratory: Path, loop: asyncio.Runner) -> Opening:
    """Serves with these limits; `what` is done in the process of an experiment."""

    @asynccontextmanager
    async def served(
        what: Work = work, on: bool = True, experiments: Rate = OFTEN, checks: Rate = OFTEN, **limits: float
    ) -> AsyncIterator[httpx.AsyncClient]:
        house = House(await Store.open(sqlite), WORKER, news_for(sqlite), pace=0)
        house.experiments = Experiments(laboratory if on else None, Limits(look=0.01, **limits), what)  # type: ignore[arg-type]
        await house.checks.close()
        house.checks = CHECKS
        await house.open()
        home = laboratory if on else None
        settings = Settings(page=laboratory, laboratory=home, calls=OFTEN, experiments=experiments, checks=checks)
        config = uvicorn.Config(make_app(house, settings), log_config=None, access_log=False, lifespan="off")
        try:
            with listen("127.0.0.1", 0) as made:
                client = httpx.AsyncClient(base_url=address_of(made), timeout=PATIENCE, verify=False)
                async with quick_server(config, made), client:
                    yield client
        finally:
            await house.close()
            await house.store.close()

    return served
