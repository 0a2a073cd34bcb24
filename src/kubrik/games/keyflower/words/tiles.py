"""The names of tiles, and what they are and do on both faces, in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from kubrik.engine.texts import NotShown
from kubrik.games.keyflower.box.tiles import Boat, Face, SummerBoat, Tile, TurnOrderTile, UpgradableTile
from kubrik.games.keyflower.table.state import Rules
from kubrik.games.keyflower.terms import EDGES, ROAD, SEASONS, SIDES, WATER, WINTER
from kubrik.games.keyflower.words.faces import FaceWords
from kubrik.games.keyflower.words.records import FACES
from kubrik.games.keyflower.words.words import Language

TileText = Callable[["TileWords", Tile], list[str]]


class TileWords(FaceWords):
    """The tiles of one game by their ids; `more` describes the kinds of tiles that expansions add."""

    def __init__(self, rules: Rules, lang: Language, more: dict[int, TileText]) -> None:
        super().__init__(lang)
        self.rules: Final = rules
        self.more: Final = more
        self.tiles: Final = {tile.name.id: tile for tile in rules.tiles}
        self.season: Final = {tile.index: season for season, pile in enumerate(rules.box.piles) for tile in pile}
        # Cached:
        self.name: Final[Callable[[str], str]] = cache(self._name)
        self.shown: Final[Callable[[str, int], str]] = cache(self._shown)
        self.use: Final[Callable[[str, int, int], str]] = cache(self._use)
        self.upgrade: Final[Callable[[str], str]] = cache(self._upgrade)

    def _name(self, id: str) -> str:
        """The tile's name as part of a sentence: «the Miner»."""
        return self.lang.called(self.tiles[id].name)

    def name_with_face(self, id: str, face: int | None) -> str:
        """The tile's name; a summer boat with its face, if known."""
        if face is None or not self.has_faces(id):
            return self.name(id)
        return self.lang.called(self.tiles[id].name, self.lang.words[f"face_{FACES[face]}"])

    def has_faces(self, id: str) -> bool:
        """Does its ability depend on the face that is up?"""
        return isinstance(self.tiles[id], SummerBoat)

    def noted(self, n: int) -> tuple[str, int | None]:
        """The id for a tile's number in a note, and the face noted with it (noting.py)."""
        face, tile = divmod(n, len(self.rules.tiles))
        return self.rules.tiles[tile].name.id, face - 1 if face else None

    def title(self, id: str) -> str:
        return self.lang.quoted(self.tiles[id].name)

    def _shown(self, id: str, face: int) -> str:
        """The full text of a face."""
        tile = self.tiles[id]
        return self.ability(tile.abilities[face]) if isinstance(tile, SummerBoat) else self.face(tile.faces[face])

    def _use(self, id: str, face: int, times: int) -> str:
        """What a use of this face gives."""
        return self.effect(self.tiles[id].faces[face].effect, times)

    def _upgrade(self, id: str) -> str:
        """What the upgrade costs."""
        tile = self.tiles[id]
        if not isinstance(tile, UpgradableTile):
            raise NotShown("the tile can't be upgraded")
        return self.cost(tile.cost, is_object=True)

    # ---- everything about a tile

    def text(self, id: str) -> str:
        tile = self.tiles[id]
        parts = self.more[tile.kind](self, tile) if tile.kind in self.more else self.parts(tile)
        return "; ".join([*parts, *self.edges(tile)])

    def parts(self, tile: Tile) -> list[str]:
        if isinstance(tile, UpgradableTile):
            return self.upgradable(tile)
        if isinstance(tile, SummerBoat):
            return self.summer_boat(tile)
        if isinstance(tile, TurnOrderTile):
            return self.turn_order(tile)
        if isinstance(tile, Boat):
            return self.boat(tile)
        return [self.lang.words["winter_tile"], *self.worth(tile.faces[0])]

    def upgradable(self, tile: UpgradableTile) -> list[str]:
        """Both faces, and the cost of the upgrade (KF-8.15)."""
        effects, season = self.lang.effects, self.season.get(tile.index)
        front, back = (self.side(face) for face in tile.faces)
        kind = self.lang.words["home" if season is None else f"{SEASONS[season]}_tile"]
        sides = [effects["front"].format(does=front), effects["back"].format(does=back)]
        return [kind, *sides, effects["upgrade"].format(cost=self.cost(tile.cost))]

    def side(self, face: Face) -> str:
        """A face: its use with the points in brackets, or whichever of them it has."""
        if not face.is_usable or not self.worth(face):
            return self.face(face)
        return self.lang.effects["both"].format(does=self.effect(face.effect), worth=", ".join(self.worth(face)))

    def summer_boat(self, tile: SummerBoat) -> list[str]:
        one, other = (self.ability(ability) for ability in tile.abilities)
        effects = self.lang.effects
        return [self.lang.words["summer_boat"], effects["one"].format(does=one), effects["other"].format(does=other)]

    def turn_order(self, tile: TurnOrderTile) -> list[str]:
        """When its winner chooses a boat (KF-9.11), and with how many players it decides who starts (KF-2.14)."""
        effects = self.lang.effects
        purple = [str(n) for n, is_purple in enumerate(tile.purple) if is_purple]
        parts = [self.lang.words["turn_order_tile"], effects["picks_boat"]]
        parts += [effects["purple"].format(players=self.lang.joined(purple, "or"))] if purple else []
        return parts + self.worth(tile.faces[0])

    def boat(self, tile: Boat) -> list[str]:
        """What it brings season by season, nothing in winter (KF-3.5), and what it is worth in the end."""
        effects = self.lang.effects
        parts = [effects["boat"].format(n=tile.players)]
        for face, cargo in enumerate(tile.cargo):
            seasons = [self.lang.words[SEASONS[s]] for s in range(WINTER) if tile.face_in[s] == face]
            brings = [(cargo.workers, "workers"), (cargo.skills, "skill_tiles")]
            load = " + ".join(self.lang.counted(n, noun) for n, noun in brings if n)
            parts += [effects["cargo"].format(seasons=self.lang.joined(seasons), load=load)] if seasons and load else []
        return [*parts, effects["at_end"].format(worth=self.boat_worth(tile))]

    def boat_worth(self, tile: Boat) -> str:
        return ", ".join([*self.worth(tile.faces[0]), *([self.lang.effects["flips"]] if tile.flips else [])])

    def edges(self, tile: Tile, rotation: int = 0) -> list[str]:
        """«road: S, SW»; sides not named are field."""
        found = {edge: [s for s in range(6) if tile.edges[(s - rotation) % 6] == edge] for edge in (ROAD, WATER)}
        return [
            f"{self.lang.words[EDGES[edge]]}: {', '.join(self.lang.words[SIDES[s]] for s in sides)}"
            for edge, sides in found.items()
            if sides
        ]
