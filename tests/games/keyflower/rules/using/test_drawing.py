"""Workers from the bag, skill tiles from the pile, green workers from their supply (KF-6, KF-7.6)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.terms import BLUE, GREEN, RED, SAW
from tests.games.keyflower.rules.using.draws import next_draw, with_tile
from tests.games.keyflower.scene import scene

# ---- by chance, and unseen


@pytest.mark.rule("KF-6.20", "KF-7.1")
def test_workers_are_drawn_by_chance_behind_the_screen() -> None:
    s = with_tile("alehouse front", bag="blue 2 red 5 yellow 3").choose(0, "use alehouse")
    assert next_draw(s) == {"worker blue": 2, "worker red": 5, "worker yellow": 3}
    s.chance("worker blue")
    assert (s.workers(0), s.in_bag()) == ("blue 1", "blue 1 red 5 yellow 3")
    assert s.notes(notes.WORKERS_DRAWN, 1) == [(0, 1, 0, 0)]


@pytest.mark.rule("KF-6.20", "KF-6.26")
def test_only_their_number_is_seen_by_others() -> None:
    s = with_tile("alehouse back", bag="blue 2 red 5").choose(0, "use alehouse").chance("worker blue", "worker red")
    assert s.notes(notes.WORKERS_DRAWN, 1) == [(0, 2, 0, 0)]
    assert s.notes(notes.WORKER_DRAWN, 0) == [(0, BLUE, 0, 0), (0, RED, 0, 0)]
    assert s.notes(notes.WORKER_DRAWN, 1) == []
    assert s.t.players[0].known == [0, 0, 0, 0]


@pytest.mark.rule("KF-6.19", "KF-7.2", "KF-6.27")
def test_skill_tiles_are_drawn_by_chance_behind_the_screen() -> None:
    s = with_tile("apprentice_hall front", pile="anvil anvil saw").choose(0, "use apprentice_hall")
    assert next_draw(s) == {"skill anvil": 2, "skill saw": 1}
    s.chance("skill saw")
    assert (s.skills(0), s.t.pile) == ("saw 1", [2, 0, 0])
    assert s.notes(notes.SKILLS_DRAWN, 1) == [(0, 1, 0, 0)]
    assert s.notes(notes.SKILL_DRAWN, 0) == [(0, SAW, 0, 0)]
    assert s.notes(notes.SKILL_DRAWN, 1) == []


@pytest.mark.rule("KF-6.21", "KF-7.5")
def test_green_workers_are_taken_from_the_supply_openly() -> None:
    s = with_tile("peddler back", workers="red 1 yellow 1", bag="blue 9").choose(0, "use peddler")
    assert (s.workers(0), s.t.green, s.in_bag()) == ("green 2", 20 - 2, "blue 9 yellow 1")
    assert s.notes(notes.GREEN_GAINED, 1) == [(0, 2, 0, 0)]
    assert s.t.players[0].known[GREEN] == 2


@pytest.mark.rule("KF-6.26", "KF-6.27")
def test_anybody_can_count_along() -> None:
    s = scene().player(0, workers="red 3 yellow 2", skills="saw 1").offer("tavern", "peddler", "brewer").turn(0)
    bag, pile, green = s.t.bag_size(), s.t.pile_size(), s.t.green
    s.choose(0, "use tavern", "in yellow", "add yellow 1", "give red").chance("worker blue", "worker blue")
    s.choose(0, "use peddler", "in red", "add red 1").choose(0, "use brewer", "in red").chance(*["worker red"] * 2)
    drawn = sum(n for _, n, _, _ in s.notes(notes.WORKERS_DRAWN, 1))
    given = sum(n for _, _, n, _ in s.notes(notes.WORKER_GIVEN, 1))
    assert (bag - drawn + given, drawn, given) == (s.t.bag_size(), 4, 2)
    assert pile + len(s.notes(notes.SKILL_GIVEN_HIDDEN, 1)) == s.t.pile_size()
    assert green - sum(n for _, n, _, _ in s.notes(notes.GREEN_GAINED, 1)) == s.t.green


# ---- when there is too little


@pytest.mark.rule("KF-6.25", "KF-7.1")
def test_one_draws_as_many_workers_as_there_are() -> None:
    s = with_tile("inn back", bag="blue 2").choose(0, "use inn").chance("worker blue", "worker blue")
    assert (s.workers(0), s.in_bag()) == ("blue 2", "")
    assert s.notes(notes.WORKERS_DRAWN) == [(0, 2, 0, 0)]


@pytest.mark.rule("KF-6.24", "KF-6.25")
def test_an_empty_bag_gives_nothing() -> None:
    s = with_tile("inn back", workers="red 2").choose(0, "use inn", "add red 1")
    assert (s.on("inn"), s.workers(0)) == ("red 1", "red 1")
    assert s.asked() == [0]


@pytest.mark.rule("KF-6.24", "KF-6.25", "KF-7.2")
def test_an_almost_empty_pile_gives_the_last_skill_tile() -> None:
    s = with_tile("apprentice_hall back", workers="red 3", pile="saw").choose(0, "use apprentice_hall", "add red 1")
    s.chance("skill saw")
    assert (s.skills(0), s.t.pile) == ("saw 1", [0, 0, 0])
    s.choose(0, "use apprentice_hall")
    assert (s.on("apprentice_hall"), s.skills(0)) == ("red 3", "saw 1")


@pytest.mark.rule("KF-7.6", "KF-6.25")
def test_too_few_green_workers() -> None:
    s = scene().player(0, workers="red 1 yellow 1").tile(0, "peddler aside back").bag("green 3")
    s.t.green = 1
    s.turn(0).choose(0, "use peddler")
    assert (s.workers(0), s.t.green, s.in_bag()) == ("green 1", 0, "yellow 1 green 3")


@pytest.mark.rule("EC-27", "KF-6.24", "KF-7.6", "KF-6.28")
def test_without_green_workers_the_yellow_one_is_given_for_nothing() -> None:
    s = scene().player(0, workers="red 2 yellow 1").tile(0, "peddler aside").bag("green 5")
    s.t.green = 0
    s.turn(0).choose(0, "use peddler", "add red 1")
    assert (s.on("peddler"), s.workers(0), s.in_bag()) == ("red 1", "red 1", "yellow 1 green 5")


@pytest.mark.rule("KF-6.28", "EC-34")
def test_green_workers_in_the_bag_come_only_by_chance() -> None:
    s = with_tile("alehouse front", bag="red 3 green 1").choose(0, "use alehouse")
    assert next_draw(s) == {"worker red": 3, "worker green": 1}
    assert s.chance("worker green").workers(0) == "green 1"
