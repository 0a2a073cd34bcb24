"""Who learns what of skill tiles and workers that are paid, drawn or taken, and of winter tiles."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.rules.seasons.start import OpenAuctions
from kubrik.games.keyflower.rules.seasons.winter import OFFER_TILES
from kubrik.games.keyflower.rules.turns import Turns
from kubrik.games.keyflower.table import notes
from tests.games.keyflower.scene import Scene, scene
from tests.games.keyflower.views.looking import own, seen, told, told_to_others, words
from tests.games.watching import others

# ---- skill tiles and workers that are paid or drawn


def paid(name: str, given: str) -> Scene:
    """A skill tile of this type is paid at a tile on offer, as all of the cost that can be chosen."""
    s = scene(2, "summer").player(0, workers="red 1", skills="anvil 1 pickaxe 1 saw 1").offer(name).turn(0)
    return s.choose(0, f"use {name}", f"give {given}")


def upgraded(name: str, given: str) -> Scene:
    s = scene(2, "autumn").player(0, workers="red 1", skills="anvil 1 pickaxe 1 saw 1").build(0, name)
    s.resources(name, "wood 1").turn(0).choose(0, "use home1", f"upgrade {name}")
    return s.choose(0, f"give {given}")


@pytest.mark.rule("EC-122", "KF-7.9", "KF-7.17")
@pytest.mark.parametrize("name", ["brewer", "hiring_fair"])
def test_the_type_of_a_skill_tile_paid_by_choice_stays_hidden(name: str) -> None:
    first, second = paid(name, "anvil"), paid(name, "saw")
    assert told_to_others(first, 0) == told_to_others(second, 0)
    assert told(first, 0) != told(second, 0)
    assert seen(first, 1).players[0].skills == 2


@pytest.mark.rule("EC-122", "KF-8.18", "EC-47")
@pytest.mark.parametrize("name", ["barn", "inn"])
def test_the_type_of_a_skill_tile_paid_for_an_upgrade_by_choice_stays_hidden(name: str) -> None:
    first, second = upgraded(name, "anvil"), upgraded(name, "saw")
    assert told_to_others(first, 0) == told_to_others(second, 0)
    assert first.skills(0) != second.skills(0)
    assert seen(first, 1).players[0].village[1].face == 1


@pytest.mark.rule("KF-7.4")
def test_the_type_of_a_skill_tile_that_a_tile_names_is_known() -> None:
    s = scene(2, "summer").player(0, workers="red 1", skills="saw 1").offer("carpenter").turn(0)
    s.choose(0, "use carpenter")
    assert s.notes(notes.SKILL_GIVEN, seat=1) == [(0, 2, s.auction("carpenter").tile.index, 0)]


@pytest.mark.rule("KF-6.19", "KF-6.20")
@pytest.mark.parametrize(
    ("name", "draws"), [("alehouse", ["worker red", "worker blue"]), ("apprentice_hall", ["skill saw", "skill anvil"])]
)
def test_what_is_drawn_is_seen_by_nobody_else_only_how_many(name: str, draws: list[str]) -> None:
    drawn = [scene(3).player(0, workers="red 1").offer(name).turn(0).choose(0, f"use {name}").chance(d) for d in draws]
    assert told_to_others(drawn[0], 0) == told_to_others(drawn[1], 0)
    assert told(drawn[0], 0) != told(drawn[1], 0)
    assert (seen(drawn[0], 1).players[0].workers, seen(drawn[0], 1).players[0].skills) in [(1, 0), (0, 1)]


# ---- what was seen in passing


@pytest.mark.rule("KF-9.12", "KF-9.1", "KF-9.5", "KF-9.9")
def test_workers_taken_openly_are_told_and_then_hidden() -> None:
    s = scene(2).load("keyflower", "yellow 2").offer("miner", "keywood").use("home1", "red", 1)
    s.bid(0, "miner", "blue 1").bid(1, "miner", "blue 2").bid(0, "keywood", "red 1").use("keywood", "red", 1)
    s.season_end().choose(0, "boat keyflower")
    assert s.notes(notes.GROUP_RETURNED, seat=1)[0][:3] == (0, 0, 1)
    assert [n[:3] for n in s.notes(notes.WORKERS_TAKEN, seat=1)] == [(0, 1, 1), (0, 1, 1)]
    assert s.notes(notes.CARGO_TAKEN, seat=1)[0][:3] == (0, 2, 2)
    player = seen(s, 1).players[0]
    assert (player.workers, player.known, s.workers(0)) == (5, None, "blue 1 red 2 yellow 2")


# ---- winter tiles


def offered(first: str, second: str) -> Scene:
    """Players 0 and 1 offer these, player 2 two others."""
    s = scene(3, "winter").player(2, winter="windmill key_guild scribes")
    s.player(0, winter=f"{first} jeweller", workers="red 1").player(1, winter=f"{second} scholar")
    s.go(OFFER_TILES, OpenAuctions(), Turns())
    return s.choose(2, "offer windmill+scribes").choose(0, f"offer {first}").choose(1, f"offer {second}")


@pytest.mark.rule("KF-3.15", "KF-3.20", "EC-123")
def test_the_row_of_winter_tiles_looks_the_same_whoever_gave_them() -> None:
    one, other = offered("apothecary", "watermill"), offered("watermill", "apothecary")
    assert [told(one, who) for who in (None, 2)] == [told(other, who) for who in (None, 2)]
    shown = [a.tile for a in seen(one, 2).auctions if a.place == "offer"]
    assert shown == ["apothecary", "watermill", "windmill", "scribes"]


@pytest.mark.rule("KF-3.14", "KF-3.17")
def test_everybody_learns_how_many_winter_tiles_each_gave_and_nothing_of_the_others() -> None:
    s = offered("apothecary", "watermill")
    assert s.notes(notes.WINTER_TILES_CHOSEN, seat=1) == [(0, 1, 0, 0), (1, 1, 0, 0), (2, 2, 0, 0)]
    for who in (None, 0, 1, 2):
        assert not words(s, who) & {"jeweller", "scholar", "key_guild"}
        assert [player.winter for player in seen(s, who).players] == [0, 0, 0]


@pytest.mark.rule("KF-3.14")
def test_winter_tiles_are_chosen_in_secret() -> None:
    s = scene(2, "winter").player(0, winter="scribes apothecary").player(1, winter="windmill scholar").go(OFFER_TILES)
    s.choose(0, "offer scribes")
    assert own(s, 0).answers == ("offer scribes",)
    for who in others(s, 0):
        assert "scribes" not in told(s, who)
        assert (seen(s, who).phase, seen(s, who).to_act) == ("winter_tiles", (1,))
        assert [player.ready for player in seen(s, who).players] == [True, False]
