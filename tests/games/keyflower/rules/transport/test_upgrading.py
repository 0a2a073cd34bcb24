"""Upgrading tiles in the own village (KF-8)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.box.tiles import UpgradableTile
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.terms import RESOURCES, SAW
from tests.games.keyflower.rules.transport.carrying import carrying, face, left, village
from tests.games.keyflower.scene import BOX, Scene, in_words, scene, tile_of

UPGRADABLE = [*BOX.homes, *BOX.spring, *BOX.summer, *BOX.autumn]
OTHERS = [*BOX.summer_boats, *BOX.winter, *BOX.turn_order, *BOX.boats]


# ---- which tiles


def all_paid(tile: UpgradableTile, other_home: str) -> Scene:
    """Player 0 has this tile, and exactly what its upgrade costs; wood for any resource, a saw for any skill tile."""
    wood, *rest = tile.cost.resources
    anvil, pickaxe, saw = tile.cost.skills
    s = scene().player(0, workers="red 1", skills=f"anvil {anvil} pickaxe {pickaxe} saw {saw + tile.cost.any_skill}")
    if tile in BOX.homes:
        s.player(0, home=tile.name.id).player(1, home=other_home)
    else:
        s.tile(0, f"{tile.name.id} aside")
    return s.resources(tile.name.id, in_words([wood + tile.cost.any_resource, *rest], RESOURCES))


@pytest.mark.rule("KF-8.12", "KF-8.15", "KF-8.17", "KF-8.18")
@pytest.mark.parametrize("tile", UPGRADABLE, ids=lambda tile: tile.name.id)
def test_every_home_and_every_tile_of_spring_summer_and_autumn(tile: UpgradableTile) -> None:
    used = "home1" if tile.name.id == "home2" else "home2"
    s = carrying(all_paid(tile, used), used).choose(0, f"upgrade {tile.name.id}")
    assert (face(s, tile.name.id), left(s)) == (1, (1, 0))
    assert (s.lying_there(tile.name.id), s.skills(0)) == ("", "")
    assert (s.t.supply, s.t.pile) == ([24, 24, 24, 48], [16, 16, 16])
    assert s.notes(notes.UPGRADED, 1) == [(0, tile.index, 0, 0)]


@pytest.mark.rule("KF-8.12")
@pytest.mark.parametrize("name", [tile.name.id for tile in OTHERS])
def test_no_other_tile(name: str) -> None:
    s = scene(6).player(0, workers="red 1", skills="saw 3").tile(0, f"{name} aside", "wood 5 stone 5 iron 5 gold 5")
    assert carrying(s, "home2").refusal(0, f"upgrade {name}") == "KF-8.12"


@pytest.mark.rule("EC-42", "KF-8.13")
def test_a_tile_is_upgraded_once() -> None:
    s = carrying(village().player(0, skills="saw 2").ability(0, "2b"), "home1").choose(0, "upgrade keywood")
    assert left(s) == (2, 1)
    assert s.refusal(0, "upgrade keywood") == "KF-8.13"
    assert (face(s, "keywood"), s.skills(0)) == (1, "saw 1")


@pytest.mark.rule("KF-8.14", "EC-48")
def test_only_tiles_of_the_own_village() -> None:
    s = village().player(0, skills="saw 1 anvil 1").offer("miner").bid(0, "miner", "red 2").build(1, "timber_yard")
    carrying(s, "home1")
    assert s.options(0) == ["finish", "upgrade keywood", "upgrade woodcutter"]
    assert s.refusal(0, "upgrade miner") == "KF-8.14"
    assert s.refusal(0, "upgrade timber_yard") == "KF-8.14"


# ---- what it takes


@pytest.mark.rule("KF-8.16", "EC-40")
def test_resources_must_lie_on_the_tile_itself() -> None:
    s = carrying(village().resources("home1", "wood 1 iron 1"), "home1")
    assert s.refusal(0, "upgrade stable") == "KF-8.16"
    s = carrying(village().resources("stable", "wood 1 iron 1"), "home1").choose(0, "upgrade stable")
    assert (face(s, "stable"), s.lying_there("stable")) == (1, "")


@pytest.mark.rule("KF-8.18")
def test_skill_tiles_come_from_behind_the_screen() -> None:
    s = carrying(village().player(0, skills="anvil 1 pickaxe 1").player(1, skills="saw 2"), "home1")
    assert s.refusal(0, "upgrade keywood") == "KF-8.18"
    s = carrying(village().player(0, skills="saw 2"), "home1").choose(0, "upgrade keywood")
    assert (s.skills(0), s.t.pile) == ("saw 1", [16, 16, 15])
    assert s.notes(notes.SKILL_GIVEN, 1) == [(0, SAW, tile_of("keywood"), 0)]


@pytest.mark.rule("KF-8.18")
def test_a_skill_tile_that_was_shown_is_not_taken_back() -> None:
    s = carrying(village().player(0, skills="saw 1"), "home1")
    shown = s.t.shown
    assert s.choose(0, "upgrade keywood").t.shown > shown


@pytest.mark.rule("KF-8.22", "KF-8.16", "KF-8.17")
def test_what_is_not_needed_stays() -> None:
    s = carrying(village().resources("home1", "wood 3 stone 1 iron 2"), "home1").choose(0, "upgrade home1")
    assert s.lying_there("home1") == "wood 2 iron 2"
    assert s.t.supply == [22, 24, 22, 48]


@pytest.mark.rule("EC-37", "KF-8.23", "KF-6.5", "KF-6.6")
def test_workers_on_the_tile_stay_and_count() -> None:
    s = village().player(0, workers="red 8", skills="saw 1").use("keywood", "red", 1, 2)
    carrying(s, "home1").choose(0, "add red 1", "upgrade keywood", "finish")
    assert (face(s, "keywood"), s.on("keywood")) == (1, "red 3")
    s.choose(0, "use keywood")  # with 3 and no more
    assert (s.on("keywood"), s.lying_there("keywood")) == ("red 6", "wood 3")
    assert s.refusal(0, "use keywood") == "KF-6.6"


@pytest.mark.rule("KF-8.24")
def test_the_tile_keeps_its_place_and_its_roads() -> None:
    s = village("keywood").player(0, skills="saw 1")
    before = s.t.plot(tile_of("keywood"))
    carrying(s, "home1").choose(0, "upgrade keywood")
    after = s.t.plot(tile_of("keywood"))
    assert (after.q, after.r, after.rotation, after.beside) == (before.q, before.r, before.rotation, before.beside)
    assert [after.edge(side) for side in range(6)] == [before.edge(side) for side in range(6)]
    assert s.choose(0, "carry wood from keywood").options(0) == ["to home1", "to stable"]


@pytest.mark.rule("KF-8.25")
def test_the_new_face_works_from_the_next_use_on() -> None:
    s = village().player(0, workers="red 2", skills="saw 1").use("keywood", "red", 1)
    carrying(s, "home1").choose(0, "add red 1", "upgrade keywood")
    assert s.lying_there("keywood") == ""
    assert s.choose(0, "finish", "use keywood").lying_there("keywood") == "wood 3"
