"""Every test of the store is played twice: on a file of SQLite and on a real PostgreSQL. Nothing is faked."""

from __future__ import annotations

import asyncio
import inspect
import shutil
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from kubrik.server.store.store import Store
from tests.server.postgres import running, wheel
from tests.server.worker import WORKER, LastingThinkers

Opening = Callable[[], Awaitable[Store]]


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine runs on the loop of its stores."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    given: dict[str, Any] = pyfuncitem.funcargs
    given["loop"].run(pyfuncitem.obj(**{name: given[name] for name in inspect.signature(pyfuncitem.obj).parameters}))
    return True


@pytest.fixture(autouse=True)
def loop() -> Iterator[asyncio.Runner]:
    before = set(threading.enumerate())
    with asyncio.Runner() as runner:
        yield runner
        runner.run(_answered(before))


async def _answered(before: set[threading.Thread]) -> None:
    """Whoever is cancelled while SQLite opens a connection leaves a thread that still answers to this loop."""
    for _ in range(50):
        if not any("_connection_worker" in thread.name for thread in {*threading.enumerate()} - before):
            return
        await asyncio.sleep(0.01)


@pytest.fixture(scope="session", autouse=True)
def worker() -> Iterator[LastingThinkers]:
    """Started by the first bot that thinks."""
    yield WORKER
    asyncio.run(WORKER.close_at_last())


@pytest.fixture(scope="session")
def socket() -> Iterator[Path]:
    """Of a PostgreSQL that is started once, by the first test that asks."""
    found = wheel()
    if found is None:
        pytest.skip("pgserver has no wheel for this Python")
    with running(found) as folder:
        yield folder


@pytest.fixture
def postgresql(socket: Path, loop: asyncio.Runner) -> str:
    """The URL of a database that has been emptied, which takes a tenth of the time of making one."""
    loop.run(_empty(f"postgresql+asyncpg://kubrik@/postgres?host={socket}"))
    return f"postgresql://kubrik@/postgres?host={socket}"


async def _empty(url: str) -> None:
    """Tests leave more behind than rows: triggers that raise errors, for example."""
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()


@pytest.fixture(scope="session")
def new_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of SQLite as the store makes it: copying one is quicker."""
    path = tmp_path_factory.mktemp("new") / "kubrik.db"
    asyncio.run(_made(f"sqlite:///{path}"))
    return path


async def _made(url: str) -> None:
    await (await Store.open(url)).close()


@pytest.fixture
def is_new() -> bool:
    """A file that no store has opened yet: for tests of what makes one."""
    return False


@pytest.fixture
def sqlite(new_file: Path, tmp_path: Path, is_new: bool) -> str:
    path = tmp_path / "kubrik.db"
    return f"sqlite:///{path if is_new else shutil.copy(new_file, path)}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(request.param)
    return found


@pytest.fixture
def opening(url: str, loop: asyncio.Runner) -> Iterator[Opening]:
    """Opens stores on the same database, and closes them in the end."""
    opened: list[Store] = []

    async def another() -> Store:
        opened.append(await Store.open(url))
        return opened[-1]

    yield another
    for store in opened:
        loop.run(store.close())


@pytest.fixture
def store(opening: Opening, loop: asyncio.Runner) -> Store:
    async def first() -> Store:
        return await opening()

    return loop.run(first())
