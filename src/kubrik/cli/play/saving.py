"""Saves games, and says which command continues them."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Final

from kubrik.cli.play.seating import Seating
from kubrik.cli.usage import UsageError
from kubrik.engine.record import save
from kubrik.engine.sitting import Sitting


class Shelf:
    """Saves one game in files. It never overwrites a file that it has neither written nor loaded."""

    def __init__(self, name: str, loaded: Path | None, lang: str | None) -> None:
        self.name: Final = name
        self.lang: Final = lang  # None unless --lang was given
        self.ours: Final[set[Path]] = {loaded.absolute()} if loaded else set()
        self.last = loaded

    def save(self, sitting: Sitting, seating: Seating, file: str = "") -> Path:
        """Saves in the named file, or where it was saved last; raises RecordError or UsageError if that fails."""
        path = Path(file).expanduser() if file else self.last or self._free_path()
        if path.exists() and path.absolute() not in self.ours:
            raise UsageError("file_exists", path=str(path))
        save(path, sitting.record(seating.players))
        self.ours.add(path.absolute())
        self.last = path
        return path

    def _free_path(self) -> Path:
        """An unused path in the current folder: earlier games with the same seed are kept."""
        paths = [Path(f"{self.name}.jsonl"), *(Path(f"{self.name}-{n}.jsonl") for n in range(2, 10_000))]
        return next(path for path in paths if not path.exists())

    def command(self, how: str, path: Path) -> str:
        """The command to type: `kubrik play --load FILE`, `kubrik replay FILE`."""
        lang = f" --lang {self.lang}" if self.lang else ""
        return f"kubrik {how} {shlex.quote(str(path))}{lang}"
