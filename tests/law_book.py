"""The laws of the house: what holds at every moment of every game. tests/laws.py plays the games."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec
import pytest

from kubrik.bots.playout import play_out
from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.game import Box
from kubrik.engine.illegal import Illegal
from kubrik.engine.journal import NOBODY, Journal
from kubrik.engine.play import choose, options, question, question_clause, to_act
from kubrik.engine.replay import told_table
from kubrik.engine.table import CHANCE, Table
from tests.dump import dump, dump_of_clone, facts, views

LONGEST = 20_000  # choices: no game is that long


class Moment(NamedTuple):
    """A table in the middle of a game, and chance for those who look at it."""

    box: Box
    t: Table
    rng: Rng
    conserved: Callable[[Table], None]
    clauses: frozenset[str]

    def any_of(self, choices: list[Choice]) -> Choice:
        return choices[self.rng.below(len(choices))]


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
