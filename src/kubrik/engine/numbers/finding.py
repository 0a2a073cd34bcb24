"""The sheet of a box: found by where it stands, so that whoever plays needs nothing of it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

from kubrik.engine.complaints import Complaint
from kubrik.engine.game import Box, SetupError

if TYPE_CHECKING:
    from kubrik.engine.numbers.sheet import Sheet

SHEET = "numbers.sheet"


class NeedsExtra(Complaint):
    """Something that only an extra of the package installs is missing."""


def sheet_of(box: Box) -> Sheet:
    """The columns of this box: what `sheet(box)` in the room `numbers` of its game returns."""
    need("librt", "env")
    home = type(box).__module__.rpartition(".")[0]
    if not home or find_spec(f"{home}.numbers") is None:
        raise SetupError("no_numbers", game=box.setup.game)
    made: Sheet = import_module(f"{home}.{SHEET}").sheet(box)
    return made


def need(package: str, extra: str) -> None:
    if find_spec(package) is None:
        raise NeedsExtra("needs_extra", package=package, extra=extra)


def added_by_expansions(box: Box) -> list[ModuleType]:
    """What the expansions of this box add: their modules `numbers`, with `questions()` and `block(layout, rules)`."""
    home = type(box).__module__.rpartition(".")[0]
    names = [f"{home}.expansions.{name}.numbers" for name in box.setup.expansions]
    return [import_module(name) for name in names if find_spec(name) is not None]
