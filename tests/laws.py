"""The laws of the house (design: who knows what): what holds in every game, at every moment, for every set-up.

A game plugs in with one line in PLUGS. The tests play a few games; for many:

    python -m tests.laws --game humans --games 100000

At a violation the record of the game is saved and the exit code is 1.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from kubrik.bots.playout import play_out
from kubrik.engine.chance import Rng
from kubrik.engine.choices import Catalogue, Choice
from kubrik.engine.clauses import parse_rulebook
from kubrik.engine.game import Box, Game, Setup
from kubrik.engine.illegal import Illegal
from kubrik.engine.journal import NOBODY, Journal
from kubrik.engine.play import choose, next_to_act, options, question, question_clause, to_act
from kubrik.engine.record import journal_of, load, replay, save
from kubrik.engine.replay import told_table
from kubrik.engine.sitting import Sitting
from kubrik.engine.table import CHANCE, Table
from kubrik.games.registry import GAMES
from tests.dump import dump, dump_of_clone, facts, views
from tests.engine.toy_box import HarbourGame, fish_are_conserved
from tests.games.humans import conservation

LONGEST = 20_000  # choices: no game is that long
NEWS = 25  # how much more often a new question is looked at than others


class Plug(NamedTuple):
    """A game, and what is conserved in it."""

    game: Game
    conserved: Callable[[Table], None]


PLUGS = {
    "harbour": Plug(HarbourGame(), fish_are_conserved),
    "humans": Plug(GAMES["humans"], conservation.check),
}


def setups(game: Game) -> list[Setup]:
    """Every number of seats, with every set of expansions and with every single value of an option."""
    options = [{}, *({o.name: value} for o in game.options for value in o.values[1:])]
    sets = [some for n in range(len(game.expansions) + 1) for some in combinations(game.expansions, n)]
    return [
        Setup(game=game.name, seats=seats, expansions=some, options=chosen)
        for seats in range(game.min_seats, game.max_seats + 1)
        for some in sets
        for chosen in options
    ]


@cache
def clauses_of(game: Game) -> frozenset[str]:
    return frozenset(parse_rulebook(game.rulebook("en")).clauses)


class Moment(NamedTuple):
    """A table in the middle of a game, and chance for those who look at it."""

    box: Box
    t: Table
    rng: Rng
    conserved: Callable[[Table], None]
    clauses: frozenset[str]

    def any_of(self, choices: list[Choice]) -> Choice:
        return choices[self.rng.below(len(choices))]


# ---------------------------------------------------------------- at every moment


def a_clone_is_alike_and_plays_alike(m: Moment) -> None:
    seed = m.rng.fork()
    logs = []
    for clone in (m.t.clone(), m.t.clone()):
        assert dump_of_clone(clone) == dump_of_clone(m.t), "a clone differs from its parent"
        clone.log = []
        play_out(clone, Rng(seed), 100)
        logs.append([(e.seat, e.choice) for e in clone.log])
    assert logs[0] == logs[1], "two clones play otherwise"


def options_are_never_empty_and_each_works(m: Moment) -> None:
    assert to_act(m.t), "nobody is asked, and the game is not over"
    for seat in to_act(m.t):
        offer = options(m.t, seat)
        assert offer, "no options"
        assert len(set(offer)) == len(offer), "an option twice"
        assert question_clause(m.t, seat) in m.clauses, "a question rests on no clause"
        for choice in offer:
            choose(m.t.clone(), seat, choice)


def nothing_else_is_accepted(m: Moment) -> None:
    asked = to_act(m.t)
    seat = asked[m.rng.below(len(asked))]
    offer = options(m.t, seat)
    for choice in m.box.catalogue.choices:
        if choice not in offer:
            refused(m, seat, choice)
    for other in range(CHANCE, m.t.seats + 1):
        if other not in asked:
            refused(m, other, m.any_of(offer))


def refused(m: Moment, seat: int, choice: Choice) -> None:
    with pytest.raises(Illegal) as illegal:
        choose(m.t, seat, choice)
    assert illegal.value.clause in {"", *m.clauses}, f"{illegal.value} rests on no clause"


def numbers_stand_for_choices(m: Moment) -> None:
    for seat in to_act(m.t):
        offer = options(m.t, seat)
        mask = m.box.catalogue.mask(offer)
        assert {i for i, legal in enumerate(mask) if legal} == {c.index for c in offer}, "the mask is wrong"
        assert all(m.box.catalogue.choices[c.index] is c for c in offer), "an option is not in the catalogue"


def views_show_what_a_seat_may_know(m: Moment) -> None:
    """Dealing anew what a seat can't know changes nothing for it, nor for a spectator: views, options, who is asked."""
    spectator = m.box.view(m.t, None)
    for seat in range(m.t.seats):
        seen = m.box.view(m.t, seat)
        assert msgspec.json.encode(seen), "a view can't be sent"
        worlds = [m.box.mind.imagine(m.t, seat, m.rng) for _ in range(2)]
        for w in worlds:
            m.conserved(w)
            others_are_asked_anew(m.t, w, seat)
            assert m.box.view(w, seat) == seen, f"seat {seat} sees what it can't know"
            assert m.box.view(w, None) == spectator, "a spectator sees what is hidden"
        same_question(worlds[0], worlds[1], seat)
        same_question(m.t, worlds[0], seat)


def others_are_asked_anew(t: Table, w: Table, seat: int) -> None:
    """What others have answered under seal is not known to those who imagine."""
    for other in range(len(t.answers)):
        if other != seat and (t.given[other] > 0 or t.offers[other]):
            assert w.given[other] == 0, f"seat {seat} knows an answer under seal"
            assert w.offers[other], f"seat {seat} imagines that seat {other} is not asked"


def same_question(t: Table, w: Table, seat: int) -> None:
    """Who is asked what in the open; and what this seat is asked, in the open or under seal."""
    assert bool(t.answers) == bool(w.answers)
    if not t.answers:
        assert to_act(t) == to_act(w), "who is asked depends on what is hidden"
        assert all(question(t, s) == question(w, s) for s in to_act(t)), "the question depends on what is hidden"
    if seat in to_act(t):
        assert options(t, seat) == options(w, seat), "options depend on what the seat can't know"


def journals_tell_what_a_seat_may_know(m: Moment) -> None:
    """The same choice at two tables that differ only in what a seat can't know: it reads and sees the same after it.

    Unless something hidden was shown: then the rules must have said so (`t.show()`), and nobody may undo it.
    """
    for seat in range(m.t.seats):
        w = m.box.mind.imagine(m.t, seat, m.rng)
        for actor in to_act(m.t):
            choice = m.any_of(options(m.t, actor))
            if actor == seat or (not m.t.answers and choice in options(w, actor)):
                same_news(m, m.t.clone(), w.clone(), actor, choice, seat)
            elif not m.t.answers:
                it_shows(m.t.clone(), actor, choice)


def same_news(m: Moment, t: Table, w: Table, actor: int, choice: Choice, seat: int) -> None:
    for table in (t, w):
        table.explicit_chance = True
        table.journal = Journal()
        before = table.rng.state
        choose(table, actor, choice)
        assert table.rng.state == before, f"{choice}: chance was drawn without Draw"
    if t.shown == w.shown == m.t.shown and t.journal and w.journal:
        assert facts(t.journal.read_by(seat)) == facts(w.journal.read_by(seat)), f"{choice}: the journal tells too much"
        assert m.box.view(t, seat) == m.box.view(w, seat), f"{choice}: something hidden was shown without show()"


def it_shows(t: Table, actor: int, choice: Choice) -> None:
    """A choice that another seat could not know to be possible tells it something: it can't be undone."""
    before = t.shown
    choose(t, actor, choice)
    assert t.shown > before, f"{choice}: something hidden was shown without show()"


def chance_tells_what_a_seat_may_know(m: Moment) -> None:
    """Of two outcomes that look the same to a seat, but not to all, it reads the same. Looked at: the next draws."""
    t = m.t.clone()
    t.explicit_chance = True
    for _ in range(20):
        if t.over:
            return
        asked = to_act(t)
        offer = options(t, asked[0])
        if asked == [CHANCE] and len(offer) > 1:
            same_outcomes(m, t, m.any_of(offer), m.any_of(offer))
        choose(t, asked[0], m.any_of(offer))


def same_outcomes(m: Moment, t: Table, one: Choice, other: Choice) -> None:
    worlds = [t.clone(), t.clone()]
    for w, outcome in zip(worlds, (one, other)):
        w.journal = Journal()
        choose(w, CHANCE, outcome)
    one_sees, other_sees = (views(m.box, w) for w in worlds)
    for reader, (a, b) in enumerate(zip(one_sees, other_sees), NOBODY):
        if a == b and one_sees != other_sees:
            told = [facts(w.journal.read_by(reader)) for w in worlds if w.journal]
            assert told[0] == told[1], f"{one} or {other}: the journal tells reader {reader} too much"


def things_are_conserved(m: Moment) -> None:
    m.conserved(m.t)


def an_imagined_game_ends(m: Moment) -> None:
    w = m.box.mind.imagine(m.t, m.rng.below(m.t.seats), m.rng)
    play_out(w, m.rng, LONGEST)
    assert w.over, "an imagined game does not end"
    m.conserved(w)


def the_log_leads_here(m: Moment) -> None:
    assert m.t.log is not None
    t = told_table(m.box, m.t.log)
    assert views(m.box, t) == views(m.box, m.t), "the log leads to another table"


LAWS = [
    a_clone_is_alike_and_plays_alike,
    options_are_never_empty_and_each_works,
    nothing_else_is_accepted,
    numbers_stand_for_choices,
    views_show_what_a_seat_may_know,
    journals_tell_what_a_seat_may_know,
    chance_tells_what_a_seat_may_know,
    things_are_conserved,
    an_imagined_game_ends,
    the_log_leads_here,
]


def check_moment(m: Moment) -> None:
    """All laws; and looking at a table never changes it."""
    before = dump(m.t)
    for law in LAWS:
        law(m)
        assert dump(m.t) == before, f"{law.__name__}: the parent has changed"


# ---------------------------------------------------------------- once a game


def check_end(m: Moment) -> None:
    """A finished game has a winner, pay-offs, and all its cards."""
    assert min(m.box.ranks(m.t)) == 1
    assert sum(m.box.mind.pay_offs(m.t)) == pytest.approx(1)
    m.conserved(m.t)


def check_record(m: Moment, sitting: Sitting) -> None:
    """What is saved is loaded, replays with no chance to the same table, and tells the same journal."""
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
        self.asked: set[int] = set()
        self.sitting = Sitting(box, self.rng.fork())

    def moment(self) -> Moment:
        return Moment(self.box, self.sitting.table, self.rng, self.plug.conserved, self.clauses)

    def play(self) -> None:
        choices = 0
        while not self.sitting.table.over:
            if self.rng.below(self.rarity()) == 0:
                check_moment(self.moment())
            self.choose()
            choices += 1
            assert choices < LONGEST, "the game does not end"
        check_end(self.moment())
        if self.is_thorough:
            check_record(self.moment(), self.sitting)

    def rarity(self) -> int:
        """One moment in how many is looked at: more of those that ask what was not asked before."""
        t = self.sitting.table
        asked = question(t, next_to_act(t))
        is_new = asked not in self.asked
        self.asked.add(asked)
        return max(self.every // NEWS, 1) if is_new else self.every

    def choose(self) -> None:
        """Some choice of some seat that is asked."""
        asked = to_act(self.sitting.table)
        seat = asked[self.rng.below(len(asked))]
        choice = self.moment().any_of(options(self.sitting.table, seat))
        if self.is_thorough and self.rng.below(50) == 0:
            self.choose_and_take_back(seat, choice)
        else:
            self.sitting.choose(seat, choice.name)

    def choose_and_take_back(self, seat: int, choice: Choice) -> None:
        """If it may be; what was answered under seal before it is taken back with it."""
        before = views(self.box, self.sitting.table)
        is_first = not self.sitting.table.given or self.sitting.table.given[seat] == 0
        self.sitting.choose(seat, choice.name)
        if self.sitting.can_undo(seat):
            assert self.sitting.undo(seat)
            assert not is_first or views(self.box, self.sitting.table) == before, "taking back leads elsewhere"


if __name__ == "__main__":
    from tests.laws_run import main

    main()
