"""Reads the TOML files of cards and tiles: those that come with the games, and a user's own in the same form."""

from __future__ import annotations

import hashlib
import threading
import tomllib
from collections.abc import Callable
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import ClassVar, Final, Generic, TypeVar

import msgspec

from kubrik.games.common.files.errors import EntryError, expect, wrong_form
from kubrik.games.common.files.limits import MOST_BYTES, check_text

Form = TypeVar("Form", bound=msgspec.Struct)
# msgspec learns a form when it is first used; while it does, another thread would crash the process.
ONE_AT_A_TIME: Final = threading.Lock()


class DataFileError(Exception):
    """A file that cannot be used; the message is one line for the person who wrote the file."""

    expected: ClassVar[str] = "a text file"

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(_one_line(f"{where}: {problem}"))


class DataFile(Generic[Form]):
    """One file of a game: where it lies, its form, and the checks it must pass."""

    def __init__(
        self, packaged: Traversable, form: type[Form], checks: list[Callable[[Form], None]], error: type[DataFileError]
    ) -> None:
        self.packaged: Final = packaged
        self.form: Final = form
        self.checks: Final = checks
        self.error: Final = error

    def load(self, path: Path | None = None) -> Form:
        """A file, checked; with no path, the one that comes with the game."""
        return self.parse(self.text(path), str(path or self.packaged))

    def parse(self, text: str, where: str) -> Form:
        """The file as written in `text`, checked; `where` names it in complaints."""
        try:
            check_text(text)
            file = _decode(_parse_toml(text), self.form)
            for check in self.checks:
                check(file)
        except EntryError as wrong:
            raise self.error(where, str(wrong)) from wrong
        return file

    def text(self, path: Path | None = None) -> str:
        """What stands in a file, or in the one that comes with the game."""
        file = path or self.packaged
        try:
            return _read(file).decode("utf-8-sig")
        except EntryError as wrong:
            raise self.error(str(file), str(wrong)) from wrong
        except UnicodeDecodeError as error:
            line = error.object[: error.start].count(b"\n") + 1
            raise self.error(str(file), f"line {line} is not UTF-8, expected a text file in UTF-8") from error
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            raise self.error(str(file), f"cannot be read ({reason}), expected {self.error.expected}") from error


def _read(file: Traversable) -> bytes:
    """No more than a file may have: what is named may be endless."""
    with file.open("rb") as opened:
        found: bytes = opened.read(MOST_BYTES + 1)
    expect(len(found) <= MOST_BYTES, "the file", f"it has more than {MOST_BYTES} bytes: leave something out")
    return found


def digest(text: str) -> str:
    """A short fingerprint of a file, by which a record names the cards or tiles it was played with."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _parse_toml(text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except ValueError as error:
        end = f"at line {text.count(chr(10)) + 1}, the end of the file"
        raise EntryError("not TOML", str(error).replace("at end of document", end)) from error


def _decode(raw: dict[str, object], form: type[Form]) -> Form:
    try:
        with ONE_AT_A_TIME:
            return msgspec.convert(raw, form)
    except msgspec.ValidationError as error:
        raise wrong_form(raw, form, error) from error


def _one_line(message: str) -> str:
    return "".join(c if c.isprintable() else " " for c in message)
