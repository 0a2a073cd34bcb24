"""Checks of a ship file: every entry says where it comes from, and its numbers are consistent."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.box.files.ship_schema import ClassEntry, GunneryEntry, ShipFile
from kubrik.games.common.files.entries import check_ids, check_source, check_titles
from kubrik.games.common.files.errors import THE_FILE, expect, expect_value

GAME: Final = "admiral"
SOURCES: Final = ["seed", "public", "house"]


def check_ships(file: ShipFile) -> None:
    expect_value(THE_FILE, "game", file.game, GAME)
    check_source("[wind]", file.wind, SOURCES)
    check_source("[gunnery]", file.gunnery, SOURCES)
    check_source("[fort]", file.fort, SOURCES)
    check_ids(file.box.ship)
    check_titles(file.box.ship, SOURCES)
    _check_letters(file.box.ship)
    _check_gunnery(file.gunnery)


def check_hits(label: str, field: str, hits: list[int]) -> None:
    expect(len(set(hits)) == len(hits), label, "hits_once", field=field, hits=str(hits))


def _check_letters(classes: list[ClassEntry]) -> None:
    seen: dict[str, ClassEntry] = {}
    for entry in classes:
        first = seen.setdefault(entry.letter, entry)
        expect(first is entry, entry.label, "letter_twice", first=first.label)


def _check_gunnery(gunnery: GunneryEntry) -> None:
    """Pistol shot means neighbouring cells (AD-10.1), and a nearer shot never hits less often."""
    pistol, medium, long = gunnery.pistol, gunnery.medium, gunnery.long
    expect_value("[gunnery]", "pistol.up_to", pistol.up_to, 1)
    expect(medium.up_to > 1, "[gunnery]", "medium_range", cells=medium.up_to)
    for name, hits in (("pistol", pistol.hits), ("medium", medium.hits), ("long", long.hits)):
        check_hits("[gunnery]", f"{name}.hits", hits)
    _check_nearer("pistol", pistol.hits, "medium", medium.hits)
    _check_nearer("medium", medium.hits, "long", long.hits)


def _check_nearer(nearer: str, near: list[int], farther: str, far: list[int]) -> None:
    """A salvo is judged by its worst shot (AD-12.3), so of two distances one must be worse."""
    missing = [number for number in far if number not in near]
    there, needed = str(near), str(far)
    expect(not missing, "[gunnery]", "nearer_hits", nearer=nearer, near=there, farther=farther, far=needed)
