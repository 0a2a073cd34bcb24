"""The free upgrade of the Flipper, after all tiles are placed in winter (KF-13.10, KF-13.11)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.keyflower.rules.ending import FinalScoring, FreeUpgrade
from kubrik.games.keyflower.rules.flow import Season
from kubrik.games.keyflower.table import notes
from tests.games.keyflower.scene import Scene, scene, tile_of


def with_flipper(*names: str) -> Scene:
    """The first player's village, with the Flipper at the water of the home."""
    return scene(4, "winter").tile(0, "flipper 0 1 0 back").build(0, *names)


def flipping(s: Scene) -> Scene:
    return s.go(FreeUpgrade(), FinalScoring())


@pytest.mark.rule("KF-13.11")
def test_one_tile_is_turned_over_without_paying() -> None:
    s = with_flipper("sawmill", "mason").player(0, skills="saw 1").resources("sawmill", "wood 1")
    flipping(s)
    assert (s.asked(), s.clause(0)) == ([0], "KF-13.11")
    assert s.options(0) == ["flip none", "flip home1", "flip sawmill", "flip mason"]
    s.choose(0, "flip sawmill")
    assert s.t.over  # one, and no more
    assert (s.t.plot(tile_of("sawmill")).face, s.t.plot(tile_of("mason")).face) == (1, 0)
    assert (s.lying_there("sawmill"), s.skills(0)) == ("wood 1", "saw 1")
    assert s.notes(notes.FLIPPED) == [(0, tile_of("sawmill"), 0, 0)]


@pytest.mark.rule("KF-13.11")
def test_the_tile_counts_as_turned_over() -> None:
    s = flipping(with_flipper("sawmill")).choose(0, "flip sawmill")
    assert s.scored(0) == {"flipper": 2, "sawmill": 10}
    assert s.notes(notes.RESULT)[0] == (0, 12, 0, 0)


@pytest.mark.rule("KF-13.11")
def test_the_owner_may_turn_over_none() -> None:
    s = flipping(with_flipper("sawmill")).choose(0, "flip none")
    assert s.scored(0) == {"flipper": 2, "sawmill": 3}
    assert s.notes(notes.FLIPPED) == []


@pytest.mark.rule("KF-13.11", "EC-78")
def test_summer_boats_winter_tiles_and_upgraded_tiles_cannot_be_turned_over() -> None:
    s = with_flipper("keywood back", "keythedral", "turn1", "well").tile(0, "summer_boat1 0 2 0 b").upgraded("home1")
    flipping(s)
    assert s.options(0) == ["flip none", "flip well"]
    for name in ("home1", "keywood", "keythedral", "turn1", "summer_boat1", "flipper"):
        with pytest.raises(Illegal) as e:
            s.choose(0, f"flip {name}")
        assert e.value.clause == "KF-13.11"


@pytest.mark.rule("KF-13.11")
def test_only_tiles_of_the_own_village() -> None:
    s = flipping(with_flipper().build(1, "sawmill"))
    assert s.options(0) == ["flip none", "flip home1"]


@pytest.mark.rule("KF-13.10", "EC-79")
def test_with_nothing_to_turn_over_the_flipper_still_brings_its_points() -> None:
    s = flipping(with_flipper().upgraded("home1"))
    assert s.t.over  # nothing was asked
    assert s.scored(0) == {"home1": 5, "flipper": 2}


@pytest.mark.rule("KF-13.11")
def test_without_the_flipper_nobody_is_asked() -> None:
    s = flipping(scene(4, "winter").build(1, "sawmill").tile(1, "sea_breese -1 1 1"))
    assert s.t.over
    assert s.notes(notes.FLIPPED) == []


@pytest.mark.rule("KF-13.11")
def test_it_happens_when_all_tiles_have_been_placed() -> None:
    """The Flipper is taken, then built, and only then it turns a tile over (R-KF-19)."""
    s = scene(4, "winter").offer("scribes").bid(3, "scribes", "red 1").bid(0, "turn1", "red 1").season_end(Season())
    s.choose(0, "boat flipper").choose(1, "boat keyflower").choose(2, "boat sea_bastion")
    s.choose(0, "place flipper", "beside home1 N").choose(1, "turn 1").choose(2, "turn 0").choose(3, "place sea_breese")
    assert (s.asked(), s.options(3)[0]) == ([3], "beside home4 S")
    s.choose(3, "beside home4 S")
    assert (s.asked(), s.options(0)) == ([0], ["flip none", "flip home1"])
    s.choose(0, "flip home1")
    assert s.scored(0)["home1"] == 5
