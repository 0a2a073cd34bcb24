"""Step 6 as it is played: everybody adds the tiles they won to their village (KF-10). Edges: test_expanding_edges."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.rules.village.expanding import ExpandVillages
from kubrik.games.keyflower.table import notes
from tests.games.keyflower.rules.village.building import expanding, lies, refused
from tests.games.keyflower.scene import scene, tile_of

# ---------------------------------------------------------------- what is built, by whom, in which order


@pytest.mark.rule("KF-10.1", "KF-10.10")
def test_all_tiles_that_were_won_are_built_in_the_order_the_player_likes() -> None:
    s = expanding(scene(2), "miner", "stable")
    assert (s.options(0), s.clause(0)) == (["place miner", "place stable"], "KF-10.10")
    s.choose(0, "place stable", "beside home1 N", "turn 0")
    s.choose(0, "beside stable N", "turn 0")  # the Miner is what is left
    assert (s.village(0), s.t.players[0].won) == ("home1 stable miner", [])
    assert s.notes(notes.TILE_PLACED) == [
        (0, tile_of("stable"), tile_of("home1"), 3),
        (0, tile_of("miner"), tile_of("stable"), 3),
    ]


@pytest.mark.rule("KF-10.1")
def test_nobody_is_asked_if_nothing_was_won() -> None:
    s = scene(2).go(ExpandVillages())
    assert s.t.over
    assert (s.village(0), s.village(1)) == ("home1", "home2")


@pytest.mark.rule("KF-10.2", "KF-11.5", "KF-11.7")
def test_in_winter_winter_tiles_turn_order_tiles_and_the_boat_are_built() -> None:
    s = scene(2, "winter").offer("keythedral").bid(0, "keythedral", "red 1").bid(0, "turn1", "red 1").season_end()
    s.choose(0, "boat sea_bastion").choose(1, "turn 1")  # the other boat has one place
    assert s.options(0) == ["place keythedral", "place turn1", "place sea_bastion"]
    s.choose(0, "place sea_bastion").choose(0, "place turn1", "beside home1 N").choose(0, "beside home1 NE")
    assert s.village(0) == "home1 sea_bastion turn1 keythedral"
    assert lies(s, "sea_bastion") == (0, 1, 0)
    assert s.t.plot(tile_of("sea_bastion")).face == 1  # it shows winter
    assert s.village(1) == "home2 keyflower"


@pytest.mark.rule("KF-10.3")
def test_all_build_at_the_same_time_and_see_the_others_when_all_are_done() -> None:
    s = scene(3).won(0, "miner").won(2, "stable").go(ExpandVillages())
    assert s.asked() == [0, 2]
    s.choose(2, "beside home3 S", "turn 0")
    assert (s.asked(), s.village(2), s.notes(notes.TILE_PLACED)) == ([0], "home3", [])
    s.choose(0, "beside home1 N", "turn 0")
    assert (s.village(0), s.village(1), s.village(2)) == ("home1 miner", "home2", "home3 stable")


@pytest.mark.rule("KF-10.3")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_it_does_not_matter_who_is_done_first(order: list[int]) -> None:
    s = scene(2).won(0, "miner").won(1, "stable").go(ExpandVillages())
    for seat in order:
        s.choose(seat, f"beside home{seat + 1} N", "turn 0")
    assert (lies(s, "miner"), lies(s, "stable")) == ((0, -1, 0), (0, -1, 0))
    assert s.t.plot(tile_of("miner")).owner == 0


# ---------------------------------------------------------------- where


@pytest.mark.rule("KF-10.4", "EC-68")
def test_a_tile_is_put_beside_the_village_and_nowhere_else() -> None:
    s = expanding(scene(2), "miner")
    assert s.options(0) == [f"beside home1 {side}" for side in ("SW", "NW", "N", "NE", "SE")]
    assert s.clause(0) == "KF-10.4"
    assert refused(s, "beside home2 N") == "KF-10.4"  # another village
    assert refused(s, "beside stable N") == "KF-10.4"


@pytest.mark.rule("KF-10.4", "KF-10.11")
def test_a_place_that_is_taken_stays_taken() -> None:
    s = expanding(scene(2).tile(0, "keywood 0 -1 2"), "miner")
    assert refused(s, "beside home1 N") == "KF-10.4"


@pytest.mark.rule("KF-10.11")
def test_a_placed_tile_never_moves() -> None:
    s = expanding(scene(2).tile(0, "keywood 0 -1 2"), "stable").choose(0, "beside home1 NE", "turn 1")
    assert (lies(s, "keywood"), lies(s, "stable")) == ((0, -1, 2), (1, -1, 1))


@pytest.mark.rule("KF-10.17")
def test_homes_lie_in_the_middle_and_are_not_turned() -> None:
    s = expanding(scene(2), "miner").choose(0, "beside home1 N", "turn 0")
    assert lies(s, "home1") == lies(s, "home2") == (0, 0, 0)
