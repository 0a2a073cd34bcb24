"""What is sent to a page goes out at once where it can, all that came together, and in order."""

from __future__ import annotations

import asyncio

from kubrik.server.show.outbox import Outbox


class Line:
    """To a page, which may read slowly."""

    def __init__(self, is_free: bool = True) -> None:
        self.is_free = is_free
        self.written: list[bytes] = []

    def write(self, text: bytes) -> bool:
        if self.is_free:
            self.written.append(text)
        return self.is_free


def outbox_to(line: Line) -> Outbox:
    outbox = Outbox()
    outbox.write = line.write
    return outbox


async def waiting_at(outbox: Outbox) -> asyncio.Task[bytes | None]:
    """Somebody who sends what the line doesn't take."""
    waiting = asyncio.create_task(outbox.take())
    await asyncio.sleep(0)
    return waiting


async def test_what_came_together_goes_at_once() -> None:
    line = Line()
    outbox = outbox_to(line)
    outbox.put(b"news")
    outbox.put(b"done")
    assert line.written == []
    await asyncio.sleep(0)
    assert line.written == [b"news\ndone"]
    assert len(outbox) == 0


async def test_where_the_page_reads_slowly_somebody_waits_for_it() -> None:
    line = Line(is_free=False)
    outbox = outbox_to(line)
    waiting = await waiting_at(outbox)
    outbox.put(b"one")
    assert await waiting == b"one"
    line.is_free = True
    outbox.put(b"two")
    await asyncio.sleep(0)
    assert line.written == [], "nothing overtakes what is being sent"
    assert await outbox.take() == b"two"


async def test_whoever_is_woken_for_nothing_sleeps_on() -> None:
    outbox = outbox_to(Line(is_free=False))
    waiting = await waiting_at(outbox)
    outbox.put(b"one")
    asyncio.get_running_loop().call_soon(outbox.take_now)
    for _ in range(3):
        await asyncio.sleep(0)
    assert not waiting.done()
    outbox.shut()
    assert await waiting is None


async def test_what_waits_when_it_is_shut_is_not_sent() -> None:
    line = Line()
    outbox = outbox_to(line)
    outbox.put(b"news")
    outbox.shut()
    await asyncio.sleep(0)
    assert line.written == []
    assert await outbox.take() is None
