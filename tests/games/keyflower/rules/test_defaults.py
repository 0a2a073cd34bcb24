"""What is answered for a player who is absent: nothing new, and no more than needed for what was begun."""

from __future__ import annotations

import pytest

from kubrik.engine.play import advance, choose, next_to_act, options
from kubrik.games.keyflower.rules.defaults import default_choice
from kubrik.games.keyflower.rules.ending import FreeUpgrade
from kubrik.games.keyflower.rules.flow import new_table
from kubrik.games.keyflower.rules.seasons.boats import OtherBoats
from kubrik.games.keyflower.rules.seasons.winter import OFFER_TILES
from kubrik.games.keyflower.rules.village.expanding import ExpandVillages
from kubrik.games.keyflower.terms import WINTER
from tests.games.keyflower.scene import Scene, rules_with, scene


def absent(s: Scene, seat: int) -> list[str]:
    return s.answer_for(seat, default_choice)


@pytest.mark.rule("D-1")
def test_the_first_winter_tile_alone_is_offered() -> None:
    s = scene(2, "winter").player(0, winter="windmill jeweller").player(1, winter="scribes").go(OFFER_TILES)
    assert s.options(0)[1:] == ["offer windmill", "offer jeweller+windmill"]
    assert absent(s, 0) == ["offer jeweller"]


@pytest.mark.rule("D-2", "D-5")
def test_a_turn_is_passed_even_with_the_ghost() -> None:
    s = scene(2, "summer", ghost=True).player(0, workers="red 3").offer("miner").bid(1, "miner", "red 1")
    s.ghost_with(0).turn(0)
    assert {"bid miner", "haunt miner", "use home1"} <= set(s.options(0))
    s.choose(0, default_choice(s.t, 0).name)
    assert (s.t.passes, s.workers(0), s.winner("miner")) == (2, "red 3", 1)


@pytest.mark.rule("D-3")
def test_a_bid_already_begun_is_as_small_as_it_can_be() -> None:
    s = scene(2).player(0, workers="blue 1 red 4").offer("miner", "tavern", "keywood").bid(1, "miner", "red 1")
    s.bid(0, "tavern", "red 2").bid(1, "tavern", "red 3").turn(0).choose(0, "bid miner")
    assert absent(s, 0)[:2] == ["leave at tavern", "add red 2"]
    assert (s.group(0, "miner"), s.group(0, "tavern")) == ("red 2", "red 2")


@pytest.mark.rule("D-3")
def test_a_group_that_is_needed_is_taken_along() -> None:
    s = scene(2).player(0, workers="red 1").offer("miner", "tavern").bid(1, "miner", "red 1")
    s.bid(0, "tavern", "red 2").bid(1, "tavern", "red 3").turn(0).choose(0, "bid miner")
    absent(s, 0)
    assert (s.group(0, "miner"), s.workers(0)) == ("red 2", "red 1")


@pytest.mark.rule("D-4", "D-7")
def test_a_use_already_begun_takes_the_fewest_workers() -> None:
    s = scene(2, "summer").player(0, workers="blue 2 red 5").offer("tavern").turn(0).choose(0, "use tavern", "in red")
    assert absent(s, 0)[:2] == ["add red 1", "give blue"]
    assert s.on("tavern") == "red 1"


@pytest.mark.rule("D-4", "D-6", "D-8")
@pytest.mark.parametrize(
    ("name", "answers"), [("workshop", ["add red 1", "gain wood"]), ("hiring_fair", ["add red 1", "give pickaxe"])]
)
def test_what_is_given_or_gained_is_the_first_there_is(name: str, answers: list[str]) -> None:
    s = scene(2, "summer").player(0, workers="red 2", skills="pickaxe 1 saw 1").offer(name).turn(0)
    s.choose(0, f"use {name}")
    assert absent(s, 0)[:2] == answers


@pytest.mark.rule("D-9")
def test_a_transport_is_finished_at_once() -> None:
    s = scene(2).player(0, workers="red 1").tile(0, "workshop 0 -1 0").resources("home1", "wood 1").turn(0)
    s.choose(0, "use home1")
    assert "carry wood from home1" in s.options(0)
    assert absent(s, 0)[0] == "finish"
    assert s.lying_there("home1") == "wood 1"


@pytest.mark.rule("D-10")
def test_an_upgrade_already_begun_spares_the_gold() -> None:
    s = scene(2).player(0, workers="red 1").build(0, "alehouse").resources("alehouse", "wood 1 stone 1 iron 1 gold 3")
    s.turn(0).choose(0, "use home1", "upgrade alehouse")
    assert absent(s, 0)[:3] == ["pay wood 1", "pay stone 1", "pay iron 1"]
    assert s.lying_there("alehouse") == "gold 3"


@pytest.mark.rule("D-11")
def test_the_first_boat_is_taken() -> None:
    s = scene(3).go(OtherBoats())
    assert absent(s, 0) == ["boat keyflower"]
    assert s.asked() == [1]


@pytest.mark.rule("D-12")
def test_tiles_are_placed_wherever_they_fit_first() -> None:
    s = scene(2).won(0, "keywood", "miner").won(1, "peddler").go(ExpandVillages())
    first = s.options(0)[0]
    answers = absent(s, 0)
    assert answers[0] == first == "place keywood"
    absent(s, 1)
    assert s.village(0) == "home1 keywood miner"
    assert not any(s.t.plot(tile).aside for player in s.t.players for tile in player.village)


@pytest.mark.rule("D-13")
def test_nothing_is_turned_over_for_free() -> None:
    s = scene(2, "winter").tile(0, "flipper 0 1 0").go(FreeUpgrade())
    assert s.options(0) == ["flip none", "flip home1"]
    assert absent(s, 0) == ["flip none"]


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("ghost", [False, True])
def test_a_game_of_absent_players_comes_to_its_end(seats: int, ghost: bool) -> None:
    t = new_table(rules_with(seats, ghost, ()), seed=7)
    advance(t)
    while not t.over:
        seat = next_to_act(t)
        assert default_choice(t, seat) in options(t, seat)
        choose(t, seat, default_choice(t, seat))
    assert t.season == WINTER
    assert [len(player.village) for player in t.players] == [2] * seats  # a home and a boat
