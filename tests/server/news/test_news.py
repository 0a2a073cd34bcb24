"""What happens at one process is heard at the others, also after the database was out of reach."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from kubrik.server.news.news import EVERYTHING, HouseNews, PostgresNews, news_for
from kubrik.server.store.engines import engine_of
from kubrik.server.store.errors import StoreError

Listener = tuple[PostgresNews, "asyncio.Queue[str]"]


@asynccontextmanager
async def listening(url: str) -> AsyncIterator[Listener]:
    news, heard = PostgresNews(url, pause=0.05), asyncio.Queue[str]()
    await news.listen(heard.put_nowait)
    try:
        yield news, heard
    finally:
        await news.close()


async def hears(heard: asyncio.Queue[str]) -> str:
    return await asyncio.wait_for(heard.get(), 10)


async def cut(url: str) -> int:
    """Ends all connections of others; says how many there were."""
    engine = engine_of(url)
    async with engine.begin() as connection:
        others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        found: int = await connection.scalar(text(f"SELECT count(pg_terminate_backend(pid)) {others}"))
    await engine.dispose()
    return found


async def test_all_others_hear_it(postgresql: str) -> None:
    async with listening(postgresql) as (ann, by_ann), listening(postgresql) as (ben, by_ben):
        ann.tell("a table")
        assert await hears(by_ben) == "a table"
        ben.tell("another")
        assert await hears(by_ann) == "another"  # and never her own
        assert by_ann.empty()
        assert by_ben.empty()


async def test_many_tables_at_once(postgresql: str) -> None:
    async with listening(postgresql) as (ann, _), listening(postgresql) as (_, by_ben):
        for n in range(200):
            ann.tell(f"table {n}")
        assert {await hears(by_ben) for _ in range(200)} == {f"table {n}" for n in range(200)}


async def test_what_happens_again_is_told_again(postgresql: str) -> None:
    """However busy the teller is, the last thing that happens at a table is followed by news."""
    async with listening(postgresql) as (ann, _), listening(postgresql) as (_, by_ben):
        for _ in range(50):
            ann.tell("a table")
            assert await hears(by_ben) == "a table"


async def test_a_connection_that_was_cut_is_replaced(postgresql: str) -> None:
    async with listening(postgresql) as (ann, by_ann), listening(postgresql) as (_, by_ben):
        assert await cut(postgresql) == 2
        assert [await hears(by_ann), await hears(by_ben)] == [EVERYTHING, EVERYTHING]
        ann.tell("a table")
        assert await hears(by_ben) == "a table"


async def test_what_is_told_meanwhile_is_told_later(postgresql: str) -> None:
    async with listening(postgresql) as (ann, _):
        assert await cut(postgresql) == 1
        ann.tell("a table")
        async with listening(postgresql) as (_, by_ben):
            assert await hears(by_ben) == "a table"


async def test_who_has_closed_hears_nothing(postgresql: str) -> None:
    async with listening(postgresql) as (ann, _):
        async with listening(postgresql) as (_, by_ben):
            pass
        async with listening(postgresql) as (_, by_cat):
            ann.tell("a table")
            assert await hears(by_cat) == "a table"
        assert by_ben.empty()


async def test_a_database_that_does_not_answer() -> None:
    with pytest.raises(StoreError, match="doesn't answer"):
        await PostgresNews("postgresql://ann:secret@127.0.0.1:1/kubrik").listen(print)


async def test_the_news_for_a_database(sqlite: str, tmp_path: Path) -> None:
    assert isinstance(news_for(f"postgresql://ann@/kubrik?host={tmp_path}"), PostgresNews)
    house = news_for(sqlite)
    assert isinstance(house, HouseNews)
    await house.listen(print)
    house.tell("a table")
    await house.close()
