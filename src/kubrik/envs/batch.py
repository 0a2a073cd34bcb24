"""Many tables of one game, stepped together: what is to be known of them is written into arrays, here and nowhere else.

The arrays stay where they are from step to step, and are written anew; numpy looks at them without copying.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from kubrik.bots.bot import Bot
from kubrik.bots.chair import Chair
from kubrik.engine.chance import Rng
from kubrik.engine.choices import Catalogue, Choice
from kubrik.engine.illegal import NOT_OFFERED, Illegal
from kubrik.engine.mind import Mind
from kubrik.engine.numbers.sheet import Sheet, flags, numbers
from kubrik.engine.play import advance, next_to_act, options, play
from kubrik.engine.table import Table
from kubrik.engine.views import View
from kubrik.envs.rewards import rewards_of

EVERY_SEAT: Final = -1  # no seat is played by bots
IN_TURN: Final = -2  # another seat in each game, one after another


class Batch:
    """`bots` answer for all seats but the learner's, if there is one; else whoever is to act is asked for."""

    def __init__(
        self,
        deal: Callable[[int], Table],
        see: Callable[[Table, int], View],
        mind: Mind,
        catalogue: Catalogue,
        sheet: Sheet,
        seats: int,
        n: int,
        by_points: bool,
        learner: int,
        bots: list[Bot],
    ) -> None:
        self.deal: Final = deal
        self.see: Final = see
        self.mind: Final = mind
        self.choices: Final = catalogue.choices
        self.sheet: Final = sheet
        self.seats: Final = seats
        self.n: Final = n
        self.by_points: Final = by_points
        self.learner: Final = learner
        self.bots: Final = bots
        self.rng = Rng(0)
        self.luck = Rng(0)  # for who has no opinion
        self.games: i64 = 0  # begun
        self.tables: list[Table] = []
        self.offers: list[list[Choice]] = []  # by table: what is legal now
        self.learners: list[int] = []  # by table
        self.rows: vec[i16] = numbers(n * sheet.width)
        self.mask: vec[u8] = flags(n * len(self.choices))
        self.to_act: vec[u8] = flags(n)
        self.done: vec[u8] = flags(n)
        self.rewards: vec[float] = vec[float]([0.0] * (n * seats))
        self.own_rewards: vec[float] = vec[float]([0.0] * n)  # of the learner, whose seat may be another one by now

    def deal_all(self, seed: int) -> None:
        """Deals all tables anew; the same seed deals the same games."""
        self.rng = Rng(seed)
        self.luck = Rng(~seed)
        self.games = 0
        for i in range(len(self.offers)):
            self.forget(i)
        self.tables = [self.new_table() for _ in range(self.n)]
        self.learners = [self.next_learner(i) for i in range(self.n)]
        self.offers = [self.go_on(i) for i in range(self.n)]

    def check_all(self, chosen: list[int]) -> None:
        """Nothing is played anywhere if one of the choices is not on offer."""
        for i in range(self.n):
            self.check(i, chosen[i])

    def play_all(self, chosen: list[int]) -> None:
        """One choice at each table, by its number; where a game ends, the next one begins.

        What is known then is written at once, while the table is at hand: all rows have been wiped before.
        """
        for i in range(self.n):
            t = self.tables[i]
            self.forget(i)
            play(t, self.to_act[i], self.choices[chosen[i]])
            self.offers[i] = self.go_on(i)
            self.show(i)

    def show_all(self) -> None:
        for i in range(self.n):
            self.show(i)

    def show(self, i: int) -> None:
        """Writes what the seat to act knows and may choose."""
        mask, base = self.mask, i64(i * len(self.choices))
        for choice in self.offers[i]:
            mask[base + choice.index] = 1
        self.sheet.fill(self.tables[i], self.to_act[i], self.rows, i * self.sheet.width)

    def any_choices(self) -> list[int]:
        """A legal choice for each table, all equally likely."""
        return [offer[self.luck.below(len(offer))].index for offer in self.offers]

    def check(self, i: int, number: int) -> None:
        if number < 0 or number >= len(self.choices) or self.mask[i * len(self.choices) + number] == 0:
            known = 0 <= number < len(self.choices)
            raise Illegal(NOT_OFFERED, "", self.choices[number].name if known else str(number))

    def forget(self, i: int) -> None:
        """Clears what the last step left in the arrays."""
        mask, base = self.mask, i64(i * len(self.choices))
        for choice in self.offers[i]:
            mask[base + choice.index] = 0
        if self.done[i]:
            self.done[i] = 0
            self.own_rewards[i] = 0.0
            for seat in range(self.seats):
                self.rewards[i * self.seats + seat] = 0.0

    def go_on(self, i: int) -> list[Choice]:
        """Lets bots answer, ends games and begins others; what the next seat that a learner answers for may choose."""
        while True:
            t = self.tables[i]
            if t.over:
                self.finish(i)
            else:
                seat = next_to_act(t)
                if self.learner == EVERY_SEAT or seat == self.learners[i]:
                    self.to_act[i] = seat
                    return options(t, seat)
                play(t, seat, self.bots[seat].choose(Chair(t, seat, self.mind, self.see)))

    def finish(self, i: int) -> None:
        """Pays the rewards, once a step, and deals the next game."""
        paid = rewards_of(self.tables[i], self.mind, self.by_points)
        self.done[i] = 1
        for seat in range(self.seats):
            self.rewards[i * self.seats + seat] = paid[seat]
        if self.learner != EVERY_SEAT:
            self.own_rewards[i] = paid[self.learners[i]]
        self.tables[i] = self.new_table()
        self.learners[i] = self.next_learner(i)

    def new_table(self) -> Table:
        t = self.deal(self.rng.fork())
        advance(t)
        self.games += 1
        return t

    def next_learner(self, i: int) -> int:
        if self.learner == IN_TURN:
            return (self.games + i) % self.seats
        return self.learner
