"""A scene at the harbour: chance is told, choices are made by name."""

from __future__ import annotations

from kubrik.engine.play import choose, options, to_act
from kubrik.engine.replay import told_table
from kubrik.engine.table import CHANCE
from tests.engine.toy import Harbour
from tests.engine.toy_box import HarbourBox, harbour


class Quay:
    """A table of the toy game that waits for chance to be told."""

    def __init__(self, box: HarbourBox) -> None:
        self.box = box
        t = told_table(box)
        assert isinstance(t, Harbour)
        self.t = t

    def chance(self, *names: str) -> Quay:
        for name in names:
            outcome = self.box.outcomes.named(name)
            assert outcome is not None, name
            choose(self.t, CHANCE, outcome)
        return self

    def choose(self, seat: int, *names: str) -> Quay:
        for name in names:
            choice = self.box.catalogue.named(name)
            assert choice is not None, name
            choose(self.t, seat, choice)
        return self

    def options(self, seat: int) -> list[str]:
        return [c.name for c in options(self.t, seat)]

    def asked(self) -> list[int]:
        return to_act(self.t)

    def log(self) -> list[str]:
        assert self.t.log is not None
        return [f"{e.seat} {e.choice.name}" for e in self.t.log]

    def notes(self, seat: int) -> list[tuple[int, int, int]]:
        assert self.t.journal is not None
        return [(n.kind, n.a, n.b) for n in self.t.journal.read_by(seat)]


def quay(seats: int = 2, *, ties: str = "nobody", gulls: bool = False, soup: bool = False, land: str = "") -> Quay:
    """At the first draw; with `land`, everybody likes cod and this fish is on the quay."""
    q = Quay(harbour(seats, ties, gulls, soup))
    return q.chance(*["taste cod"] * seats, f"land {land}") if land else q
