"""Loads the cards of Tremble, Humans!: the file that comes with the game, or another one in the same form."""

from __future__ import annotations

import hashlib
import tomllib
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import msgspec

from kubrik.games.humans.card_build import build
from kubrik.games.humans.card_checks import check_entries
from kubrik.games.humans.card_decks import check_decks
from kubrik.games.humans.card_errors import EntryError, wrong_form
from kubrik.games.humans.card_schema import CardFile
from kubrik.games.humans.cards import Cards

PACKAGE: Final = "kubrik.games.humans"


class CardFileError(Exception):
    """A card file that cannot be used; the message is one line for the person who wrote the file."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(_one_line(f"{where}: {problem}"))


def load_cards(path: Path | None = None) -> Cards:
    """The cards of a file; with no path, those of the game itself."""
    return parse_cards(read_text(path), str(path or packaged_file()))


def parse_cards(text: str, where: str) -> Cards:
    """The cards written in `text`; `where` names the file in complaints."""
    return build(parse_file(text, where))


def parse_file(text: str, where: str) -> CardFile:
    """The file as written, checked."""
    try:
        file = _decode(_parse_toml(text))
        check_entries(file)
        check_decks(file)
    except EntryError as wrong:
        raise CardFileError(where, str(wrong)) from wrong
    return file


def packaged_file() -> Traversable:
    return resources.files(PACKAGE) / "data" / "cards.toml"


def read_text(path: Path | None = None) -> str:
    """What stands in a file, or in the one that comes with the game."""
    file = path or packaged_file()
    try:
        return file.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise CardFileError(str(file), f"line {line} is not UTF-8, expected a text file in UTF-8") from error
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise CardFileError(str(file), f"cannot be read ({reason}), expected a card file") from error


def digest(text: str) -> str:
    """A short fingerprint of a card file, by which a record names the cards it was played with."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _parse_toml(text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # beside syntax: a number of 5000 digits, a list 1000 deep
        end = f"at line {text.count(chr(10)) + 1}, the end of the file"
        raise EntryError("not TOML", str(error).replace("at end of document", end)) from error


def _decode(raw: dict[str, object]) -> CardFile:
    try:
        return msgspec.convert(raw, CardFile)
    except msgspec.ValidationError as error:
        raise wrong_form(raw, error) from error


def _one_line(message: str) -> str:
    return "".join(c if c.isprintable() else " " for c in message)
