"""Where a game is saved, and how to go on with it."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Final

from kubrik.cli.play.seating import Seating
from kubrik.cli.usage import UsageError
from kubrik.engine.record import save
from kubrik.engine.sitting import Sitting


class Shelf:
    """Keeps one game in files. It never overwrites a file that it has not written itself, or loaded."""

    def __init__(self, name: str, loaded: Path | None, lang: str | None) -> None:
        self.name: Final = name
        self.lang: Final = lang  # only if it was asked for
        self.ours: Final[set[Path]] = {loaded.absolute()} if loaded else set()
        self.last = loaded

    def save(self, sitting: Sitting, seating: Seating, file: str = "") -> Path:
        """In the named file, or where it was saved last; RecordError or UsageError if that can't be."""
        path = Path(file).expanduser() if file else self.last or self._free_path()
        if path.exists() and path.absolute() not in self.ours:
            raise UsageError("file_exists", path=str(path))
        save(path, sitting.record(seating.players))
        self.ours.add(path.absolute())
        self.last = path
        return path

    def _free_path(self) -> Path:
        """In the current folder, beside earlier games with the same seed."""
        paths = [Path(f"{self.name}.jsonl"), *(Path(f"{self.name}-{n}.jsonl") for n in range(2, 10_000))]
        return next(path for path in paths if not path.exists())

    def command(self, how: str, path: Path) -> str:
        """What to type: `kubrik play --load FILE`, `kubrik replay FILE`."""
        lang = f" --lang {self.lang}" if self.lang else ""
        return f"kubrik {how} {shlex.quote(str(path))}{lang}"
