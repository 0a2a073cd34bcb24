"""The tiles of Keyflower as the rules use them: plain numbers, made once by data.py and never changed."""

from __future__ import annotations

from typing import Final

from kubrik.games.common.words.names import Name
from kubrik.games.keyflower.terms import AUTUMN, BOAT, NO_EFFECT, SPRING, SUMMER, SUMMER_BOAT, TURN_ORDER, WINTER


class Effect:
    """What the use of a face costs beside the workers placed, and what it gives (KF-6.32, KF-7)."""

    def __init__(
        self, kind: int, n: int, resources: list[int], pay_worker: int, pay_skill: int, transport: int, upgrades: int
    ) -> None:
        self.kind: Final = kind
        self.n: Final = n  # how many workers or skill tiles
        self.resources: Final = resources  # gained, by type; if CHOOSE, one of them is chosen
        self.pay_worker: Final = pay_worker  # a colour, ANY or NOTHING
        self.pay_skill: Final = pay_skill  # a skill, ANY or NOTHING
        self.transport: Final = transport
        self.upgrades: Final = upgrades


class Score:
    """Points for what a player has at the end (KF-13, KF-15)."""

    def __init__(self, kind: int, points: int, items: int, n: int, types: list[int], scale: list[int]) -> None:
        self.kind: Final = kind
        self.points: Final = points  # points each time
        self.items: Final = items
        self.n: Final = n  # how many items, for PER_ANY
        self.types: Final = types  # types, for PER_SET and PER_KEPT
        self.scale: Final = scale  # points by number of boats, for PER_RIVER_BOAT; the last entry also for more boats


class Face:
    """One side of a tile."""

    def __init__(self, points: int, effect: Effect, score: Score) -> None:
        self.points: Final = points
        self.effect: Final = effect
        self.score: Final = score
        self.is_usable: Final = effect.kind != NO_EFFECT  # false for tiles without a use (KF-6.29, KF-6.30)


class Cost:
    """The cost of an upgrade: resources on the tile, skill tiles from behind the screen (KF-8.16, KF-8.18)."""

    def __init__(self, resources: list[int], any_resource: int, skills: list[int], any_skill: int) -> None:
        self.resources: Final = resources  # by type
        self.any_resource: Final = any_resource
        self.skills: Final = skills  # by type
        self.any_skill: Final = any_skill
        self.resource_count: Final = sum(resources) + any_resource
        self.skill_count: Final = sum(skills) + any_skill


class Tile:
    """Any tile; `index` is its index among all tiles. Both faces have the same edges (KF-8.24)."""

    def __init__(self, index: int, name: Name, kind: int, edges: list[int], faces: list[Face], is_boat: bool) -> None:
        self.index: Final = index
        self.name: Final = name
        self.kind: Final = kind
        self.edges: Final = edges  # side by side, as in SIDES
        self.faces: Final = faces  # front, back
        self.is_boat: Final = is_boat  # does it count as a boat in a river (KF-13.7)?


class UpgradableTile(Tile):
    """A home, with its number, or a village tile of spring, summer or autumn (KF-8.12)."""

    def __init__(
        self, index: int, name: Name, kind: int, edges: list[int], faces: list[Face], cost: Cost, number: int
    ) -> None:
        super().__init__(index, name, kind, edges, faces, False)
        self.cost: Final = cost
        self.number: Final = number  # the number of a home (KF-2.8), 0 for other tiles


class Ability:
    """What one face of a summer boat does; `n` workers where it gives any (KF-12)."""

    def __init__(self, kind: int, n: int) -> None:
        self.kind: Final = kind
        self.n: Final = n


class SummerBoat(Tile):
    """A boat among the summer tiles, useful to its owner alone (KF-12.2)."""

    def __init__(self, index: int, name: Name, edges: list[int], faces: list[Face], abilities: list[Ability]) -> None:
        super().__init__(index, name, SUMMER_BOAT, edges, faces, True)
        self.abilities: Final = abilities  # of faces a and b


class TurnOrderTile(Tile):
    """A tile that tells who chooses a boat when (KF-9.11)."""

    def __init__(
        self, index: int, name: Name, edges: list[int], faces: list[Face], number: int, players: int, purple: list[bool]
    ) -> None:
        super().__init__(index, name, TURN_ORDER, edges, faces, False)
        self.number: Final = number
        self.players: Final = players  # the smallest number of players it is used with (KF-2.13)
        self.purple: Final = purple  # by number of players: whether it shows the purple icon (KF-2.14)


class Cargo:
    """What a boat brings (KF-2.12)."""

    def __init__(self, workers: int, skills: int) -> None:
        self.workers: Final = workers
        self.skills: Final = skills


class Boat(Tile):
    """A boat that brings workers, and at the end points (KF-13)."""

    def __init__(
        self,
        index: int,
        name: Name,
        edges: list[int],
        faces: list[Face],
        players: int,
        cargo: list[Cargo],
        face_in: list[int],
        flips: bool,
    ) -> None:
        super().__init__(index, name, BOAT, edges, faces, True)
        self.players: Final = players  # the smallest number of players it is used with (KF-2.10)
        self.cargo: Final = cargo  # by face
        self.face_in: Final = face_in  # by season (KF-3.3)
        self.flips: Final = flips  # a free upgrade (KF-13.11)


class Supply:
    """All workers, resources and skill tiles, by colour or type (KF-1.4, KF-1.5, KF-1.6)."""

    def __init__(self, workers: list[int], resources: list[int], skills: list[int]) -> None:
        self.workers: Final = workers
        self.resources: Final = resources
        self.skills: Final = skills


class Tiles:
    """Everything in the box. `all` has every tile in its place; the other lists are parts of it."""

    def __init__(
        self,
        homes: list[UpgradableTile],
        spring: list[UpgradableTile],
        summer: list[UpgradableTile],
        summer_boats: list[SummerBoat],
        autumn: list[UpgradableTile],
        winter: list[Tile],
        turn_order: list[TurnOrderTile],
        boats: list[Boat],
        season_tiles: list[int],
        winter_each: list[int],
        supply: Supply,
    ) -> None:
        self.homes: Final = homes
        self.spring: Final = spring
        self.summer: Final = summer
        self.summer_boats: Final = summer_boats
        self.autumn: Final = autumn
        self.winter: Final = winter
        self.turn_order: Final = turn_order
        self.boats: Final = boats
        piles: list[list[Tile]] = [[*spring], [*summer, *summer_boats], [*autumn], [*winter]]
        self.piles: Final = piles  # by season (KF-1.2)
        every: list[Tile] = [*homes, *piles[SPRING], *piles[SUMMER], *piles[AUTUMN], *piles[WINTER]]
        every.extend(turn_order)
        every.extend(boats)
        self.all: Final = every
        self.season_tiles: Final = season_tiles  # on offer, by number of players; entries 0 and 1 are not used
        self.winter_each: Final = winter_each  # dealt to each player, indexed the same way
        self.supply: Final = supply
