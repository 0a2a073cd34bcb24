"""The round, the wind, the players, and what lies in the sea."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from kubrik.engine.numbers.sheet import Block, Layout, players, within
from kubrik.engine.table import Table
from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.table.state import Admiral, side_score
from kubrik.games.admiral.terms import DIRECTIONS, NOBODY, STRENGTHS

ROUNDS: Final = 20
VALUE: Final = 20  # of a fleet, about


class Board(Block):
    def __init__(self, layout: Layout, rules: Rules) -> None:
        chart = rules.chart
        self.round: i64 = layout.one("round", ROUNDS)
        self.wind: i64 = layout.each([f"wind to {d}" for d in DIRECTIONS])
        self.strength: i64 = layout.each(STRENGTHS)
        self.people: i64 = layout.each([f"{p} {name}" for p in players(rules.seats) for name in PERSON], VALUE)
        cells = [chart.name(cell) for cell in range(chart.sea.cells)]
        self.gold: i64 = layout.each([f"gold at {cell}" for cell in cells], 3)
        self.mines: i64 = layout.each([f"mine at {cell}" for cell in cells])

    def write(self, t: Table, seat: int, out: vec[i16], at: i64) -> None:
        assert isinstance(t, Admiral)
        out[at + self.round] = within(t.round)
        out[at + self.wind + t.wind] = 1
        out[at + self.strength + t.strength] = 1
        self.write_people(t, seat, out, at + self.people)
        for cell, gold in enumerate(t.sea_gold):
            if gold != 0:
                out[at + self.gold + cell] = within(gold)
        for cell in t.mines:
            out[at + self.mines + cell] = 1

    def write_people(self, t: Admiral, seat: int, out: vec[i16], at: i64) -> None:
        for other in range(t.seats):
            here: i64 = at + (other - seat) % t.seats * len(PERSON)
            out[here] = 1 if t.side(other) == t.side(seat) else 0
            out[here + 1] = within(side_score(t, t.side(other)))
            out[here + 2] = within(t.bank[other])
            out[here + 3] = 0 if t.is_in(other) else 1
        for place in range(len(t.order)):
            out[at + (t.order[place] - seat) % t.seats * len(PERSON) + 4] = place + 1
        if t.acting != NOBODY:
            out[at + (t.acting - seat) % t.seats * len(PERSON) + 5] = 1


PERSON: Final = ["on own side", "score", "bank", "out", "place in the order", "has the turn"]
