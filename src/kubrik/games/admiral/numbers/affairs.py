"""What is going on between two questions: a ship under way, declared fire, a boarding, spoils."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from kubrik.engine.numbers.sheet import Block, Layout, within
from kubrik.engine.table import Table
from kubrik.games.admiral.rules.boarding.boarding import BoardersFight, Defend
from kubrik.games.admiral.rules.firing.resolving import SeparateShots
from kubrik.games.admiral.rules.sailing.sailing import SailOn
from kubrik.games.admiral.rules.spoils import ShareGold
from kubrik.games.admiral.table.attack import Attack
from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import DIRECTIONS


class Affairs(Block):
    """A thing is a ship or a fort; what it does, and what is done to it."""

    def __init__(self, layout: Layout, rules: Rules) -> None:
        self.left: i64 = layout.one("cells left", 6)
        self.heading: i64 = layout.each([f"heading {d}" for d in DIRECTIONS])
        self.turned: i64 = layout.one("turned in this cell")
        self.acts: i64 = layout.each([f"{name} acts" for name in rules.names], 4)
        self.suffers: i64 = layout.each([f"{name} is the target" for name in rules.names])
        self.asked: i64 = layout.each([f"{name} is asked about" for name in rules.names])

    def write(self, t: Table, seat: int, out: vec[i16], at: i64) -> None:
        assert isinstance(t, Admiral)
        if t.over:
            return
        step = t.agenda[-1]
        if isinstance(step, SailOn):
            out[at + self.acts + step.course.ship] = 1
            out[at + self.left] = within(step.course.left)
            out[at + self.heading + step.course.heading] = 1
            out[at + self.turned] = 1 if step.course.turned else 0
        elif isinstance(step, SeparateShots):
            self.write_attack(step.attack, out, at)
        elif isinstance(step, ShareGold):
            self.write_pair(step.winner, step.captured, out, at)
        elif isinstance(step, Defend):
            fight = t.agenda[-2]
            if isinstance(fight, BoardersFight):
                self.write_pair(fight.ship, fight.enemy, out, at)
        self.write_subject(t, seat, out, at)

    def write_subject(self, t: Admiral, seat: int, out: vec[i16], at: i64) -> None:
        """The ship that an expansion's own question to this seat is about."""
        if not t.offers or len(t.offers[seat]) == 0:
            return
        for addition in t.rules.additions:
            thing = addition.subject(t, seat)
            if thing is not None:
                out[at + self.asked + thing] = 1

    def write_attack(self, attack: Attack, out: vec[i16], at: i64) -> None:
        out[at + self.suffers + attack.target] = 1
        for i in range(len(attack.shooters)):
            out[at + self.acts + attack.shooters[i]] = within(attack.shots[i])

    def write_pair(self, one: int, other: int, out: vec[i16], at: i64) -> None:
        out[at + self.acts + one] = 1
        out[at + self.suffers + other] = 1
