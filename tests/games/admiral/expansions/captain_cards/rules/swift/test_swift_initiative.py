"""Two captains of high initiative: who fires first (CC-8.12, CC-8.13, CC-8.24, CC-8.26)."""

from __future__ import annotations

import pytest

from kubrik.engine.table import CHANCE
from kubrik.games.admiral.expansions.captain_cards.table import notes
from tests.games.admiral.attacked import attacked, facing_each_other, shooters
from tests.games.admiral.scene import CAPTAINS, scene

MISSES = ["die 2", "die 2", "die 2"]


@pytest.mark.rule("R-15")
def test_swift_alone_has_high_initiative() -> None:
    assert [c.name.id for c in CAPTAINS.all if c.has_initiative] == ["swift"]


@pytest.mark.rule("CC-8.12", "CC-8.24", "D-7", "Q-11", "R-16", "T-30")
def test_an_attacker_who_keeps_swift_hidden_fires_second() -> None:
    s = attacked("F1 swift, F2 swift").choose(1, "fire first")
    assert (s.asked(), s.options(0), s.clause(0)) == ([0], ["let be", "claim"], "CC-8.12")
    s.choose(0, "let be")
    assert s.asked() == [1]
    s.choose(1, "3 from F2", "separate").chance(*MISSES, *MISSES)
    assert shooters(s) == ["F2"] * 3 + ["F1"] * 3
    assert (s.captain("F1"), s.captain("F2")) == ("swift", "swift*")
    assert s.notes(notes.LETS_BE) == [(0, s.thing("F1"), 0, 0)]


@pytest.mark.rule("CC-8.12", "CC-8.13", "CC-8.14", "CC-8.26", "D-8", "T-29")
def test_an_attacker_who_claims_fires_first_and_is_answered_then() -> None:
    s = attacked("F1 swift, F2 swift").choose(1, "fire first").choose(0, "claim")
    assert (s.captain("F1"), s.asked()) == ("swift*", [CHANCE])
    s.chance("die 1", "die 2", "die 2")
    assert (s.strength("F2"), s.asked(), s.options(1)) == (4, [1], ["enough", "against F1"])
    s.choose(1, "against F1", "3 from F2", "separate").chance("die 1", "die 1", "die 2")
    assert shooters(s) == ["F1"] * 3 + ["F2"] * 3
    assert (s.strength("F1"), s.asked()) == (3, [0])  # and the attack does not come twice
    assert [note[:2] for note in s.notes(notes.CLAIMS)] == [(s.thing("F1"), s.thing("F1"))]


@pytest.mark.rule("CC-8.12", "R-16")
def test_both_are_shown_because_they_are_used() -> None:
    s = attacked("F1 swift, F2 swift").choose(1, "fire first").choose(0, "claim")
    f1, f2 = s.thing("F1"), s.thing("F2")
    assert [note[:3] for note in s.notes(notes.CARD_SHOWN)] == [(f2, f2, 1), (f1, f1, 1)]


@pytest.mark.rule("D-8", "CC-8.26", "Q-11")
def test_after_a_claimed_attack_one_may_as_well_not_answer() -> None:
    s = attacked("F1 swift, F2 swift").choose(1, "fire first").choose(0, "claim").chance(*MISSES).choose(1, "enough")
    assert (s.asked(), s.fired("F2"), s.captain("F2")) == ([0], [0, 0, 0, 0], "swift*")


@pytest.mark.rule("T-31", "CC-8.13")
def test_who_sinks_under_a_claimed_attack_does_not_answer() -> None:
    s = attacked("F1 swift, F2 swift")
    s.ship("F2", strength=1).choose(1, "fire first").choose(0, "claim").chance("die 1")
    assert (s.cell("F2"), s.place("F2"), s.asked(), s.fired("F1")) == ("", "", [0], [1, 0, 0, 0])


@pytest.mark.rule("CC-8.13", "CC-8.27", "R-13")
def test_also_a_late_answer_begins_with_an_attacker() -> None:
    """With another enemy on the other side."""
    ships = "F1 A1 E, G1 G1 W, F2 D1 W"
    s = scene(".......", ".......", ships=ships, captains="F1 swift, F2 swift").turn(0)
    s.choose(0, "fire at F2", "1 from F1", "0 from G1").choose(1, "fire first").choose(0, "claim").chance("die 2")
    assert s.options(1) == ["enough", "against F1"]
    s.choose(1, "against F1", "1 from F2").chance("die 2")
    assert s.options(1) == ["enough", "against F1", "against G1"]


@pytest.mark.rule("T-86", "CC-8.24", "H-4")
@pytest.mark.parametrize("captain", ["rapid", "target", "berserk"])
def test_an_attacker_with_another_hidden_captain_is_asked_and_can_only_let_be(captain: str) -> None:
    s = attacked(f"F1 {captain}, F2 swift").choose(1, "fire first")
    assert (s.asked(), s.options(0)) == ([0], ["let be"])
    assert s.refusal(0, "claim") == "CC-8.12"
    assert s.choose(0, "let be").asked() == [1]


@pytest.mark.rule("CC-8.24", "H-4")
@pytest.mark.parametrize("captains", ["F2 swift", "F1 rapid*, F2 swift", "B1 swift, F2 swift"])
def test_an_attacker_who_cannot_be_swift_is_not_asked(captains: str) -> None:
    s = attacked(captains).choose(1, "fire first")
    assert (s.asked(), s.starting_with(1, "1 from")) == ([1], ["1 from F2"])


@pytest.mark.rule("CC-8.24")
def test_without_an_answer_the_attacker_is_not_asked() -> None:
    assert attacked("F1 swift, F2 swift").choose(1, "pass").asked() == [CHANCE]


@pytest.mark.rule("T-85", "CC-8.26", "CC-8.12", "CC-3.11")
def test_a_face_up_swift_attacks_first_by_himself() -> None:
    s = attacked("F1 swift*, F2 swift")
    assert s.asked() == [CHANCE]
    s.chance("die 1", "die 2", "die 2")
    assert (s.strength("F2"), s.asked(), s.options(1)) == (4, [1], ["pass", "fire first"])
    s.choose(1, "fire first")
    assert (s.options(1), s.captain("F2")) == (["1 from F2", "2 from F2", "3 from F2"], "swift*")
    s.choose(1, "3 from F2", "separate").chance("die 1", "die 1", "die 2")
    assert shooters(s) == ["F1"] * 3 + ["F2"] * 3
    assert (s.strength("F1"), s.asked()) == (3, [0])


@pytest.mark.rule("CC-8.13", "CC-8.27", "R-13")
def test_also_who_answers_after_his_attack_begins_with_him() -> None:
    """With another enemy on the other side."""
    ships = "F1 A1 E, G1 G1 W, F2 D1 W"
    s = scene(".......", ".......", ships=ships, captains="F1 swift*, F2 swift").turn(0)
    s.choose(0, "fire at F2", "1 from F1", "0 from G1").chance("die 2").choose(1, "fire first")
    assert s.refusal(1, "against G1") == "CC-8.27"
    s.choose(1, "1 from F2").chance("die 2")
    assert s.options(1) == ["enough", "against F1", "against G1"]


@pytest.mark.rule("T-85", "CC-8.26", "CC-8.25")
def test_after_his_attack_the_other_may_pass() -> None:
    s = attacked("F1 swift*, F2 swift").chance(*MISSES).choose(1, "pass")
    assert (s.asked(), s.captain("F2"), s.fired("F2")) == ([0], "swift", [0, 0, 0, 0])
    assert s.notes(notes.LETS_FIRE) == [(1, s.thing("F2"), 0, 0)]


@pytest.mark.rule("CC-8.26", "CC-8.21")
@pytest.mark.parametrize(
    ("captain", "options"), [("rapid", ["pass"]), ("swift*", ["pass", "fire first"]), ("target", ["pass"])]
)
def test_after_his_attack_whoever_might_be_swift_is_asked(captain: str, options: list[str]) -> None:
    s = attacked(f"F1 swift*, F2 {captain}").chance(*MISSES)
    assert (s.asked(), s.options(1)) == ([1], options)


@pytest.mark.rule("CC-8.26", "CC-8.21")
@pytest.mark.parametrize("captains", ["F1 swift*", "F1 swift*, F2 rapid*"])
def test_after_his_attack_nobody_else_is_asked(captains: str) -> None:
    assert attacked(captains).chance(*MISSES).asked() == [0]


@pytest.mark.rule("CC-8.26")
def test_after_his_attack_a_sunk_ship_is_not_asked() -> None:
    s = facing_each_other("F1 swift*, F2 swift").ship("F2", strength=1).turn(0)
    s.choose(0, "fire at F2", "3 from F1", "separate").chance("die 1")
    assert (s.cell("F2"), s.asked()) == ("", [0])
