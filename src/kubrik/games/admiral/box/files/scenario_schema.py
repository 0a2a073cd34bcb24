"""The scenario file as it is written: one Struct for each table, one field for each key; anything else is refused."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kubrik.engine.complaints import Said, said
from kubrik.games.admiral.box.files.ship_schema import ClassEntry
from kubrik.games.common.files.entries import Count, Entry, Many, NamedEntry, Some, Text

Players = Annotated[int, Meta(ge=2, le=4)]  # players (AD-1.1)
Seat = Annotated[int, Meta(ge=1, le=4)]
Row = Annotated[str, Meta(min_length=1, max_length=26)]  # a column is named by one letter
Pile = Annotated[int, Meta(ge=1, le=9)]  # a question about gold has an option for each


class ScenarioEntry(NamedEntry):
    table = "scenario"
    level: str
    rounds: Count
    victory: Annotated[list[str], Some]
    ranking: str


class SeaEntry(Entry):
    """A map with its fleets, for some numbers of players; scenario_checks.py says which fields belong together."""

    players: Annotated[list[Players], Meta(min_length=1, max_length=9)]
    map: Annotated[list[Row], Meta(min_length=1, max_length=26)]
    fleets: Annotated[list[Annotated[list[Text], Meta(max_length=8)]], Some]  # a turn asks about each ship
    sides: Annotated[list[Annotated[list[Seat], Some]], Some] | None = None
    pile: Pile | None = None
    goal: Annotated[list[Count], Some] | None = None
    mines: Annotated[list[Text], Many] | None = None


class BoxEntry(Struct, forbid_unknown_fields=True):
    """All maps, and the classes of ships that are otherwise than usual."""

    sea: Annotated[list[SeaEntry], Meta(min_length=1, max_length=3)]
    ship: Annotated[list[ClassEntry], Meta(max_length=9)] = []

    def labelled(self) -> list[tuple[Said, SeaEntry]]:
        """The seas with their labels: they have no names, so error messages number them."""
        return [(said("numbered", table="sea", n=number), sea) for number, sea in enumerate(self.sea, 1)]


class ScenarioFile(Struct, forbid_unknown_fields=True):
    """The contents of a scenario file."""

    game: str
    scenario: ScenarioEntry
    box: BoxEntry
