"""Plays random games and checks all laws of the house at random moments."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from functools import cache
from math import isclose
from pathlib import Path
from typing import NamedTuple

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Catalogue, Choice
from kubrik.engine.game import Box, Game
from kubrik.engine.play import next_to_act, options, question, to_act
from kubrik.engine.questions import Question
from kubrik.engine.record import journal_of, load, replay, save
from kubrik.engine.rulebook.clauses import parse_rulebook
from kubrik.engine.sitting import Sitting
from kubrik.engine.table import Table
from kubrik.testing.dump import facts, views
from kubrik.testing.law_book.imagination import Imagined, Secrets
from kubrik.testing.law_book.moments import check_moment
from kubrik.testing.law_book.words import all_that_happened_can_be_told
from kubrik.testing.moment import LONGEST, Moment

NEWS = 25  # how many times more often a new question is checked


class Plug(NamedTuple):
    """A game, a check of what must be conserved in it, and its secrets."""

    game: Game
    conserved: Callable[[Table], None]
    secrets: Secrets


@cache
def clauses_of(game: Game) -> frozenset[str]:
    return frozenset(parse_rulebook(game.rulebook("en")).clauses)


# ---------------------------------------------------------------- once a game


def check_end(m: Moment) -> None:
    """A finished game has a winner, pay-offs and all its cards, and its journal has words."""
    assert min(m.box.ranks(m.t)) == 1
    assert isclose(sum(m.box.mind.pay_offs(m.t)), 1)
    m.conserved(m.t)
    all_that_happened_can_be_told(m)


def check_record(m: Moment, sitting: Sitting) -> None:
    """A record can be saved and loaded, and replays to the same table and journal without drawing from chance."""
    record = sitting.record([f"player {seat}" for seat in range(m.t.seats)])
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "game.jsonl")
        save(path, record)
        loaded = load(path)
    assert (loaded.header, loaded.lines) == (record.header, record.lines), "another record was loaded than saved"
    t = replay(m.box, loaded)
    assert views(m.box, t) == views(m.box, m.t), "the record replays to another table"
    assert t.rng.state == m.box.table(0).rng.state, "a replay drew from chance"
    assert m.t.journal is not None
    assert facts(journal_of(m.box, loaded)) == facts(m.t.journal.notes), "the record tells another journal"


def check_catalogue(catalogue: Catalogue) -> None:
    for i, choice in enumerate(catalogue.choices):
        assert choice.index == i
        assert catalogue.named(choice.name) is choice


# ---------------------------------------------------------------- playing


class LawfulGame:
    """A random game; at one choice in `every` all laws are checked.

    If it is thorough, choices are taken back now and then, and at the end the record is replayed.
    """

    def __init__(self, plug: Plug, box: Box, seed: int, every: int, is_thorough: bool = True) -> None:
        self.plug = plug
        self.box = box
        self.rng = Rng(seed)
        self.every = every
        self.is_thorough = is_thorough
        self.clauses = clauses_of(plug.game)
        self.asked: set[Question] = set()
        self.imagined = Imagined(plug.secrets)
        self.sitting = Sitting(box, self.rng.fork())

    def moment(self) -> Moment:
        return Moment(self.box, self.sitting.table, self.rng, self.plug.conserved, self.clauses)

    def play(self) -> None:
        choices = 0
        while not self.sitting.table.over:
            if self.rng.below(self.rarity()) == 0:
                check_moment(self.moment())
                self.imagined.look(self.moment())
            self.choose()
            choices += 1
            assert choices < LONGEST, "the game does not end"
        check_end(self.moment())
        if self.is_thorough:
            check_record(self.moment(), self.sitting)

    def rarity(self) -> int:
        """One moment in how many is checked: moments with a new question are checked more often."""
        t = self.sitting.table
        asked = question(t, next_to_act(t))
        is_new = asked not in self.asked
        self.asked.add(asked)
        return max(self.every // NEWS, 1) if is_new else self.every

    def choose(self) -> None:
        """Makes a random choice for a random seat that is asked."""
        asked = to_act(self.sitting.table)
        seat = asked[self.rng.below(len(asked))]
        choice = self.moment().any_of(options(self.sitting.table, seat))
        if self.is_thorough and self.rng.below(50) == 0:
            self.choose_and_take_back(seat, choice)
        else:
            self.sitting.choose(seat, choice.name)

    def choose_and_take_back(self, seat: int, choice: Choice) -> None:
        """Chooses, and undoes it if possible; earlier secret answers are undone with it."""
        before = views(self.box, self.sitting.table)
        is_first = not self.sitting.table.given or self.sitting.table.given[seat] == 0
        self.sitting.choose(seat, choice.name)
        if self.sitting.can_undo(seat):
            assert self.sitting.undo(seat)
            assert not is_first or views(self.box, self.sitting.table) == before, "taking back leads elsewhere"
