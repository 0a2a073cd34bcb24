"""C files, put together into units for the C compiler.

A module alone is mostly headers: several in one unit compile in half of the time, and call each other directly.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

LONG_ENOUGH: Final = 1_400_000  # characters of C; some seconds of compiling, so that all cores are busy to the end


# What a library has in one unit is used by others directly, and not through a table, if it is declared as hidden;
# Python's own functions are elsewhere, so they are declared before. Measured: an eighth fewer instructions.
HIDDEN: Final = """\
#include <Python.h>
#include <structmember.h>
#include "pythonsupport.h"
#pragma GCC visibility push(hidden)
"""


class Unit(NamedTuple):
    """What one call of the C compiler compiles."""

    path: Path
    parts: tuple[Path, ...]
    level: str  # of optimisation
    before: str = ""  # what stands above the parts


def units_of(name: str, sources: Iterable[tuple[Path, str]], folder: Path, before: str = "") -> list[Unit]:
    """Writes units that include these C files, each with its level of optimisation, in the order given."""
    return [
        written(Unit(folder / f"{name}_{number}.c", tuple(parts), level, before))
        for number, (parts, level) in enumerate(packed(sources))
    ]


def packed(sources: Iterable[tuple[Path, str]]) -> Iterator[tuple[list[Path], str]]:
    """Files of one level together, until they are long enough."""
    begun: dict[str, list[Path]] = {}
    length: dict[str, int] = {}
    for path, level in sources:
        begun.setdefault(level, []).append(path)
        length[level] = length.get(level, 0) + path.stat().st_size
        if length[level] >= LONG_ENOUGH:
            yield begun.pop(level), level
            del length[level]
    for level, rest in begun.items():
        yield rest, level


def written(unit: Unit) -> Unit:
    parts = (f'#include "{part}"\n' for part in unit.parts)
    unit.path.write_text("".join((unit.before, *parts)), encoding="utf-8")
    return unit
