"""What happens in one process is heard in those that have the same table open."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from kubrik.server.news.relayed import RelayedNews

Heard = list[str]
SILENCE = 0.05  # seconds


@asynccontextmanager
async def processes(many: int) -> AsyncIterator[list[tuple[RelayedNews, Heard]]]:
    """As many, with somebody between them who passes on to all others what one says."""
    pairs = [socket.socketpair() for _ in range(many)]
    lines = [await asyncio.open_connection(sock=mine) for mine, _ in pairs]

    async def pass_on(number: int) -> None:
        with suppress(OSError):
            while line := await lines[number][0].readline():
                for other in range(many):
                    if other != number:
                        lines[other][1].write(line)

    passing = [asyncio.create_task(pass_on(number)) for number in range(many)]
    made = [(RelayedNews(its), Heard()) for _, its in pairs]
    for news, heard in made:
        await news.listen(heard.append)
    yield made
    for news, _ in made:
        await news.close()
    await asyncio.gather(*passing)
    for _, writer in lines:
        writer.close()


async def test_whoever_has_the_table_open_hears_it_and_nobody_hears_himself() -> None:
    async with processes(3) as [(ann, by_ann), (ben, by_ben), _]:
        ann.opened("duel")
        ben.opened("duel")
        await asyncio.sleep(SILENCE)
        by_ann.clear()
        by_ben.clear()
        ann.tell("duel")
        await asyncio.sleep(SILENCE)
        assert (by_ann, by_ben) == ([], ["duel"])


async def test_what_is_open_nowhere_else_is_not_told() -> None:
    async with processes(2) as [(ann, _), (ben, by_ben)]:
        ann.opened("duel")
        ann.tell("duel")
        await asyncio.sleep(SILENCE)
        assert by_ben == []
        ben.opened("duel")
        await asyncio.sleep(SILENCE)
        assert by_ben == ["duel"]  # he may have looked too early
        ben.closed("duel")
        await asyncio.sleep(SILENCE)
        by_ben.clear()
        ann.tell("duel")
        await asyncio.sleep(SILENCE)
        assert by_ben == []


async def test_if_one_of_two_closes_it_the_other_still_hears() -> None:
    async with processes(3) as [(ann, _), (ben, _), (cid, by_cid)]:
        for news in (ann, ben, cid):
            news.opened("duel")
        ben.closed("duel")
        await asyncio.sleep(SILENCE)
        by_cid.clear()
        ann.tell("duel")
        await asyncio.sleep(SILENCE)
        assert by_cid == ["duel"]


async def test_one_that_came_later_is_heard_by_those_that_have_it_open() -> None:
    """A process that was replaced knows nothing of the others."""
    async with processes(2) as [(old, by_old), (new, by_new)]:
        old._open.add("duel")  # it said so to the one that died
        new.opened("duel")
        await asyncio.sleep(SILENCE)
        assert by_new == ["duel"]
        by_old.clear()
        new.tell("duel")
        await asyncio.sleep(SILENCE)
        assert by_old == ["duel"]


async def test_however_much_is_to_be_told_at_once_it_is_heard() -> None:
    """As when many rooms close together: in one line it would be more than a reader takes."""
    tables = [f"{number:020x}" for number in range(5000)]
    async with processes(2) as [(ann, by_ann), (ben, by_ben)]:
        for news in (ann, ben):
            for table in tables:
                news.opened(table)
        while len(by_ann) < len(tables) or len(by_ben) < len(tables):
            await asyncio.sleep(0.01)
        for table in tables:
            ann.closed(table)
        while ben._elsewhere:
            await asyncio.sleep(0.01)


async def test_whoever_can_not_hear_any_more_hangs_up(caplog: pytest.LogCaptureFixture) -> None:
    """So that he is replaced."""
    mine, its = socket.socketpair()
    news = RelayedNews(its)
    await news.listen(lambda id: None)
    lines, line = await asyncio.open_connection(sock=mine)
    line.write(b"x" * 200_000)
    assert await asyncio.wait_for(lines.read(), 10) == b""
    assert "can't be heard" in caplog.text
    line.close()
    await news.close()
