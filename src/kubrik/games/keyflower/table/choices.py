"""What a player may choose and what chance may bring, with their stable names (the catalogue numbers them)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from kubrik.engine.choices import Catalogue, Choice
from kubrik.games.keyflower.box.tiles import Tile, Tiles
from kubrik.games.keyflower.terms import COLOURS, RESOURCES, SIDES, SKILLS

PASS: Final = 0
BID: Final = 1  # a: the tile
USE: Final = 2  # a: the tile
COLOUR: Final = 3  # a: the colour
TAKE_GROUP: Final = 4  # a: the tile where it stands
LEAVE_GROUP: Final = 5  # a: the tile where it stands
ADD: Final = 6  # a: the colour, b: how many from behind the screen
GIVE_WORKER: Final = 7  # a: the colour
GIVE_GROUP: Final = 8  # a: the tile where it stands
GIVE_SKILL: Final = 9  # a: the type
GAIN_ONE: Final = 10  # a: the resource
FINISH: Final = 11
LIFT: Final = 12  # a: the tile, b: the resource
SET_DOWN: Final = 13  # a: the tile
UPGRADE: Final = 14  # a: the tile
PAY: Final = 15  # a: the resource, b: how many
PLACE: Final = 16  # a: the tile
BESIDE: Final = 17  # a: the tile, b: the side
TURN: Final = 18  # a: sixths of a turn
OFFER: Final = 19  # a: the number of the set of winter tiles
TAKE_BOAT: Final = 20  # a: the boat
FLIP: Final = 21  # a: the tile
FLIP_NONE: Final = 22
KINDS_OF_CHOICE: Final = 23  # choices of an expansion come after these
KINDS: Final = {
    PASS: "pass",
    BID: "bid",
    USE: "use",
    COLOUR: "colour",
    TAKE_GROUP: "take_group",
    LEAVE_GROUP: "leave_group",
    ADD: "add",
    GIVE_WORKER: "give_worker",
    GIVE_GROUP: "give_group",
    GIVE_SKILL: "give_skill",
    GAIN_ONE: "gain_one",
    FINISH: "finish",
    LIFT: "lift",
    SET_DOWN: "set_down",
    UPGRADE: "upgrade",
    PAY: "pay",
    PLACE: "place",
    BESIDE: "beside",
    TURN: "turn",
    OFFER: "offer",
    TAKE_BOAT: "take_boat",
    FLIP: "flip",
    FLIP_NONE: "flip_none",
}  # as the page calls them
ENDINGS: Final = frozenset({PASS, FINISH})  # nobody does these by accident

# Outcomes of chance.
HOME_DRAWN: Final = 0  # a: the tile
WORKER_DRAWN: Final = 1  # a: the colour
SKILL_DRAWN: Final = 2  # a: the type
TILE_DRAWN: Final = 3  # a: the tile
FACE_DRAWN: Final = 4  # a: the face


class Choices:
    """Every choice of a player, by its meaning. Lists are indexed by tile, colour or type; `tiles` are all tiles."""

    def __init__(self, box: Tiles, tiles: list[Tile]) -> None:
        c: Final = Catalogue()
        most = max(box.supply.workers)
        self.catalogue: Final = c
        self.passing: Final = c.add(PASS, "pass")
        self.bid: Final = by_tile(c, BID, "bid", tiles)
        self.use: Final = by_tile(c, USE, "use", tiles)
        self.colour: Final = by_name(c, COLOUR, "in", COLOURS)
        self.take_group: Final = by_tile(c, TAKE_GROUP, "take from", tiles)
        self.leave_group: Final = by_tile(c, LEAVE_GROUP, "leave at", tiles)
        self.add: Final = [numbered(c, ADD, f"add {colour}", i, most) for i, colour in enumerate(COLOURS)]
        self.give_worker: Final = by_name(c, GIVE_WORKER, "give", COLOURS)
        self.give_group: Final = by_tile(c, GIVE_GROUP, "give from", tiles)
        self.give_skill: Final = by_name(c, GIVE_SKILL, "give", SKILLS)
        self.gain_one: Final = by_name(c, GAIN_ONE, "gain", RESOURCES)
        self.finish: Final = c.add(FINISH, "finish")
        self.lift: Final = [
            [c.add(LIFT, f"carry {r} from {tile.name.id}", tile.index, i) for i, r in enumerate(RESOURCES)]
            for tile in tiles
        ]
        self.set_down: Final = by_tile(c, SET_DOWN, "to", tiles)
        self.upgrade: Final = by_tile(c, UPGRADE, "upgrade", tiles)
        self.pay: Final = [numbered(c, PAY, f"pay {r}", i, most_paid(box)) for i, r in enumerate(RESOURCES)]
        self.place: Final = by_tile(c, PLACE, "place", tiles)
        self.beside: Final = [
            [c.add(BESIDE, f"beside {tile.name.id} {side}", tile.index, i) for i, side in enumerate(SIDES)]
            for tile in tiles
        ]
        self.turn: Final = [c.add(TURN, f"turn {n}", n) for n in range(6)]
        self.winter_sets: Final = winter_sets(box)
        self.offer: Final = [c.add(OFFER, offer_name(tiles, s), i) for i, s in enumerate(self.winter_sets)]
        self.offer_of: Final = {bits(s): self.offer[i] for i, s in enumerate(self.winter_sets)}
        self.boat: Final = by_tile(c, TAKE_BOAT, "boat", tiles)
        self.flip: Final = by_tile(c, FLIP, "flip", tiles)
        self.flip_none: Final = c.add(FLIP_NONE, "flip none")


class Outcomes:
    """Everything chance may bring."""

    def __init__(self, tiles: list[Tile]) -> None:
        c: Final = Catalogue()
        self.catalogue: Final = c
        self.home: Final = by_tile(c, HOME_DRAWN, "home", tiles)
        self.worker: Final = by_name(c, WORKER_DRAWN, "worker", COLOURS)
        self.skill: Final = by_name(c, SKILL_DRAWN, "skill", SKILLS)
        self.tile: Final = by_tile(c, TILE_DRAWN, "tile", tiles)
        self.face: Final = by_name(c, FACE_DRAWN, "face", ["a", "b"])


def by_tile(c: Catalogue, kind: int, verb: str, tiles: list[Tile]) -> list[Choice]:
    return [c.add(kind, f"{verb} {tile.name.id}", tile.index) for tile in tiles]


def by_name(c: Catalogue, kind: int, verb: str, names: list[str]) -> list[Choice]:
    return [c.add(kind, f"{verb} {name}", i) for i, name in enumerate(names)]


def numbered(c: Catalogue, kind: int, verb: str, a: int, most: int) -> list[Choice]:
    return [c.add(kind, f"{verb} {n}", a, n) for n in range(most + 1)]


def most_paid(box: Tiles) -> int:
    """The highest number of resources an upgrade costs."""
    tiles = [*box.homes, *box.spring, *box.summer, *box.autumn]
    return max(sum(tile.cost.resources) + tile.cost.any_resource for tile in tiles)


def winter_sets(box: Tiles) -> list[list[int]]:
    """Every set of winter tiles that a player may offer, smaller ones first (KF-3.13)."""
    indexes = [tile.index for tile in box.winter]
    most = max(box.winter_each)
    return [list(some) for n in range(1, most + 1) for some in combinations(indexes, n)]


def bits(some: list[int]) -> int:
    """A set of tiles as a number, one bit per tile."""
    n = 0
    for tile in some:
        n |= 1 << tile
    return n


def offer_name(tiles: list[Tile], some: list[int]) -> str:
    return "offer " + "+".join(tiles[i].name.id for i in some)
