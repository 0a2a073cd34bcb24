"""Hits and sinking (AD-13)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.skills import Listener
from kubrik.games.admiral.table.state import Admiral
from tests.games.admiral.scene import scene

EIGHT = "........"


@pytest.mark.rule("AD-13.1")
@pytest.mark.parametrize(("ship", "strength"), [("L2", 8), ("G2", 6), ("F2", 5), ("B2", 3)])
def test_each_hit_takes_one_strength(ship: str, strength: int) -> None:
    s = scene(EIGHT, ships=f"L1 A1 E, {ship} C1 W").turn(0).choose(0, f"fire at {ship}", "2 from L1", "separate")
    assert s.chance("die 1").strength(ship) == strength - 1
    assert s.chance("die 3").strength(ship) == strength - 2
    assert s.notes(notes.DAMAGED) == [(s.thing(ship), 1, strength - 1, 0), (s.thing(ship), 1, strength - 2, 0)]


@pytest.mark.rule("AD-13.1")
def test_a_miss_takes_nothing() -> None:
    s = scene(EIGHT, ships="L1 A1 E, G2 C1 W").turn(0).choose(0, "fire at G2", "1 from L1").chance("die 4")
    assert (s.strength("G2"), s.notes(notes.DAMAGED)) == (6, [])


@pytest.mark.rule("AD-13.2")
@pytest.mark.parametrize(("strength", "hits"), [(1, 1), (2, 2), (2, 4)])
def test_with_the_last_strength_a_ship_is_gone(strength: int, hits: int) -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, G2 C1 W, B2 H2 W").ship("G2", strength=strength).turn(0)
    s.choose(0, "fire at G2", f"{hits} from L1", *(["salvo"] if hits > 1 else [])).chance("die 1")
    assert (s.cell("G2"), s.flag("G2"), s.strength("G2")) == ("", -1, 0)
    assert s.notes(notes.SUNK) == [(s.thing("G2"), 0, 0, 0)]


@pytest.mark.rule("AD-13.2", "AD-3.10")
def test_its_cell_is_free_at_once() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, G2 B1 W, B2 H2 W").ship("G2", strength=1).turn(0)
    s.choose(0, "fire at G2", "1 from L1").chance("die 1").choose(0, "move L1", "to E", "stop")
    assert s.cell("L1") == "B1"


@pytest.mark.rule("AD-13.2")
def test_one_strength_keeps_it_afloat() -> None:
    s = scene(EIGHT, ships="L1 A1 E, G2 C1 W").ship("G2", strength=3).turn(0)
    s.choose(0, "fire at G2", "2 from L1", "salvo").chance("die 1")
    assert (s.cell("G2"), s.strength("G2"), s.asked()) == ("C1", 1, [0])


@pytest.mark.rule("AD-13.3")
def test_a_damaged_ship_shoots_as_far_and_as_often() -> None:
    s = scene(EIGHT, ships="L1 A1 E, G2 G1 W").ship("L1", strength=1).turn(0).choose(0, "fire at G2")
    assert s.options(0) == [f"{n} from L1" for n in range(1, 5)]
    assert s.choose(0, "4 from L1", "salvo").chance("die 1").strength("G2") == 2


@pytest.mark.rule("AD-13.4")
def test_gold_of_a_sunk_ship_drifts_in_its_cell() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, G2 C1 W, B2 H2 W").ship("G2", strength=1, gold=3).turn(0)
    s.choose(0, "fire at G2", "1 from L1").chance("die 1")
    assert (s.gold_in("C1"), s.gold("G2")) == (3, 0)
    assert s.notes(notes.FLOTSAM) == [(s.t.rules.chart.named("C1"), 3, 0, 0)]


@pytest.mark.rule("AD-13.4")
def test_without_gold_nothing_drifts() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, G2 C1 W, B2 H2 W").ship("G2", strength=1).turn(0)
    s.choose(0, "fire at G2", "1 from L1").chance("die 1")
    assert (s.gold_in("C1"), s.notes(notes.FLOTSAM)) == (0, [])


@pytest.mark.rule("AD-16.8", "AD-13.4", "T-73")
def test_it_adds_to_a_pile_that_lies_there() -> None:
    s = scene("..$.....", EIGHT, ships="L1 A1 E, G2 C1 W, B2 H2 W", pile=2).ship("G2", strength=1, gold=3).turn(0)
    s.choose(0, "fire at G2", "1 from L1").chance("die 1")
    assert s.gold_in("C1") == 5


# ---- who scores


@pytest.mark.rule("AD-13.6", "AD-22.3")
@pytest.mark.parametrize(("ship", "value"), [("L2", 5), ("G2", 4), ("F2", 3), ("B2", 2)])
def test_whoever_sinks_a_ship_scores_its_value(ship: str, value: int) -> None:
    s = scene(EIGHT, EIGHT, ships=f"L1 A1 E, {ship} C1 W, G3 H2 W").ship(ship, strength=1).turn(0)
    s.choose(0, f"fire at {ship}", "1 from L1").chance("die 1")
    assert s.t.scores() == [value, 0, 0]


@pytest.mark.rule("AD-13.6")
def test_whoever_only_damaged_it_does_not() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, F2 C1 W, B2 H2 W, G3 E1 W")
    s.ship("F2", strength=2).turn(0, 2)
    s.choose(0, "fire at F2", "1 from L1").chance("die 1").choose(0, "end turn")
    s.choose(2, "fire at F2", "1 from G3").chance("die 1")
    assert s.t.scores() == [0, 0, 3]


@pytest.mark.rule("AD-13.6", "AD-17.2")
def test_what_a_fort_sinks_counts_for_its_owner() -> None:
    s = scene("2.......", EIGHT, ships="L1 H1 E, G2 C1 W, B2 H2 W").fort("fort 2", flag=0).ship("G2", strength=1)
    s.turn(0).choose(0, "fire from fort 2", "1 from fort 2").chance("die 1")
    assert s.t.sunk_value == [4, 0]


# ---- in which order


class Witness(Listener[Admiral]):
    """Keeps what it sees of a sinking ship."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, int, list[int]]] = []

    def hear(self, t: Admiral, subject: int, seat: int) -> None:
        cell = t.cells[subject]
        self.seen.append((cell, t.sea_gold[cell], t.sunk_value.copy()))


@pytest.mark.rule("AD-13.7")
def test_the_order_of_a_sinking() -> None:
    s, witness = scene("..$.....", ships="L1 A1 E, G2 C1 W", pile=2).ship("G2", strength=1, gold=1), Witness()
    s.t.rules.sinking.listeners.append(witness)
    s.turn(0).choose(0, "fire at G2", "1 from L1").chance("die 1")
    assert witness.seen == [(s.t.rules.chart.named("C1"), 2, [0, 0])]  # before the gold, the points and the ship
    journal = s.t.journal
    assert journal is not None
    kinds = [n.kind for n in journal.notes]
    order = [notes.SUNK, notes.FLOTSAM, notes.OUT, notes.VICTORY]
    assert [k for k in kinds if k in order] == order
    assert (s.t.over, s.t.scores()) == (True, [4, 0])


@pytest.mark.rule("AD-13.7", "AD-22.9")
def test_checks_follow_every_shot() -> None:
    s = scene(EIGHT, EIGHT, ships="L1 A1 E, G2 C1 W, B3 H2 W").ship("G2", strength=1).turn(0)
    s.choose(0, "fire at G2", "3 from L1", "separate").chance("die 1")
    assert (s.notes(notes.OUT), s.t.over, s.asked()) == ([(1, 0, 0, 0)], False, [0])
    assert s.fired("L1") == [1, 0, 0, 0]
