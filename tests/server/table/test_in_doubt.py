"""The database goes away in the middle of a COMMIT: whoever chose is told the truth, and so are all others."""

from __future__ import annotations

from pathlib import Path

import pytest

from kubrik.engine.chance import Rng
from kubrik.server.store.store import Store
from tests.server.cutting import When, line_to
from tests.server.socket.wire import served
from tests.server.table.tables import RAIDS, VILLAGES, live, options, play_on, put_table


@pytest.mark.parametrize("when", ["before", "after", "late"])
async def test_a_choice_counts_once_though_the_answer_got_lost(postgresql: str, socket: Path, when: When) -> None:
    async with line_to(socket) as (line, url), await Store.open(url) as store, served(store) as house:
        id = await put_table(store, VILLAGES)
        room = await house.house.room(id)
        while "pass" not in options(room, live(room).asked()[0]):
            await play_on(room, 1, Rng(1))
        seat = live(room).asked()[0]
        async with house.page(id, seat) as page, house.page(id, 1 - seat) as other:
            before = len(live(room).entries())
            line.cut = when
            assert (await page.choose("pass"))["t"] == "done"
            assert line.cuts == 1
            while other.scene["asked"] is None:
                await other.next()
            assert (await other.choose("pass"))["t"] == "done"
            assert live(room).entries()[before : before + 2] == [(seat, "pass"), (1 - seat, "pass")]


async def test_while_nobody_knows_nothing_is_claimed(postgresql: str, socket: Path) -> None:
    """When the database is back, the page sees what counts."""
    async with line_to(socket) as (line, url), await Store.open(url, patience=0.3) as store, served(store) as house:
        id = await put_table(store, RAIDS)
        async with house.page(id, 0, "ru") as page, house.page(id, 0) as twin:
            ask = page.scene["asked"]["ask"]
            line.cut, line.is_down = "after", True
            answer = await page.choose()
            assert (answer["t"], answer["code"]) == ("refused", "in_doubt")
            assert answer["text"].startswith("Связь с базой данных пропала")
            line.is_down = False
            again = await twin.ask("choose", ask=ask, choice=twin.scene["asked"]["ways"][0]["name"])
            assert again["code"] == "late"
            while page.scene["asked"] is not None and page.scene["asked"]["ask"] == ask:
                await page.next()
