"""A table that clones itself: its author only says what lies on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.journal import EVERYBODY, Note
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
        """Lay everything on the table, and say what is done first: `self.do([…])`."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of each seat now; the highest wins."""
        raise NotImplementedError

    def seen(self) -> dict[str, Any]:
        """What everybody may see, spectators too."""
        raise NotImplementedError

    def own(self, seat: int) -> dict[str, Any]:
        """What only this seat sees."""
        return {}

    def hide(self, seat: int, rng: Rng) -> None:
        """Deal anew what this seat can't know: called on an imagined copy, with chance of its own."""

    # ---- what a game uses

    def option(self, name: str) -> str:
        """The value that was chosen for an option, or its default."""
        return self.box.options[name]

    def choices(self, kind: str) -> list[Choice]:
        """All choices of a kind, in the order in which the game lists them."""
        return self.box.choices[kind]

    def outcomes(self, kind: str) -> list[Choice]:
        """All outcomes of chance of a kind."""
        return self.box.results[kind]

    def tell(self, note: str, *numbers: int, many: Sequence[int] = ()) -> None:
        """Tell everybody: up to four numbers, and a list of any length."""
        self._write(note, EVERYBODY, numbers, many)

    def tell_only(self, seat: int, note: str, *numbers: int, many: Sequence[int] = ()) -> None:
        """Tell one seat."""
        self._write(note, 1 << seat, numbers, many)

    def _write(self, note: str, audience: int, numbers: Sequence[int], many: Sequence[int]) -> None:
        if self.journal is not None:
            a, b, c, d = [*numbers, 0, 0, 0, 0][:4]
            self.journal.notes.append(Note(self.box.note_kinds[note], audience, a, b, c, d, tuple(many)))

    def clone(self: Own) -> Own:
        t = type(self)(self.box)
        self.copy_onto(t)
        for name, value in vars(self).items():
            if name not in COPIED:
                setattr(t, name, copied(value))
        return t


# What `copy_onto` sees to; where the engine is compiled, `vars` does not even name it.
COPIED = frozenset({"box", *vars(EngineTable(2))}) if hasattr(EngineTable(2), "__dict__") else frozenset({"box"})


def copied(value: Any) -> Any:
    """Lists, dicts and sets anew, all the way down; what can't change is shared."""
    if isinstance(value, list):
        return [copied(v) for v in value]
    if isinstance(value, dict):
        return {k: copied(v) for k, v in value.items()}
    return set(value) if isinstance(value, set) else value
