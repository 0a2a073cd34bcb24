"""What a question is about, shown beside it: the own village while its player carries or places, or the auctions."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.rules.village.expanding import ExpandVillages
from tests.games.keyflower.scene import scene
from tests.games.keyflower.words.pictures import below, glance, pictured, section


def test_while_somebody_transports_the_own_village_is_shown_and_what_is_left_to_do() -> None:
    s = scene(2).player(0, workers="red 1", skills="saw 1").build(0, "stable").resources("home1", "wood 1").turn(0)
    s.choose(0, "use stable")
    assert glance(s, 0)[:2] == ["── Transport · left: 2 steps, 1 upgrade ".ljust(80, "─"), "Anna"]
    assert "  Stable: 2 steps, 1 upgrade; upgrade for 1 wood + 1 iron: 4 steps, 2 upgrades," in glance(s, 0)
    assert glance(s, 0)[-1] == "Behind your screen: 1 saw · now worth 0 VP"
    assert "Home 2" not in "".join(glance(s, 0))
    assert "Home 2" in pictured(s, 0)
    assert glance(s, 1) == [""]
    s.choose(0, "carry wood from home1")  # there is one way to go
    assert glance(s, 0)[0].startswith("── Transport · left: 1 step, 1 upgrade ─")


@pytest.mark.rule("KF-5.9", "KF-6.5")
def test_a_turn_begins_with_the_auctions_and_what_others_have_left() -> None:
    s = scene(2, "summer", ghost=True).player(0, workers="red 1").player(1, workers="red 1 blue 2")
    s.offer("tavern", "store").bid(0, "tavern", "red 1").bid(1, "tavern", "red 2").use("store", "blue", 1).turn(0)
    assert glance(s, 0) == [
        "── Auctions ".ljust(80, "─"),
        "Store: blue · on it B, next use 2+",
        "Tavern: red · Boris: 2 > Anna: 1",
        "Untouched: Turn order 1, Key Celeste",
        "Workers behind the screens · Anna: 1, Boris: 3",
    ]
    assert glance(s, 0, "ru")[2] == "Таверна: красный · Борис: 2 > Анна: 1"
    assert glance(s.choose(0, "bid turn1", "leave at tavern"), 1)[-2] == "Untouched: Key Celeste"


@pytest.mark.rule("KF-10.4")
def test_free_places_have_the_numbers_of_their_options() -> None:
    s = scene(2).won(0, "keywood", "summer_boat2 b").won(1, "miner").go(ExpandVillages())
    assert below(glance(s, 0), "Still to place")[2] == "/  Keywood  #  /  Boat 2b  \\"
    assert below(glance(s, 0, "ru"), "Осталось разместить")[2].endswith("/ Летний 2б \\")
    s.choose(0, "place keywood")
    assert s.options(0) == [f"beside home1 {side}" for side in ("SW", "NW", "N", "NE", "SE")]
    assert glance(s, 0)[0].startswith("── Your village grows · where: Keywood ─")
    village = "\n".join(glance(s, 0)[2:14])
    assert (
        village.index("[3]") < village.index("[2]") < village.index("[4]") < village.index("[1]") < village.index("[5]")
    )


@pytest.mark.rule("KF-10.5")
def test_every_turn_of_a_tile_is_drawn_with_the_number_of_its_option() -> None:
    s = scene(2).won(0, "keywood").won(1, "miner").go(ExpandVillages())
    s.choose(0, "beside home1 N")
    assert glance(s, 0)[0].startswith("── Your village grows · how to turn: Keywood ─")
    assert (s.options(0), below(glance(s, 0), "Still to place")[:5]) == (["turn 0", "turn 2"], [
        "  #########      #########",
        " /   [1]   #    #   [2]   \\",
        "/  Keywood  #  #  Keywood  \\",
        "#           /  \\           #",
        " ##########/    \\##########",
    ])  # fmt: skip


@pytest.mark.rule("KF-10.3")
def test_who_waits_for_others_sees_the_own_village_with_the_new_tiles() -> None:
    s = scene(2).won(0, "keywood").won(1, "miner").go(ExpandVillages())
    s.choose(0, "beside home1 N", "turn 0")
    assert "Keywood" in "\n".join(section(s, "Villages", 0))
    assert "Keywood" not in "\n".join(section(s, "Villages"))


def test_a_summer_boat_is_placed_with_its_face() -> None:
    s = scene(2, "summer").won(0, "summer_boat2 b").won(1, "tavern").go(ExpandVillages())
    assert glance(s, 0)[0].startswith("── Your village grows · how to turn: Summer boat 2b ─")
