"""A law: when somebody who is no person answers tells nothing of what is hidden. Twin tables are heard side by side."""

from __future__ import annotations

import pytest

from kubrik.engine.game import Setup
from kubrik.server.store.store import Store
from kubrik.server.table.pacing import Slot
from tests.server.table.tables import DUEL, RAIDS, VILLAGES
from tests.server.table.twins import Hearing, game_after, game_of, heard_by_seat_0, same_times, windows

FLEETS = Setup(game="admiral", seats=3, expansions=("captain_cards",))
CAPTAINS = Setup(game="humans", seats=3)
SETUPS = [DUEL, FLEETS, RAIDS, CAPTAINS, VILLAGES]
WAITS = 12  # automatic answers that are heard


@pytest.fixture
def url(sqlite: str) -> str:
    return sqlite


async def compare(store: Store, setup: Setup, others: str, moments: range) -> int:
    """So often the same thing was heard at the same time."""
    compared = 0
    for choices in moments:
        lines = game_after(setup, choices, seed=choices)
        mine = await heard_by_seat_0(store, game_of(setup, lines, 0), others, WAITS)
        for imagined in (1, 2):
            twin = await heard_by_seat_0(store, game_of(setup, lines, imagined), others, WAITS, mine)
            compared += same_times(mine, twin)
    return compared


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.game}-{setup.seats}")
@pytest.mark.parametrize("others", ["bots", "stand-ins", "rulebook"])
async def test_whoever_answers_takes_a_time_that_tells_nothing(store: Store, setup: Setup, others: str) -> None:
    assert await compare(store, setup, others, range(0, 100, 25)) > 20


@pytest.mark.parametrize("others", ["bots", "stand-ins", "rulebook"])
async def test_who_has_one_answer_takes_as_long_as_who_has_several(store: Store, others: str) -> None:
    """Is it Swift who could fire first, or Rapid who could sail on?"""
    kinds = set[str]()
    for lines, worlds in (found for seed in (1, 2) for found in windows(DUEL, seed)):
        games = [game_of(DUEL, lines, worlds[several]) for several in (1, max(worlds))]
        kinds.add(type(games[0].table.agenda[-1]).__name__)
        one, several = [first_news(await heard_by_seat_0(store, game, others, 1)) for game in games]
        assert one == several
    assert kinds >= {"AskWhetherToAnswer", "SailOn"}


async def test_a_standing_answer_takes_as_long_for_who_had_a_choice_as_for_who_had_none(store: Store) -> None:
    kinds = set[str]()
    for lines, worlds in (found for seed in (1, 2) for found in windows(DUEL, seed)):
        games = [game_of(DUEL, lines, worlds[several]) for several in (1, max(worlds))]
        if games[0].may_stand(1) is not None:
            kinds.add(type(games[0].table.agenda[-1]).__name__)
            one, several = [first_news(await heard_by_seat_0(store, game, "standing", 1)) for game in games]
            assert one == several
    assert kinds >= {"AskWhetherToAnswer", "SailOn"}


def first_news(hearing: Hearing) -> float:
    return next(at for at, _ in hearing.pages[0] if at > 0)


@pytest.mark.parametrize("setup", [DUEL, FLEETS, VILLAGES], ids=lambda setup: f"{setup.game}-{setup.seats}")
async def test_standing_answers_and_only_ways_take_a_time_that_tells_nothing(store: Store, setup: Setup) -> None:
    assert await compare(store, setup, "standing", range(10, 130, 20)) > 0


@pytest.mark.parametrize("setup", [DUEL, RAIDS, VILLAGES], ids=lambda setup: setup.game)
async def test_an_answer_that_goes_out_when_it_is_thought_is_noticed(
    store: Store, setup: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Slot, "end", lambda slot, since, ready: ready)
    with pytest.raises(AssertionError, match="told by the clock"):
        await compare(store, setup, "bots", range(0, 100, 25))
