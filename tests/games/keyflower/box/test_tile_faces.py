"""Every tile of Keyflower, both faces, against the tables of the specification (KF-7, KF-12, KF-13, KF-15)."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.box.files.load import load_tiles
from kubrik.games.keyflower.box.tiles import (
    Boat,
    Cost,
    Effect,
    Face,
    Score,
    SummerBoat,
    Tile,
    TurnOrderTile,
    UpgradableTile,
)
from kubrik.games.keyflower.terms import (
    ABILITIES,
    ANY,
    COLOURS,
    EDGES,
    EFFECTS,
    ITEMS,
    NO_EFFECT,
    NO_SCORE,
    NOTHING,
    RESOURCES,
    SCORES,
    SEASONS,
    SKILLS,
)

TILES = load_tiles()

# id, edges from S clockwise, front, back, cost of the upgrade
HOMES = [
    ("home1", "wrrrrr", "transport 1/1", "transport 2/1, 5 points", "1 wood 1 stone"),
    ("home2", "rwrrrr", "transport 1/1", "transport 2/1, 5 points", "1 stone 1 iron"),
    ("home3", "rrrwrr", "transport 1/1", "transport 2/1, 5 points", "1 wood 1 iron"),
    ("home4", "rrwrrr", "transport 1/1", "transport 2/1, 5 points", "1 wood 1 stone"),
    ("home5", "rrrrwr", "transport 1/1", "transport 2/1, 5 points", "1 stone 1 iron"),
    ("home6", "rrrrrw", "transport 1/1", "transport 2/1, 5 points", "1 wood 1 iron"),
]
SPRING = [
    ("keywood", "rrfrrf", "gain 1 wood", "gain 3 wood, 3 points", "1 saw"),
    ("keystone_quarry", "rfrrrf", "gain 1 stone", "gain 3 stone, 3 points", "1 pickaxe"),
    ("key_mine", "rffrrr", "gain 1 iron", "gain 3 iron, 3 points", "1 anvil"),
    ("woodcutter", "rrrrff", "gain 2 wood", "gain 1 wood 1 gold, 3 points", "1 saw"),
    ("quarryman", "rfrrfr", "gain 2 stone", "gain 1 stone 1 gold, 3 points", "1 pickaxe"),
    ("miner", "rrfrfr", "gain 2 iron", "gain 1 iron 1 gold, 3 points", "1 anvil"),
    ("gold_mine", "rfrrfr", "gain 1 gold", "gain 2 gold, 3 points", "1 stone 1 iron"),
    ("workshop", "rffrrr", "choose 1 wood 1 stone 1 iron", "gain 1 wood 1 stone 1 iron, 3 points", "2 any_resource"),
    ("stable", "rrfrfr", "transport 2/1", "transport 4/2, 5 points", "1 wood 1 iron"),
    ("apprentice_hall", "rrfrrf", "draw_skills 1", "draw_skills 2, 3 points", "1 wood 1 stone"),
    ("alehouse", "rrrrff", "draw_workers 1", "draw_workers 2", "1 wood 1 stone 1 iron"),
    ("peddler", "rfrrrf", "pay yellow, take_green 1", "pay yellow, take_green 2", "1 gold"),
]
SUMMER = [
    ("store", "rffrfr", "pay blue, take_green 1", "pay blue, take_green 2, 3 points", "1 gold"),
    ("mason", "frrffr", "pay pickaxe, gain 3 stone", "pay pickaxe, gain 3 gold, 7 points", "3 stone"),
    ("carpenter", "frfrrf", "pay saw, gain 3 wood", "pay saw, gain 3 gold, 7 points", "3 wood"),
    ("smelter", "rrfrff", "pay anvil, gain 3 iron", "pay anvil, gain 3 gold, 7 points", "3 iron"),
    ("tavern", "frffrr", "pay any, draw_workers 2", "pay any, draw_workers 3", "1 wood 1 stone 1 iron"),
    ("hiring_fair", "ffrrfr", "pay any, draw_skills 2", "pay any, draw_skills 3, 5 points", "1 wood 1 iron"),
    ("brewer", "frrfrf", "pay any, draw_workers 2", "pay any, draw_workers 3, 3 points", "1 stone 1 iron"),
    ("farrier", "rfrffr", "transport 3/1", "transport 5/2, 5 points", "2 any_resource"),
]
AUTUMN = [
    ("timber_yard", "frfffr", "2 per kept wood", "3 per kept wood", "1 saw"),
    ("stone_yard", "frfrff", "2 per kept stone", "3 per kept stone", "1 pickaxe"),
    ("blacksmith", "ffrrff", "2 per kept iron", "3 per kept iron", "1 anvil"),
    ("barn", "rrffff", "1 per kept wood stone iron gold", "2 per kept wood stone iron gold", "1 any_skill"),
    ("wainwright", "ffrfrf", "transport 4/2", "transport 6/2, 5 points", "2 any_resource"),
    ("sawmill", "rffrff", "3 points", "10 points", "3 wood"),
    ("sculptor", "ffrffr", "3 points", "10 points", "3 stone"),
    ("forge", "rfrfff", "3 points", "10 points", "3 iron"),
    ("goldsmith", "frffrf", "", "7 points", "2 gold"),
    ("well", "fffrfr", "3 points", "7 points", "3 any_resource"),
    ("fair", "ffffrr", "pay red, take_green 1", "pay red, take_green 2, 5 points", "1 gold"),
    ("inn", "rfffrf", "draw_workers 1", "draw_workers 3", "1 any_resource 1 any_skill"),
]

WINTER = [
    ("apothecary", "frffff", "3 per any 5 workers"),
    ("craftsmans_guild", "frffff", "3 per set workers blue red yellow"),
    ("village_hall", "fffrff", "1 per chosen workers"),
    ("key_market", "ffrfff", "2 per set workers green"),
    ("jeweller", "fffffr", "2 per set resources gold"),
    ("mercers_guild", "rfffff", "5 per set resources wood stone iron"),
    ("watermill", "ffffrf", "1 per chosen resources"),
    ("windmill", "rfffff", "5 per any 5 resources"),
    ("key_guild", "ffffrf", "10 per any 5 skills"),
    ("scholar", "fffrff", "3 per chosen skills"),
    ("scribes", "ffrfff", "10 per set skills anvil pickaxe saw"),
    ("keythedral", "fffffr", "12 points"),
]

# id, smallest number of players, seasons of the back, cargo of front and back, worth
BOATS = [
    ("keyflower", 2, "autumn winter", (7, 1), (3, 2), "1 per transport"),
    ("sea_bastion", 2, "winter", (6, 2), (0, 0), "1 per loop_tile"),
    ("sea_breese", 3, "summer autumn winter", (6, 1), (4, 1), "per river_boat 0 2 4 8 16 32"),
    ("flipper", 4, "autumn winter", (5, 2), (2, 2), "2 points"),
    ("ianvincible", 5, "autumn winter", (5, 1), (3, 1), "5 points"),
    ("white_wind", 6, "autumn winter", (4, 2), (4, 1), "1 per other_worker"),
]

SUMMER_BOATS = [
    ("summer_boat1", ("extra_workers", 2), ("extra_green", 1)),
    ("summer_boat2", ("cross_fields", 0), ("double_transport", 0)),
    ("summer_boat3", ("swap_in_upgrades", 0), ("swap_in_scoring", 0)),
    ("summer_boat4", ("counter_bid", 0), ("mixed_use", 0)),
]

# id, number, edges, smallest number of players, purple with
TURN_ORDER = [
    ("turn1", 1, "fffrff", 2, [2]),
    ("turn2", 2, "rffrff", 3, [3]),
    ("turn3", 3, "frfrfr", 4, [4]),
    ("turn4", 4, "frrfrr", 5, [5, 6]),
]


# ---------------------------------------------------------------- tiles in words


def tile(id: str) -> Tile:
    return next(tile for tile in TILES.all if tile.name.id == id)


def edges(tile: Tile) -> str:
    return "".join(EDGES[edge][0] for edge in tile.edges)


def face(face: Face) -> str:
    points = [f"{face.points} points"] if face.points else []
    return ", ".join([*effect(face.effect), *score(face.score), *points])


def effect(effect: Effect) -> list[str]:
    if effect.kind == NO_EFFECT:
        return []
    paid = word(effect.pay_worker, COLOURS) + word(effect.pay_skill, SKILLS)
    numbers = [counted(effect.resources, RESOURCES)] if any(effect.resources) else []
    numbers += [str(effect.n)] if effect.n else []
    numbers += [f"{effect.transport}/{effect.upgrades}"] if effect.transport else []
    return [*([f"pay {paid}"] if paid else []), f"{EFFECTS[effect.kind]} {' '.join(numbers)}"]


def word(code: int, words: list[str]) -> str:
    if code == NOTHING:
        return ""
    return "any" if code == ANY else words[code]


def counted(numbers: list[int], words: list[str]) -> str:
    return " ".join(f"{n} {word}" for n, word in zip(numbers, words) if n)


def score(score: Score) -> list[str]:
    if score.kind == NO_SCORE:
        return []
    types = RESOURCES if score.items == NOTHING else [COLOURS, RESOURCES, SKILLS][score.items]
    words = [str(score.points or ""), "per", SCORES[score.kind], str(score.n or ""), word(score.items, ITEMS)]
    words += [types[type] for type in score.types] + [str(points) for points in score.scale]
    return [" ".join(filter(None, words))]


def cost(cost: Cost) -> str:
    parts = [*cost.resources, cost.any_resource, *cost.skills, cost.any_skill]
    return counted(parts, [*RESOURCES, "any_resource", *SKILLS, "any_skill"])


# ---------------------------------------------------------------- all 64


def test_every_tile_is_in_a_table() -> None:
    rows = [*HOMES, *SPRING, *SUMMER, *SUMMER_BOATS, *AUTUMN, *WINTER, *TURN_ORDER, *BOATS]
    assert [tile.name.id for tile in TILES.all] == [row[0] for row in rows]


@pytest.mark.parametrize(("id", "sides", "front", "back", "paid"), HOMES + SPRING + SUMMER + AUTUMN)
def test_a_tile_that_can_be_upgraded(id: str, sides: str, front: str, back: str, paid: str) -> None:
    found = tile(id)
    assert isinstance(found, UpgradableTile)
    assert (edges(found), *map(face, found.faces), cost(found.cost)) == (sides, front, back, paid)


@pytest.mark.parametrize(("id", "sides", "worth"), WINTER)
def test_a_winter_tile(id: str, sides: str, worth: str) -> None:
    """KF-15 tell how it is counted."""
    assert (edges(tile(id)), *map(face, tile(id).faces)) == (sides, worth)


@pytest.mark.rule("KF-2.10", "KF-2.11", "KF-2.12", "KF-3.3")
@pytest.mark.parametrize(("id", "players", "seasons", "front", "back", "worth"), BOATS)
def test_a_boat(id: str, players: int, seasons: str, front: tuple[int, int], back: tuple[int, int], worth: str) -> None:
    """KF-13 tells what they are worth."""
    boat = tile(id)
    assert isinstance(boat, Boat)
    assert boat.players == players
    assert [season for season, face in zip(SEASONS, boat.face_in) if face == 1] == seasons.split()
    assert [(cargo.workers, cargo.skills) for cargo in boat.cargo] == [front, back]
    assert list(map(face, boat.faces)) == [worth, worth]
    assert boat.flips == (id == "flipper")


@pytest.mark.parametrize(("id", "a", "b"), SUMMER_BOATS)
def test_a_summer_boat(id: str, a: tuple[str, int], b: tuple[str, int]) -> None:
    """KF-12 tell what it does."""
    boat = tile(id)
    assert isinstance(boat, SummerBoat)
    assert [(ABILITIES[ability.kind], ability.n) for ability in boat.abilities] == [a, b]
    assert list(map(face, boat.faces)) == ["", ""]


@pytest.mark.rule("KF-2.13", "KF-2.14")
@pytest.mark.parametrize(("id", "number", "sides", "players", "purple"), TURN_ORDER)
def test_a_turn_order_tile(id: str, number: int, sides: str, players: int, purple: list[int]) -> None:
    """KF-15.17 tells what they are worth."""
    found = tile(id)
    assert isinstance(found, TurnOrderTile)
    assert (found.number, edges(found), found.players) == (number, sides, players)
    assert [n for n, shown in enumerate(found.purple) if shown] == purple
    assert list(map(face, found.faces)) == ["1 per neighbour"]
