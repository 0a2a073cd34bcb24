"""Fort by fort: whose it is, how strong, how many guns are loaded, and who has not answered its capture yet."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from kubrik.engine.numbers.sheet import Block, Layout, players, within
from kubrik.engine.table import Table
from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import NOBODY


class Forts(Block):
    def __init__(self, layout: Layout, rules: Rules) -> None:
        names = ["x", "y", "strength", "loaded"]
        names += [f"of {p}" for p in players(rules.seats)] + [f"owes {p} a turn" for p in players(rules.seats)]
        self.width: i64 = len(names)
        forts = rules.names[rules.number_of_ships :]
        self.first: i64 = layout.each([f"{fort} {name}" for fort in forts for name in names], 10)

    def write(self, t: Table, seat: int, out: vec[i16], at: i64) -> None:
        assert isinstance(t, Admiral)
        guns, sea = t.rules.ships.fort.guns, t.rules.sea
        for fort in range(len(t.fort_flags)):
            here: i64 = at + self.first + fort * self.width
            cell = t.rules.ports[fort].fort
            out[here] = sea.x[cell] + 1
            out[here + 1] = sea.y[cell] + 1
            out[here + 2] = within(t.fort_strengths[fort])
            out[here + 3] = within(guns - t.fort_fired[fort])
            if t.fort_flags[fort] != NOBODY:
                out[here + 4 + (t.fort_flags[fort] - seat) % t.seats] = 1
            for other in range(t.seats):
                if t.unanswered[fort] >> other & 1:
                    out[here + 4 + t.seats + (other - seat) % t.seats] = 1
