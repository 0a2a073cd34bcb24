"""Loads the tiles of Keyflower: the file that comes with the game, or a custom one in the same form."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Final

from kubrik.games.common.files.datafile import DataFile, DataFileError, digest
from kubrik.games.common.files.errors import FILES
from kubrik.games.keyflower.box.files.build import build
from kubrik.games.keyflower.box.files.checks import check_entries
from kubrik.games.keyflower.box.files.counts import check_counts
from kubrik.games.keyflower.box.files.limits import check_limits
from kubrik.games.keyflower.box.files.schema import TileFile
from kubrik.games.keyflower.box.tiles import Tiles

__all__ = ["TILE_FILE", "TileFileError", "digest", "load_tiles", "parse_tiles"]


class TileFileError(DataFileError):
    """A tile file that cannot be used."""

    tables = (FILES, "kubrik.games.keyflower.words.{lang}.complaints")
    expected = "tile_file"


PACKAGED: Final = resources.files("kubrik.games.keyflower.box") / "data" / "tiles.toml"
TILE_FILE: Final = DataFile(PACKAGED, TileFile, [check_entries, check_counts, check_limits], TileFileError)


def load_tiles(path: Path | None = None) -> Tiles:
    """The tiles of a file; without a path, those of the game itself."""
    return build(TILE_FILE.load(path))


def parse_tiles(text: str, where: str) -> Tiles:
    """The tiles written in `text`; `where` names the file in error messages."""
    return build(TILE_FILE.parse(text, where))
