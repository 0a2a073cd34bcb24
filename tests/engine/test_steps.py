"""The four kinds of step, at the harbour of the toy game."""

from __future__ import annotations

from collections import Counter

import pytest

from kubrik.engine.choices import Outcome
from kubrik.engine.illegal import NOT_OFFERED, Illegal
from kubrik.engine.journal import Journal
from kubrik.engine.play import (
    advance,
    chances,
    choose,
    is_asked,
    next_to_act,
    options,
    play,
    question,
    to_act,
)
from kubrik.engine.questions import NOTHING_ASKED
from kubrik.engine.steps import weighted
from kubrik.engine.table import CHANCE
from tests.engine.quay import Quay, quay
from tests.engine.toy import FISH, NONE, RESULT, Day, EatOrSalt, Harbour, LandFish, RingOrNot
from tests.engine.toy_box import harbour


class TestStep:
    def test_steps_are_done_in_the_order_in_which_they_are_said(self) -> None:
        t = quay(land="cod").t
        t.agenda = []
        first, second, last = EatOrSalt(0), RingOrNot(1), Day()
        t.do([last])
        t.do([first, second])
        assert list(reversed(t.agenda)) == [first, second, last]

    def test_a_step_goes_before_whatever_was_to_be_done(self) -> None:
        t = quay(land="cod").t
        step = RingOrNot(1)
        before = t.agenda.copy()
        t.do_first(step)
        assert t.agenda == [*before, step]

    def test_a_whole_game_ends(self) -> None:
        q = quay(land="cod").choose(0, "stay").choose(1, "stay").choose(0, "quiet")
        q.chance("land cod").choose(0, "stay").choose(1, "stay").choose(1, "quiet")
        q.chance("land crab").choose(0, "join", "bid 1").choose(1, "stay").choose(0, "eat").choose(0, "quiet")
        assert q.t.over
        assert q.asked() == []
        assert q.t.scores() == [5, 4]
        assert [n for n in q.notes(1) if n[0] == RESULT] == [(RESULT, 0, 5), (RESULT, 1, 4)]


class TestAsk:
    def test_one_seat_is_asked_and_what_it_chose_happens(self) -> None:
        q = quay(land="eel").choose(0, "join", "bid 2").choose(1, "stay")
        assert q.asked() == [0]
        assert next_to_act(q.t) == 0
        assert q.options(0) == ["eat", "salt"]
        q.choose(0, "salt")
        assert q.t.salted[0] == [0, 0, 1]

    def test_nobody_else_is_asked(self) -> None:
        q = quay(3, land="eel").choose(0, "stay").choose(1, "join", "bid 2").choose(2, "stay")
        assert [is_asked(q.t, seat) for seat in range(3)] == [False, True, False]

    def test_options_are_worked_out_once_and_shared_with_clones(self) -> None:
        t = quay(land="eel").choose(0, "join", "bid 2").choose(1, "stay").t
        offer = options(t, 0)
        assert t.options_now is options(t, 0) is offer
        clone = t.clone()
        assert clone.options_now is options(clone, 0) is offer
        play(t, 0, offer[0])
        assert t.options_now is None


class TestDraw:
    def test_a_table_that_is_told_waits_for_chance(self) -> None:
        q = quay()
        assert q.asked() == [CHANCE]
        assert q.options(CHANCE) == ["taste cod", "taste crab", "taste eel"]
        assert question(q.t, CHANCE) is NOTHING_ASKED

    def test_outcomes_have_weights(self) -> None:
        q = quay().chance("taste cod", "taste cod")
        assert [(o.choice.name, o.weight) for o in chances(q.t)] == [("land cod", 2), ("land crab", 1), ("land eel", 1)]

    def test_it_refuses_what_chance_can_not_bring(self) -> None:
        q = quay().chance("taste cod", "taste cod")
        q.t.sea[2] = 0
        with pytest.raises(Illegal) as refused:
            q.chance("land eel")
        assert (refused.value.reason, refused.value.clause) == (NOT_OFFERED, "")

    def test_what_chance_brought_is_in_the_log_and_can_not_be_undone(self) -> None:
        q = quay()
        assert (q.log(), q.t.shown) == ([], 0)
        q.chance("taste eel")
        assert (q.log(), q.t.shown) == (["-1 taste eel"], 1)

    def test_it_is_prepared_before_it_is_drawn(self) -> None:
        q = emptied_sea([0, 2, 0])
        assert q.options(CHANCE) == ["land crab"]
        assert q.t.eaten == [0, 0, 0]

    def test_if_there_is_nothing_to_draw_it_is_passed_over(self) -> None:
        q = emptied_sea([0, 0, 0])
        assert q.t.landed == NONE
        assert q.asked() == [0]  # no auction, so the bell is next

    def test_otherwise_chance_is_sampled(self) -> None:
        t = harbour().table(seed=3)
        t.log, t.journal = [], Journal()
        advance(t)
        assert to_act(t) == [0, 1]
        assert [e.seat for e in t.log] == [CHANCE, CHANCE, CHANCE]

    def test_sampled_outcomes_are_as_likely_as_their_weights(self) -> None:
        landed = Counter(first_fish(seed) for seed in range(4_000))
        assert set(landed) == {0, 1, 2}
        assert abs(landed[0] - 2_000) < 150
        assert abs(landed[1] - landed[2]) < 200

    def test_an_outcome_that_weighs_nothing_never_comes(self) -> None:
        t = harbour().table(seed=3)
        outcomes = [Outcome(t.rules.land[i], w) for i, w in enumerate([0, 5, 0])]
        assert {weighted(t, outcomes).name for _ in range(50)} == {"land crab"}


class TestShowing:
    def test_what_is_shown_is_counted(self) -> None:
        t = harbour().table(1)
        assert (t.shown, t.uncovered) == (0, 0)
        t.show()
        assert (t.shown, t.uncovered) == (1, 0)

    def test_what_is_turned_over_is_shown_and_counted_besides(self) -> None:
        t = harbour().table(1)
        t.uncover()
        assert (t.shown, t.uncovered) == (1, 1)


def emptied_sea(eaten: list[int]) -> Quay:
    """About to land a fish from an empty sea."""
    q = quay()
    q.t.sea, q.t.eaten, q.t.day = [0, 0, 0], eaten, 1
    q.t.agenda = []
    q.t.do(q.box.rules.day.steps)
    assert isinstance(q.t.agenda[-1], LandFish)
    advance(q.t)
    return q


def first_fish(seed: int) -> int:
    t = harbour().table(seed)
    advance(t)
    return t.landed


class TestClone:
    def test_a_clone_goes_its_own_way(self) -> None:
        t = quay(land="cod").choose(0, "join").t
        clone = t.clone()
        play(clone, 0, options(clone, 0)[0])
        assert [c.name for c in t.answers[0]] == ["join"]
        assert to_act(t) == [0, 1]
        assert to_act(clone) == [1]

    def test_a_clone_keeps_neither_log_nor_journal(self) -> None:
        clone = quay(land="cod").t.clone()
        assert clone.log is None
        assert clone.journal is None

    def test_a_clone_stands_where_the_table_stands(self) -> None:
        t = quay(3, land="cod").choose(0, "join").choose(2, "stay").t
        t.uncover()
        clone = t.clone()
        assert (clone.given, clone.ready) == ([1, 0, 1], [False, False, True])
        assert (clone.shown, clone.uncovered) == (t.shown, 1)
        assert (clone.explicit_chance, clone.over) == (True, False)
        t.over = True
        assert t.clone().over

    def test_a_clone_has_the_same_future(self) -> None:
        t = harbour(3).table(seed=5)
        advance(t)
        clone = t.clone()
        assert play_first_options(t) == play_first_options(clone)


def play_first_options(t: Harbour) -> list[int]:
    """The fish that are landed, if everybody always chooses the first."""
    landed = []
    while not t.over:
        landed.append(t.landed)
        seat = next_to_act(t)
        choose(t, seat, options(t, seat)[0])
    assert all(fish in range(NONE, len(FISH)) for fish in landed)
    return landed
