"""Loads the ghost and its ship: the file that comes with Key Celeste, or a custom one in the same form."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Final

from msgspec import Struct

from kubrik.games.common.files.datafile import DataFile
from kubrik.games.common.files.entries import Few, NamedEntry, Text, check_ids, check_titles
from kubrik.games.common.files.errors import THE_FILE, expect_value
from kubrik.games.keyflower.box.files.checks import GAME, SOURCES, check_river, check_seasons
from kubrik.games.keyflower.box.files.faces import edges_of, face_in, plain_face
from kubrik.games.keyflower.box.files.load import TileFileError
from kubrik.games.keyflower.box.files.schema import TileEntry
from kubrik.games.keyflower.expansions.key_celeste.box.ghost import Ghost, GhostShip

EXPANSION: Final = "key_celeste"


class ShipEntry(TileEntry):
    table = "ship"
    front: list[str]
    back: list[str]
    points: Few
    ghost_points: Few


class GhostEntry(NamedEntry):
    table = "ghost"
    colour: Text


class GhostFile(Struct, forbid_unknown_fields=True):
    """The contents of a ghost file."""

    game: str
    expansion: str
    ship: ShipEntry
    ghost: GhostEntry


class GhostFileError(TileFileError):
    """The error for a ghost file that can't be used. Users don't write such files."""

    expected = "a ghost file"


def load_ghost(index: int, path: Path | None = None) -> Ghost:
    """The ghost of a file, its ship numbered `index` among all tiles; with no path, that of the expansion itself."""
    return build(index, GHOST_FILE.load(path))


def parse_ghost(index: int, text: str, where: str) -> Ghost:
    """The ghost written in `text`; `where` names the file in error messages."""
    return build(index, GHOST_FILE.parse(text, where))


def check(file: GhostFile) -> None:
    expect_value(THE_FILE, "game", file.game, GAME)
    expect_value(THE_FILE, "expansion", file.expansion, EXPANSION)
    check_ids([file.ship, file.ghost])
    check_titles([file.ship, file.ghost], SOURCES)
    check_river(file.ship.label, file.ship.edges)
    check_seasons(file.ship.label, file.ship.front, file.ship.back)


def build(index: int, file: GhostFile) -> Ghost:
    entry, faces = file.ship, [plain_face(file.ship.points), plain_face(file.ship.points)]
    ship = GhostShip(index, entry.name, edges_of(entry.edges), faces, face_in(entry.back), entry.ghost_points)
    return Ghost(file.ghost.name, file.ghost.colour, ship)


PACKAGED: Final = resources.files("kubrik.games.keyflower.expansions.key_celeste.box") / "data" / "ghost.toml"
GHOST_FILE: Final = DataFile(PACKAGED, GhostFile, [check], GhostFileError)
