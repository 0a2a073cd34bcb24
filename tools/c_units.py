"""C files combined into units for the C compiler.

A single module is mostly headers: several in one unit compile in half the time, and call each other directly.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

LONG_ENOUGH: Final = 1_400_000  # characters of C: a few seconds of compiling, so that all cores are busy to the end

# Units of a library use each other's functions directly, and not through a table, if these are declared as hidden.
# Python's own functions are in a different library, so they are declared before.
HIDDEN: Final = """\
#include <Python.h>
#include <structmember.h>
#include "pythonsupport.h"
#pragma GCC visibility push(hidden)
"""

# What a module does when it is imported: long, run only once, and not worth optimising.
TOP_LEVEL: Final = re.compile(r"^char CPyDef_\w+_____top_level__\(void\)", re.MULTILINE)
UNTHOUGHT: Final = '__attribute__((optimize("O0"))) '


class Unit(NamedTuple):
    """The input of one call of the C compiler."""

    path: Path
    parts: tuple[Path, ...]
    level: str  # of optimisation (-O)


def unit_of(path: Path, parts: Iterable[Path], level: str) -> Unit:
    """Writes a C file that includes others, in the order given."""
    unit = Unit(path, tuple(parts), level)
    lines = [*run_once(unit), *(f'#include "{part}"' for part in unit.parts)]
    path.write_text("\n".join([*lines, ""]), encoding="utf-8")
    return unit


def run_once(unit: Unit) -> Iterator[str]:
    """Declarations of the functions that run only once and are not optimised."""
    if os.name != "nt" and unit.level != "3":
        for part in unit.parts:
            for name in TOP_LEVEL.findall(part.read_text(encoding="utf-8")):
                yield f"{UNTHOUGHT}{name};"


def hidden_in(folder: Path) -> Path:
    """Writes the header after which everything is declared as hidden."""
    path = folder / "hidden.h"
    path.write_text(HIDDEN, encoding="utf-8")
    return path


def packed(sources: Iterable[Path]) -> Iterator[list[Path]]:
    """Groups the files, each group just long enough."""
    begun: list[Path] = []
    for path in sources:
        begun.append(path)
        if sum(part.stat().st_size for part in begun) >= LONG_ENOUGH:
            yield begun
            begun = []
    if begun:
        yield begun
