"""A law of the house: neither views nor questions depend on what a seat can't know."""

from __future__ import annotations

import msgspec

from kubrik.engine.play import options, question, to_act
from kubrik.engine.table import Table
from kubrik.engine.views import View
from kubrik.testing.moment import Moment


def views_show_what_a_seat_may_know(m: Moment) -> None:
    """Dealing again what a seat can't know changes no view, option or question for it or for a spectator."""
    spectator = m.box.view(m.t, None)
    for seat in range(m.t.seats):
        seen = m.box.view(m.t, seat)
        assert msgspec.json.encode(seen), "a view can't be sent"
        only_seats_are_asked(seen)
        ways_are_the_options(m, seen)
        worlds = [m.world(seat), m.world(seat)]
        for w in worlds:
            m.conserved(w)
            others_are_asked_anew(m.t, w, seat)
            assert m.box.view(w, seat) == seen, f"seat {seat} sees what it can't know"
            assert m.box.view(w, None) == spectator, "a spectator sees what is hidden"
        same_question(worlds[0], worlds[1], seat)
        same_question(m.t, worlds[0], seat)


def only_seats_are_asked(view: View) -> None:
    """A view never names CHANCE among those to act: a client could not draw it."""
    assert set(view.to_act) <= set(range(view.seats)), f"view.to_act is {view.to_act}: name seats only, never CHANCE"


def ways_are_the_options(m: Moment, view: View) -> None:
    """Every option has a kind, and places on the board without repeats."""
    for name in view.question.options if view.question is not None else ():
        way = m.box.way(view, name)
        assert way.name == name, f"the way to {name!r} is called {way.name!r}"
        assert way.kind, f"{name!r} is of no kind"
        assert len(set(way.places)) == len(way.places), f"a place leads to {name!r} twice"


def others_are_asked_anew(t: Table, w: Table, seat: int) -> None:
    """At an imagined table the secret answers of others are not given yet."""
    for other in range(len(t.answers)):
        if other != seat and (t.given[other] > 0 or t.offers[other]):
            assert w.given[other] == 0, f"seat {seat} knows an answer under seal"
            assert w.offers[other], f"seat {seat} imagines that seat {other} is not asked"


def same_question(t: Table, w: Table, seat: int) -> None:
    """Both tables ask the same open questions, and ask this seat the same, openly or secretly."""
    assert bool(t.answers) == bool(w.answers)
    if not t.answers:
        assert to_act(t) == to_act(w), "who is asked depends on what is hidden"
        assert all(question(t, s) == question(w, s) for s in to_act(t)), "the question depends on what is hidden"
    if seat in to_act(t):
        assert options(t, seat) == options(w, seat), "options depend on what the seat can't know"
