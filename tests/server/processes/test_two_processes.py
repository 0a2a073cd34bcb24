"""Two processes serve the same tables, and one of them may die."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack

import httpx
import pytest

from kubrik.server.store.store import Store
from tests.patience import PATIENCE
from tests.server.http.visits import code, host, join, make
from tests.server.processes.players import Page, Player, at, stop, stored_at, until
from tests.server.processes.serving import Process, chosen, chosen_by, is_within, served
from tests.server.table.tables import DUEL, put_table

TABLES = int(os.environ.get("KUBRIK_TEST_TABLES", "40"))  # many more take a minute
BEFORE = 2 * TABLES  # choices, until one process is killed
AFTER = 3  # choices at each table, at the other
Processes = list[tuple[Process, str]]


@pytest.fixture
def processes(postgresql: str) -> Iterator[Processes]:
    with served(postgresql) as one, served(postgresql) as two:
        yield [one, two]


async def test_a_choice_sent_to_both_is_stored_once(processes: Processes, postgresql: str) -> None:
    addresses = [address for _, address in processes]
    async with await Store.open(postgresql) as store, AsyncExitStack() as stack:
        id = await put_table(store, DUEL)
        pages = [[await stack.enter_async_context(at(a, id, seat)) for a in addresses] for seat in (0, 1)]
        for number in range(1, 13):
            seat, ask = await next_ask(store, id, [twins[0] for twins in pages])
            for page in pages[seat]:
                await page.until(lambda page=page, ask=ask: page.ask() == ask)  # type: ignore[misc]
            answers = await asyncio.gather(*(page.choose() for page in pages[seat]))
            assert sorted(answers) == ["done", "late"]
            assert len(await chosen(store, id)) == number


async def test_a_seat_sees_what_is_chosen_at_the_other_process(processes: Processes, postgresql: str) -> None:
    addresses = [address for _, address in processes]
    async with await Store.open(postgresql) as store, AsyncExitStack() as stack:
        id = await put_table(store, DUEL)
        pages = [await stack.enter_async_context(at(addresses[seat], id, seat)) for seat in (0, 1)]
        turns = [0, 0]
        while min(turns) < 3:
            seat, _ = await next_ask(store, id, pages)
            assert await pages[seat].choose() == "done"
            turns[seat] += 1


async def test_nobody_is_replaced_who_sits_at_the_other_process(processes: Processes, postgresql: str) -> None:
    """The host may be his opponent, and calls where the other is not. When he has left, it may be done."""
    (_, here), (_, there) = processes
    async with httpx.AsyncClient(base_url=here, timeout=PATIENCE) as call, await Store.open(postgresql) as store:
        made = await make(call)
        token = (await join(call, made["id"], "Ben")).json()["token"]
        async with at(there, made["id"], token=token):
            await is_said(store, made["id"], True)
            assert code(await host(call, made, "bot", seat=1)) == (409, "somebody_is_here")
        await is_said(store, made["id"], False)
        assert (await host(call, made, "bot", seat=1)).status_code == 204


async def is_said(store: Store, id: str, here: bool) -> None:
    """Waits until the store says so of player 1."""
    async with asyncio.timeout(PATIENCE):
        while await store.is_here(id, 1) != here:
            await asyncio.sleep(0.05)


async def next_ask(store: Store, id: str, pages: list[Page]) -> tuple[int, int]:
    """Whose page shows a question that is not answered yet, and its number: each seat's are counted from 0."""
    answered = Counter(seat for seat, _ in await chosen(store, id))
    for _ in range(600):
        for seat, page in enumerate(pages):
            if page.ask() == answered[seat]:
                return seat, answered[seat]
        await asyncio.sleep(0.05)
    raise AssertionError("nobody is asked")


async def test_one_of_two_is_killed(processes: Processes, postgresql: str) -> None:
    """Every choice that was acknowledged is in the store, and every table goes on at the other process."""
    (dying, one), (_, two) = processes
    async with await Store.open(postgresql) as store:
        ids = await asyncio.gather(*(put_table(store, DUEL) for _ in range(TABLES)))
        players = [Player([one, two][:: 1 if seat == 0 else -1], id, seat) for id in ids for seat in (0, 1)]
        playing = [asyncio.create_task(player.play()) for player in players]
        await until(lambda: sum(stored_at(players).values()) >= BEFORE, playing)
        dying.send_signal(signal.SIGKILL)
        then = stored_at(players)
        await until(lambda: all(now >= then[id] + AFTER for id, now in stored_at(players).items()), playing)
        await stop(playing)
        for player in players:
            mine = await chosen_by(store, player.id, player.seat)
            assert is_within(player.stored, mine)
            assert len(mine) <= len(player.stored) + 2  # one under way when the process died, one at the end
