"""The judge of `make chaos` sees what is lost, stored twice, out of order, or refused though it is stored."""

from __future__ import annotations

import pytest

from benchmarks.chaos_judging import Verdict, judged
from benchmarks.chaos_players import Attempt, Player
from kubrik.server.store.store import Store
from tests.server.table.tables import DUEL, house_of, live, options, put_table

WRONG = ("lost", "twice", "out_of_order", "refused_but_stored")


@pytest.fixture
def url(sqlite: str) -> str:
    return sqlite


async def played(store: Store) -> tuple[Player, Player]:
    """Three choices of one seat, and one of the other, as they were made."""
    id = await put_table(store, DUEL)
    players = Player([], id, 0, "", 0), Player([], id, 1, "", 0)
    async with house_of(store) as house:
        room = await house.room(id)
        for moment, seat in enumerate((0, 1, 0, 0)):
            ask, choice = live(room).ask(seat), options(room, seat)[0]
            await room.choose(seat, ask, choice)
            players[seat].attempts.append(Attempt(ask, choice, moment, moment + 0.5, "done"))
    return players


def wrong(verdict: Verdict) -> dict[str, int]:
    return {name: getattr(verdict, name) for name in WRONG if getattr(verdict, name)}


async def test_all_is_well(store: Store) -> None:
    verdict = await judged(store, await played(store))
    assert (verdict.acknowledged, wrong(verdict)) == (4, {})


async def test_lost(store: Store) -> None:
    one, other = await played(store)
    one.attempts.append(Attempt(3, "end turn", 9, 9.5, "done"))
    assert wrong(await judged(store, (one, other))) == {"lost": 1}


async def test_twice(store: Store) -> None:
    one, other = await played(store)
    one.attempts.append(one.attempts[0])
    assert wrong(await judged(store, (one, other))) == {"twice": 1}
    one.attempts[:] = one.attempts[:2]  # and there is one that nobody sent
    assert wrong(await judged(store, (one, other))) == {"twice": 1}


async def test_overtaken(store: Store) -> None:
    one, other = await played(store)
    other.attempts[0].sent, other.attempts[0].answered = -2, -1
    assert wrong(await judged(store, (one, other))) == {"out_of_order": 1}


@pytest.mark.parametrize(("answer", "found"), [("not_stored", {"refused_but_stored": 1}), ("in_doubt", {}), ("", {})])
async def test_refused_but_stored(store: Store, answer: str, found: dict[str, int]) -> None:
    one, other = await played(store)
    one.attempts[2].answer = answer
    assert wrong(await judged(store, (one, other))) == found
