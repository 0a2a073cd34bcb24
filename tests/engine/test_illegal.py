"""What is refused, with which words and which clause; and that nothing changes."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import GAME_OVER, NOT_OFFERED, NOT_YOUR_TURN, Illegal
from kubrik.engine.play import question
from tests.engine.quay import Quay, quay


def refused(q: Quay, seat: int, name: str) -> Illegal:
    """Why the choice is refused, after looking that nothing has changed."""
    before = [q.box.view(q.t, s) for s in range(q.t.seats)], q.log(), q.t.agenda.copy()
    with pytest.raises(Illegal) as error:
        q.choose(seat, name)
    assert ([q.box.view(q.t, s) for s in range(q.t.seats)], q.log(), q.t.agenda.copy()) == before
    return error.value


def test_it_says_what_why_and_by_which_clause() -> None:
    assert str(Illegal("too dear", "HB-2.2", "bid 9")) == "bid 9: too dear (HB-2.2)"
    assert str(Illegal("too dear", "", "bid 9")) == "bid 9: too dear"


def test_a_choice_that_is_not_offered_rests_on_the_clause_of_the_question() -> None:
    error = refused(quay(land="cod"), 0, "eat")
    assert (error.reason, error.clause, error.choice) == (NOT_OFFERED, "HB-2.1", "eat")


def test_or_on_the_clause_that_the_step_names() -> None:
    q = quay(land="cod").choose(0, "join")
    assert refused(q, 0, "bid 5").clause == "HB-2.2"
    q.choose(0, "bid 1").choose(1, "stay").choose(0, "eat")
    assert refused(q, 0, "salt").clause == "HB-3.1"
    assert refused(q, 0, "stay").clause == question(q.t, 0).clause == "HB-3.2"


def test_a_seat_that_is_not_asked_may_not_choose() -> None:
    q = quay(land="cod").choose(0, "join", "bid 1").choose(1, "stay")
    for seat in (1, 2, -1, -2):
        assert refused(q, seat, "eat").reason == NOT_YOUR_TURN


def test_a_finished_answer_can_not_be_added_to() -> None:
    assert refused(quay(land="cod").choose(0, "stay"), 0, "join").reason == NOT_YOUR_TURN


def test_nobody_chooses_in_place_of_chance() -> None:
    assert refused(quay(), 0, "stay").reason == NOT_YOUR_TURN


def test_when_the_game_is_over_nobody_chooses() -> None:
    q = quay(land="cod")
    q.t.over = True
    assert refused(q, 0, "stay").reason == GAME_OVER
