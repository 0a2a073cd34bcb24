"""Whole answers: they are put together before anything is judged, and what was resolved needs no more thought."""

from __future__ import annotations

from kubrik.bots.answers import Answer, Resolve, answers_to
from kubrik.bots.greedy import GreedyBot
from kubrik.engine.chance import Rng
from kubrik.engine.play import choose, options
from tests.bots.test_ahead import CountingChair, chair_at
from tests.engine.quay import Quay, quay


def answers_at(q: Quay) -> list[Answer]:
    chair = chair_at(q)
    return answers_to(chair, chair.imagine(Rng(1)), options(q.t, 0), Rng(2))


def words(answer: Answer) -> list[str]:
    return [choice.name for choice in answer.choices]


def resolved(q: Quay, *parts: str) -> Resolve:
    """Somebody who has resolved to give this answer."""
    resolve = Resolve()
    found = next(answer for answer in answers_at(q) if words(answer) == list(parts))
    assert resolve.begin(found).name == parts[0]
    return resolve


def test_every_choice_is_followed_to_the_end_of_its_answers() -> None:
    found = [words(answer) for answer in answers_at(quay(land="eel"))]
    assert ["stay"] in found
    assert ["join", "bid 1"] in found
    assert ["join", "bid 3", "boast"] in found
    assert ["join", "bid 3", "hush"] in found
    assert len({tuple(parts) for parts in found}) == len(found)


def test_nothing_happens_at_the_table() -> None:
    q = quay(land="eel")
    answers_at(q)
    assert (q.asked(), q.options(0)) == ([0, 1], ["stay", "join"])


def test_what_was_resolved_needs_no_more_thought() -> None:
    q = quay(land="eel")
    bot, chair = GreedyBot(1), chair_at(q)
    said: list[str] = []
    while 0 in q.asked():
        said.append(bot.choose(chair).name)
        q.choose(0, said[-1])
    assert said[:1] == ["join"]
    assert len(said) > 1
    assert chair.worlds == 1 + bot.worlds


def test_who_has_answered_otherwise_thinks_anew() -> None:
    q = quay(land="eel")
    resolve = resolved(q, "join", "bid 3", "hush")
    q.choose(0, "join", "bid 4")
    assert resolve.go_on(chair_at(q)) is None


def test_who_begins_again_thinks_anew() -> None:
    q = quay(land="eel")
    resolve = resolved(q, "join", "bid 1")
    assert resolve.go_on(chair_at(q)) is None


def test_who_goes_on_gives_the_next_part() -> None:
    q = quay(land="eel")
    resolve = resolved(q, "join", "bid 3", "hush")
    q.choose(0, "join")
    first = resolve.go_on(chair_at(q))
    assert first is not None
    choose(q.t, 0, first)
    second = resolve.go_on(chair_at(q))
    assert [first.name, second and second.name] == ["bid 3", "hush"]
    assert resolve.go_on(chair_at(q)) is None


def test_a_level_with_a_temper_gives_whole_answers_too() -> None:
    q = quay(land="eel")
    bot, chair = GreedyBot(3, temper=0.5), CountingChair(q.t, 0, q.box.mind, q.box.view)
    q.choose(0, bot.choose(chair).name)
    thought = chair.worlds
    while 0 in q.asked():
        q.choose(0, bot.choose(chair).name)
    assert chair.worlds == thought
