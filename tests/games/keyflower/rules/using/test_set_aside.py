"""What is given at the Tavern and the Hiring fair can't be drawn there; chance comes last (KF-6.33, KF-7)."""

from __future__ import annotations

import pytest

from kubrik.engine.table import CHANCE
from kubrik.games.keyflower.terms import YELLOW
from tests.games.keyflower.rules.using.draws import next_draw, with_tile
from tests.games.keyflower.scene import scene


@pytest.mark.rule("KF-7.7", "KF-7.8", "KF-6.32")
def test_the_worker_given_at_the_tavern_waits_until_all_are_drawn() -> None:
    s = with_tile("tavern front", workers="red 1 yellow 1", bag="blue 3").choose(0, "use tavern", "in red")
    assert (s.on("tavern"), s.workers(0), s.in_bag()) == ("red 1", "", "blue 3")
    assert next_draw(s) == {"worker blue": 3}
    assert next_draw(s.chance("worker blue")) == {"worker blue": 2}
    s.chance("worker blue")
    assert (s.workers(0), s.in_bag()) == ("blue 2", "blue 1 yellow 1")


@pytest.mark.rule("KF-7.7")
def test_a_clone_of_the_table_knows_who_was_set_aside() -> None:
    s = with_tile("tavern front", workers="red 1 yellow 1", bag="blue 3").choose(0, "use tavern", "in red")
    clone = s.t.clone()
    assert (clone.aside, clone.aside_size) == (YELLOW, 1)


@pytest.mark.rule("EC-28", "KF-7.8", "KF-6.25")
def test_the_tavern_with_one_worker_in_the_bag() -> None:
    s = with_tile("tavern front", workers="red 1 yellow 1", bag="blue 1").choose(0, "use tavern", "in red")
    s.chance("worker blue")
    assert s.asked() == [0]  # the next turn
    assert (s.workers(0), s.in_bag()) == ("blue 1", "yellow 1")


@pytest.mark.rule("EC-29", "KF-6.24", "KF-7.8")
def test_the_tavern_with_an_empty_bag() -> None:
    s = with_tile("tavern back", workers="red 1 yellow 2").choose(0, "use tavern", "in red")
    assert s.asked() == [0]
    assert (s.workers(0), s.in_bag()) == ("yellow 1", "yellow 1")


@pytest.mark.rule("KF-7.9", "KF-7.10", "KF-6.32")
def test_the_skill_tile_given_at_the_hiring_fair_waits_until_all_are_drawn() -> None:
    s = with_tile("hiring_fair front", skills="saw 1", pile="anvil anvil anvil").choose(0, "use hiring_fair")
    assert (s.skills(0), next_draw(s)) == ("", {"skill anvil": 3})
    s.chance("skill anvil", "skill anvil")
    assert (s.skills(0), s.t.pile) == ("anvil 2", [1, 0, 1])


@pytest.mark.rule("EC-30", "KF-7.10", "KF-6.24")
def test_the_hiring_fair_with_an_empty_pile() -> None:
    s = with_tile("hiring_fair back", workers="red 2", skills="saw 1 anvil 1")
    s.choose(0, "use hiring_fair", "add red 1", "give saw")
    assert s.asked() == [0]
    assert (s.skills(0), s.t.pile) == ("anvil 1", [0, 0, 1])


@pytest.mark.rule("KF-6.33", "KF-6.32")
@pytest.mark.parametrize("name", ["tavern", "brewer", "hiring_fair"])
def test_everything_is_chosen_before_chance_comes_in(name: str) -> None:
    s = scene().player(0, workers="red 2 blue 2", skills="anvil 1 saw 1").player(1, workers="red 1").offer(name)
    s.turn(0)
    for choice in (f"use {name}", "in red", "add red 1"):
        s.choose(0, choice)
        assert s.asked() == [0]
    s.choose(0, s.options(0)[0])  # what to give
    while s.asked() == [CHANCE]:
        s.chance(s.options(CHANCE)[0])
    assert s.asked() == [1]  # the draw is followed by the next turn
    assert s.t.players[0].worker_count() + s.t.players[0].skill_count() == 6
