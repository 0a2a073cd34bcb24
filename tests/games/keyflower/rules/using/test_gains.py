"""Resources gained: where they are put, and what happens when they run out (KF-6)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.terms import GOLD, IRON, STONE, WOOD
from tests.games.keyflower.scene import Scene, scene, tile_of


def on_the_table(s: Scene, *names: str) -> list[str]:
    """The resources on some tiles."""
    return [s.lying_there(name) for name in names]


# ---- where


@pytest.mark.rule("KF-6.16", "KF-6.15")
def test_resources_of_an_own_tile_are_put_on_it() -> None:
    s = scene().player(0, workers="red 1").tile(0, "woodcutter aside", "stone 1").turn(0).choose(0, "use woodcutter")
    assert on_the_table(s, "woodcutter", "home1") == ["wood 2 stone 1", ""]
    assert s.t.supply == [24 - 2, 24 - 1, 24, 48]
    assert s.notes(notes.RESOURCE_GAINED) == [(0, WOOD, 2, tile_of("woodcutter"))]


@pytest.mark.rule("KF-6.17", "KF-8.26", "EC-35")
def test_resources_of_a_tile_in_another_village_are_put_on_the_own_home() -> None:
    s = scene().player(0, workers="red 1").tile(1, "woodcutter aside").turn(0).choose(0, "use woodcutter")
    assert on_the_table(s, "woodcutter", "home1", "home2") == ["", "wood 2", ""]


@pytest.mark.rule("KF-6.18", "KF-8.26")
@pytest.mark.parametrize("bidder", [None, 0, 1])
def test_resources_of_a_tile_on_offer_are_put_on_the_own_home(bidder: int | None) -> None:
    s = scene().player(0, workers="red 1").offer("woodcutter")
    if bidder is not None:
        s.bid(bidder, "woodcutter", "red 2")
    s.turn(0).choose(0, "use woodcutter")
    assert on_the_table(s, "home1", "home2") == ["wood 2", ""]


@pytest.mark.rule("KF-6.18")
def test_a_tile_that_is_on_offer_has_no_resources() -> None:
    s = scene().player(0, workers="red 3").offer("woodcutter").bid(0, "woodcutter", "red 2").turn(0)
    s.choose(0, "use woodcutter", "add red 1").choose(0, "use woodcutter")
    assert s.lying_there("home1") == "wood 4"
    assert s.t.plots[tile_of("woodcutter")] is None


@pytest.mark.rule("W-10", "KF-6.16", "KF-6.17", "EC-35")
def test_a_neighbour_and_then_the_owner_use_the_woodcutter() -> None:
    s = scene(3).player(0, workers="red 2").player(1, workers="red 1").tile(0, "woodcutter aside").turn(1)
    s.choose(1, "use woodcutter")
    assert on_the_table(s, "woodcutter", "home2") == ["", "wood 2"]
    s.choose(0, "use woodcutter")
    assert on_the_table(s, "woodcutter", "home1", "home2") == ["wood 2", "", "wood 2"]


@pytest.mark.rule("W-10", "KF-6.18")
def test_a_leading_bidder_uses_the_woodcutter() -> None:
    s = scene(3).player(2, workers="red 1").offer("woodcutter").bid(2, "woodcutter", "red 3").turn(2)
    assert s.choose(2, "use woodcutter").lying_there("home3") == "wood 2"


@pytest.mark.rule("KF-6.16", "KF-7.12")
@pytest.mark.parametrize("kind", ["wood", "stone", "iron"])
def test_one_chooses_the_resource_of_the_workshop(kind: str) -> None:
    s = scene().player(0, workers="red 1").tile(0, "workshop aside").turn(0).choose(0, "use workshop")
    assert s.options(0) == ["gain wood", "gain stone", "gain iron"]
    assert s.choose(0, f"gain {kind}").lying_there("workshop") == f"{kind} 1"


@pytest.mark.rule("KF-7.12", "KF-6.17")
def test_a_resource_of_another_workshop_is_put_on_the_home() -> None:
    s = scene().player(0, workers="red 1").tile(1, "workshop aside").turn(0).choose(0, "use workshop", "gain iron")
    assert on_the_table(s, "workshop", "home1") == ["", "iron 1"]


@pytest.mark.rule("KF-7.12")
def test_the_workshop_gives_no_gold() -> None:
    s = scene().player(0, workers="red 1").tile(0, "workshop aside").turn(0).choose(0, "use workshop")
    assert s.refusal(0, "gain gold") == "KF-7.12"


@pytest.mark.rule("KF-7.13")
def test_the_upgraded_workshop_asks_nothing() -> None:
    s = scene().player(0, workers="red 1").tile(0, "workshop aside back").turn(0).choose(0, "use workshop")
    assert s.lying_there("workshop") == "wood 1 stone 1 iron 1"


# ---- when they run out


def short_of(name: str, **left: int) -> Scene:
    """Player 0 uses this tile of theirs while only so much of these resources is left."""
    s = scene().player(0, workers="red 1", skills="anvil 1").tile(0, f"{name} aside back")
    for kind, n in left.items():
        s.t.supply[["wood", "stone", "iron", "gold"].index(kind)] = n
    return s.turn(0).choose(0, f"use {name}")


@pytest.mark.rule("KF-6.25", "EC-33")
def test_one_gets_what_is_left() -> None:
    s = short_of("gold_mine", gold=1)
    assert s.lying_there("gold_mine") == "gold 1"
    assert s.t.supply[GOLD] == 0
    assert s.notes(notes.RESOURCE_GAINED) == [(0, GOLD, 1, tile_of("gold_mine"))]


@pytest.mark.rule("KF-6.25", "KF-7.13")
def test_one_type_may_run_out_and_others_not() -> None:
    s = short_of("workshop", stone=0, iron=1)
    assert s.lying_there("workshop") == "wood 1 iron 1"


@pytest.mark.rule("KF-6.24", "KF-6.25")
def test_a_use_may_bring_nothing() -> None:
    s = short_of("key_mine", iron=0)
    assert (s.on("key_mine"), s.lying_there("key_mine"), s.t.supply[IRON]) == ("red 1", "", 0)
    assert s.notes(notes.RESOURCE_GAINED) == []


@pytest.mark.rule("KF-6.24")
def test_and_still_costs_what_it_costs() -> None:
    s = short_of("smelter", gold=0)
    assert (s.on("smelter"), s.lying_there("smelter"), s.skills(0)) == ("red 1", "", "")


def workshop(wood: int, stone: int, iron: int) -> Scene:
    """On offer, with so much left in the supply; player 0 uses it."""
    s = scene().player(0, workers="red 1").offer("workshop")
    s.t.supply[WOOD], s.t.supply[STONE], s.t.supply[IRON] = wood, stone, iron
    return s.turn(0).choose(0, "use workshop")


@pytest.mark.rule("EC-32", "KF-7.12", "KF-6.25")
def test_the_workshop_offers_what_is_left() -> None:
    s = workshop(0, 1, 24)
    assert s.options(0) == ["gain stone", "gain iron"]
    assert s.refusal(0, "gain wood") == "KF-7.12"
    assert s.choose(0, "gain stone").lying_there("home1") == "stone 1"


@pytest.mark.rule("KF-6.24", "KF-7.12")
def test_nothing_is_asked_where_nothing_is_left() -> None:
    s = workshop(0, 0, 0)
    assert (s.on("workshop"), s.lying_there("home1")) == ("red 1", "")
