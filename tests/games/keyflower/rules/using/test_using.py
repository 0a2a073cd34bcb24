"""Using tiles: which of them have a use, and where (KF-6)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.terms import RED
from tests.games.keyflower.scene import BOX, scene, tile_of


@pytest.mark.rule("KF-6.1", "KF-6.15")
def test_a_tile_of_the_own_village() -> None:
    s = scene().player(0, workers="red 1").tile(0, "keywood aside").turn(0).choose(0, "use keywood")
    assert (s.on("keywood"), s.workers(0)) == ("red 1", "")
    assert s.lying_there("keywood") == "wood 1"
    assert s.notes(notes.USES) == [(0, tile_of("keywood"), 1, RED)]


@pytest.mark.rule("KF-6.2")
def test_a_tile_of_any_other_village() -> None:
    s = scene(3).player(0, workers="red 2").tile(1, "keywood aside").tile(2, "miner aside").turn(0)
    assert {"use keywood", "use miner", "use home1", "use home2", "use home3"} <= set(s.options(0))
    s.choose(0, "use miner", "add red 1")
    assert (s.on("miner"), s.workers(0)) == ("red 1", "red 1")


@pytest.mark.rule("KF-6.3")
@pytest.mark.parametrize(("season", "name"), [("spring", "keywood"), ("summer", "farrier"), ("autumn", "inn")])
def test_a_tile_on_offer(season: str, name: str) -> None:
    s = scene(season=season).player(0, workers="red 1").offer(name).turn(0).choose(0, f"use {name}")
    assert s.on(name) == "red 1"


@pytest.mark.rule("KF-6.3")
def test_no_tile_that_is_neither_on_offer_nor_in_a_village() -> None:
    s = scene().player(0, workers="red 1").offer("keywood").turn(0)
    assert s.refusal(0, "use miner") == "KF-6.3"


@pytest.mark.rule("KF-6.4", "EC-23")
@pytest.mark.parametrize("name", ["keythedral", "keywood"])  # not even one that has something to give
def test_no_tile_on_offer_in_winter(name: str) -> None:
    s = scene(season="winter").player(0, workers="red 1").offer(name).turn(0)
    assert s.refusal(0, f"use {name}") == "KF-6.4"


@pytest.mark.rule("KF-6.31")
def test_villages_work_in_winter_too() -> None:
    s = scene(season="winter").player(0, workers="red 1").tile(0, "keywood aside").tile(1, "inn aside back").turn(0)
    assert [o for o in s.options(0) if o.startswith("use")] == ["use home1", "use keywood", "use home2", "use inn"]
    s.choose(0, "use keywood")
    assert s.lying_there("keywood") == "wood 1"


ONLY_POINTS = ["forge", "goldsmith", "sawmill", "sculptor", "well", "barn", "blacksmith", "stone_yard", "timber_yard"]
NEVER_USED = [tile.name.id for tile in [*BOX.summer_boats, *BOX.winter, *BOX.turn_order, *BOX.boats]]


@pytest.mark.rule("KF-6.29", "EC-24", "KF-12.1")
@pytest.mark.parametrize("name", NEVER_USED)
def test_boats_turn_order_tiles_and_winter_tiles_have_no_use(name: str) -> None:
    s = scene(6).player(0, workers="red 6").tile(1, f"{name} aside").turn(0)
    assert s.refusal(0, f"use {name}") == "KF-6.29"


@pytest.mark.rule("KF-6.29", "EC-24")
@pytest.mark.parametrize("name", ["summer_boat1 a", "summer_boat4 b", "turn1", "keyflower"])
def test_nor_have_those_on_the_table(name: str) -> None:
    s = scene(season="summer").player(0, workers="red 6")
    s = (s.offer(name) if name.startswith("summer") else s).turn(0)
    assert s.refusal(0, f"use {name.split()[0]}") == "KF-6.29"


@pytest.mark.rule("KF-6.30", "EC-24")
@pytest.mark.parametrize("name", ONLY_POINTS)
@pytest.mark.parametrize("face", ["front", "back", "on offer"])
def test_nor_have_tiles_that_only_give_points(name: str, face: str) -> None:
    s = scene(season="autumn").player(0, workers="red 6")
    s = (s.offer(name) if face == "on offer" else s.tile(0, f"{name} aside {face}")).turn(0)
    assert s.refusal(0, f"use {name}") == "KF-6.30"


@pytest.mark.rule("KF-6.29", "KF-6.30")
def test_every_other_tile_has_a_use() -> None:
    s = scene(6).player(0, workers="blue 6 red 6 yellow 6", skills="anvil 1 pickaxe 1 saw 1")
    for tile in [*BOX.spring, *BOX.summer, *BOX.summer_boats, *BOX.autumn, *BOX.winter, *BOX.turn_order, *BOX.boats]:
        s.tile(1, f"{tile.name.id} aside")
    usable = {o.removeprefix("use ") for o in s.turn(0).options(0) if o.startswith("use")}
    assert usable == {tile.name.id for tile in BOX.all} - {*NEVER_USED, *ONLY_POINTS}
