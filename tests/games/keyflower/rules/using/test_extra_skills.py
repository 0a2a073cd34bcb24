"""The skill tile that some tiles ask for (KF-6.23, KF-7.3, KF-7.4, KF-7.9, KF-7.17)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.terms import SAW, SKILLS
from tests.games.keyflower.scene import Scene, scene, tile_of

CRAFTS = [("mason", "pickaxe"), ("carpenter", "saw"), ("smelter", "anvil")]


def using(name: str, skills: str) -> Scene:
    """Player 0 may use this tile on offer with a red worker."""
    return scene().player(0, workers="red 1", skills=skills).offer(name).turn(0)


@pytest.mark.rule("KF-7.4", "KF-7.17")
@pytest.mark.parametrize(("name", "kind"), CRAFTS)
def test_a_skill_tile_of_a_certain_type_goes_into_the_pile(name: str, kind: str) -> None:
    s = using(name, "anvil 1 pickaxe 1 saw 1").choose(0, f"use {name}")
    given = SKILLS.index(kind)
    assert [s.t.players[0].skills[given], s.t.players[0].skill_count()] == [0, 2]
    assert [s.t.pile[given], s.t.pile_size()] == [16, 46]
    assert s.notes(notes.SKILL_GIVEN, 1) == [(0, given, tile_of(name), 0)]


@pytest.mark.rule("EC-31", "KF-7.4", "KF-6.23")
@pytest.mark.parametrize(("name", "kind"), CRAFTS)
def test_no_other_type_will_do(name: str, kind: str) -> None:
    others = " ".join(f"{k} 2" for k in ("anvil", "pickaxe", "saw") if k != kind)
    assert using(name, others).refusal(0, f"use {name}") == "KF-6.23"


@pytest.mark.rule("KF-7.3", "KF-7.9")
@pytest.mark.parametrize("name", ["brewer", "hiring_fair"])
def test_the_brewer_and_the_hiring_fair_take_any_type(name: str) -> None:
    s = using(name, "anvil 1 saw 2").choose(0, f"use {name}")
    assert s.options(0) == ["give anvil", "give saw"]
    assert s.choose(0, "give saw").skills(0) == "anvil 1 saw 1"


@pytest.mark.rule("KF-7.3", "KF-7.9")
@pytest.mark.parametrize("name", ["brewer", "hiring_fair"])
@pytest.mark.parametrize("kind", SKILLS)
def test_one_of_any_type_is_enough_there(name: str, kind: str) -> None:
    assert using(name, f"{kind} 1").choose(0, f"use {name}").skills(0) == ""


@pytest.mark.rule("KF-6.23", "KF-7.3", "KF-7.9")
@pytest.mark.parametrize("name", ["brewer", "hiring_fair"])
def test_but_they_take_one(name: str) -> None:
    assert using(name, "").refusal(0, f"use {name}") == "KF-6.23"


@pytest.mark.rule("KF-7.17", "KF-7.3")
def test_a_skill_tile_that_was_paid_may_be_drawn_again() -> None:
    s = scene().player(0, workers="red 2", skills="saw 1").offer("brewer", "apprentice_hall").bag("")
    s.t.pile = [2, 0, 0]
    s.turn(0).choose(0, "use brewer", "add red 1").choose(0, "use apprentice_hall")
    assert s.t.pile == [2, 0, 1]
    assert s.chance("skill saw").skills(0) == "saw 1"


def paid_at_the_brewer(kind: str) -> Scene:
    """Player 0, who has taken a saw from a boat and has drawn an anvil, pays one of them."""
    s = scene().player(0, workers="red 1", skills="anvil 1").offer("brewer")
    s.t.players[0].gain_skill_openly(SAW, 1)
    return s.turn(0).choose(0, "use brewer", f"give {kind}")


@pytest.mark.rule("EC-128", "KF-7.17")
def test_nobody_can_tell_whether_the_saw_was_paid() -> None:
    ledgers = []
    for kind in ("anvil", "saw"):
        s = paid_at_the_brewer(kind)
        ledgers.append((s.t.players[0].known_skills, s.t.players[0].paid_hidden, s.notes(notes.SKILL_GIVEN_HIDDEN, 1)))
        assert s.notes(notes.SKILL_GIVEN, 1) == []
    assert ledgers == [([0, 0, 1], 1, [(0, tile_of("brewer"), 0, 0)])] * 2


@pytest.mark.rule("KF-7.4")
def test_everybody_sees_a_saw_paid_at_the_carpenter() -> None:
    s = scene().player(0, workers="red 1", skills="anvil 1").offer("carpenter")
    s.t.players[0].gain_skill_openly(SAW, 1)
    s.turn(0).choose(0, "use carpenter")
    assert (s.t.players[0].known_skills, s.t.players[0].paid_hidden) == ([0, 0, 0], 0)
