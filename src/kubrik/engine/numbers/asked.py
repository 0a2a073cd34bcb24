"""The columns that every game has: whose row it is, what the seat is asked, who is to act, what it has answered."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from kubrik.engine.choices import Catalogue
from kubrik.engine.numbers.sheet import Block, Layout, players
from kubrik.engine.play import is_asked, question
from kubrik.engine.table import CHANCE, Table


class Asked(Block):
    """Choices name seats by their true numbers, so the true number of the seat is in its row."""

    def __init__(self, layout: Layout, seats: int, questions: list[str], catalogue: Catalogue) -> None:
        self.number: Final = {name: i for i, name in enumerate(questions)}
        self.seat_is: i64 = layout.each([f"seat is {s}" for s in range(seats)])
        self.over: i64 = layout.one("over")
        self.asked: i64 = layout.each([f"asked {name}" for name in questions])
        self.to_act: i64 = layout.each([f"{p} to act" for p in players(seats)])
        self.answered: i64 = layout.each([f"answered {c.name}" for c in catalogue.choices], 2)

    def write(self, t: Table, seat: int, out: vec[i16], at: i64) -> None:
        out[at + self.seat_is + seat] = 1
        if t.over:
            out[at + self.over] = 1
            return
        self.write_to_act(t, seat, out, at)
        if t.answers:
            for choice in t.answers[seat]:
                out[at + self.answered + choice.index] += 1
        if is_asked(t, seat):
            out[at + self.asked + self.number[question(t, seat).name]] = 1

    def write_to_act(self, t: Table, seat: int, out: vec[i16], at: i64) -> None:
        """Under seal, all who are not ready: how far they are is nobody's business."""
        if t.ready:
            for other, ready in enumerate(t.ready):
                if not ready:
                    out[at + self.to_act + (other - seat) % t.seats] = 1
            return
        acting = t.agenda[-1].next_seat(t)
        if acting != CHANCE:
            out[at + self.to_act + (acting - seat) % t.seats] = 1
