"""The data from which the page draws the ships of Admiral."""

from __future__ import annotations

from msgspec import Struct

from kubrik.engine.views import Furniture
from kubrik.games.admiral.box.ships import FortNumbers, Gunnery, ShipClass
from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.terms import BANDS, DIE, STRENGTHS


class ClassCard(Struct, frozen=True, kw_only=True):
    """The numbers of a class of ships (AD-4.2)."""

    letter: str
    distances: dict[str, int]  # cells per move, by strength of the wind
    range: int
    guns: tuple[int, ...]  # to port, to starboard, at the bow, at the stern
    boarding: int
    value: int
    masts: int
    lobs: bool  # does it fire over obstacles (AD-2.12)?


class FortCard(Struct, frozen=True, kw_only=True):
    """The numbers of every fort (AD-17.1)."""

    range: int
    garrison: int
    value: int


class GunCard(Struct, frozen=True, kw_only=True):
    """Ranges, and which numbers on the die hit at each (AD-10)."""

    up_to: tuple[int, ...]  # the greatest distances of pistol shot and medium range
    hits: dict[str, tuple[int, ...]]  # numbers on the die that hit, by range
    storm_range: int  # the longest range in a storm (AD-9.4)


class AdmiralFurniture(Furniture, frozen=True, kw_only=True):
    """The printed data of ships and forts, by the stable ids that views use."""

    classes: dict[str, ClassCard]
    fort: FortCard
    guns: GunCard


def furniture(rules: Rules) -> AdmiralFurniture:
    ships = rules.ships
    return AdmiralFurniture(
        classes={k.name.id: class_card(k) for k in ships.classes},
        fort=fort_card(ships.fort),
        guns=gun_card(ships.gunnery),
    )


def class_card(k: ShipClass) -> ClassCard:
    return ClassCard(
        letter=k.letter,
        distances=dict(zip(STRENGTHS, k.distances, strict=True)),
        range=k.range,
        guns=tuple(k.guns),
        boarding=k.boarding,
        value=k.value,
        masts=k.masts,
        lobs=k.lobs,
    )


def fort_card(fort: FortNumbers) -> FortCard:
    return FortCard(range=fort.range, garrison=fort.garrison, value=fort.value)


def gun_card(guns: Gunnery) -> GunCard:
    hits = {band: tuple(n for n in range(1, DIE + 1) if guns.hits[i][n]) for i, band in enumerate(BANDS)}
    return GunCard(up_to=tuple(guns.up_to), hits=hits, storm_range=guns.storm_range)
