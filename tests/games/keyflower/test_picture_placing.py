"""The own village as text, while its player carries resources or places tiles."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.expanding import ExpandVillages
from tests.games.keyflower.pictures import lines, pictured, section
from tests.games.keyflower.scene import scene


def test_while_somebody_transports_the_own_village_is_shown_and_what_is_left_to_do() -> None:
    s = scene(2).player(0, workers="red 1").build(0, "stable").resources("home1", "wood 1").turn(0)
    s.choose(0, "use stable")
    assert lines(s, 0)[:2] == ["── Keyflower · spring · turns · left: 2 steps, 1 upgrade ".ljust(80, "─"), "Anna"]
    assert "Home 2" not in pictured(s, 0)
    assert "Home 2" in pictured(s, 1)


@pytest.mark.rule("KF-10.4")
def test_free_places_have_the_numbers_of_their_options() -> None:
    s = scene(2).won(0, "keywood", "summer_boat2 b").won(1, "miner").go(ExpandVillages())
    assert section(s, "To be placed", 0)[2] == "/  Keywood  #  /  Boat 2b  \\"
    s.choose(0, "place keywood")
    assert s.options(0) == [f"beside home1 {side}" for side in ("SW", "NW", "N", "NE", "SE")]
    assert lines(s, 0)[0].startswith("── Keyflower · spring · placing tiles · where: Keywood ─")
    village = "\n".join(lines(s, 0)[2:14])
    assert (
        village.index("[3]") < village.index("[2]") < village.index("[4]") < village.index("[1]") < village.index("[5]")
    )


@pytest.mark.rule("KF-10.5")
def test_every_turn_of_a_tile_is_drawn_with_the_number_of_its_option() -> None:
    s = scene(2).won(0, "keywood").won(1, "miner").go(ExpandVillages())
    s.choose(0, "beside home1 N")
    assert lines(s, 0)[0].startswith("── Keyflower · spring · placing tiles · how to turn: Keywood ─")
    assert (s.options(0), section(s, "To be placed", 0)[:5]) == (["turn 0", "turn 2"], [
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
