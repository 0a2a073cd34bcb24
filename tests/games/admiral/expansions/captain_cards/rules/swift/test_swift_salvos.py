"""Swift against a salvo of several ships (CC-8.15, CC-8.16, AD-12.9, CC-9.9)."""

from __future__ import annotations

import pytest

from kubrik.engine.table import CHANCE
from kubrik.games.admiral.table import notes
from tests.games.admiral.scene import Scene, scene

ROWS = [".......", ".......", ".......", ".......", ".......", "......."]


def salvos(s: Scene) -> list[tuple[int, int, int]]:
    """Shots, die and hits of every salvo so far."""
    return [(shots, die, hits) for _, shots, die, hits in s.notes(notes.SALVO_FIRED)]


def two_against_one(captains: str, *, frigate: int = 5, galleon: int = 6) -> Scene:
    """A frigate to the west and a galleon to the south-west, two shots of each."""
    s = scene(*ROWS, ships="F1 A1 E, G1 B3 E, F2 D1 W, B2 G6 W", captains=captains)
    s.ship("F1", strength=frigate).ship("G1", strength=galleon).turn(0)
    return s.choose(0, "fire at F2", "2 from F1", "2 from G1")


@pytest.mark.rule("CC-8.15", "R-17")
def test_together_they_are_not_faster_for_a_face_up_swift() -> None:
    s = two_against_one("F1 swift*, F2 swift")
    assert (s.asked(), salvos(s)) == ([1], [])


@pytest.mark.rule("CC-8.15", "CC-8.24", "R-17")
@pytest.mark.parametrize("captains", ["F1 swift, F2 swift", "G1 swift, F2 swift", "F1 swift*, G1 rapid, F2 swift"])
def test_together_they_are_not_asked_whether_they_claim(captains: str) -> None:
    s = two_against_one(captains).choose(1, "fire first")
    assert s.asked() == [1]


@pytest.mark.rule("CC-8.16", "CC-8.27", "R-17")
def test_the_shots_may_be_shared_among_the_attackers() -> None:
    s = two_against_one("F2 swift").choose(1, "fire first")
    assert s.options(1) == ["against F1", "against G1"]
    assert s.refusal(1, "enough") == "CC-8.5"
    s.choose(1, "against G1", "1 from F2").chance("die 1")
    assert s.options(1) == ["enough", "against F1", "against G1"]
    s.choose(1, "against F1", "2 from F2", "salvo").chance("die 1")
    assert (s.strength("F1"), s.strength("G1"), s.fired("F2")) == (3, 5, [3, 0, 0, 0])
    s.chance("die 1")
    assert (salvos(s), s.strength("F2")) == ([(2, 1, 2), (4, 1, 4)], 1)


@pytest.mark.rule("CC-8.16", "CC-8.21", "CC-8.3")
def test_one_attacker_in_reach_is_enough_but_only_he_is_a_target() -> None:
    s = scene(*ROWS, ships="L1 A1 E, F1 D2 E, F2 G1 W", captains="F2 swift").turn(0)
    s.choose(0, "fire at F2", "1 from L1", "1 from F1").choose(1, "fire first")
    assert s.refusal(1, "against L1") == "CC-8.3"
    s.choose(1, "1 from F2").chance("die 1")
    assert (s.strength("L1"), s.strength("F1")) == (8, 4)


@pytest.mark.rule("CC-8.16", "CC-8.27", "AD-9.13")
def test_a_ship_that_held_its_fire_is_no_attacker() -> None:
    s = scene(*ROWS, ships="F1 A1 E, G1 B3 E, F2 D1 W", captains="F2 swift").turn(0)
    s.choose(0, "fire at F2", "0 from F1", "2 from G1", "salvo").choose(1, "fire first", "1 from F2").chance("die 1")
    assert (s.strength("G1"), s.options(1)) == (5, ["enough", "against G1"])


@pytest.mark.rule("T-35", "AD-12.9", "AD-9.14")
def test_without_its_worst_ship_a_salvo_is_smaller_and_better() -> None:
    """Two attackers are next to the target; the third, far away, goes down."""
    s = scene(*ROWS, ships="F1 C1 E, G1 E1 W, L1 D5 N, F2 D1 W", captains="F2 swift").ship("L1", strength=1).turn(0)
    s.choose(0, "fire at F2", "1 from F1", "2 from G1", "4 from L1").choose(1, "fire first", "against L1", "1 from F2")
    s.chance("die 1")
    assert s.cell("L1") == ""  # and the others lie abeam of the answer
    s.chance("die 4")  # a miss at any other distance
    assert (salvos(s), s.strength("F2")) == ([(3, 4, 3)], 2)
    assert (s.fired("F1"), s.fired("G1")) == ([1, 0, 0, 0], [2, 0, 0, 0])


@pytest.mark.rule("AD-12.9", "CC-8.11")
def test_with_its_worst_ship_afloat_a_salvo_is_as_bad_as_before() -> None:
    s = scene(*ROWS, ships="F1 C1 E, G1 E1 W, L1 D5 N, F2 D1 W", captains="F2 swift").ship("F1", strength=1).turn(0)
    s.choose(0, "fire at F2", "1 from F1", "2 from G1", "1 from L1").choose(1, "fire first", "against F1", "1 from F2")
    s.chance("die 1").choose(1, "enough").chance("die 6")
    assert (salvos(s), s.strength("F2")) == ([(3, 6, 0)], 5)


@pytest.mark.rule("T-83", "AD-12.9")
def test_a_single_shot_left_is_still_a_salvo() -> None:
    s = scene(*ROWS, ships="F1 A1 E, G1 B3 E, F2 D1 W", captains="F2 swift").ship("G1", strength=1).turn(0)
    s.choose(0, "fire at F2", "1 from F1", "1 from G1").choose(1, "fire first", "against G1", "1 from F2").chance(
        "die 1"
    )
    s.choose(1, "enough").chance("die 1")
    assert (salvos(s), s.strength("F2"), s.fired("F1")) == ([(1, 1, 1)], 4, [1, 0, 0, 0])


@pytest.mark.rule("AD-9.14", "CC-8.10")
def test_with_the_last_attacker_the_attack_is_over() -> None:
    s = scene(*ROWS, ships="F1 A1 E, G1 B3 E, B1 G6 E, F2 D1 W", captains="F2 swift")
    s.ship("F1", strength=1).ship("G1", strength=1).turn(0)
    s.choose(0, "fire at F2", "1 from F1", "1 from G1").choose(1, "fire first", "against G1", "1 from F2").chance(
        "die 1"
    )
    s.choose(1, "against F1", "1 from F2").chance("die 1")
    assert (s.asked(), salvos(s), s.strength("F2")) == ([0], [], 5)


@pytest.mark.rule("T-9", "CC-9.9")
@pytest.mark.parametrize("captain", ["target", "target*"])
def test_target_gains_nothing_when_the_others_go_down(captain: str) -> None:
    s = two_against_one(f"F1 {captain}, F2 swift", galleon=1).choose(1, "fire first", "against G1", "1 from F2")
    s.chance("die 1").choose(1, "enough").chance("die 2")
    assert (salvos(s), s.strength("F2"), s.captain("F1")) == ([(2, 2, 0)], 5, captain)


@pytest.mark.rule("CC-8.25", "CC-8.16")
def test_a_salvo_that_is_let_pass_comes_as_declared() -> None:
    s = two_against_one("F2 swift").choose(1, "pass")
    assert s.asked() == [CHANCE]
    s.chance("die 1")
    assert (salvos(s), s.strength("F2")) == ([(4, 1, 4)], 1)
