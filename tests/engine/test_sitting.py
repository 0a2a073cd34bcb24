"""A live game: choosing by name, taking back, going on with a saved one."""

from __future__ import annotations

import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.illegal import Illegal
from kubrik.engine.play import next_to_act, options, to_act
from kubrik.engine.record import replay
from kubrik.engine.sitting import Sitting
from tests.engine.toy import FISH_LANDED, SALTED, Harbour
from tests.engine.toy_box import harbour


def harbour_of(s: Sitting) -> Harbour:
    assert isinstance(s.table, Harbour)
    return s.table


def log(s: Sitting) -> list[str]:
    return [e.choice.name for e in s.table.log or [] if e.seat >= 0]


def seen(s: Sitting) -> list[object]:
    """All that anybody can see, and the future."""
    views: list[object] = [s.box.view(s.table, seat) for seat in [None, *range(s.table.seats)]]
    notes = [(n.kind, n.audience, n.a, n.b, n.c, n.d) for seat in (None, 0, 1) for n in s.notes(seat)]
    return [*views, notes, log(s), s.table.rng.state, s.table.shown]


def sale(seed: int = 3) -> Sitting:
    """Seat 1 has won the first fish and is asked what to do with it."""
    s = Sitting(harbour(), seed)
    for seat, name in [(0, "stay"), (1, "join"), (1, "bid 2")]:
        s.choose(seat, name)
    return s


class TestChoosing:
    def test_it_begins_at_the_first_question(self) -> None:
        s = Sitting(harbour(), 3)
        assert to_act(s.table) == [0, 1]
        assert [n.kind for n in s.notes(None)] == [FISH_LANDED]
        assert len(s.notes(0)) == 2

    def test_the_same_seed_is_the_same_game(self) -> None:
        assert seen(sale(5)) == seen(sale(5))
        assert seen(sale(5)) != seen(sale(6))

    @pytest.mark.parametrize(
        ("seat", "name", "reason"),
        [
            (1, "fly", "there is no such choice in this game"),
            (1, "land cod", "there is no such choice in this game"),
            (1, "stay", "this choice is not available now"),
            (0, "eat", "it is not this seat's turn to choose"),
            (-1, "eat", "it is not this seat's turn to choose"),
        ],
    )
    def test_an_illegal_choice_changes_nothing(self, seat: int, name: str, reason: str) -> None:
        s = sale()
        before = seen(s)
        with pytest.raises(Illegal, match=reason) as error:
            s.choose(seat, name)
        assert error.value.choice == name
        assert seen(s) == before


class TestUndoOfAnAnswer:
    def test_an_unfinished_answer_begins_anew(self) -> None:
        s = Sitting(harbour(), 3)
        before = seen(s)
        s.choose(0, "join")
        s.choose(0, "bid 3")
        assert s.can_undo(0)
        assert s.undo(0)
        assert seen(s) == before
        assert not s.can_undo(0)

    def test_others_answers_stay_as_they_are(self) -> None:
        s = Sitting(harbour(3), 3)
        for seat, name in [(0, "join"), (1, "join"), (2, "stay"), (0, "bid 3"), (1, "bid 4")]:
            s.choose(seat, name)
        assert s.undo(0)
        assert log(s) == ["join", "stay", "bid 4"]
        assert [[c.name for c in a] for a in s.table.answers] == [[], ["join", "bid 4"], ["stay"]]
        assert seen(Sitting.resume(s.box, s.record("abc"), 1))[:4] == seen(s)[:4]

    def test_earlier_choices_of_the_seat_stay(self) -> None:
        s = sale()
        for seat, name in [(1, "eat"), (0, "quiet"), (0, "join")]:
            s.choose(seat, name)
        assert s.undo(0)
        assert log(s) == ["stay", "join", "bid 2", "eat", "quiet"]

    def test_a_finished_answer_stands(self) -> None:
        s = Sitting(harbour(), 3)
        s.choose(0, "stay")
        before = seen(s)
        assert not s.can_undo(0)
        assert not s.undo(0)
        assert seen(s) == before

    def test_so_does_the_one_that_broke_the_seals(self) -> None:
        s = sale()
        assert not s.can_undo(0)
        assert not s.can_undo(1)

    def test_other_seats_have_nothing_to_undo(self) -> None:
        s = Sitting(harbour(), 3)
        s.choose(0, "join")
        assert not any(s.can_undo(seat) for seat in (1, 2, -1))


class TestUndoOfAChoice:
    def test_the_last_choice_may_be_taken_back(self) -> None:
        s = sale()
        before = seen(s)
        s.choose(1, "salt")
        assert SALTED in [n.kind for n in s.notes(0)]
        assert to_act(s.table) == [0]
        assert s.undo(1)
        assert seen(s) == before
        s.choose(1, "eat")
        assert log(s)[-1] == "eat"

    def test_afterwards_chance_is_drawn_again(self) -> None:
        s = sale()
        s.choose(1, "salt")
        s.undo(1)
        s.choose(1, "salt")
        s.choose(0, "quiet")
        assert not s.table.explicit_chance
        assert to_act(s.table) == [0, 1]

    def test_by_nobody_else(self) -> None:
        s = sale()
        s.choose(1, "salt")
        assert not s.can_undo(0)
        assert not s.undo(0)

    def test_not_after_somebody_else_has_chosen(self) -> None:
        s = Sitting(harbour(gulls=True), 3)
        for seat, name in [(0, "stay"), (1, "join"), (1, "bid 2"), (1, "feed"), (1, "eat")]:
            s.choose(seat, name)
        s.choose(0, "quiet")
        assert not s.can_undo(1)

    def test_never_further(self) -> None:
        s = Sitting(harbour(gulls=True), 3)
        for seat, name in [(0, "stay"), (1, "join"), (1, "bid 2"), (1, "feed"), (1, "eat")]:
            s.choose(seat, name)
        assert s.undo(1)
        assert s.undo(1)  # both choices came after the bids were shown
        assert not s.can_undo(1)
        assert not s.undo(1)
        assert log(s)[-1] == "bid 2"

    def test_not_after_chance_was_drawn(self) -> None:
        s = sale()
        s.choose(1, "salt")
        s.choose(0, "quiet")
        assert not s.can_undo(0)

    def test_not_when_the_game_is_over(self) -> None:
        s = Sitting(harbour(), 3)
        while not s.table.over:
            seat = next_to_act(s.table)
            s.choose(seat, options(s.table, seat)[0].name)
        assert not any(s.can_undo(seat) for seat in (0, 1))


class TestUndoOfWhatOthersAnswerUnderSeal:
    """Whether a choice may be taken back doesn't tell what others have begun in private."""

    def test_what_they_have_begun_goes_with_the_choice_that_led_to_it(self) -> None:
        s = asked_anew()
        before = log(s)
        s.choose(0, "join")
        assert s.can_undo(0)
        assert s.can_undo(1)
        assert s.undo(1)
        assert log(s) == before[:-1]
        assert to_act(s.table) == [1]

    def test_an_answer_that_somebody_has_finished_holds_it(self) -> None:
        s = asked_anew()
        s.choose(0, "stay")
        assert not s.can_undo(1)
        assert not s.undo(1)

    def test_who_has_begun_takes_back_the_own_answer_first(self) -> None:
        s = asked_anew()
        before = log(s)
        s.choose(0, "join")
        s.choose(1, "join")
        assert s.undo(1)
        assert log(s) == [*before, "join"]


def asked_anew() -> Sitting:
    """Seat 1 has salted its fish, and both are asked under seal, with nothing shown in between."""
    s = sale()
    s.choose(1, "salt")
    t = harbour_of(s)
    t.landed = 0
    t.do_first(t.rules.day.steps[1])
    t.agenda[-1].go(t)
    return s


class TestResuming:
    def test_it_goes_on_where_the_record_ends(self) -> None:
        s = sale()
        resumed = Sitting.resume(harbour(), s.record("ab"), seed=99)
        assert seen(resumed)[:-2] == seen(s)[:-2]
        assert resumed.table.rng.state == Rng(99).state
        resumed.choose(1, "eat")
        resumed.choose(0, "ring")
        assert len(log(resumed)) == 5
        assert resumed.record("ab").header.seed is None

    def test_a_record_that_ends_before_a_draw_goes_on_with_the_draw(self) -> None:
        record = sale().record("ab")
        cut = type(record)(header=record.header, lines=record.lines[:1])
        assert to_act(Sitting.resume(harbour(), cut, seed=1).table) == [0, 1]

    def test_nothing_before_it_may_be_taken_back_but_an_unfinished_answer(self) -> None:
        s = Sitting(harbour(), 3)
        s.choose(0, "join")
        assert Sitting.resume(harbour(), s.record("ab"), 1).can_undo(0)
        s = sale()
        s.choose(1, "eat")
        assert not Sitting.resume(harbour(), s.record("ab"), 1).can_undo(1)

    def test_the_record_of_a_resumed_game_is_whole(self) -> None:
        s = Sitting.resume(harbour(), sale().record("ab"), 5)
        while not s.table.over:
            seat = next_to_act(s.table)
            s.choose(seat, options(s.table, seat)[0].name)
        t = replay(harbour(), s.record("ab"))
        assert t.scores() == s.table.scores()
