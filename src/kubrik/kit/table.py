"""A table that clones itself: its author only has to set up what lies on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.journal import EVERYBODY
from kubrik.engine.table import Table as EngineTable

if TYPE_CHECKING:
    from kubrik.kit.box import KitBox

Own = TypeVar("Own", bound="Table")


class Table(EngineTable):
    """What lies on the table is set in `begin`, as plain attributes: numbers, texts, lists, dicts and sets."""

    def __init__(self, box: KitBox) -> None:
        super().__init__(box.setup.seats)
        self.box = box

    # ---- what a game says

    def begin(self) -> None:
        """Lay everything on the table, and name the first steps: `self.do([…])`."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of each seat now; the highest wins."""
        raise NotImplementedError

    def seen(self) -> dict[str, Any]:
        """What everybody may see, including spectators."""
        raise NotImplementedError

    def own(self, seat: int) -> dict[str, Any]:
        """What only this seat sees."""
        return {}

    def hide(self, seat: int, rng: Rng) -> None:
        """Deal again what this seat can't know: called on an imagined copy, with random numbers of its own."""

    # ---- what a game uses

    def option(self, name: str) -> str:
        """The chosen value of an option, or its default."""
        return self.box.options[name]

    def choices(self, kind: str) -> list[Choice]:
        """All choices of a kind, in the order in which the game lists them."""
        return self.box.choices[kind]

    def outcomes(self, kind: str) -> list[Choice]:
        """All outcomes of chance of a kind."""
        return self.box.results[kind]

    def tell(self, note: str, *numbers: int, many: Sequence[int] = ()) -> None:
        """Write a note for everybody: up to four numbers, and a list of any length."""
        self._write(note, EVERYBODY, numbers, many)

    def tell_only(self, seat: int, note: str, *numbers: int, many: Sequence[int] = ()) -> None:
        """Write a note for one seat only."""
        self._write(note, 1 << seat, numbers, many)

    def _write(self, note: str, audience: int, numbers: Sequence[int], many: Sequence[int]) -> None:
        if self.journal is not None:
            a, b, c, d = [*numbers, 0, 0, 0, 0][:4]
            self.journal.add(self.box.note_kinds[note], audience, a, b, c, d, tuple(many))

    def clone(self: Own) -> Own:
        t = type(self)(self.box)
        self.copy_onto(t)
        for name, value in vars(self).items():
            if name not in COPIED:
                setattr(t, name, copied(value))
        return t


# The fields that `copy_onto` copies; if the engine is compiled, `vars` does not list them anyway.
COPIED = frozenset({"box", *vars(EngineTable(2))}) if hasattr(EngineTable(2), "__dict__") else frozenset({"box"})


def copied(value: Any) -> Any:
    """A deep copy of lists and dicts, and a copy of a set; other values don't change and are shared."""
    if isinstance(value, list):
        return [copied(v) for v in value]
    if isinstance(value, dict):
        return {k: copied(v) for k, v in value.items()}
    return set(value) if isinstance(value, set) else value
