"""A question to all at once, answered under seal, at the harbour of the toy game."""

from __future__ import annotations

from kubrik.engine.chance import Rng
from kubrik.engine.play import (
    advance,
    is_answering,
    is_asked,
    question,
    start_over,
    to_act,
)
from tests.engine.quay import quay
from tests.engine.toy import FORCED, HOW_MUCH, NONE, RingOrNot
from tests.engine.toy_box import harbour


class TestAskAll:
    def test_before_anybody_is_asked_nothing_is_sealed(self) -> None:
        t = harbour().table(1)
        assert (t.answers, t.offers, t.given, t.ready) == ([], [], [], [])

    def test_all_are_asked_at_once_in_any_order(self) -> None:
        q = quay(3, land="cod")
        assert q.asked() == [0, 1, 2]
        q.choose(2, "stay")
        assert q.asked() == [0, 1]
        assert q.t.ready == [False, False, True]

    def test_an_answer_has_several_parts(self) -> None:
        q = quay(land="cod")
        assert q.options(0) == ["stay", "join"]
        q.choose(0, "join")
        assert question(q.t, 0) == HOW_MUCH
        assert q.options(0) == ["bid 1", "bid 2", "bid 3", "bid 4"]
        assert q.options(1) == ["stay", "join"]
        q.choose(0, "bid 3")
        assert q.options(0) == ["boast", "hush"]
        q.choose(0, "hush")
        assert q.asked() == [1]

    def test_answers_stay_sealed_until_the_last_seat_has_finished(self) -> None:
        q = quay(land="cod")
        told = q.notes(1)
        q.choose(0, "join", "bid 2")
        assert q.notes(1) == told
        assert q.t.coins == [4, 4]
        q.choose(1, "join", "bid 1")
        assert q.t.coins == [2, 4]

    def test_breaking_the_seals_can_not_be_undone(self) -> None:
        q = quay(land="cod").choose(0, "stay")
        shown = q.t.shown
        q.choose(1, "stay")
        assert q.t.shown == shown + 1

    def test_as_many_as_sixteen_may_be_asked(self) -> None:
        q = quay(16, land="cod")
        assert q.asked() == list(range(16))
        assert (q.t.given, q.t.ready) == ([0] * 16, [False] * 16)

    def test_a_part_with_one_answer_is_answered_by_itself(self) -> None:
        q = quay(land="cod")
        q.t.coins[0] = 1
        q.choose(0, "join")
        assert [c.name for c in q.t.answers[0]] == ["join", "bid 1"]
        assert q.t.given[0] == 1
        assert q.asked() == [1]
        assert q.notes(0)[-1] == (FORCED, 0, 1)
        assert FORCED not in [kind for kind, _, _ in q.notes(1)]

    def test_who_has_no_choice_at_all_is_asked_nevertheless(self) -> None:
        """Else its silence would tell."""
        q = quay(land="cod").choose(0, "join", "bid 4", "hush").choose(1, "stay").choose(0, "eat", "quiet")
        q.chance("land cod")
        assert q.t.coins[0] == 0
        assert q.asked() == [0, 1]
        assert (is_asked(q.t, 0), q.options(0)) == (True, ["stay"])
        q.choose(0, "stay")
        assert q.asked() == [1]

    def test_if_nobody_is_asked_the_step_is_done_at_once(self) -> None:
        q = quay(land="cod")
        q.t.answers, q.t.landed = [], NONE
        advance(q.t)
        assert isinstance(q.t.agenda[-1], RingOrNot)

    def test_an_unfinished_answer_may_be_started_over(self) -> None:
        q = quay(land="cod").choose(0, "join").choose(1, "join")
        assert start_over(q.t, 0)
        assert q.options(0) == ["stay", "join"]
        assert q.options(1)[0] == "bid 1"
        assert not start_over(q.t, 0)

    def test_who_has_begun_is_answering_until_it_has_finished(self) -> None:
        q = quay(3, land="cod").choose(0, "join").choose(1, "stay")
        assert [is_answering(q.t, seat) for seat in range(3)] == [True, False, False]
        q.t.over = True
        assert not is_answering(q.t, 0)

    def test_a_finished_answer_may_not(self) -> None:
        q = quay(land="cod").choose(0, "stay")
        assert not start_over(q.t, 0)

    def test_outside_of_it_there_is_nothing_to_start_over(self) -> None:
        q = quay(land="cod").choose(0, "join", "bid 1").choose(1, "stay")
        assert not start_over(q.t, 0)
        q.t.over = True
        assert not start_over(q.t, 0)

    def test_a_sealed_answer_is_opened_again_where_somebody_imagines_the_table(self) -> None:
        t = quay(land="cod").choose(0, "join", "bid 2").t
        clone = t.clone()
        clone.agenda[-1].reopen(clone, 0)
        assert to_act(clone) == [0, 1]
        assert clone.ready == [True, False]  # everybody has seen that it has answered
        assert [c.name for c in t.answers[0]] == ["join", "bid 2"]

    def test_whoever_imagines_it_forgets_all_answers_but_the_own(self) -> None:
        q = quay(3, land="cod").choose(0, "join", "bid 2").choose(1, "join").choose(2, "stay")
        w = q.box.mind.imagine(q.t, 1, Rng(1))
        assert to_act(w) == [0, 1, 2]
        assert [[c.name for c in answer] for answer in w.answers] == [[], ["join"], []]

    def test_who_was_not_asked_is_not_asked_when_the_answers_are_opened_again(self) -> None:
        t = quay(land="cod").t
        t.landed = NONE
        t.offers[0] = []
        t.agenda[-1].reopen(t, 0)
        assert to_act(t) == [1]
