"""Second thoughts about a choice that was put together in private."""

from __future__ import annotations

from kubrik.engine.play import options
from kubrik.engine.sitting import Sitting
from tests.engine.toy_box import harbour


def sitting(*names: str) -> Sitting:
    """Seat 1 has salted the first fish and is asked what to cook; it answers so."""
    s = Sitting(harbour(soup=True), 3)
    for seat, name in [(0, "stay"), (1, "join"), (1, "bid 1"), (1, "salt"), *((1, name) for name in names)]:
        s.choose(seat, name)
    return s


def seen(s: Sitting) -> list[object]:
    notes = [(n.kind, n.audience, n.a, n.b) for seat in (None, 0, 1) for n in s.notes(seat)]
    return [*(s.box.view(s.table, seat) for seat in (None, 0, 1)), notes, s.table.rng.state, s.table.shown]


class TestUndo:
    def test_an_unfinished_answer_begins_anew(self) -> None:
        s = sitting("cook")
        assert (s.can_undo(0), s.can_undo(1)) == (False, True)
        assert s.undo(1)
        assert seen(s) == seen(sitting())

    def test_a_whole_answer_may_be_taken_back_if_it_has_shown_nothing(self) -> None:
        s = sitting("cook", "herbs 0")
        assert s.table.shown == sitting().table.shown
        assert (s.can_undo(0), s.can_undo(1)) == (False, True)
        assert s.undo(1)
        assert seen(s) == seen(sitting("cook"))
        assert s.undo(1)
        assert seen(s) == seen(sitting())

    def test_not_if_it_said_that_it_shows_something(self) -> None:
        s = sitting("cook", "herbs 1")
        assert s.table.shown == sitting().table.shown + 1
        assert not s.can_undo(1)
        assert not s.undo(1)

    def test_not_after_somebody_else_has_chosen(self) -> None:
        s = Sitting(harbour(3, soup=True), 3)
        for seat in (0, 1, 2):
            s.choose(seat, "stay")
        s.choose(1, "rest")
        assert s.can_undo(1)
        s.choose(0, "quiet")
        assert not s.can_undo(1)

    def test_what_came_before_it_may_be_taken_back_until_it_is_begun(self) -> None:
        s = sitting()
        assert s.undo(1)
        assert [c.name for c in options(s.table, 1)] == ["eat", "salt"]

    def test_a_saved_game_goes_on_in_the_middle_of_it(self) -> None:
        s = sitting("cook")
        resumed = Sitting.resume(s.box, s.record("ab"), 1)
        assert seen(resumed)[:4] == seen(s)[:4]
        assert resumed.undo(1)
        assert [c.name for c in options(resumed.table, 1)] == ["rest", "cook"]
