"""Cards are turned up in one's turn and down at its end (CC-3)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.admiral.expansions.captain_cards.views.cards import cards_view
from tests.games.admiral.scene import Scene, scene

SEA = ("1a......", "aa......")
FLEETS = "F1 A2 E, B1 B1 E, F2 F1 W, B2 H2 W"


def sailing(captains: str, seat: int = 0) -> Scene:
    return scene(*SEA, ships=FLEETS, captains=captains).turn(seat)


def seen(s: Scene, first: str) -> str | None:
    """Who lies under the back of this card, for the second player."""
    return next(card.captain for card in cards_view(s.t, 1).cards if card.card == s.thing(first))


@pytest.mark.rule("CC-3.5", "R-10")
def test_a_captain_is_turned_up_without_use() -> None:
    s = sailing("F1 rapid, B1 target, F2 swift")
    assert s.starting_with(0, "turn up") == ["turn up card of F1", "turn up card of B1"]
    s.choose(0, "turn up card of F1")
    assert (s.captain("F1"), s.captain("B1")) == ("rapid*", "target")
    assert (seen(s, "F1"), seen(s, "B1")) == ("rapid", None)
    assert s.starting_with(0, "turn up") == ["turn up card of B1"]


@pytest.mark.rule("CC-3.5")
def test_only_one_s_own_captains_and_in_one_s_own_turn() -> None:
    s = sailing("F1 rapid, F2 swift")
    assert s.refusal(0, "turn up card of F2") == "CC-3.5"
    assert s.refusal(0, "turn up card of B1") == "CC-3.5"  # there is none
    with pytest.raises(Illegal):
        s.choose(1, "turn up card of F2")
    assert s.choose(0, "end turn").starting_with(1, "turn up") == ["turn up card of F2"]


@pytest.mark.rule("CC-3.6", "R-8", "Q-15")
def test_at_the_end_of_the_turn_each_face_up_card_goes_down_or_stays() -> None:
    s = sailing("F1 rapid*, B1 target*, F2 swift").choose(0, "end turn")
    assert (s.asked(), s.clause(0)) == ([0], "CC-3.6")
    assert s.options(0) == ["turn down card of F1", "leave up card of F1"]
    s.choose(0, "leave up card of F1")
    assert s.options(0) == ["turn down card of B1", "leave up card of B1"]
    s.choose(0, "turn down card of B1")
    assert (s.captain("F1"), s.captain("B1")) == ("rapid*", "target")
    assert s.asked() == [1]


@pytest.mark.rule("CC-3.6", "Q-15")
def test_of_a_card_that_lies_face_down_nothing_is_asked() -> None:
    s = sailing("F1 rapid, B1 target, F2 swift*").choose(0, "end turn")
    assert (s.asked(), s.clause(1)) == ([1], "AD-6.6")


@pytest.mark.rule("CC-3.6", "Q-15")
def test_cards_are_asked_of_by_their_marks() -> None:
    """Not by where they lie now: the frigate's card is under the brig."""
    s = (
        scene(*SEA, ships=FLEETS, captains="F1 rapid*, B1 target*")
        .ashore("F1", "fort 1")
        .ashore("B1", "fort 1")
        .turn(0)
    )
    s.choose(0, "take aboard F1", "card of B1", "take aboard B1", "end turn")
    assert s.options(0) == ["turn down card of F1", "leave up card of F1"]


@pytest.mark.rule("CC-3.7", "T-58")
def test_no_card_goes_down_before_the_end_of_the_turn() -> None:
    s = sailing("F1 rapid*, B1 target, F2 swift")
    assert s.starting_with(0, "turn down") == []
    assert s.refusal(0, "turn down card of F1") == "CC-3.7"
    s.choose(0, "turn up card of B1")
    assert s.refusal(0, "turn up card of B1") == "CC-3.7"
    assert s.captain("B1") == "target*"


@pytest.mark.rule("CC-3.7", "R-9", "T-58")
def test_a_card_shown_in_another_s_turn_stays_up_till_the_end_of_one_s_own() -> None:
    s = scene(*SEA, ships=FLEETS, captains="F2 swift").turn(0)
    s.choose(0, "fire at F2", "1 from F1", "0 from B1").choose(1, "fire first", "3 from F2", "salvo").chance("die 2")
    s.chance("die 2")
    assert s.captain("F2") == "swift*"
    s.choose(0, "end turn")
    assert (s.asked(), s.clause(1), s.captain("F2")) == ([1], "AD-6.6", "swift*")
    assert s.starting_with(1, "turn down") == []
    s.choose(1, "end turn", "turn down card of F2")
    assert s.captain("F2") == "swift"


@pytest.mark.rule("CC-3.9")
def test_others_see_a_back_again() -> None:
    s = sailing("F1 rapid*, F2 swift")
    assert seen(s, "F1") == "rapid"
    s.choose(0, "end turn", "turn down card of F1")
    assert seen(s, "F1") is None
    assert cards_view(s.t, 0).cards[0].captain == "rapid"


@pytest.mark.rule("CC-3.12")
def test_captains_ashore_are_turned_too() -> None:
    s = scene(*SEA, ships=FLEETS, captains="F1 rapid, B1 target*").ashore("F1", "fort 1").ashore("B1", "fort 1").turn(0)
    assert s.starting_with(0, "turn up") == ["turn up card of F1"]
    s.choose(0, "turn up card of F1", "end turn", "leave up card of F1", "turn down card of B1")
    assert (s.card("F1"), s.card("B1")) == ("rapid*", "target")
    assert (s.place("F1"), s.place("B1")) == ("fort 1", "fort 1")
