"""The experiment file as it is written: TOML, one Struct for each table; anything else is refused."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Kind = Literal["compare", "seats", "ratings", "luck", "pace", "values"]
WayOfLacking = Literal["denied", "removed", "swapped"]
Measure = Literal["win", "score"]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Names = Annotated[tuple[Name, ...], Meta(min_length=1, max_length=24)]
Options = Annotated[dict[str, str], Meta(max_length=30)]


class ArmEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the things that are compared: what it changes in the set-up of the experiment."""

    name: Name
    options: Options = {}
    expansions: tuple[Name, ...] | None = None  # None: those of the experiment
    cards: str | None = None  # a file; None: that of the experiment, "": the game's own


class Until(Struct, frozen=True, forbid_unknown_fields=True):
    """When to stop before all games are played: as soon as every interval of a measure is as narrow as this."""

    width: Annotated[float, Meta(gt=0)]
    of: Measure = "win"


class PlanFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is asked, of which game, and who plays it how often."""

    kind: Kind
    game: Name
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    bots: Names = ("greedy",)
    strengths: Annotated[tuple[Name, ...], Meta(max_length=8)] = ()
    games: Annotated[int, Meta(ge=1, le=10_000_000)] = 300
    seed: Annotated[int, Meta(ge=0, le=(1 << 62) - 1)] = 1
    expansions: Annotated[tuple[Name, ...], Meta(max_length=9)] = ()
    options: Options = {}
    cards: str = ""
    arms: Annotated[tuple[ArmEntry, ...], Meta(max_length=20)] = ()
    parts: Annotated[tuple[Name, ...], Meta(max_length=200)] = ()
    ways: Annotated[tuple[WayOfLacking, ...], Meta(min_length=1, max_length=3)] = ("denied",)
    repeats: Annotated[int, Meta(ge=2, le=1000)] = 10
    until: Until | None = None
    control: bool = False
    events: Literal["parts", "all", "none"] = "parts"
    choices: bool = False
    chunk: Annotated[int, Meta(ge=0, le=100_000)] = 0
