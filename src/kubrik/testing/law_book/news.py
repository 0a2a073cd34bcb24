"""A law of the house: what a seat hears of a choice tells it nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kubrik.engine.choices import Choice
from kubrik.engine.journal import Journal
from kubrik.engine.play import choose, options, to_act
from kubrik.engine.steps import Draft
from kubrik.engine.table import CHANCE, Table
from kubrik.engine.views import View
from kubrik.testing.dump import facts
from kubrik.testing.moment import Moment


class News(NamedTuple):
    """What a seat reads and sees after a choice; how often the rules showed something hidden, and turned something over
    that only its owner knew; is chance next?
    """

    facts: list[tuple[int, ...]]
    view: View
    shows: int
    uncovers: int
    chance: bool

    def stands(self) -> bool:
        """The choice can't be undone, so it may tell something new."""
        return self.shows > 0 or self.chance


def journals_tell_what_a_seat_may_know(m: Moment) -> None:
    """The same choice at two tables that differ only in what a seat can't know: it reads and sees the same.

    Unless something hidden was shown: then the rules must have said so (`t.show()`), and nobody may undo it.
    """
    for seat in range(m.t.seats):
        w = m.world(seat)
        for actor in to_act(m.t):
            if actor == seat or not m.t.answers:
                a_choice_tells_no_more(m, w, actor, seat)
            elif isinstance(m.t.agenda[-1], Draft):
                a_draft_tells_no_more(m, w, actor, seat)


def a_choice_tells_no_more(m: Moment, w: Table, actor: int, seat: int) -> None:
    choice = m.any_of(options(m.t, actor))
    answers = [*m.t.answers[actor], choice] if m.t.answers else [choice]
    here = news(m, m.t, actor, answers, seat)
    if choice not in options(w, actor):
        assert here.stands(), f"{choice}: it was not known to be possible, and is shown without show()"
        return
    there = news(m, w, actor, answers, seat)
    if here.shows == there.shows == 0:
        same_news(here, there, choice)


def a_draft_tells_no_more(m: Moment, w: Table, actor: int, seat: int) -> None:
    """Others hear of a draft when it is complete: then it shows the same at every table where it is possible, unless
    it turned over what only its owner knew.

    If a seat sees the same after two drafts, it also reads the same, whatever hidden things they named.
    """
    answers = whole_answer(m, actor, m.t.answers[actor])
    here = news(m, m.t, actor, answers, seat)
    if can_answer(w, actor, answers):
        there = news(m, w, actor, answers, seat)
        if here.shows == there.shows and here.uncovers == there.uncovers == 0 and not here.view.over:
            same_news(here, there, answers)
    elif not here.stands():
        heard = (news(m, w, actor, others, seat) for others in whole_answers(w, actor, []))
        assert here in heard, f"{answers}: something hidden was shown without show()"
    other = news(m, m.t, actor, another_answer(m, actor, answers), seat)
    assert here.view != other.view or here.facts == other.facts, f"{answers}: the journal tells too much"


def news(m: Moment, table: Table, actor: int, answers: list[Choice], seat: int) -> News:
    t = table.clone()
    t.explicit_chance = True
    t.journal = Journal()
    before = t.rng.state
    give(t, actor, answers)
    assert t.rng.state == before, f"{answers}: chance was drawn without Draw"
    read = facts(t.journal.read_by(seat))
    shows, uncovers = t.shown - table.shown, t.uncovered - table.uncovered
    return News(read, m.box.view(t, seat), shows, uncovers, to_act(t) == [CHANCE])


def same_news(here: News, there: News, said: Choice | list[Choice]) -> None:
    assert here.facts == there.facts, f"{said}: the journal tells too much"
    assert here.view == there.view, f"{said}: something hidden was shown without show()"


# ---------------------------------------------------------------- answers of several parts


def give(t: Table, actor: int, answers: list[Choice]) -> None:
    """Makes one open choice, or gives these secret answers; the engine may give some of them automatically."""
    if not t.answers:
        choose(t, actor, answers[0])
        return
    given = -1
    while t.answers and given < t.given[actor] and len(t.answers[actor]) < len(answers):
        given = t.given[actor]
        choose(t, actor, answers[len(t.answers[actor])])


def following(t: Table, actor: int, so_far: list[Choice]) -> list[Choice]:
    step = t.agenda[-1]
    assert isinstance(step, Draft)
    return step.options(t, actor, so_far)


def whole_answer(m: Moment, actor: int, so_far: list[Choice]) -> list[Choice]:
    """A random way to complete a draft."""
    answers = so_far.copy()
    while offer := following(m.t, actor, answers):
        answers.append(m.any_of(offer))
    return answers


def another_answer(m: Moment, actor: int, answers: list[Choice]) -> list[Choice]:
    """The same draft with a different random end, or possibly the same end."""
    asked = len(m.t.answers[actor])
    return whole_answer(m, actor, answers[: asked + m.rng.below(len(answers) - asked)])


def whole_answers(t: Table, actor: int, so_far: list[Choice]) -> Iterator[list[Choice]]:
    """All ways to complete a draft."""
    offer = following(t, actor, so_far)
    if not offer:
        yield so_far
    for choice in offer:
        yield from whole_answers(t, actor, [*so_far, choice])


def can_answer(t: Table, actor: int, answers: list[Choice]) -> bool:
    """Is this draft possible here, and complete?"""
    asked = range(len(answers))
    return all(answers[i] in following(t, actor, answers[:i]) for i in asked) and not following(t, actor, answers)
