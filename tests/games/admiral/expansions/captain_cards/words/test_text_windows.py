"""What players with captains are asked, and what is at stake."""

from __future__ import annotations

import pytest

from tests.games.admiral.scene import Scene, scene
from tests.games.admiral.texts import answers, labels, prompt

SEA = ("........", "........")
FIRE = "4 separate shots from the ship of the line L1 (A1, 2 cells away)"
ODDS = "2 cells, medium distance, hits on 1, 3, 5, 6"


def attacked(captains: str, manner: str = "separate") -> Scene:
    s = scene(*SEA, ships="L1 A1 E, B1 A2 E, F2 C1 W, B2 H2 W", captains=captains).turn(0)
    return s.choose(0, "fire at F2", "4 from L1", "0 from B1", manner)


@pytest.mark.rule("Q-11", "H-5", "CC-8.2")
def test_who_is_fired_at_learns_who_fires_how_many_shots_and_from_where() -> None:
    s = attacked("F2 swift")
    assert prompt(s, 1) == f"Ann declares fire at your ship, the frigate F2 (C1): {FIRE}. Fire first?"
    assert labels(s, 1) == ["Pass", "Fire with Swift"]
    assert prompt(s, 1, "ru") == (
        "Анна объявляет огонь по вашему фрегату F2 (C1): "
        "4 отдельных выстрела с линкора L1 (A1, дистанция 2 клетки). Стрелять на опережение?"
    )
    assert labels(s, 1, "ru") == ["Пропустить", "Ответить: стреляет Свифт"]
    assert prompt(s, 0) == "Waiting for the other players."


@pytest.mark.rule("H-5", "T-38")
def test_the_question_is_the_same_for_every_captain() -> None:
    asked = {prompt(attacked(f"F2 {captain}"), 1) for captain in ("swift", "rapid", "target", "berserk")}
    assert len(asked) == 1
    assert labels(attacked("F2 rapid"), 1) == ["Pass"]


@pytest.mark.rule("CC-8.16", "Q-11")
def test_a_salvo_of_several_ships_is_told_as_one() -> None:
    s = scene(*SEA, ships="L1 A1 E, B1 A2 E, F2 C1 W", captains="F2 swift").turn(0)
    s.choose(0, "fire at F2", "4 from L1", "2 from B1")
    line, brig = "the ship of the line L1 (A1, 2 cells away)", "the brig B1 (A2, 2 cells away)"
    fire = f"a salvo, 4 shots from {line} and 2 shots from {brig}"
    assert fire in prompt(s, 1)
    s.choose(1, "fire first")
    assert prompt(s, 1) == f"The frigate F2 (C1) answers the fire of Ann: {fire}. Which target?"
    assert labels(s, 1) == [
        f"The ship of the line L1 (Ann, A1, hull 8; {ODDS})",
        f"The brig B1 (Ann, A2, hull 3; {ODDS})",
    ]
    s.choose(1, "against B1")
    assert prompt(s, 1) == f"The brig B1 (Ann, A2, hull 3; {ODDS}). How many shots in answer?"
    s.choose(1, "2 from F2")
    said = f"The brig B1 (Ann, A2, hull 3; {ODDS})"
    assert prompt(s, 1) == f"{said}. Answer with separate shots or a salvo?"
    assert answers(s, 1) == ["2 shots from the frigate F2"]


@pytest.mark.rule("CC-8.12", "CC-8.24", "Q-11")
def test_who_would_be_forestalled_is_asked_about_the_first_fire() -> None:
    s = attacked("L1 swift, F2 swift").choose(1, "fire first")
    assert prompt(s, 0) == (
        f"You fire at the frigate F2 (Ben, C1): {FIRE}. It is about to fire first. Claim the first shot?"
    )
    assert labels(s, 0) == ["Let it fire first", "Claim the first shot with Swift"]
    assert labels(s, 0, "ru") == ["Пусть стреляет первым", "Опередить: стреляет Свифт"]
    s.choose(0, "claim").chance("die 2", "die 2", "die 2", "die 2")
    assert labels(s, 1)[0] == "Stop firing"


@pytest.mark.rule("T-85", "CC-8.26")
def test_after_an_attack_of_known_initiative_the_question_says_so() -> None:
    s = attacked("L1 swift*, F2 rapid").chance("die 2", "die 2", "die 2", "die 2")
    assert prompt(s, 1).startswith(f"Ann fired first at your ship, the frigate F2 (C1): {FIRE}.")
    assert prompt(s, 1, "ru").startswith("Анна стреляет раньше вас по вашему фрегату F2 (C1): ")


@pytest.mark.rule("CC-8.15")
def test_a_salvo_of_several_ships_never_fires_first() -> None:
    s = scene(*SEA, ships="L1 A1 E, B1 A2 E, F2 C1 W", captains="L1 swift*, F2 rapid").turn(0)
    s.choose(0, "fire at F2", "4 from L1", "2 from B1")
    assert prompt(s, 1).startswith("Ann declares fire at your ship, the frigate F2 (C1): a salvo,")


@pytest.mark.rule("CC-8.10", "CC-8.27")
def test_an_attacker_who_is_sunk_is_not_told_any_more() -> None:
    s = scene(*SEA, ships="L1 A1 E, B1 A2 E, F2 C1 W", captains="F2 swift").ship("B1", strength=1).turn(0)
    s.choose(0, "fire at F2", "4 from L1", "2 from B1").choose(1, "fire first", "against B1", "1 from F2")
    s.chance("die 1")
    fire = "a salvo, 4 shots from the ship of the line L1 (A1, 2 cells away)"
    assert prompt(s, 1) == f"The frigate F2 (C1) answers the fire of Ann: {fire}. Which target?"


@pytest.mark.rule("Q-9", "CC-9.8")
def test_shots_are_offered_with_target_too() -> None:
    s = scene(*SEA, ships="L1 A1 E, F2 C1 W", captains="L1 target").turn(0).choose(0, "fire at F2", "2 from L1")
    assert labels(s, 0) == [
        "Separate shots (one roll each, hits on 1, 3, 5, 6)",
        "Separate shots (one roll each, hits on 1, 2, 3, 5, 6), with Target",
        "A salvo (one roll: all hit on 1, 3, 5, 6, otherwise none)",
        "A salvo (one roll: all hit on 1, 2, 3, 5, 6, otherwise none), with Target",
    ]
    assert labels(s, 0, "ru")[3] == "Залп (один кубик: при 1, 2, 3, 5, 6 попадают все, иначе ни один), с Таргетом"


@pytest.mark.rule("Q-12", "CC-10.5", "H-5")
def test_boarding_is_offered_with_berserk_too_and_so_is_defence() -> None:
    s = scene("....", "....", ships="L1 A1 E, F2 B1 W", captains="L1 berserk, F2 berserk").turn(0)
    s.choose(0, "board with L1")
    plain = "The frigate F2 (Ben, B1, hull 5;"
    assert labels(s, 0) == [
        f"{plain} 5 against 3, plus a die each)",
        f"{plain} 6 against 3, plus a die each), with Berserk",
    ]
    s.choose(0, "against F2")
    assert prompt(s, 1) == "The ship of the line L1 (Ann, A1) boards your ship, the frigate F2. How will you defend it?"
    assert labels(s, 1) == [
        "Defend (3 against 5, plus a die each)",
        "Defend (4 against 5, plus a die each), with Berserk",
    ]
    assert labels(s, 1, "ru") == [
        "Обороняться (3 против 5, и каждому по кубику)",
        "Обороняться (4 против 5, и каждому по кубику), с Берсерком",
    ]
