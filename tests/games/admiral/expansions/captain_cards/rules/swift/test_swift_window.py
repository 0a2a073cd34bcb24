"""Whether the owner of an attacked ship is asked, and what (CC-8.1, CC-8.2, CC-8.21, CC-8.25)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.engine.table import CHANCE
from kubrik.games.admiral.expansions.captain_cards.table import notes
from tests.games.admiral.attacked import attacked, facing_each_other, shooters
from tests.games.admiral.scene import scene


@pytest.mark.rule("AD-9.6", "CC-8.1", "CC-8.2", "CC-8.26", "D-6", "Q-11")
def test_the_attacked_is_asked_before_any_die() -> None:
    s = attacked("F2 swift")
    assert s.asked() == [1]
    assert (s.options(1), s.clause(1)) == (["pass", "fire first"], "CC-8.2")
    assert (s.fired("F1"), shooters(s)) == ([0, 0, 0, 0], [])


@pytest.mark.rule("CC-8.25", "CC-3.3")
def test_whoever_passes_is_fired_at_and_shows_nothing() -> None:
    s = attacked("F2 swift").choose(1, "pass")
    assert s.asked() == [CHANCE]
    s.chance("die 1", "die 3", "die 2")
    assert (s.strength("F2"), s.captain("F2"), s.asked()) == (3, "swift", [0])
    assert s.notes(notes.LETS_FIRE) == [(1, s.thing("F2"), 0, 0)]


@pytest.mark.rule("CC-8.21", "T-38", "H-4")
@pytest.mark.parametrize("captain", ["rapid", "target", "berserk"])
def test_any_face_down_captain_is_asked_and_can_only_pass(captain: str) -> None:
    s = attacked(f"F2 {captain}")
    assert (s.asked(), s.options(1), s.clause(1)) == ([1], ["pass"], "CC-8.2")
    assert s.refusal(1, "fire first") == "CC-8.1"
    assert s.choose(1, "pass").asked() == [CHANCE]


@pytest.mark.rule("CC-8.21", "T-38", "H-4")
@pytest.mark.parametrize("captains", ["", "F2 rapid*", "F2 target*", "F2 berserk*", "B2 swift", "F1 swift"])
def test_without_a_captain_who_could_be_swift_nobody_is_asked(captains: str) -> None:
    assert attacked(captains).asked() == [CHANCE]


@pytest.mark.rule("CC-8.21", "CC-3.11")
def test_a_face_up_swift_still_has_the_choice() -> None:
    s = attacked("F2 swift*")
    assert (s.asked(), s.options(1)) == ([1], ["pass", "fire first"])


@pytest.mark.rule("CC-8.21", "H-4", "CC-3.8")
def test_a_captain_who_was_seen_and_turned_down_is_asked_again() -> None:
    s = facing_each_other("F2 rapid*").turn(1, 0).choose(1, "end turn", "turn down card of F2")
    s.choose(0, "fire at F2", "1 from F1")
    assert (s.asked(), s.options(1)) == ([1], ["pass"])


@pytest.mark.rule("CC-8.26", "CC-8.24", "CC-9.8")
def test_target_is_announced_before_the_window() -> None:
    s = facing_each_other("F1 target, F2 swift").turn(0).choose(0, "fire at F2", "3 from F1", "separate skilled")
    assert (s.captain("F1"), s.asked()) == ("target*", [1])
    s.choose(1, "fire first", "1 from F2")  # a face-up Target has nothing to claim
    s.chance("die 4").choose(1, "enough").chance("die 2", "die 4", "die 4")
    assert s.strength("F2") == 4


@pytest.mark.rule("T-79", "CC-8.21")
def test_without_captains_there_are_no_windows() -> None:
    s = scene("....", ships="F1 A1 E, F2 D1 W", captains="", number=0).turn(0)
    s.choose(0, "fire at F2", "1 from F1")
    assert s.asked() == [CHANCE]


@pytest.mark.rule("CC-8.1", "AD-6.13", "T-36")
def test_only_the_owner_of_the_target_is_asked() -> None:
    """Not its ally, though his Swift lies next to it."""
    ships = "F1 A1 E, F2 D1 W, F3 A3 E, F4 D3 W"
    s = scene("....", "....", "....", ships=ships, captains="F2 rapid, F4 swift", sides=[0, 1, 0, 1]).turn(0)
    s.choose(0, "fire at F2", "1 from F1")
    assert s.asked() == [1]
    with pytest.raises(Illegal):
        s.choose(3, "fire first")


@pytest.mark.rule("AD-9.10", "R-18")
def test_the_attacker_cannot_take_it_back_while_the_other_thinks() -> None:
    s = attacked("F2 swift")
    with pytest.raises(Illegal):
        s.choose(0, "end turn")
    s.choose(1, "fire first", "1 from F2").chance("die 6").choose(1, "enough")
    assert s.asked() == [CHANCE]  # nobody asks the attacker whether he still wants to
    s.chance("die 2", "die 2", "die 2")
    assert s.fired("F1") == [3, 0, 0, 0]


@pytest.mark.rule("CC-8.19", "T-37")
def test_who_passed_once_may_answer_the_next_attack() -> None:
    s = facing_each_other("F2 swift").turn(0).choose(0, "fire at F2", "1 from F1").choose(1, "pass").chance("die 2")
    s.choose(0, "fire at F2", "1 from F1")
    assert s.options(1) == ["pass", "fire first"]
    s.choose(1, "fire first", "1 from F2").chance("die 1")
    assert s.strength("F1") == 4
