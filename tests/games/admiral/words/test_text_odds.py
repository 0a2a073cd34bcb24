"""How a fight stands is told before anybody has to choose."""

from __future__ import annotations

import pytest

from tests.games.admiral.scene import Scene, scene
from tests.games.admiral.texts import labels, prompt
from tests.games.admiral.words.test_text_menu import menu

SEA = ("........", "........")
MEDIUM = "medium distance, hits on 1, 3, 5, 6"


def entries(s: Scene, heading: str) -> list[str]:
    return dict(menu(s, 0))[heading]


@pytest.mark.rule("AD-10.4", "AD-10.5")
def test_ships_with_the_same_odds_are_told_together() -> None:
    s = scene(*SEA, "........", ships="L1 B1 E, F1 A2 E, B1 B3 E, G2 E2 W").turn(0)
    assert entries(s, "Fire") == [
        f"At the galleon G2 (Ben, E2, hull 6); L1, B1: 3 cells, {MEDIUM}; F1: 4 cells, long distance, hits on 1, 3, 5"
    ]


@pytest.mark.rule("AD-12.2", "AD-12.3")
def test_ships_that_can_fire_together_learn_what_comes_of_it() -> None:
    s = scene(*SEA, ships="L1 A1 E, F1 A2 E, G2 C1 W").turn(0).choose(0, "fire at G2")
    said = "Fire at the galleon G2 (Ben, C1, hull 6)"
    rule = "Ships that fire together fire one salvo, which counts as its worst shot."
    assert prompt(s, 0) == f"{said}. The ship of the line L1: 2 cells, {MEDIUM}. How many shots? {rule}"
    alone = scene(*SEA, ships="L1 A1 E, G2 C1 W").turn(0).choose(0, "fire at G2")
    assert prompt(alone, 0) == f"{said}. The ship of the line L1: 2 cells, {MEDIUM}. How many shots?"
    assert prompt(alone, 0, "ru") == (
        "Огонь по галеону G2 (Борис, C1, прочность 6). "
        "Линкор L1: 2 клетки, средняя дистанция, попадание при 1, 3, 5, 6. Сколько выстрелов?"
    )


@pytest.mark.rule("AD-12.8", "AD-12.10", "CC-9.8")
def test_at_a_fort_half_the_shots_count() -> None:
    s = (
        scene("1.....2.", "........", ships="L1 D1 E, B2 H2 W", captains="L1 target")
        .turn(0)
        .choose(0, "fire at fort 2")
    )
    assert prompt(s, 0).endswith("How many shots? They form a salvo; every two shots take 1 strength.")
    s.choose(0, "3 from L1")
    assert labels(s, 0) == [
        "A salvo (one roll: on 1, 3, 5, 6 the fort takes 1 damage)",
        "A salvo (one roll: on 1, 2, 3, 5, 6 the fort takes 1 damage), with Target",
    ]


@pytest.mark.rule("CC-9.3", "CC-9.8")
def test_what_hits_for_sure_needs_no_die() -> None:
    s = scene(*SEA, ships="L1 A1 E, F2 B1 W", captains="L1 target").turn(0).choose(0, "fire at F2", "2 from L1")
    assert labels(s, 0)[1::2] == [
        "Separate shots (hits without a roll), with Target",
        "A salvo (all hit without a roll), with Target",
    ]
    up = scene(*SEA, ships="L1 A1 E, F2 B1 W", captains="L1 target*").turn(0)
    assert entries(up, "Fire")[0].endswith("L1: 1 cell, pistol-shot distance, hits without a roll")


@pytest.mark.rule("CC-9.8")
def test_a_single_shot_is_neither_separate_nor_a_salvo() -> None:
    s = scene(*SEA, ships="L1 A1 E, F2 C1 W", captains="L1 target").turn(0).choose(0, "fire at F2", "1 from L1")
    assert labels(s, 0) == ["One shot (hits on 1, 3, 5, 6)", "One shot (hits on 1, 2, 3, 5, 6), with Target"]


@pytest.mark.rule("AD-17.2")
def test_a_fort_is_told_its_targets_with_their_odds() -> None:
    s = scene("1...", "....", ships="L1 D2 E, F2 C1 W, B2 B2 W").turn(0)
    fort = "F2: 2 cells, medium distance, hits on 1, 3, 5, 6; B2: 1 cell, pistol-shot distance, hits on 1, 3, 4, 5, 6"
    assert entries(s, "Fire")[-1] == f"With fort 1 (guns loaded: 3); {fort}"
    s.choose(0, "fire from fort 1")
    assert labels(s, 0)[0] == f"The frigate F2 (Ben, C1, hull 5; 2 cells, {MEDIUM})"


@pytest.mark.rule("AD-17.2", "AD-17.15")
def test_a_fort_fires_alone_whoever_else_could() -> None:
    s = scene("1...", "....", ships="L1 D2 E, F1 D1 E, F2 C1 W").turn(0).choose(0, "fire from fort 1")
    said = f"Fire with fort 1 (guns loaded: 3). The frigate F2: 2 cells, {MEDIUM}. How many shots?"
    assert prompt(s, 0) == said


@pytest.mark.rule("AD-17.9")
def test_a_silenced_fort_is_just_taken() -> None:
    s = scene("1.2", "...", ships="F1 B2 E, B2 A2 W").fort("fort 2", strength=0).turn(0)
    assert entries(s, "Boarding and assault")[1] == (
        "Assault a fort with the frigate F1, next to fort 2 (silenced, taken without a roll)"
    )


@pytest.mark.rule("CC-7.3", "AD-20.2")
def test_a_move_that_only_rapid_can_begin_says_so() -> None:
    """At Admiral level nobody asks for the heading, so there is no other place to say it."""
    ships = "L1 D1 W, B2 H2 W"
    s = scene(*SEA, ships=ships, captains="L1 rapid", level="admiral").turn(0)
    assert entries(s, "Move") == ["The ship of the line L1 (D1, facing west), with Rapid"]
    assert labels(s, 0)[0] == "Move the ship of the line L1 (D1), with Rapid"
    up = scene(*SEA, ships=ships, captains="L1 rapid*", level="admiral").turn(0)
    assert entries(up, "Move") == ["The ship of the line L1 (D1, facing west)"]
    ahead = scene(*SEA, ships="L1 D1 E, B2 H2 W", captains="L1 rapid", level="admiral").turn(0)
    assert entries(ahead, "Move") == ["The ship of the line L1 (D1, facing east)"]
    basic = scene(*SEA, ships=ships, captains="L1 rapid").turn(0)
    assert entries(basic, "Move") == ["The ship of the line L1 (D1)"]
