"""What others learn of the assignment: nothing at first, then which ships have a captain (CC-2)."""

from __future__ import annotations

import pytest

from kubrik.engine.journal import Journal
from kubrik.engine.play import is_answering
from kubrik.games.admiral.expansions.captain_cards.rules.assigning import AssignCaptains
from kubrik.games.admiral.expansions.captain_cards.table import notes
from kubrik.games.admiral.expansions.captain_cards.views.cards import cards_view
from kubrik.games.admiral.expansions.captain_cards.views.structs import CardsView
from kubrik.games.admiral.rules.turns import Turns
from tests.games.admiral.scene import Scene, scene

SEA = ("........", "........")
FLEETS = "L1 A1 E, F1 A2 E, L2 H1 W, F2 H2 W"
ABOARD = "L1 swift, F1 rapid, L2 target"


def assigning(number: int = 1) -> Scene:
    """The captains are assigned; then it is the first player's turn."""
    s = scene(*SEA, ships=FLEETS, captains="", number=number)
    s.t.order = [0, 1]
    return s.go(next(step for step in s.t.rules.set_up.steps if isinstance(step, AssignCaptains)), Turns())


def journal(s: Scene) -> Journal:
    assert s.t.journal is not None
    return s.t.journal


def captains(view: CardsView) -> list[str | None]:
    return [card.captain for card in view.cards]


@pytest.mark.rule("CC-2.5")
def test_who_has_finished_has_told_nothing() -> None:
    s = assigning()
    before = [cards_view(s.t, seat) for seat in (None, 1)]
    s.choose(0, "swift commands L1")
    assert s.t.ready == [True, False]
    assert [cards_view(s.t, seat) for seat in (None, 1)] == before
    assert captains(cards_view(s.t, 0)) == []
    assert journal(s).notes == []
    assert s.captain("L1") == ""


@pytest.mark.rule("CC-2.5")
def test_who_begins_has_told_nothing_either() -> None:
    s = assigning(2)
    offer = s.options(1)
    s.choose(0, "swift commands L1")
    assert is_answering(s.t, 0)
    assert s.t.ready == [False, False]
    assert s.options(1) == offer
    assert journal(s).notes == []


@pytest.mark.rule("CC-2.5")
def test_the_answers_come_in_any_order() -> None:
    s, r = assigning(), assigning()
    s.choose(0, "swift commands L1").choose(1, "nobody commands L2", "rapid commands F2")
    r.choose(1, "nobody commands L2").choose(0, "swift commands L1").choose(1, "rapid commands F2")
    assert captains(cards_view(s.t, 0)) == captains(cards_view(r.t, 0)) == ["swift", None]
    assert captains(cards_view(s.t, 1)) == captains(cards_view(r.t, 1)) == [None, "rapid"]
    assert s.notes(notes.CARDS_LAID) == r.notes(notes.CARDS_LAID)


@pytest.mark.rule("CC-2.6", "CC-1.5")
def test_then_all_see_which_ships_have_a_captain() -> None:
    s = assigning().choose(0, "swift commands L1").choose(1, "nobody commands L2", "rapid commands F2")
    for seat in (None, 0, 1):
        view = cards_view(s.t, seat)
        assert [(c.card, c.ship, c.seat, c.up) for c in view.cards] == [(0, 0, 0, False), (3, 3, 1, False)]
        assert view.aside == (3, 3)
    assert s.notes(notes.CARDS_LAID) == [(0, 1, 0, 0), (1, 1, 0, 0)]


@pytest.mark.rule("CC-1.5", "CC-2.6")
@pytest.mark.parametrize("others", ["L1 berserk, F1 swift, L2 target", "L1 target, F1 berserk, L2 target"])
def test_all_backs_are_alike(others: str) -> None:
    s, r = [scene(*SEA, ships=FLEETS, captains=words).turn(0) for words in (ABOARD, others)]
    for seat in (None, 1):
        assert cards_view(s.t, seat) == cards_view(r.t, seat)
    assert captains(cards_view(s.t, 1)) == [None, None, "target"]
    assert captains(cards_view(s.t, None)) == [None, None, None]


@pytest.mark.rule("CC-2.11")
def test_one_may_always_look_at_one_s_own_cards() -> None:
    """Also in the turn of others, and at those put away."""
    s = scene(*SEA, ships=FLEETS, captains=ABOARD).turn(1)
    assert captains(cards_view(s.t, 0)) == ["swift", "rapid", None]
    assert cards_view(s.t, 0).own_aside == ("target", "berserk")
    assert cards_view(s.t, 1).own_aside == ("rapid", "swift", "berserk")
    assert (cards_view(s.t, None).own_aside, cards_view(s.t, None).shown_aside) == ((), ())


@pytest.mark.rule("CC-2.8")
def test_who_was_put_away_does_not_come_back() -> None:
    """Not even for a ship in port without a captain."""
    s = scene("1a......", "aa......", ships="L1 B1 E, F1 A2 E, L2 H1 W", captains="L1 swift, L2 target").turn(0)
    assert s.starting_with(0, "take aboard") == []
    assert s.starting_with(0, "turn up") == ["turn up card of L1"]
    assert s.refusal(0, "take aboard F1") == "CC-6.3"
    assert s.refusal(0, "turn up card of F1") == "CC-3.5"
