"""Winter tiles, unfinished drafts, sealed placements and the future, as another seat imagines them."""

from __future__ import annotations

import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.play import options, to_act
from kubrik.games.keyflower.mind.mind import KeyflowerMind
from kubrik.games.keyflower.rules.seasons.winter import OFFER_TILES
from kubrik.games.keyflower.rules.village.expanding import ExpandVillages
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.testing.dump import dump_of_clone
from tests.games.keyflower.mind.imagining import worlds
from tests.games.keyflower.scene import BOX, scene, tile_of


def winter_hand(w: Keyflower, seat: int) -> str:
    return " ".join(w.rules.tiles[i].name.id for i in w.players[seat].winter)


# ---------------------------------------------------------------- winter tiles


@pytest.mark.rule("KF-2.16", "KF-3.17")
def test_winter_tiles_of_others_are_dealt_anew() -> None:
    s = scene(3, "autumn").player(0, winter="scribes scholar").player(1, winter="windmill key_guild")
    s.player(2, winter="apothecary jeweller")
    found = worlds(s, 0)
    assert {winter_hand(w, 0) for w in found} == {winter_hand(s.t, 0)}
    assert len({winter_hand(w, 1) for w in found}) > 20
    for w in found:
        dealt = [tile for player in w.players for tile in player.winter]
        assert [len(player.winter) for player in w.players] == [2, 2, 2]
        assert sorted([*dealt, *w.winter_left]) == [tile.index for tile in BOX.winter]
        assert all(player.winter == sorted(player.winter) for player in w.players)


@pytest.mark.rule("KF-3.14")
def test_winter_tiles_offered_in_secret_are_offered_anew() -> None:
    s = scene(2, "winter").player(0, winter="scribes scholar").player(1, winter="windmill key_guild").go(OFFER_TILES)
    s.choose(1, "offer windmill")
    for w in worlds(s, 0, 20):
        assert to_act(w) == [0, 1]
        hand = winter_hand(w, 1).split()
        assert [c.name for c in options(w, 1)] == [*(f"offer {tile}" for tile in hand), f"offer {'+'.join(hand)}"]
        assert w.ready == [False, True]  # what everybody sees stays as it is
    for w in worlds(s, 1, 5):
        assert to_act(w) == [0]
        assert [c.name for c in w.answers[1]] == ["offer windmill"]


@pytest.mark.rule("KF-3.17")
def test_tiles_on_offer_stay_on_offer() -> None:
    s = scene(2, "winter").offer("scribes", "windmill").player(0, workers="red 1").turn(0)
    assert {tuple(w.on_offer) for w in worlds(s, 1)} == {(tile_of("windmill"), tile_of("scribes"))}


# ---------------------------------------------------------------- drafts and placements


@pytest.mark.rule("EC-124")
def test_an_unfinished_turn_begins_anew() -> None:
    s = scene(2).player(0, hidden="red 2 blue 2").offer("miner").turn(0).choose(0, "bid miner", "in red")
    for w in worlds(s, 1, 20):
        assert to_act(w) == [0]
        assert (w.answers[0], w.given[0], w.ready) == ([], 0, [False, True])
        assert "pass" in [c.name for c in options(w, 0)]
    for w in worlds(s, 0, 5):
        assert [c.name for c in w.answers[0]] == ["bid miner", "in red"]
        assert [c.name for c in options(w, 0)] == ["add red 1", "add red 2"]


@pytest.mark.rule("EC-124", "KF-5.8")
def test_what_another_may_do_is_worked_out_from_the_hand_dealt_to_him() -> None:
    s = scene(2).player(0, hidden="red 1").offer("miner").bid(1, "miner", "blue 1").bag("blue 9").turn(0)
    assert "use miner" not in s.options(0)
    found = {(w.players[0].workers[0], "use miner" in [c.name for c in options(w, 0)]) for w in worlds(s, 1)}
    assert found == {(0, False), (1, True)}


@pytest.mark.rule("KF-10.3", "EC-124")
def test_tiles_placed_under_seal_are_placed_anew() -> None:
    s = scene(3).won(0, "miner").won(1, "keywood", "peddler").go(ExpandVillages())
    while 1 in s.asked():
        s.choose(1, s.options(1)[0])
    for w in worlds(s, 0, 5):
        assert to_act(w) == [0, 1]
        assert {c.name for c in options(w, 1)} == {"place keywood", "place peddler"}
        assert (w.ready, w.answers[1]) == ([False, True, True], [])
        sketch = w.sketches[1]
        assert sketch is not None
        assert len(sketch.plots) == 1
    for w in worlds(s, 1, 5):
        assert to_act(w) == [0]
        assert len(w.answers[1]) == 6


# ---------------------------------------------------------------- the future, and the truth


@pytest.mark.rule("KF-6.28")
def test_what_chance_will_bring_is_not_known() -> None:
    s = scene(2).player(0, workers="red 1").offer("alehouse").turn(0)
    futures = set()
    for w in worlds(s, 0):
        assert w.rng.state != s.t.rng.state
        assert not w.explicit_chance
        futures.add(w.rng.state)
    assert len(futures) == 60


def hidden_otherwise(t: Keyflower) -> Keyflower:
    """A table that is the same to player 0: others have exchanged what he can't know, with the bag and the pile too."""
    other = t.clone()
    one, two = other.players[1], other.players[2]
    one.workers, two.workers = [1, 2, 0, 0], [0, 1, 3, 0]
    other.bag = [t.bag[0] + 1, t.bag[1], t.bag[2] - 1, t.bag[3]]
    one.skills, two.skills = [0, 2, 0], [1, 0, 1]
    other.pile = [t.pile[0] + 1, t.pile[1] - 1, t.pile[2]]
    one.winter, two.winter, other.winter_left = two.winter, t.winter_left[:2], [*one.winter, *t.winter_left[2:]]
    return other


@pytest.mark.rule("R-KF-26")
def test_nothing_of_the_truth_leaks() -> None:
    """At two tables that differ only in what a player can't know, the same worlds are imagined."""
    s = scene(3, "autumn").player(0, workers="red 1", winter="scribes scholar")
    s.player(1, workers="red 1", hidden="blue 2", skills="anvil 1 pickaxe 1", winter="windmill key_guild")
    s.player(2, workers="yellow 1", hidden="red 2 yellow 1", skills="anvil 1 saw 1", winter="apothecary jeweller")
    s.turn(0)
    other = hidden_otherwise(s.t)
    imagine = KeyflowerMind(s.t.rules).imagine
    for seed in range(20):
        assert dump_of_clone(imagine(s.t, 0, Rng(seed))) == dump_of_clone(imagine(other, 0, Rng(seed)))
    assert dump_of_clone(imagine(s.t, 1, Rng(1))) != dump_of_clone(imagine(other, 1, Rng(1)))


def test_the_table_itself_stays_as_it_was() -> None:
    s = scene(3, "autumn").player(1, hidden="blue 3", skills="saw 2", winter="windmill").won(1, "miner")
    s.go(ExpandVillages())
    before = dump_of_clone(s.t)
    worlds(s, 0, 10)
    assert dump_of_clone(s.t) == before
