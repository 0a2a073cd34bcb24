"""The tile file as it is written: one Struct for each table, one field for each key; anything else is refused."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kubrik.games.common.files.entries import Count, Entry, Few, Many, NamedEntry, Some
from kubrik.games.common.files.errors import spelled

Edges = Annotated[str, spelled(r"^[rfw]{6}\Z", "spelled_edges")]
Players = Annotated[int, Meta(ge=2, le=6)]
ByPlayers = Meta(min_length=5, max_length=5)  # one number each for 2, 3, 4, 5 and 6 players


class Part(Struct, forbid_unknown_fields=True):
    """A table inside an entry."""


class ResourcesEntry(Part):
    wood: Few = 0
    stone: Few = 0
    iron: Few = 0
    gold: Few = 0


class SkillsEntry(Part):
    anvil: Few = 0
    pickaxe: Few = 0
    saw: Few = 0


class WorkersEntry(Part):
    """Workers by colour; their number limits the options of questions about workers."""

    blue: Annotated[int, Meta(ge=1, le=40)]
    red: Annotated[int, Meta(ge=1, le=40)]
    yellow: Annotated[int, Meta(ge=1, le=40)]
    green: Annotated[int, Meta(ge=1, le=40)]


class CostEntry(ResourcesEntry):
    any_resource: Few = 0
    anvil: Few = 0
    pickaxe: Few = 0
    saw: Few = 0
    any_skill: Annotated[int, Meta(ge=0, le=1)] = 0  # the question about its type is asked only once


class ScoreEntry(Part):
    """Points at the end; scores.py says which of the other fields belong to which score."""

    per: str
    items: str | None = None
    n: Count | None = None
    of: Annotated[list[str], Some] | None = None
    points: Count | None = None
    scale: Annotated[list[Few], Meta(min_length=2, max_length=99)] | None = None


class FaceEntry(Part):
    """What a face does; effects.py says which fields belong together."""

    gain: ResourcesEntry | None = None
    choose: Annotated[list[str], Some] | None = None
    draw_workers: Count | None = None
    take_green: Count | None = None
    draw_skills: Count | None = None
    transport: Count | None = None
    upgrades: Annotated[int, Meta(ge=1, le=2)] | None = None  # KF-8.1
    pay_worker: str | None = None
    pay_skill: str | None = None
    score: ScoreEntry | None = None
    points: Few = 0


class TileEntry(NamedEntry):
    edges: Edges


class UpgradableEntry(TileEntry):
    front: FaceEntry
    back: FaceEntry
    cost: CostEntry


class HomeEntry(UpgradableEntry):
    table = "home"
    number: Count


class SpringEntry(UpgradableEntry):
    table = "spring"


class SummerEntry(UpgradableEntry):
    table = "summer"


class AutumnEntry(UpgradableEntry):
    table = "autumn"


class AbilityEntry(Part):
    ability: str
    n: Count | None = None


class SummerBoatEntry(TileEntry):
    table = "summer_boat"
    a: AbilityEntry
    b: AbilityEntry


class ScoringEntry(TileEntry):
    """A tile that only scores points."""

    score: ScoreEntry | None = None
    points: Few = 0


class WinterEntry(ScoringEntry):
    table = "winter"


class TurnOrderEntry(ScoringEntry, kw_only=True):
    table = "turn_order"
    number: Count
    purple: Annotated[list[Players], Some]
    plain: Annotated[list[Players], Some]


class BoatFaceEntry(Part):
    seasons: Annotated[list[str], Some]
    workers: Few
    skills: Few


class BoatEntry(ScoringEntry, kw_only=True):
    table = "boat"
    players: Players
    front: BoatFaceEntry
    back: BoatFaceEntry
    flips: bool = False


class NumbersEntry(Entry):
    season_tiles: Annotated[list[Annotated[int, Meta(ge=1, le=12)]], ByPlayers]
    winter_each: Annotated[list[Annotated[int, Meta(ge=1, le=3)]], ByPlayers]  # three tiles have seven subsets


class SupplyEntry(Entry):
    workers: WorkersEntry
    resources: ResourcesEntry
    skills: SkillsEntry


class BoxEntry(Struct, forbid_unknown_fields=True):
    """All tiles, table by table."""

    home: Annotated[list[HomeEntry], Many]
    spring: Annotated[list[SpringEntry], Many]
    summer: Annotated[list[SummerEntry], Many]
    summer_boat: Annotated[list[SummerBoatEntry], Many]
    autumn: Annotated[list[AutumnEntry], Many]
    winter: Annotated[list[WinterEntry], Many]
    turn_order: Annotated[list[TurnOrderEntry], Many]
    boat: Annotated[list[BoatEntry], Many]

    def upgradable(self) -> list[UpgradableEntry]:
        return [*self.home, *self.spring, *self.summer, *self.autumn]

    def entries(self) -> list[TileEntry]:
        return [*self.upgradable(), *self.summer_boat, *self.winter, *self.turn_order, *self.boat]


class TileFile(Struct, forbid_unknown_fields=True):
    """The contents of a tile file."""

    game: str
    numbers: NumbersEntry
    supply: SupplyEntry
    box: BoxEntry
