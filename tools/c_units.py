"""C files, put together into units for the C compiler.

A module alone is mostly headers: several in one unit compile in half of the time, and call each other directly.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

LONG_ENOUGH: Final = 1_400_000  # characters of C; some seconds of compiling, so that all cores are busy to the end

# What stands in one unit of a library is used by the others directly, and not through a table, if it is declared as
# hidden; Python's own functions are elsewhere, so they are declared before.
HIDDEN: Final = """\
#include <Python.h>
#include <structmember.h>
#include "pythonsupport.h"
#pragma GCC visibility push(hidden)
"""

# What a module does when it is imported: long, run once, and not worth a thought of the C compiler.
TOP_LEVEL: Final = re.compile(r"^char CPyDef_\w+_____top_level__\(void\)", re.MULTILINE)
UNTHOUGHT: Final = '__attribute__((optimize("O0"))) '


class Unit(NamedTuple):
    """What one call of the C compiler compiles."""

    path: Path
    parts: tuple[Path, ...]
    level: str  # of optimisation


def unit_of(path: Path, parts: Iterable[Path], level: str) -> Unit:
    """Writes a C file that includes others, in the order given."""
    unit = Unit(path, tuple(parts), level)
    lines = [*run_once(unit), *(f'#include "{part}"' for part in unit.parts)]
    path.write_text("\n".join([*lines, ""]), encoding="utf-8")
    return unit


def run_once(unit: Unit) -> Iterator[str]:
    """Declarations of the functions that are not optimised."""
    if os.name != "nt" and unit.level != "3":
        for part in unit.parts:
            for name in TOP_LEVEL.findall(part.read_text(encoding="utf-8")):
                yield f"{UNTHOUGHT}{name};"


def hidden_in(folder: Path) -> Path:
    """Writes the part behind which everything is hidden."""
    path = folder / "hidden.h"
    path.write_text(HIDDEN, encoding="utf-8")
    return path


def packed(sources: Iterable[Path]) -> Iterator[list[Path]]:
    """Files together, until they are long enough."""
    begun: list[Path] = []
    for path in sources:
        begun.append(path)
        if sum(part.stat().st_size for part in begun) >= LONG_ENOUGH:
            yield begun
            begun = []
    if begun:
        yield begun
