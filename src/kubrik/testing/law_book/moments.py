"""The laws of the house: what holds at every moment of every game. tests/laws.py plays the games."""

from __future__ import annotations

from kubrik.bots.playout import play_out
from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.illegal import Illegal
from kubrik.engine.play import choose, options, question, to_act
from kubrik.engine.replay import told_table
from kubrik.engine.table import CHANCE
from kubrik.testing.dump import differences, dump, dump_of_clone, views
from kubrik.testing.law_book.asking import who_is_not_asked_had_no_choice
from kubrik.testing.law_book.chance import chance_tells_what_a_seat_may_know
from kubrik.testing.law_book.imagination import an_imagined_table_has_another_future
from kubrik.testing.law_book.news import journals_tell_what_a_seat_may_know
from kubrik.testing.law_book.numbers import numbers_tell_what_a_seat_may_know
from kubrik.testing.law_book.views import views_show_what_a_seat_may_know
from kubrik.testing.law_book.words import all_that_is_asked_can_be_said
from kubrik.testing.moment import LONGEST, Moment


def a_clone_is_alike_and_plays_alike(m: Moment) -> None:
    seed = m.rng.fork()
    logs = []
    for clone in (m.t.clone(), m.t.clone()):
        other = differences(dump_of_clone(clone), dump_of_clone(m.t))
        assert not other, f"a clone differs from its parent in {', '.join(other)}"
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
        assert question(m.t, seat).clause in m.clauses, "a question rests on no clause"
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
    clause = clause_against(m, seat, choice)
    assert not clause or clause in m.clauses, f"{choice.name} is refused by {clause}, which is no clause"


def clause_against(m: Moment, seat: int, choice: Choice) -> str:
    """The clause that forbids a choice. Without pytest.raises, which is slow: each moment refuses thousands."""
    try:
        choose(m.t, seat, choice)
    except Illegal as illegal:
        return illegal.clause
    raise AssertionError(f"seat {seat} may not choose {choice.name}, and it was accepted")


def numbers_stand_for_choices(m: Moment) -> None:
    for seat in to_act(m.t):
        offer = options(m.t, seat)
        mask = m.box.catalogue.mask(offer)
        assert {i for i, legal in enumerate(mask) if legal} == {c.index for c in offer}, "the mask is wrong"
        assert all(m.box.catalogue.choices[c.index] is c for c in offer), "an option is not in the catalogue"


def things_are_conserved(m: Moment) -> None:
    m.conserved(m.t)


def an_imagined_game_ends(m: Moment) -> None:
    w = m.world(m.rng.below(m.t.seats))
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
    numbers_tell_what_a_seat_may_know,
    chance_tells_what_a_seat_may_know,
    all_that_is_asked_can_be_said,
    who_is_not_asked_had_no_choice,
    things_are_conserved,
    an_imagined_table_has_another_future,
    an_imagined_game_ends,
    the_log_leads_here,
]


def check_moment(m: Moment) -> None:
    """Checks all laws, and that checking them does not change the table."""
    before = dump(m.t)
    for law in LAWS:
        law(m)
        changed = differences(dump(m.t), before)
        assert not changed, f"{law.__name__}: the parent has changed in {', '.join(changed)}"
