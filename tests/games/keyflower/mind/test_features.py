"""What a learned opinion sees of a table, where things count together: a number for each player, in tens."""

from __future__ import annotations

from kubrik.games.keyflower.mind.features import KeyflowerFeatures
from kubrik.games.keyflower.mind.prospects import Prospects
from tests.games.keyflower.scene import Scene, scene


def seen(s: Scene, name: str) -> list[float]:
    """This feature of each player."""
    features = KeyflowerFeatures(s.t.rules, Prospects(s.t.rules.tiles))
    return [round(row[features.names.index(name)], 3) for row in features.of(s.t)]


def test_winter_tiles_in_hand_are_seen_with_what_they_would_score() -> None:
    s = scene(2).player(0, workers="blue 2 red 3 yellow 2", winter="craftsmans_guild").player(1, winter="scholar")
    assert seen(s, "winter_fit") == [0.6, 0.0]
    assert seen(s, "more_winter_fit") == [0.6, -0.6]


def test_each_kind_of_scoring_is_seen() -> None:
    s = (
        scene(2)
        .player(0, skills="saw 2 anvil 1", winter="scholar")
        .player(1, workers="red 6 blue 5", winter="apothecary")
    )
    assert seen(s, "winter_fit") == [0.6, 0.6]


def test_in_winter_tiles_that_nobody_bids_for_are_seen() -> None:
    s = scene(2, "winter").player(1, workers="red 4").offer("village_hall", "key_guild").bid(0, "key_guild", "red 1")
    assert seen(s, "winter_fit") == [0.0, 0.4]


def test_a_bid_that_nobody_can_raise_is_safe() -> None:
    s = (
        scene(2)
        .player(1, workers="red 1")
        .offer("miner", "keywood")
        .bid(0, "miner", "red 1")
        .bid(0, "keywood", "blue 1")
    )
    assert seen(s, "safe") == seen(s, "leading")
    s.player(1, workers="red 1")
    assert 0 < seen(s, "safe")[0] < seen(s, "leading")[0]


def test_workers_of_a_colour_that_others_lack_are_seen() -> None:
    s = scene(2).player(0, workers="red 4 blue 1").player(1, workers="red 1 blue 3")
    assert seen(s, "commanding") == [0.3, 0.2]


def test_resources_that_an_upgrade_elsewhere_needs_are_seen() -> None:
    s = scene(2).player(0, home="home1").build(0, "keywood").resources("keywood", "wood 2")
    assert seen(s, "useful") == [0.1, 0.0]
    assert seen(s, "in_reach") == [0.1, 0.0]


def test_an_upgrade_that_is_paid_for_is_seen() -> None:
    s = scene(2).player(0, home="home1").resources("home1", "wood 1")
    assert seen(s, "ready") == [0.0, 0.0]
    assert seen(s.resources("home1", "stone 1"), "ready")[0] > 0
