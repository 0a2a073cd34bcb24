"""Loads the cards of Tremble, Humans!: the file that comes with the game, or a custom one in the same form."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Final

from kubrik.games.common.files.datafile import DataFile, DataFileError, digest
from kubrik.games.common.files.errors import FILES
from kubrik.games.humans.box.cards import Cards
from kubrik.games.humans.box.files.build import build
from kubrik.games.humans.box.files.checks import check_entries
from kubrik.games.humans.box.files.decks import check_decks
from kubrik.games.humans.box.files.schema import CardFile

__all__ = ["CardFileError", "digest", "load_cards", "parse_cards", "parse_file", "read_text"]


class CardFileError(DataFileError):
    """A card file that cannot be used."""

    tables = (FILES, "kubrik.games.humans.words.{lang}.complaints")
    expected = "card_file"


PACKAGED: Final = resources.files("kubrik.games.humans.box") / "data" / "cards.toml"
CARD_FILE: Final = DataFile(PACKAGED, CardFile, [check_entries, check_decks], CardFileError)


def load_cards(path: Path | None = None) -> Cards:
    """The cards of a file; without a path, those of the game itself."""
    return build(CARD_FILE.load(path))


def parse_cards(text: str, where: str) -> Cards:
    """The cards written in `text`; `where` names the file in error messages."""
    return build(CARD_FILE.parse(text, where))


def parse_file(text: str, where: str) -> CardFile:
    """Parses and checks the text of a card file."""
    return CARD_FILE.parse(text, where)


def read_text(path: Path | None = None) -> str:
    """The text of a file; without a path, of the one that comes with the game."""
    return CARD_FILE.text(path)
