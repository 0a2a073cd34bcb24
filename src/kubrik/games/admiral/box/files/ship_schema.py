"""The ship file as it is written: one Struct for each table, one field for each key; anything else is refused."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kubrik.games.common.files.entries import Count, Entry, Few, NamedEntry
from kubrik.games.common.files.errors import spelled

Die = Annotated[int, Meta(ge=1, le=6)]
Hits = Annotated[list[Die], Meta(min_length=1, max_length=9)]
Distance = Annotated[int, Meta(ge=1, le=25)]  # the largest sea has 26 columns and rows
Cells = Annotated[int, Meta(ge=0, le=20)]
Guns = Annotated[int, Meta(ge=0, le=9)]  # a question about shots has an option for each
Chance = Annotated[int, Meta(ge=0, le=99)]


class Part(Struct, forbid_unknown_fields=True):
    """A table inside an entry."""


class WindEntry(Entry):
    calm: Chance
    fresh: Count  # the wind of the first round (AD-7.3)
    storm: Chance


class BandEntry(Part):
    up_to: Distance
    hits: Hits


class FarBandEntry(Part):
    hits: Hits


class GunneryEntry(Entry):
    pistol: BandEntry
    medium: BandEntry
    long: FarBandEntry
    storm_range: Distance


class FortEntry(Entry):
    strength: Count
    guns: Annotated[int, Meta(ge=1, le=9)]
    range: Distance
    garrison: Few
    value: Few


class ClassEntry(NamedEntry):
    table = "ship"
    letter: Annotated[str, spelled(r"^[A-Z]\Z", "spelled_letter")]
    fresh: Annotated[int, Meta(ge=1, le=20)]
    storm: Cells
    calm: Annotated[int, Meta(ge=0, le=1)]  # the rules on calm cover at most one cell (AD-20.6, AD-20.7)
    range: Distance
    side: Annotated[int, Meta(ge=1, le=9)]
    bow: Guns
    stern: Guns
    strength: Count
    boarding: Few
    gold: Guns
    value: Few
    masts: Annotated[int, Meta(ge=1, le=4)]
    reefs: bool = False
    lobs: bool = False
    burns: bool = False


class BoxEntry(Struct, forbid_unknown_fields=True):
    """All classes of ships."""

    ship: Annotated[list[ClassEntry], Meta(min_length=1, max_length=9)]


class ShipFile(Struct, forbid_unknown_fields=True):
    """The contents of a ship file."""

    game: str
    wind: WindEntry
    gunnery: GunneryEntry
    fort: FortEntry
    box: BoxEntry
