"""A choice that one seat puts together in private: soup, at the harbour of the toy game."""

from __future__ import annotations

import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.illegal import NOT_OFFERED, NOT_YOUR_TURN, Illegal
from kubrik.engine.play import (
    advance,
    is_answering,
    is_asked,
    next_to_act,
    options,
    question,
    start_over,
)
from tests.engine.quay import Quay, quay
from tests.engine.toy import COOKED, FISH, FORCED, HOW_MANY_HERBS, WHICH_FISH, Harbour, RingOrNot
from tests.engine.toy_soup import Recipes, Soup


def kitchen(cellar: str, coins: int = 4) -> Quay:
    """Nobody has bid for the fish of the day; seat 1 of two is asked what to cook."""
    q = quay(soup=True, land="cod").choose(0, "stay")
    q.t.salted[1] = [cellar.split().count(fish) for fish in FISH]
    q.t.coins[1] = coins
    return q.choose(1, "stay")


def answers(t: Harbour) -> list[str]:
    return [c.name for c in t.answers[1]]


def told(q: Quay) -> list[object]:
    """What everybody but the cook sees and reads."""
    return [q.box.view(q.t, None), q.box.view(q.t, 0), q.notes(0)]


class TestAsking:
    def test_one_seat_is_asked(self) -> None:
        q = kitchen("cod eel")
        assert q.asked() == [1]
        assert next_to_act(q.t) == 1
        assert (is_asked(q.t, 0), is_asked(q.t, 1)) == (False, True)
        assert q.t.ready == [True, False]
        assert q.t.answers == [[], []]

    def test_nobody_else_may_answer(self) -> None:
        q = kitchen("cod eel")
        assert q.options(0) == []
        with pytest.raises(Illegal) as refused:
            q.choose(0, "rest")
        assert refused.value.reason == NOT_YOUR_TURN

    def test_one_small_question_comes_after_another(self) -> None:
        q = kitchen("cod eel")
        assert q.options(1) == ["rest", "cook"]
        q.choose(1, "cook")
        assert (q.options(1), question(q.t, 1)) == (["boil cod", "boil eel"], WHICH_FISH)
        q.choose(1, "boil eel")
        assert (q.options(1), question(q.t, 1)) == (["herbs 0", "herbs 1", "herbs 2"], HOW_MANY_HERBS)
        assert question(q.t, 1).clause == "SO-1.3"

    def test_who_has_begun_is_answering_until_the_answer_is_whole(self) -> None:
        q = kitchen("cod eel")
        assert not is_answering(q.t, 1)
        q.choose(1, "cook")
        assert (is_answering(q.t, 0), is_answering(q.t, 1)) == (False, True)
        q.choose(1, "boil eel", "herbs 0")
        assert not is_answering(q.t, 1)

    def test_a_refusal_names_its_clause(self) -> None:
        with pytest.raises(Illegal) as refused:
            kitchen("").choose(1, "cook")
        assert (refused.value.reason, refused.value.clause) == (NOT_OFFERED, "SO-1.2")

    def test_it_happens_with_the_last_answer(self) -> None:
        q = kitchen("cod eel").choose(1, "cook", "boil eel")
        assert (q.t.salted[1], q.t.coins[1], q.t.points[1]) == ([1, 0, 1], 4, 0)
        q.choose(1, "herbs 2")
        assert (q.t.salted[1], q.t.coins[1], q.t.points[1]) == ([1, 0, 0], 2, 6)
        assert isinstance(q.t.agenda[-1], RingOrNot)
        assert (q.t.answers, q.t.offers, q.t.given, q.t.ready) == ([], [], [], [])

    def test_others_notice_nothing_before_the_last_answer(self) -> None:
        q = kitchen("cod eel")
        before = told(q)
        q.choose(1, "cook")
        assert told(q) == before
        q.choose(1, "boil cod")
        assert told(q) == before
        assert q.box.view(q.t, 1).answer == ("cook", "boil cod")
        q.choose(1, "herbs 0")
        assert (COOKED, 1, 0) in q.notes(0)


class TestAnsweringByItself:
    def test_what_has_one_answer_is_answered(self) -> None:
        q = kitchen("eel").choose(1, "cook")
        assert answers(q.t) == ["cook", "boil eel"]
        assert q.t.given == [0, 1]
        assert q.options(1) == ["herbs 0", "herbs 1", "herbs 2"]

    def test_only_the_seat_is_told_so(self) -> None:
        q = kitchen("eel").choose(1, "cook")
        assert q.notes(1)[-1] == (FORCED, 1, 2)
        assert FORCED not in [kind for kind, _, _ in q.notes(0)]

    def test_an_answer_may_become_whole_by_it(self) -> None:
        q = kitchen("eel", coins=0).choose(1, "cook")
        assert (COOKED, 1, 2) in q.notes(0)
        assert isinstance(q.t.agenda[-1], RingOrNot)

    def test_who_has_no_choice_at_all_is_asked_nevertheless(self) -> None:
        """Else its silence would tell."""
        q = kitchen("")
        assert (q.asked(), q.options(1)) == ([1], ["rest"])
        q.choose(1, "rest")
        assert isinstance(q.t.agenda[-1], RingOrNot)

    def test_what_must_be_answered_first_is_not_asked_if_there_is_a_choice_later(self) -> None:
        q = hungry("cod eel")
        assert answers(q.t) == ["cook"]
        assert q.options(1) == ["boil cod", "boil eel"]

    def test_and_if_there_is_none_the_last_question_is_asked(self) -> None:
        q = hungry("eel", coins=0)
        assert answers(q.t) == ["cook", "boil eel"]
        assert (q.options(1), q.t.given) == (["herbs 0"], [0, 0])


class HungryCook(Soup):
    """Never rests."""

    def options(self, t: Harbour, seat: int, so_far: list[Choice]) -> list[Choice]:
        return super().options(t, seat, so_far) if so_far else [self.recipes.cook]


def hungry(cellar: str, coins: int = 4) -> Quay:
    q = kitchen(cellar, coins).choose(1, "rest")
    q.t.do_first(HungryCook(1, recipes_of(q)))
    advance(q.t)
    return q


def recipes_of(q: Quay) -> Recipes:
    (recipes,) = [step.recipes for step in q.box.rules.day.steps if hasattr(step, "recipes")]
    assert isinstance(recipes, Recipes)
    return recipes


class TestStartingOver:
    def test_an_unfinished_answer_may_be_started_over(self) -> None:
        q = kitchen("cod eel").choose(1, "cook", "boil eel")
        assert start_over(q.t, 1)
        assert (q.options(1), answers(q.t), q.t.given) == (["rest", "cook"], [], [0, 0])
        assert q.choose(1, "rest").t.salted[1] == [1, 0, 1]

    def test_not_before_it_was_begun_nor_when_it_is_whole(self) -> None:
        q = kitchen("eel")
        assert not start_over(q.t, 1)
        assert not start_over(q.choose(1, "rest").t, 1)

    def test_not_by_others(self) -> None:
        q = kitchen("cod eel").choose(1, "cook")
        assert not start_over(q.t, 0)
        assert answers(q.t) == ["cook"]


class TestImagining:
    def test_others_imagine_it_not_begun(self) -> None:
        q = kitchen("cod eel").choose(1, "cook", "boil eel")
        w = q.box.mind.imagine(q.t, 0, Rng(1))
        assert [c.name for c in options(w, 1)] == ["rest", "cook"]
        assert (w.given, w.ready) == ([0, 0], [True, False])
        assert answers(q.t) == ["cook", "boil eel"]

    def test_the_seat_itself_is_where_it_was(self) -> None:
        q = kitchen("cod eel").choose(1, "cook", "boil eel")
        w = q.box.mind.imagine(q.t, 1, Rng(1))
        assert [c.name for c in options(w, 1)] == ["herbs 0", "herbs 1", "herbs 2"]

    def test_who_was_not_asked_is_not_asked_when_it_is_opened_again(self) -> None:
        q = kitchen("cod eel").choose(1, "cook")
        q.t.agenda[-1].reopen(q.t, 0)
        assert q.asked() == [1]
        assert answers(q.t) == ["cook"]
