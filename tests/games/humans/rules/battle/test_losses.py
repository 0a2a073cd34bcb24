"""What the losers of a battle lose and draw (section 8.6)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.engine.journal import NOBODY
from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.table import notes
from tests.games.humans.fights import all_fight, battle, ship_discard, who
from tests.games.humans.scene import CARDS, Scene, index_of, scene


def lost(s: Scene, ships: str, against: str = "leviathan leviathan") -> Scene:
    """Captain 0 has just lost a battle with these ships."""
    all_fight(battle(s, "prague", ships, against)).dice(1, 1).dice(6, 6)
    if s.asked() == [0] and s.clause(0) == "TH-8.36":
        s.choose(0, "pass")
    return s


@pytest.mark.rule("TH-8.47", "TH-8.48", "TH-8.55")
def test_every_loser_loses_one_ship_of_own_choice_and_draws_one_compensation() -> None:
    s = all_fight(battle(scene(3, turn=4), "prague", "mosquito teacup", "barge strider", "krepysh leviathan"))
    s.dice(1, 1).dice(1, 1).dice(1, 1)
    assert s.options(0) == ["ship mosquito", "ship teacup"]
    s.choose(0, "ship mosquito").chance("compensation rage")
    assert s.options(1) == ["ship strider", "ship barge"]
    s.choose(1, "ship barge").chance("compensation jerrycan")
    assert [s.ships(seat) for seat in range(3)] == ["teacup", "strider", "krepysh leviathan"]
    assert [s.compensations(seat) for seat in range(3)] == ["rage", "jerrycan", ""]


@pytest.mark.rule("TH-8.49")
def test_a_lost_ship_goes_to_the_discard_face_up() -> None:
    s = lost(scene(2, turn=3), "mosquito barge").choose(0, "ship barge")
    assert ship_discard(s) == "barge"
    assert s.notes(notes.SHIP_LOST, NOBODY) == [(0, index_of(CARDS.ships, "barge"), 0, 0)]


@pytest.mark.rule("TH-8.50")
def test_an_immortal_saucer_cannot_be_lost() -> None:
    s = lost(scene(2, turn=3), "training mosquito barge")
    assert s.options(0) == ["ship mosquito", "ship barge"]
    with pytest.raises(Illegal) as e:
        s.choose(0, "ship training")
    assert e.value.clause == "TH-8.50"


@pytest.mark.rule("EX-18", "TH-8.51")
def test_the_other_ship_must_be_lost_instead_of_the_immortal_saucer() -> None:
    s = lost(scene(2, turn=3), "training cyclops")
    assert s.asked() == [-1]  # nothing to choose
    assert s.ships(0) == "training"
    assert ship_discard(s) == "cyclops"


@pytest.mark.rule("EX-17", "TH-8.52", "TH-8.56")
def test_an_immortal_saucer_alone_comes_home_and_a_compensation_is_drawn() -> None:
    s = lost(scene(2, turn=3), "training").chance("compensation rage")
    assert s.at(0, 0) == "training"
    assert who(s, notes.SHIP_LOST) == []
    assert s.compensations(0) == "rage"


@pytest.mark.rule("TH-8.53")
def test_ships_at_home_or_elsewhere_cannot_be_chosen() -> None:
    s = scene(2, turn=3).captain(0, ships="mosquito teacup barge strider").captain(1, ships="leviathan")
    s.attack(0, "mosquito teacup", 1).attack(0, "barge", 2).attack(1, "leviathan", 1)
    s.cities("prague", "vienna", "seoul").go(SortCities(), Battles())
    all_fight(s).dice(1, 1).dice(1, 1)
    assert s.options(0) == ["ship mosquito", "ship teacup"]
    for elsewhere in ("ship barge", "ship strider"):
        with pytest.raises(Illegal) as e:
            s.choose(0, elsewhere)
        assert e.value.clause == "TH-8.53"


@pytest.mark.rule("TH-8.53")
def test_of_two_copies_the_one_that_fought_is_lost() -> None:
    s = scene(2, turn=3).captain(0, ships="barge barge").captain(1, ships="leviathan")
    s.attack(0, "barge", 1).attack(0, "barge", 2).attack(1, "leviathan", 1)
    s.cities("prague", "vienna", "seoul").go(SortCities(), Battles())
    all_fight(s).dice(1, 1).dice(1, 1)
    assert s.at(0, 1) == ""
    assert s.at(0, 2) == "barge"


@pytest.mark.rule("TH-8.54")
def test_the_other_ships_of_a_loser_return_to_the_hand() -> None:
    s = lost(scene(2, turn=3), "mosquito teacup barge")
    assert s.at(0, 1) == "mosquito teacup barge"
    s.choose(0, "ship barge")
    assert s.at(0, 1) == ""
    assert s.at(0, 0) == "mosquito teacup"


@pytest.mark.rule("TH-8.57")
def test_losers_choose_and_draw_in_order_of_rising_total() -> None:
    s = all_fight(battle(scene(3, turn=4), "prague", "mosquito teacup", "training barge", "leviathan"))
    s.dice(6, 5).dice(1, 1).dice(6, 6)  # totals 16, 11, 25
    s.chance("compensation rage")
    assert s.compensations(1) == "rage"  # the lower total draws before the other chooses
    assert s.asked() == [0]


@pytest.mark.rule("TH-8.57")
@pytest.mark.parametrize(("turn", "order"), [(4, [0, 1]), (5, [1, 0])])
def test_losers_with_equal_totals_choose_in_priority_order(turn: int, order: list[int]) -> None:
    s = all_fight(battle(scene(3, turn=turn), "prague", "mosquito teacup", "mosquito teacup", "leviathan"))
    s.dice(1, 1).dice(1, 1).dice(6, 6)
    assert s.asked() == order[:1]
    s.choose(order[0], "ship mosquito").chance("compensation rage")
    assert s.asked() == order[1:]


@pytest.mark.rule("EC-58", "TH-13.2")
def test_who_loses_two_battles_loses_two_ships_and_draws_two_compensations() -> None:
    s = scene(2, turn=3).captain(0, ships="mosquito barge").captain(1, ships="leviathan krepysh")
    s.attack(0, "mosquito", 1).attack(0, "barge", 2).attack(1, "leviathan", 1).attack(1, "krepysh", 2)
    s.cities("prague", "vienna", "seoul").go(SortCities(), Battles())
    all_fight(s).dice(1, 1).dice(1, 1).chance("compensation rage")
    all_fight(s).dice(1, 1).dice(1, 1).chance("compensation pension")
    assert s.ships(0) == ""
    assert s.compensations(0) == "rage pension"


@pytest.mark.rule("EC-59", "TH-8.51", "TH-8.56")
@pytest.mark.parametrize("card", ["station dock", "compensation insurance"])
def test_a_saved_ship_returns_and_the_compensation_is_still_drawn(card: str) -> None:
    s = scene(2, turn=3).captain(0, stations="dock", compensations="insurance")
    lost(s, "training cyclops")
    assert s.options(0) == ["ship cyclops", "station dock", "compensation insurance"]
    s.choose(0, card).chance("compensation rage")
    assert s.at(0, 0) == "training cyclops"
    assert ship_discard(s) == ""
    assert who(s, notes.SHIP_SAVED) == [0]
    assert "rage" in s.compensations(0)
