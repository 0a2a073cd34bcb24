"""Bots that think for a guest."""

from __future__ import annotations

import asyncio

from kubrik.server.socket.advice import Advice


async def test_a_second_thought_begins_when_the_first_has_ended() -> None:
    advice, first, told = Advice(), asyncio.Event(), list[str]()

    async def think(what: str) -> None:
        if what == "first":
            await first.wait()
        told.append(what)

    await advice.begin(lambda: think("first"))
    second = asyncio.create_task(advice.begin(lambda: think("second")))
    await asyncio.sleep(0.01)
    assert not second.done()
    first.set()
    await second
    assert told == ["first", "second"]


async def test_nobody_thinks_for_who_has_gone() -> None:
    advice, ended = Advice(), asyncio.Event()

    async def think() -> None:
        try:
            await asyncio.Future()
        finally:
            ended.set()

    await advice.begin(think)
    await advice.end()
    assert ended.is_set()
