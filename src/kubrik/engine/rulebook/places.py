"""Places that marks of a rulebook name: a clause, a file, or an entry of a file (`views/view.py:phase`).

Files are looked for below the folder of the game, then below that of the program.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

# What an entry looks like where it stands: a function, a class or a constant; a table, a list or something with an id.
ENTRIES: Final = {
    ".py": r"\s*(?:def|class) {0}\b|{0}\b.* = ",
    ".toml": r"\[+{0}\]+|{0} = |.*\bid ?= ?\"{0}\"",
}


def entry_lines(place: str, game: str, code: Path) -> list[str]:
    """The lines where the entry stands (`games/x/views/view.py:92`), or the whole file if no entry is named."""
    name, _, entry = place.partition(":")
    files = [folder / name for folder in (code / "games" / game, code) if (folder / name).is_file()]
    if not files:
        return []
    path = files[0].relative_to(code).as_posix()
    return [f"{path}:{line}" for line in _lines(files[0], entry)] if entry else [path]


def _lines(file: Path, entry: str) -> list[int]:
    form = re.compile(ENTRIES[file.suffix].format(re.escape(entry)))
    return [n for n, line in enumerate(file.read_text(encoding="utf-8").split("\n"), 1) if form.match(line)]
