"""How fire is asked about: small questions, none of them idle (Q-8, Q-9, Q-10)."""

from __future__ import annotations

import pytest

from kubrik.engine.table import CHANCE
from kubrik.games.admiral.table import notes
from tests.games.admiral.scene import scene

EIGHT = "........"
THREE = "L1 A1 E, F1 A2 E, B1 A3 E, G2 C2 W, F2 H3 W"


def numbers(ship: str, least: int, most: int) -> list[str]:
    return [f"{n} from {ship}" for n in range(least, most + 1)]


# ---- how many of each


@pytest.mark.rule("Q-8", "Q-2")
def test_each_ship_is_asked_in_its_order() -> None:
    s = scene(EIGHT, EIGHT, EIGHT, ships=THREE).turn(0).choose(0, "fire at G2")
    for ship, guns in [("L1", 4), ("F1", 3)]:
        assert (s.clause(0), s.options(0)) == ("AD-9.1", numbers(ship, 0, guns))
        s.choose(0, f"1 from {ship}")
    assert s.options(0) == numbers("B1", 0, 2)
    s.choose(0, "2 from B1")
    assert s.notes(notes.FIRES_WITH) == [(s.thing(n), k, 0, 0) for n, k in [("L1", 1), ("F1", 1), ("B1", 2)]]


@pytest.mark.rule("Q-8", "Q-9")
def test_ships_on_both_sides_of_the_target_are_asked_the_same() -> None:
    """The brig is near enough to the target, but far from the ship of the line."""
    s = scene(EIGHT, ships="L1 A1 E, B1 H1 W, G2 D1 W").turn(0).choose(0, "fire at G2", "2 from L1")
    assert (s.clause(0), s.options(0)) == ("AD-9.1", numbers("B1", 0, 2))
    s.choose(0, "0 from B1")
    assert (s.clause(0), s.options(0)) == ("AD-12.1", ["separate", "salvo"])


@pytest.mark.rule("Q-8")
def test_the_last_one_must_fire_if_nobody_else_did() -> None:
    s = scene(EIGHT, EIGHT, EIGHT, ships=THREE).turn(0).choose(0, "fire at G2", "0 from L1", "0 from F1")
    assert s.options(0) == numbers("B1", 1, 2)
    assert s.refusal(0, "0 from B1") == "AD-9.1"


@pytest.mark.rule("Q-8", "AD-12.10")
def test_at_a_fort_two_shots_are_due() -> None:
    s = scene("..2.....", EIGHT, EIGHT, ships="L1 A1 E, F1 A2 E, B1 A3 E, F2 H3 W").turn(0).choose(0, "fire at fort 2")
    s.choose(0, "0 from L1")
    assert s.options(0) == numbers("F1", 0, 3)
    s.choose(0, "0 from F1").chance("die 1")  # so the brig must fire both its guns
    assert s.fired("B1") == [2, 0, 0, 0]


@pytest.mark.rule("Q-8", "AD-12.10")
def test_what_later_ships_can_add_is_counted() -> None:
    s = scene("..2.....", EIGHT, ships="L1 A1 E, B1 A2 E, F2 H2 W").ship("B1", fired=[1, 0, 0, 0]).turn(0)
    s.choose(0, "fire at fort 2")
    assert s.options(0) == numbers("L1", 1, 4)  # with one shot of the brig it can be two
    assert s.refusal(0, "0 from L1") == "AD-12.10"
    s.choose(0, "1 from L1").chance("die 1")
    assert (s.fired("L1"), s.fired("B1")) == ([1, 0, 0, 0], [2, 0, 0, 0])


@pytest.mark.rule("Q-8")
def test_ships_that_cannot_fire_are_not_asked() -> None:
    s = scene(EIGHT, EIGHT, EIGHT, ships=THREE).ship("L1", fired=[4, 0, 0, 0]).turn(0).choose(0, "fire at G2")
    assert s.options(0) == numbers("F1", 0, 3)
    assert s.refusal(0, "1 from L1") == "AD-9.9"


# ---- how


@pytest.mark.rule("Q-9", "AD-9.5")
def test_of_several_ships_it_is_not_asked() -> None:
    s = scene(EIGHT, EIGHT, EIGHT, ships=THREE, captains="L1 target").turn(0)
    s.choose(0, "fire at G2", "1 from L1", "1 from F1", "0 from B1")
    assert s.asked() == [CHANCE]


@pytest.mark.rule("Q-9")
def test_of_one_ship_with_two_shots_it_is() -> None:
    s = scene(EIGHT, EIGHT, EIGHT, ships=THREE).turn(0).choose(0, "fire at G2", "2 from L1", "0 from F1", "0 from B1")
    assert (s.clause(0), s.options(0)) == ("AD-12.1", ["separate", "salvo"])


@pytest.mark.rule("Q-9")
def test_with_one_shot_there_is_nothing_to_ask() -> None:
    s = scene(EIGHT, ships="L1 A1 E, G2 C1 W").turn(0).choose(0, "fire at G2", "1 from L1")
    assert (s.asked(), s.notes(notes.FIRES)) == ([CHANCE], [(0, s.thing("G2"), 1, 0)])


@pytest.mark.rule("Q-9")
@pytest.mark.parametrize(
    ("captain", "shots", "ways"),
    [
        ("target", 2, ["separate", "separate skilled", "salvo", "salvo skilled"]),
        ("target", 1, ["separate", "separate skilled"]),
        ("target*", 2, ["separate", "salvo"]),
        ("rapid", 2, ["separate", "salvo"]),
    ],
)
def test_hidden_skill_is_offered_to_its_owner(captain: str, shots: int, ways: list[str]) -> None:
    s = scene(EIGHT, ships="L1 A1 E, G2 C1 W", captains=f"L1 {captain}").turn(0)
    assert s.choose(0, "fire at G2", f"{shots} from L1").options(0) == ways


# ---- a fort


@pytest.mark.rule("Q-10", "Q-2", "AD-17.2")
def test_a_fort_is_asked_for_target_number_and_manner() -> None:
    s = scene("1..2....", EIGHT, ships="L1 H1 E, G2 C2 W, F2 A2 W").turn(0).choose(0, "fire from fort 1")
    assert (s.clause(0), s.options(0)) == ("AD-17.2", ["against G2", "against F2", "against fort 2"])
    s.choose(0, "against F2")
    assert (s.clause(0), s.options(0)) == ("AD-9.1", numbers("fort 1", 1, 3))
    s.choose(0, "3 from fort 1")
    assert (s.clause(0), s.options(0)) == ("AD-12.1", ["separate", "salvo"])
    s.choose(0, "salvo").chance("die 4")
    assert s.strength("F2") == 2


@pytest.mark.rule("Q-10", "AD-12.10")
def test_at_a_fort_the_manner_is_not_asked() -> None:
    s = scene("1..2....", EIGHT, ships="L1 H1 E, G2 C2 W").turn(0)
    s.choose(0, "fire from fort 1", "against fort 2", "2 from fort 1")
    assert (s.asked(), s.notes(notes.FIRES)) == ([CHANCE], [(0, s.thing("fort 2"), 2, 1)])


@pytest.mark.rule("Q-10")
def test_nor_for_a_single_shot() -> None:
    s = scene("1.......", EIGHT, ships="L1 H1 E, G2 C2 W").turn(0).choose(0, "fire from fort 1", "1 from fort 1")
    assert (s.asked(), s.notes(notes.FIRES)) == ([CHANCE], [(0, s.thing("G2"), 1, 0)])
