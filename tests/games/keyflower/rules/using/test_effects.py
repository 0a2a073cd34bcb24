"""What the use of every tile brings, on both faces (KF-7)."""

from __future__ import annotations

from collections import Counter

import pytest

from kubrik.engine.table import CHANCE
from kubrik.games.keyflower.terms import COLOURS, RESOURCES, SKILLS
from tests.games.keyflower.scene import BOX, Scene, scene, tile_of

# What the player has more or less of, apart from one green worker placed on the tile. A use that pays or gains one of
# several things takes the first; the bag holds red workers, the pile saws.
GAINS = [
    ("keywood", "+1 wood", "+3 wood"),
    ("keystone_quarry", "+1 stone", "+3 stone"),
    ("key_mine", "+1 iron", "+3 iron"),
    ("woodcutter", "+2 wood", "+1 wood +1 gold"),
    ("quarryman", "+2 stone", "+1 stone +1 gold"),
    ("miner", "+2 iron", "+1 iron +1 gold"),
    ("gold_mine", "+1 gold", "+2 gold"),
]
WORKERS = [("alehouse", "+1 red", "+2 red"), ("inn", "+1 red", "+3 red")]
CRAFTS = [
    ("mason", "-1 pickaxe +3 stone", "-1 pickaxe +3 gold"),
    ("carpenter", "-1 saw +3 wood", "-1 saw +3 gold"),
    ("smelter", "-1 anvil +3 iron", "-1 anvil +3 gold"),
]
GREEN = [
    ("peddler", "-1 yellow +1 green", "-1 yellow +2 green"),
    ("store", "-1 blue +1 green", "-1 blue +2 green"),
    ("fair", "-1 red +1 green", "-1 red +2 green"),
]
TRANSPORT = [
    *((home.name.id, "+1 steps +1 upgrades", "+2 steps +1 upgrades") for home in BOX.homes),
    ("stable", "+2 steps +1 upgrades", "+4 steps +2 upgrades"),
    ("farrier", "+3 steps +1 upgrades", "+5 steps +2 upgrades"),
    ("wainwright", "+4 steps +2 upgrades", "+6 steps +2 upgrades"),
]
OTHERS = ["workshop", "apprentice_hall", "brewer", "tavern", "hiring_fair"]  # each has a test of its own


def rich(name: str, face: int) -> Scene:
    """Player 0 has this tile and something of everything to pay with; player 1 can do nothing."""
    s = scene().player(0, workers="blue 1 red 1 yellow 1 green 1", skills="anvil 1 pickaxe 1 saw 1").bag("red 9")
    s.t.pile = [0, 0, 9]
    if name.startswith("home"):
        s.player(0, home=name).player(1, home="home1" if name != "home1" else "home2")
    else:
        s.tile(0, f"{name} aside")
    return s.upgraded(name) if face else s


def holdings(s: Scene, name: str) -> Counter[str]:
    """Behind the screen of player 0, on the tile, and of a transport."""
    player = s.t.players[0]
    held = Counter(dict(zip(COLOURS, player.workers)))
    held.update(dict(zip(SKILLS, player.skills)))
    held.update(dict(zip(RESOURCES, s.t.plot(tile_of(name)).resources)))
    held.update({"steps": s.t.steps_left, "upgrades": s.t.upgrades_left})
    return held


def effect(name: str, face: int) -> str:
    """What one use with a green worker changes, losses first."""
    s = rich(name, face)
    before = holdings(s, name)
    s.turn(0).choose(0, f"use {name}", "in green")
    while s.clause(0) in ("KF-7.7", "KF-7.9", "KF-7.12"):  # what to pay, what to gain
        s.choose(0, s.options(0)[0])
    while s.asked() == [CHANCE]:
        s.chance(s.options(CHANCE)[0])
    after = holdings(s, name)
    after["green"] += 1
    changes = {kind: after[kind] - n for kind, n in before.items()}
    return " ".join(f"{n:+} {kind}" for kind, n in sorted(changes.items(), key=lambda c: c[1] > 0) if n)


def both(name: str) -> tuple[str, str]:
    return effect(name, 0), effect(name, 1)


@pytest.mark.rule("KF-7.11")
@pytest.mark.parametrize(("name", "front", "back"), GAINS)
def test_gains(name: str, front: str, back: str) -> None:
    assert both(name) == (front, back)


@pytest.mark.rule("KF-7.12", "KF-7.13")
def test_the_workshop() -> None:
    assert both("workshop") == ("+1 wood", "+1 wood +1 stone +1 iron")


@pytest.mark.rule("KF-7.1")
@pytest.mark.parametrize(("name", "front", "back"), WORKERS)
def test_workers_from_the_bag(name: str, front: str, back: str) -> None:
    assert both(name) == (front, back)


@pytest.mark.rule("KF-7.2")
def test_skill_tiles() -> None:
    assert both("apprentice_hall") == ("+1 saw", "+2 saw")


@pytest.mark.rule("KF-7.3")
def test_the_brewer() -> None:
    assert both("brewer") == ("-1 anvil +2 red", "-1 anvil +3 red")


@pytest.mark.rule("KF-7.4")
@pytest.mark.parametrize(("name", "front", "back"), CRAFTS)
def test_crafts(name: str, front: str, back: str) -> None:
    assert both(name) == (front, back)


@pytest.mark.rule("KF-7.5")
@pytest.mark.parametrize(("name", "front", "back"), GREEN)
def test_green_workers(name: str, front: str, back: str) -> None:
    assert both(name) == (front, back)


@pytest.mark.rule("KF-7.7")
def test_the_tavern() -> None:
    assert both("tavern") == ("-1 blue +2 red", "-1 blue +3 red")


@pytest.mark.rule("KF-7.9")
def test_the_hiring_fair() -> None:
    assert both("hiring_fair") == ("-1 anvil +2 saw", "-1 anvil +3 saw")


@pytest.mark.rule("KF-7.14", "KF-8.1")
@pytest.mark.parametrize(("name", "front", "back"), TRANSPORT)
def test_transport(name: str, front: str, back: str) -> None:
    assert both(name) == (front, back)


def test_every_usable_tile_was_used() -> None:
    usable = [tile.name.id for tile in BOX.all if tile.faces[0].is_usable]
    assert sorted([row[0] for row in GAINS + WORKERS + CRAFTS + GREEN + TRANSPORT] + OTHERS) == sorted(usable)
