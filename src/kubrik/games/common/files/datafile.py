"""Reads the TOML files of cards and tiles: those that come with the games, and custom ones in the same form."""

from __future__ import annotations

import hashlib
import re
import threading
import tomllib
from collections.abc import Callable
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import ClassVar, Final, Generic, Self, TypeVar

import msgspec

from kubrik.engine.complaints import Complaint, Said, said
from kubrik.games.common.files.errors import FILES, THE_FILE, EntryError, expect, wrong_form
from kubrik.games.common.files.limits import MOST_BYTES, check_text

Form = TypeVar("Form", bound=msgspec.Struct)
GIVEN: Final = ("given_cards", "given_tiles", "given_scenario")  # names for a text that has no path
# msgspec builds its decoder for a form at the first use; a second thread would crash the process meanwhile.
ONE_AT_A_TIME: Final = threading.Lock()
AT: Final = re.compile(r"(.*) \(at line (\d+), column (\d+)\)", re.DOTALL)
AT_END: Final = " (at end of document)"


class DataFileError(Complaint):
    """A file that cannot be used. Subclasses of a game add its own messages to the common ones."""

    tables: ClassVar[tuple[str, ...]] = (FILES,)
    expected: ClassVar[str] = "text_file"

    @classmethod
    def about(cls, where: str, problem: Said) -> Self:
        """The error for a problem in a file; `where` is a path, or one of GIVEN."""
        return cls("of_file", where=said(where) if where in GIVEN else where, problem=problem)


class DataFile(Generic[Form]):
    """A kind of data file: the packaged one, its form, and the checks it must pass."""

    def __init__(
        self, packaged: Traversable, form: type[Form], checks: list[Callable[[Form], None]], error: type[DataFileError]
    ) -> None:
        self.packaged: Final = packaged
        self.form: Final = form
        self.checks: Final = checks
        self.error: Final = error

    def load(self, path: Path | None = None) -> Form:
        """Loads and checks a file; without a path, the one that comes with the game."""
        return self.parse(self.text(path), str(path or self.packaged))

    def parse(self, text: str, where: str) -> Form:
        """Parses and checks `text`; `where` names the file in error messages."""
        try:
            check_text(text)
            file = _decode(_parse_toml(text), self.form)
            for check in self.checks:
                check(file)
        except EntryError as wrong:
            raise self.error.about(where, wrong.said) from wrong
        return file

    def text(self, path: Path | None = None) -> str:
        """The text of a file; without a path, of the one that comes with the game."""
        file = path or self.packaged
        try:
            return _read(file).decode("utf-8-sig")
        except EntryError as wrong:
            raise self.error.about(str(file), wrong.said) from wrong
        except UnicodeDecodeError as error:
            line = error.object[: error.start].count(b"\n") + 1
            raise self.error.about(str(file), said("not_utf8", line=line)) from error
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            problem = said("file_read", why=why, expected=said(self.error.expected))
            raise self.error.about(str(file), problem) from error


def _read(file: Traversable) -> bytes:
    """Reads at most one byte more than allowed: the path may be an endless device."""
    with file.open("rb") as opened:
        found: bytes = opened.read(MOST_BYTES + 1)
    expect(len(found) <= MOST_BYTES, THE_FILE, "file_more_bytes", most=MOST_BYTES)
    return found


def digest(text: str) -> str:
    """A short hash of a file; a record stores it to identify its cards or tiles."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _parse_toml(text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise EntryError("of_entry", entry=said("not_toml"), problem=_toml(str(error), text)) from error


def _toml(why: str, text: str) -> Said:
    """The error with its line and column, which tomllib puts in brackets at the end of its message."""
    if at := AT.fullmatch(why):
        return said("toml", why=at[1], line=int(at[2]), column=int(at[3]))
    if why.endswith(AT_END):
        return said("toml_end", why=why.removesuffix(AT_END), line=text.count("\n") + 1)
    return said("toml_somewhere", why=why)


def _decode(raw: dict[str, object], form: type[Form]) -> Form:
    try:
        with ONE_AT_A_TIME:
            return msgspec.convert(raw, form)
    except msgspec.ValidationError as error:
        raise wrong_form(raw, form, error) from error
