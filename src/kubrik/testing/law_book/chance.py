"""A law of the house: what a seat hears of chance tells it nothing that is hidden."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.engine.journal import NOBODY, Journal
from kubrik.engine.play import choose, options, to_act
from kubrik.engine.table import CHANCE, Table
from kubrik.testing.dump import facts, views
from kubrik.testing.law_book.views import only_seats_are_asked
from kubrik.testing.moment import Moment


def chance_tells_what_a_seat_may_know(m: Moment) -> None:
    """If two outcomes look the same to a seat, but not to all, its journal is the same. Checks the next few draws."""
    t = m.t.clone()
    t.explicit_chance = True
    for _ in range(20):
        if t.over:
            return
        asked = to_act(t)
        offer = options(t, asked[0])
        only_seats_are_asked(m.box.view(t, None))
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
