"""Why every season ends (KF-4.11): workers in winning groups and on tiles become more with every action."""

from __future__ import annotations

import pytest

from kubrik.engine.journal import Note
from kubrik.games.keyflower.expansions.key_celeste.rules.notes import GHOST_PLAYED
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.state import Keyflower
from tests.games.keyflower.random_games import PLAYERS, by_season, journal_of, moments, played_game
from tests.games.keyflower.scene import scene

ACTIONS = (notes.BIDS, notes.COUNTER_BIDS, notes.USES)
MOST = 140  # there are no more workers
MOST_ACTIONS = 180  # in a season


def committed(t: Keyflower) -> int:
    """All workers in winning groups and on tiles."""
    leading = sum(auction.to_beat for auction in t.auctions if auction is not None)
    return leading + sum(sum(spot.on) for spot in t.spots)


def news(t: Keyflower, read: int) -> list[Note]:
    """What was told since so many lines."""
    return journal_of(t)[read:]


@pytest.mark.rule("KF-4.11", "EC-126")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("ghost", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_every_bid_and_use_commits_more_workers(players: int, ghost: bool, seed: int) -> None:
    before, read, actions = 0, 0, 0
    for t in moments(players, seed, ghost=ghost):
        told = {n.kind for n in news(t, read)}
        now = committed(t)
        assert now <= MOST
        if told & set(ACTIONS) and notes.SEASON_ENDS not in told:
            assert now > before
            actions += 1
        elif told == {notes.PASSES}:
            assert now == before
        before, read = now, len(journal_of(t))
    assert actions > 20


@pytest.mark.rule("KF-4.11")
@pytest.mark.parametrize("ghost", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_no_season_has_more_actions_than_that(players: int, ghost: bool) -> None:
    for seed in range(5):
        lines = list(by_season(played_game(players, seed, ghost=ghost)))
        for season in range(4):
            kinds = [n.kind for when, n in lines if when == season]
            assert sum(kinds.count(kind) for kind in ACTIONS) <= MOST_ACTIONS
            assert kinds.count(GHOST_PLAYED) <= 1


@pytest.mark.rule("KF-4.11")
def test_a_group_that_moves_on_was_not_counted() -> None:
    s = scene(2).player(0, workers="red 1").player(1, workers="red 1").offer("miner", "keywood")
    s.bid(0, "miner", "red 2").bid(1, "miner", "red 3").turn(0)
    assert committed(s.t) == 3
    s.choose(0, "bid keywood", "take from miner", "add red 0")
    assert committed(s.t) == 5


@pytest.mark.rule("KF-4.11")
def test_outbidding_counts_the_larger_group_only() -> None:
    s = scene(2).player(0, workers="red 4").player(1, workers="red 1").offer("miner").bid(1, "miner", "red 3").turn(0)
    s.choose(0, "bid miner")  # with all four: fewer would not do
    assert committed(s.t) == 4


@pytest.mark.rule("KF-4.11")
def test_the_ghost_takes_one_group_back() -> None:
    s = scene(2, "summer", ghost=True).player(1, workers="red 1").offer("tavern").use("tavern", "red", 1)
    s.bid(1, "tavern", "red 5").bid(1, "turn1", "blue 2").ghost_with(0).turn(0)
    assert committed(s.t) == 8
    s.choose(0, "haunt tavern")
    assert committed(s.t) == 3
