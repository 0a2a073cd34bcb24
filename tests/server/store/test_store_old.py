"""A database made before modules had their present places, and before the last step of the schema.

At its tables sit people and a bot. Two games run, with choices that were taken back; the third is over.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.record import load
from kubrik.server.game.lines import Undone, read_all
from kubrik.server.store.store import Store
from tests.records import unpacked
from tests.server.table.tables import house_of, play_on

RUNNING = ["humans-1", "admiral-1"]


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{unpacked('house/house.sqlite', tmp_path)}"


@pytest.mark.parametrize("id", [*RUNNING, "keyflower-1"])
async def test_an_old_table_is_where_it_was(store: Store, tmp_path: Path, id: str) -> None:
    """Its game is what the earlier Kubrik wrote as a record, choice for choice and note for note."""
    was = load(unpacked(f"house/{id}.jsonl", tmp_path))
    found = await store.load(id)
    assert found is not None
    assert any(isinstance(line, Undone) for line in read_all(found.lines))
    assert tuple(seat.name for seat in found.seats) == was.header.players
    async with house_of(store) as house:
        room = await house.room(id)
        assert (await room.record()).lines == was.lines
        assert room.table.status == ("running" if id in RUNNING else "over")


@pytest.mark.parametrize("id", RUNNING)
async def test_an_old_table_goes_on(store: Store, id: str) -> None:
    async with house_of(store) as house:
        room = await house.room(id)
        number = room.number
        await play_on(room, 10, Rng(4))
    found = await store.load(id)
    assert found is not None
    assert len(found.lines) >= number + 10
    assert (found.table.status, await store.is_here(id, 0)) == ("running", False)


async def test_old_tokens_open_old_seats(store: Store) -> None:
    assert await store.seat_by_token("ben") == ("humans-1", 1)
    assert await store.is_host("admiral-1", "host")
