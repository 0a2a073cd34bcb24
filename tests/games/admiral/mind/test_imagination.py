"""What a seat imagines of captains it cannot see: anything that fits what it has seen (H-7)."""

from __future__ import annotations

from collections import Counter

import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.play import options
from kubrik.games.admiral.expansions.captain_cards.table.cards import cards_of
from kubrik.games.admiral.mind.mind import AdmiralMind
from kubrik.games.admiral.table.state import Admiral
from kubrik.testing.dump import differences, dump
from tests.games.admiral.scene import CAPTAINS, Scene, scene

TRIES = 400


def table(captains: str = "L1 swift, F1 rapid, L2 target, F2 berserk") -> Scene:
    return scene("......", "......", ships="L1 A1 E, F1 A2 E, L2 F1 W, F2 F2 W", captains=captains).turn(0)


def imagine(t: Admiral, seat: int, rng: Rng) -> Admiral:
    w = AdmiralMind(t.rules).imagine(t, seat, rng)
    assert isinstance(w, Admiral)
    return w


def imagined(s: Scene, seat: int, card: str) -> Counter[str]:
    """Who lies there in many imagined tables."""
    rng, number = Rng(5), s.thing(card)
    return Counter(cards_of(imagine(s.t, seat, rng)).captain(number).name.id for _ in range(TRIES))


def test_own_captains_are_as_they_are() -> None:
    assert imagined(table(), 0, "L1") == {"swift": TRIES}
    assert imagined(table(), 0, "F1") == {"rapid": TRIES}


@pytest.mark.rule("CC-1.5", "H-3")
def test_anybody_may_lie_under_another_ship_and_all_are_equally_likely() -> None:
    found = imagined(table(), 0, "L2")
    assert set(found) == {c.name.id for c in CAPTAINS.all}
    assert all(TRIES / 6 < n < TRIES / 3 for n in found.values())


def test_what_is_imagined_does_not_depend_on_the_truth() -> None:
    other = "L1 swift, F1 rapid, L2 rapid, F2 swift"
    assert imagined(table(), 0, "L2") == imagined(table(other), 0, "L2")


@pytest.mark.rule("H-7", "CC-3.9")
def test_a_card_that_was_seen_is_remembered_when_it_is_turned_down() -> None:
    s = table("L1 swift, F1 rapid, L2 target*, F2 berserk").choose(0, "end turn")
    s.choose(1, "end turn", "turn down card of L2")
    assert s.card("L2") == "target"
    assert imagined(s, 0, "L2") == {"target": TRIES}
    assert "target" not in imagined(s, 0, "F2")


@pytest.mark.rule("CC-1.4", "CC-2.7")
def test_nobody_has_the_same_captain_twice() -> None:
    rng = Rng(3)
    for _ in range(50):
        cards = cards_of(imagine(table().t, 0, rng))
        assert sorted([*cards.types[2:], *cards.aside[1]]) == [0, 1, 2, 3]


@pytest.mark.rule("CC-4.5")
def test_a_captain_who_left_unseen_may_have_been_anybody() -> None:
    s = table().ship("F2", strength=1).choose(0, "fire at F2", "0 from L1", "3 from F1", "salvo")
    s.choose(1, "pass").chance("die 1")
    assert s.place("F2") == ""
    assert len(imagined(s, 0, "F2")) == 4


@pytest.mark.rule("CC-2.5")
def test_anothers_assignment_is_imagined_as_not_begun() -> None:
    s = scene("......", "......", ships="L1 A1 E, F1 A2 E, L2 F1 W, F2 F2 W", captains="", number=1)
    s.assign().choose(1, "swift commands L2")
    assert s.t.ready[1]
    w = imagine(s.t, 0, Rng(1))
    assert w.answers[1] == []
    assert len(options(w, 1)) == 1 + len(CAPTAINS.all)


def test_the_question_is_the_same_and_the_answers_fit_the_imagined_captain() -> None:
    """Who is asked whether to answer fire has a Swift in some imagined tables, and none in others."""
    s = table().choose(0, "fire at L2", "4 from L1", "0 from F1", "salvo")
    assert s.asked() == [1]
    rng = Rng(7)
    lengths = {len(options(imagine(s.t, 0, rng), 1)) for _ in range(40)}
    assert lengths == {1, 2}


def test_what_all_can_see_is_imagined_as_it_is() -> None:
    s = scene("......", "......", ships="L1 A1 E, L2 F1 W", wind="S storm").ship("L1", gold=1, facing="N", marks=1)
    s.t.bank, s.t.sunk_value, s.t.burnt, s.t.eliminations = [2, 1], [0, 3], True, 1
    assert differences(dump(s.t), dump(s.t.clone())) == ["journal"]  # nobody reads what might have been


def test_the_true_table_stays_as_it_is() -> None:
    s = table()
    before: Admiral = s.t.clone()
    imagine(s.t, 0, Rng(1))
    assert cards_of(s.t).types == cards_of(before).types
    assert s.t.rng.state == before.rng.state
