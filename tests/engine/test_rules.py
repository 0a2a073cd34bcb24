"""How rules are put together: chapters, windows, numbers, annexes, and an expansion that uses them all."""

from __future__ import annotations

import pytest

from kubrik.engine.rules import Annex, AssemblyError, Chapter, Modifier, Number, Reaction, Window
from kubrik.engine.steps import Step
from kubrik.engine.table import AnyStep
from tests.engine.quay import Quay, quay
from tests.engine.toy import NONE, Auction, Day, Harbour, LandFish, RingBell
from tests.engine.toy_box import harbour
from tests.engine.toy_gulls import GullsCome, gulls


class Storm(Step[Harbour]):
    pass


def names(chapter: Chapter) -> list[str]:
    return [type(step).__name__ for step in chapter.steps]


def day() -> Chapter:
    return Chapter("day", [LandFish(), Auction(), RingBell(), Day()])


class TestChapter:
    def test_a_step_is_inserted_after_another(self) -> None:
        chapter = day()
        chapter.insert_after(LandFish, Storm())
        assert names(chapter) == ["LandFish", "Storm", "Auction", "RingBell", "Day"]

    def test_or_before_it(self) -> None:
        chapter = day()
        chapter.insert_before(LandFish, Storm())
        assert names(chapter) == ["Storm", "LandFish", "Auction", "RingBell", "Day"]

    def test_or_in_its_place(self) -> None:
        chapter = day()
        chapter.replace(Auction, Storm())
        assert names(chapter) == ["LandFish", "Storm", "RingBell", "Day"]

    def test_it_fails_loudly_if_the_step_is_missing(self) -> None:
        chapter = day()
        with pytest.raises(AssemblyError, match="chapter 'day' has 0 steps Storm, one is needed"):
            chapter.insert_after(Storm, Storm())
        assert names(chapter) == names(day())

    def test_it_fails_loudly_if_there_are_two(self) -> None:
        chapter = Chapter("stormy", [Storm(), Storm()])
        with pytest.raises(AssemblyError, match="chapter 'stormy' has 2 steps Storm"):
            chapter.replace(Storm, Day())


class Repeat(Reaction[Harbour]):
    """Answers with as many storms as the subject says."""

    def steps(self, t: Harbour, seat: int, subject: int) -> list[AnyStep]:
        return [Storm()] * subject


class AddOne(Modifier[Harbour]):
    def change(self, t: Harbour, subject: int, n: int) -> int:
        return n + 1


class Twice(Modifier[Harbour]):
    def change(self, t: Harbour, subject: int, n: int) -> int:
        return 2 * n


def any_table() -> Harbour:
    return harbour().table(1)


class TestWindow:
    def test_with_no_reaction_it_is_shut(self) -> None:
        assert Window("sale").open(any_table(), 0, 3) == []

    def test_all_reactions_answer_in_the_order_in_which_they_came(self) -> None:
        window = Window("sale")
        window.reactions.extend([Repeat(), Repeat()])
        assert len(window.open(any_table(), 0, 3)) == 6


class TestNumber:
    def test_with_no_modifier_it_is_as_printed(self) -> None:
        assert Number("price").of(any_table(), 0, 5) == 5

    def test_modifiers_change_it_one_after_another(self) -> None:
        number = Number("price")
        number.modifiers.extend([AddOne(), Twice()])
        assert number.of(any_table(), 0, 5) == 12


def test_what_an_expansion_must_write_is_asked_for() -> None:
    t = any_table()
    for unwritten in (
        lambda: Annex().clone(),
        lambda: Reaction[Harbour]().steps(t, 0, 0),
        lambda: Modifier[Harbour]().change(t, 0, 0),
    ):
        with pytest.raises(NotImplementedError):
            unwritten()


class TestExpansion:
    def feed(self, q: Quay, fish: str) -> Quay:
        return q.chance(f"land {fish}").choose(0, "join", "bid 2").choose(1, "stay").choose(0, "feed", "eat")

    def test_it_adds_a_step(self) -> None:
        assert "GullsCome" in names(harbour(gulls=True).rules.day)

    def test_it_reacts(self) -> None:
        q = quay(gulls=True, land="cod").choose(0, "join", "bid 2").choose(1, "stay")
        assert q.options(0) == ["feed", "shoo"]
        q.choose(0, "feed")
        assert q.options(0) == ["eat", "salt"]
        assert q.t.points == [1, 0]

    def test_it_changes_a_number(self) -> None:
        q = quay(gulls=True, land="eel").choose(0, "join", "bid 2").choose(1, "stay")
        assert q.t.coins == [3, 4]  # one gull pecked at it

    def test_it_keeps_state_that_is_cloned(self) -> None:
        q = quay(gulls=True, land="cod").choose(0, "join", "bid 2").choose(1, "stay")
        clone = q.t.clone()
        q.choose(0, "feed")
        assert gulls(q.t).count == 2
        assert gulls(clone).count == 1

    def test_its_step_comes_where_it_was_inserted(self) -> None:
        q = quay(gulls=True).chance("taste cod", "taste cod")
        self.feed(q, "cod").choose(0, "ring")
        self.feed(q, "cod").choose(1, "ring").chance("land crab")  # three gulls: the crab is gone
        assert q.t.landed == NONE
        assert q.asked() == [0]
        assert q.options(0) == ["ring", "quiet"]
        assert gulls(q.t).count == 0

    def test_without_it_nobody_asks_for_gulls(self) -> None:
        q = quay(land="eel").choose(0, "join", "bid 2").choose(1, "stay")
        assert q.options(0) == ["eat", "salt"]
        assert q.t.coins == [2, 4]
        assert not any(isinstance(s, GullsCome) for s in q.box.rules.day.steps)
        assert q.box.catalogue.named("feed") is None
