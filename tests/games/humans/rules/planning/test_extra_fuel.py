"""Extra fuel from compensations and stations (TH-6)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.table import notes
from kubrik.games.humans.table.captain import Compensation
from tests.games.humans.scene import CARDS, Scene, index_of, scene

JERRYCAN = index_of(CARDS.compensations, "jerrycan")
TANKER = index_of(CARDS.stations, "tanker")


def planning(ships: str, *, stations: str = "", used: str = "", compensations: str = "", fresh: str = "") -> Scene:
    """Captain 0 is to plan for these ships in turn 1, with 4 fuel."""
    s = scene(2, 1).cities("seoul", "prague", "vienna")
    s.captain(0, ships=ships, stations=stations, used=used, compensations=compensations, fresh=fresh)
    return s.go(Planning())


def discarded(s: Scene) -> list[str]:
    return [card.name.id for card in s.t.compensation_discard]


@pytest.mark.rule("TH-6.18", "TH-6.21", "TH-6.28", "TH-17.20", "TH-13.11")
def test_a_jerrycan_raises_the_limit_and_is_discarded_at_the_reveal() -> None:
    s = planning("starship cyclops", compensations="jerrycan").choose(0, "cell 1", "cell 1")  # 5 of 4 + 2
    assert s.notes(notes.FUEL_CARD_USED) == []
    assert s.compensations(0) == "jerrycan"
    s.choose(1, "no cell")
    assert s.at(0, 1) == "starship cyclops"
    assert s.notes(notes.FUEL_CARD_USED, 1) == [(0, JERRYCAN, 2, 0)]
    assert (s.compensations(0), discarded(s)) == ("", ["jerrycan"])


@pytest.mark.rule("TH-6.18", "TH-6.28")
def test_a_jerrycan_does_not_lift_more_than_its_fuel() -> None:
    s = planning("cyclops barge", compensations="jerrycan").choose(0, "cell 1").choose(1, "no cell")  # 7 of 4 + 2
    assert s.at(0, 0) == "barge"
    assert s.compensations(0) == "jerrycan"


@pytest.mark.rule("EC-32")
def test_a_card_of_the_turn_before_gives_fuel_one_of_this_turn_does_not() -> None:
    assert planning("krepysh", compensations="jerrycan").options(0) == ["no cell", "cell 1", "cell 2", "cell 3"]
    assert planning("krepysh", fresh="jerrycan").options(0) == ["no cell"]


@pytest.mark.rule("TH-6.19", "EC-31")
def test_two_fuel_cards_add_up() -> None:
    s = planning("cyclops krepysh", compensations="jerrycan fuel_tank")  # 8 of 4 + 2 + 3
    s.choose(0, "cell 1", "cell 1").choose(1, "no cell")
    assert s.at(0, 1) == "cyclops krepysh"
    assert discarded(s) == ["jerrycan", "fuel_tank"]


@pytest.mark.rule("TH-6.20", "TH-6.30", "EC-31")
def test_a_second_fuel_card_that_is_not_needed_is_refused() -> None:
    s = planning("cyclops stool", compensations="jerrycan fuel_tank").choose(0, "cell 1", "cell 1")  # 6 of 4
    assert s.options(0) == ["fuel fuel_tank", "fuel jerrycan"]
    with pytest.raises(Illegal) as e:
        s.choose(0, "fuel jerrycan+fuel_tank")
    assert e.value.clause == "TH-6.20"
    s.choose(0, "fuel jerrycan").choose(1, "no cell")
    assert s.compensations(0) == "fuel_tank"


@pytest.mark.rule("TH-6.20")
@pytest.mark.parametrize("fuel", ["fuel jerrycan", "fuel tanker"])
def test_extra_fuel_for_a_plan_within_the_limit_is_refused(fuel: str) -> None:
    s = planning("barge", stations="tanker", compensations="jerrycan")
    with pytest.raises(Illegal) as e:
        s.choose(0, fuel)
    assert e.value.clause == "TH-6.20"
    s.choose(0, "cell 1").choose(1, "no cell")
    assert (s.at(0, 1), s.ready(0), s.compensations(0)) == ("barge", "tanker", "jerrycan")


@pytest.mark.rule("TH-6.20")
def test_nobody_is_told_of_fuel_cards_that_they_do_not_have() -> None:
    s = planning("barge")
    with pytest.raises(Illegal) as e:
        s.choose(0, "fuel jerrycan")
    assert e.value.clause == "TH-6.28"


@pytest.mark.rule("TH-6.30", "EC-87", "TH-19.2")
def test_the_ways_to_pay_an_excess_of_three() -> None:
    s = planning("cyclops barge", stations="tanker", compensations="jerrycan jerrycan fuel_tank")
    s.choose(0, "cell 1", "cell 2")
    assert s.clause(0) == "TH-6.30"
    assert sorted(s.options(0)) == ["fuel fuel_tank", "fuel jerrycan+jerrycan", "fuel tanker+jerrycan"]


@pytest.mark.rule("TH-6.20", "TH-6.30")
def test_a_set_with_a_member_to_spare_is_no_way_to_pay() -> None:
    s = planning("cyclops barge", stations="tanker", compensations="jerrycan jerrycan fuel_tank")
    s.choose(0, "cell 1", "cell 2")
    with pytest.raises(Illegal) as e:
        s.choose(0, "fuel tanker+fuel_tank")
    assert e.value.clause == "TH-6.20"


@pytest.mark.rule("TH-17.15", "TH-9.5", "TH-6.21")
def test_a_tanker_gives_its_fuel_and_is_used_from_the_reveal_on() -> None:
    s = planning("krepysh", stations="tanker").choose(0, "cell 1")
    assert s.ready(0) == "tanker"
    s.choose(1, "no cell")
    assert s.at(0, 1) == "krepysh"
    assert s.ready(0) == ""
    assert s.notes(notes.FUEL_STATION_USED, 1) == [(0, TANKER, 1, 0)]


@pytest.mark.rule("TH-6.29", "TH-6.30")
def test_the_token_is_asked_before_the_fuel() -> None:
    s = scene(2, 6).cities("paris", "moscow", "london")
    s.captain(0, ships="krepysh explorer", stations="cannon", compensations="jerrycan fuel_tank")
    s.go(Planning()).choose(0, "cell 1", "cell 1")  # 10 of 9
    assert s.clause(0) == "TH-6.29"
    s.choose(0, "cell 1")
    assert s.clause(0) == "TH-6.30"


@pytest.mark.rule("TH-13.5", "TH-6.30")
def test_a_fuel_card_of_this_turn_is_not_offered_beside_an_old_one() -> None:
    s = planning("starship cyclops", compensations="jerrycan", fresh="fuel_tank").choose(0, "cell 1", "cell 1")
    assert s.asked() == [1]  # one way to fuel it: nothing to ask
    s.choose(1, "no cell")
    assert (s.compensations(0), discarded(s)) == ("fuel_tank", ["jerrycan"])


@pytest.mark.rule("TH-13.5", "TH-13.6", "R-20")
def test_of_two_equal_cards_the_one_that_may_be_used_is_discarded() -> None:
    """The other is too old where cards expire."""
    s = scene(2, 4, compensations="next_turn_only").cities("seoul", "prague", "vienna")
    s.captain(0, ships="cyclops krepysh", compensations="jerrycan jerrycan")  # 8 fuel, of 7 + 2
    first, second = s.t.captains[0].compensations
    s.t.captains[0].compensations = [Compensation(first.card, 1, 0), second]
    s.go(Planning()).choose(0, "cell 1", "cell 1").choose(1, "no cell")
    assert [c.turn for c in s.t.captains[0].compensations] == [1]
