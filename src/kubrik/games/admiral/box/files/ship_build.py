"""From a checked ship file to the ships of the rules: names become numbers, and sources are dropped."""

from __future__ import annotations

from kubrik.games.admiral.box.files.ship_schema import ClassEntry, FortEntry, GunneryEntry, ShipFile, WindEntry
from kubrik.games.admiral.box.ships import FortNumbers, Gunnery, ShipClass, Ships
from kubrik.games.admiral.terms import DIE


def build_ships(file: ShipFile) -> Ships:
    """Builds the ships; classes are in the order of the file."""
    classes = [_ship_class(index, entry) for index, entry in enumerate(file.box.ship)]
    return Ships(classes, _fort(file.fort), _gunnery(file.gunnery), _vane(file.wind))


def with_classes(ships: Ships, entries: list[ClassEntry]) -> Ships:
    """The same ships, but for the classes that are written anew in these entries."""
    if not entries:
        return ships
    anew = {entry.id: entry for entry in entries}
    classes = [_written(old, anew.get(old.name.id)) for old in ships.classes]
    return Ships(classes, ships.fort, ships.gunnery, ships.vane)


def _written(old: ShipClass, entry: ClassEntry | None) -> ShipClass:
    return old if entry is None else _ship_class(old.index, entry)


def by_die(numbers: list[int]) -> list[bool]:
    """For each number of the die whether it is among these; entry 0 is not used."""
    return [number in numbers for number in range(DIE + 1)]


def _ship_class(index: int, entry: ClassEntry) -> ShipClass:
    return ShipClass(
        index=index,
        name=entry.name,
        letter=entry.letter,
        distances=[entry.calm, entry.fresh, entry.storm],
        range=entry.range,
        guns=[entry.side, entry.side, entry.bow, entry.stern],
        strength=entry.strength,
        boarding=entry.boarding,
        gold=entry.gold,
        value=entry.value,
        masts=entry.masts,
        crosses_reefs=entry.reefs,
        lobs=entry.lobs,
        burns=entry.burns,
    )


def _fort(fort: FortEntry) -> FortNumbers:
    return FortNumbers(fort.strength, fort.guns, fort.range, fort.garrison, fort.value)


def _gunnery(gunnery: GunneryEntry) -> Gunnery:
    pistol, medium, long = gunnery.pistol, gunnery.medium, gunnery.long
    hits = [by_die(pistol.hits), by_die(medium.hits), by_die(long.hits)]
    return Gunnery([pistol.up_to, medium.up_to], hits, gunnery.storm_range)


def _vane(wind: WindEntry) -> list[int]:
    return [wind.calm, wind.fresh, wind.storm]
