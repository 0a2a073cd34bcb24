"""Whoever knocks is let in by the process that has his table."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from kubrik.server.run import door
from kubrik.server.run.crowd import Crowd
from kubrik.server.run.door import Door

Handed = tuple[int, socket.socket]


@asynccontextmanager
async def kept(each: int = 100) -> AsyncIterator[tuple[tuple[str, int], asyncio.Queue[Handed]]]:
    """The address of a door to three processes, and which of them was handed whom."""
    handed = asyncio.Queue[Handed]()
    with socket.create_server(("127.0.0.1", 0)) as listening:
        keeper = Door(3, lambda number, caller: handed.put_nowait((number, caller.dup())), Crowd(100, each))
        keeping = asyncio.create_task(keeper.keep(listening))
        yield listening.getsockname(), handed
        keeping.cancel()
        await asyncio.wait([keeping])


async def knock(place: tuple[str, int], handed: asyncio.Queue[Handed], asks: str) -> int:
    """Which process it was. It reads what was asked, as if nobody had looked."""
    with socket.create_connection(place) as caller:
        caller.sendall(asks.encode())
        number, let_in = await asyncio.wait_for(handed.get(), 10)
        with let_in:
            let_in.setblocking(True)
            assert let_in.recv(1000).decode() == asks
    return number


async def test_all_that_is_about_a_table_goes_to_one_process() -> None:
    async with kept() as (place, handed):
        found = {}
        for table in ("1f3a", "77bc", "90de", "abcd", "ef01", "2345"):
            asked = [
                f"GET /ws/{table} HTTP/1.1",
                f"GET /api/tables/{table} HTTP/1.1",
                f"POST /api/tables/{table}/join H",
            ]
            found[table] = {await knock(place, handed, line) for line in asked}
    assert all(len(numbers) == 1 for numbers in found.values())
    assert len(set().union(*found.values())) == 3


async def test_all_else_is_shared_out() -> None:
    async with kept() as (place, handed):
        asked = ["GET / HTTP/1.1", "POST /api/tables HTTP/1.1", "\x16\x03 what is this?", "G"]
        assert [await knock(place, handed, line) for line in asked] == [0, 1, 2, 0]


async def test_whoever_says_nothing_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "SPEAK_WITHIN", 0.05)
    async with kept() as (place, handed):
        with socket.create_connection(place) as silent:
            silent.setblocking(False)
            assert await asyncio.wait_for(asyncio.get_running_loop().sock_recv(silent, 1), 10) == b""
        assert handed.empty()
        assert await knock(place, handed, "GET / HTTP/1.1") == 0


async def test_of_those_who_say_nothing_only_so_many_stand_at_the_door() -> None:
    async with kept(each=2) as (place, handed):
        with socket.create_connection(place) as one, socket.create_connection(place) as other:
            with socket.create_connection(place) as one_too_many:
                one_too_many.setblocking(False)
                assert await asyncio.wait_for(asyncio.get_running_loop().sock_recv(one_too_many, 1), 10) == b""
            for number, caller in enumerate((one, other)):
                caller.sendall(b"GET / HTTP/1.1")
                process, let_in = await asyncio.wait_for(handed.get(), 10)
                let_in.close()
                assert process == number
            assert await knock(place, handed, "GET / HTTP/1.1") == 2
