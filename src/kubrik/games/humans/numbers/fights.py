"""A battle or a catch under way, as everybody sees it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from kubrik.engine.numbers.sheet import Block, Layout, players
from kubrik.engine.table import Table
from kubrik.games.humans.rules.battle.strength import army_strength, battle_strength, battle_total
from kubrik.games.humans.rules.reward.catch import ArmyToSkip, FightOrFlee
from kubrik.games.humans.rules.reward.reward import RaidOrCatch
from kubrik.games.humans.table.fights import NOT_ROLLED, Battle, Catch, pips
from kubrik.games.humans.table.state import NOBODY, Humans, Rules


class Fights(Block):
    def __init__(self, layout: Layout, rules: Rules, seats: int) -> None:
        most = rules.cards.cities_a_turn[seats]
        self.cell: i64 = layout.each([f"fight at cell {cell}" for cell in range(1, most + 1)])
        self.fighter: i64 = layout.each([f"{p} {name}" for p in players(seats) for name in FIGHTER], 12)
        self.catch: i64 = layout.each([f"catch {name}" for name in CATCH], 12)
        self.catcher: i64 = layout.each([f"{p} catches" for p in players(seats)])

    def write(self, t: Table, seat: int, out: vec[i16], at: i64) -> None:
        assert isinstance(t, Humans)
        if t.over:
            return
        step = t.agenda[-1]
        if t.battle is not None:
            out[at + self.cell + t.battle.cell - 1] = 1
            self.write_battle(t, t.battle, seat, out, at)
        elif t.catch is not None:
            out[at + self.cell + t.catch.cell - 1] = 1
            self.write_catch(t, t.catch, seat, out, at)
        elif isinstance(step, RaidOrCatch):
            out[at + self.cell + step.cell - 1] = 1

    def write_battle(self, t: Humans, b: Battle, seat: int, out: vec[i16], at: i64) -> None:
        for place, other in enumerate(b.order):
            here: i64 = at + self.fighter + (other - seat) % t.seats * len(FIGHTER)
            out[here] = 1
            if other in b.stay:
                out[here + 1] = 1 if place < b.announced else 0
                out[here + 2] = battle_strength(t, other, b.cell, b.stay)
            if other in b.pool:
                out[here + 3] = 1
            if b.dice[other] is not NOT_ROLLED:
                out[here + 4] = pips(b.dice[other])
                is_rolling = other in b.pool and t.captors[b.cell] == NOBODY
                out[here + 5] = battle_total(t, other) if is_rolling else b.totals[other]
            out[here + 6] = b.passed >> other & 1
            out[here + 7] = b.claims[other]

    def write_catch(self, t: Humans, c: Catch, seat: int, out: vec[i16], at: i64) -> None:
        """Dice and boosts of a finished army fight do not count for the next one."""
        out[at + self.catcher + (c.seat - seat) % t.seats] = 1
        here: i64 = at + self.catch
        out[here] = army_strength(t, c.seat, c.cell)
        if not isinstance(t.agenda[-1], FightOrFlee) and not isinstance(t.agenda[-1], ArmyToSkip):
            out[here + 1] = pips(c.dice)
            out[here + 2] = c.boost
        army = c.next_army()
        if army >= 0:
            out[here + 3] = c.armies[army].strength
        for i in range(len(c.done)):
            if not c.done[i]:
                out[here + 4] += 1
                out[here + 5] += c.armies[i].strength


FIGHTER: Final = ["fights", "stays", "fighting strength", "rolls", "dice", "total", "passed", "claim die"]
CATCH: Final = ["strength", "dice", "boost", "next army", "armies left", "strength of armies left"]
