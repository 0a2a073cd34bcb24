"""Fight or retreat (section 8.2)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.engine.journal import NOBODY
from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.table import notes
from tests.games.humans.fights import battle, rolled, ship_discard, strengths, who
from tests.games.humans.scene import scene


@pytest.mark.rule("TH-8.11")
def test_every_attacker_announces_fight_or_retreat() -> None:
    s = battle(scene(3, turn=3), "prague", "cyclops", "training", "teacup")
    for seat in (1, 2, 0):
        assert s.options(seat) == ["fight", "retreat"]
        s.choose(seat, "fight")
    assert sorted(who(s, notes.FIGHTS)) == [0, 1, 2]


@pytest.mark.rule("TH-8.12", "TH-8.13")
def test_the_weakest_announces_first_and_the_others_follow_in_rising_strength() -> None:
    s = battle(scene(3, turn=3), "prague", "cyclops", "training", "teacup")
    assert strengths(s) == {0: 5, 1: 2, 2: 3}
    s.choose(1, "fight").choose(2, "fight").choose(0, "fight")
    assert who(s, notes.FIGHTS) == [1, 2, 0]


@pytest.mark.rule("TH-8.14", "TH-8.15", "EC-47")
@pytest.mark.parametrize(("turn", "order"), [(1, [0, 1, 2]), (2, [1, 2, 0]), (3, [2, 0, 1]), (4, [0, 1, 2])])
def test_equals_announce_in_the_priority_order_which_rotates(turn: int, order: list[int]) -> None:
    s = battle(scene(3, turn=turn), "prague", "training", "training", "training")
    for seat in order:
        assert s.asked() == [seat]
        s.choose(seat, "fight")


@pytest.mark.rule("TH-8.16")
def test_an_announcement_is_public_before_the_next_one() -> None:
    s = battle(scene(3, turn=3), "prague", "cyclops", "training", "teacup")
    s.choose(1, "fight").choose(2, "retreat")
    assert s.asked() == [0]
    for reader in (NOBODY, 0, 1, 2):
        assert s.notes(notes.FIGHTS, reader) == [(1, 0, 0, 0)]
        assert s.notes(notes.RETREATS, reader) == [(2, 0, 0, 0)]


@pytest.mark.rule("TH-8.16")
def test_an_announcement_is_final() -> None:
    s = battle(scene(2, turn=3), "prague", "training", "cyclops").choose(0, "fight")
    assert s.t.agenda[-1].is_final()  # so it can't be taken back at a live table
    with pytest.raises(Illegal):
        s.choose(0, "retreat")
    assert s.at(0, 1) == "training"


@pytest.mark.rule("TH-8.17", "TH-8.29", "EC-62")
def test_a_retreat_weakens_a_bonus_against_its_ships_but_keeps_the_order() -> None:
    s = battle(scene(3, turn=7), "paris", "barge", "interceptor", "nomad")
    assert strengths(s) == {0: 7, 1: 5 + 3, 2: 7}  # the interceptor is stronger while a cruiser is there
    s.choose(0, "retreat")
    assert s.asked() == [2]  # 7 against 8 at the start, though it is 7 against 5 now
    s.choose(2, "fight").choose(1, "fight").dice(1, 1).dice(1, 1)
    assert rolled(s) == [(2, 7 + 2), (1, 5 + 2)]


@pytest.mark.rule("EX-19", "TH-8.18", "TH-8.20", "TH-8.21")
def test_who_retreats_takes_the_ships_back_and_gets_no_compensation() -> None:
    s = battle(scene(2, turn=3), "prague", "mole_of_fate", "krepysh").choose(0, "retreat")
    assert s.ships(0) == "mole_of_fate"
    assert s.at(0, 0) == "mole_of_fate"
    assert ship_discard(s) == ""
    assert s.asked() == []  # no card is drawn
    assert s.compensations(0) == ""


@pytest.mark.rule("EX-19", "TH-8.23", "TH-8.24")
def test_the_last_one_left_captures_the_city_unasked_and_without_dice() -> None:
    s = battle(scene(2, turn=3), "prague", "mole_of_fate", "krepysh").choose(0, "retreat")
    assert s.t.captors[1] == 1
    assert s.asked() == []
    assert who(s, notes.FIGHTS) == []
    assert rolled(s) == []
    assert s.notes(notes.SHIP_LOST) == s.notes(notes.COMPENSATION_DRAWN) == []


@pytest.mark.rule("EC-45", "TH-8.23", "TH-8.24")
def test_when_two_of_three_retreat_the_third_captures_unasked() -> None:
    s = battle(scene(3, turn=3), "prague", "training", "teacup", "cyclops")
    s.choose(0, "retreat").choose(1, "retreat")
    assert s.t.captors[1] == 2
    assert s.asked() == []
    assert rolled(s) == []
    assert [s.ships(seat) for seat in range(3)] == ["training", "teacup", "cyclops"]
    assert s.notes(notes.COMPENSATION_DRAWN) == []


@pytest.mark.rule("EC-46", "TH-8.23")
def test_a_brave_weakling_captures_when_the_stronger_retreat() -> None:
    s = battle(scene(3, turn=3), "prague", "training", "teacup", "cyclops")
    s.choose(0, "fight").choose(1, "retreat").choose(2, "retreat")
    assert s.t.captors[1] == 0
    assert rolled(s) == []


@pytest.mark.rule("TH-8.19")
def test_who_retreats_has_no_further_part_in_the_city() -> None:
    s = scene(3, turn=3).captain(0, stations="battery", compensations="rage last_grab")
    battle(s, "prague", "training", "teacup", "cyclops")
    s.choose(0, "retreat").choose(1, "fight").choose(2, "fight").dice(1, 1).dice(1, 1)
    assert [seat for seat, _ in rolled(s)] == [1, 2]
    s.chance("compensation pension")  # the loser draws; captain 0 is asked neither for help nor for a claim
    assert s.asked() == []
    assert s.t.captors[1] == 2


@pytest.mark.rule("TH-8.22")
def test_ships_that_retreated_attack_no_other_city() -> None:
    s = scene(3, turn=3).captain(0, ships="training").captain(1, ships="teacup barge").captain(2, ships="cyclops")
    s.attack(0, "training", 1).attack(1, "teacup", 1).attack(1, "barge", 2).attack(2, "cyclops", 2)
    s.cities("prague", "vienna", "seoul", "minsk").go(SortCities(), Battles())
    s.choose(0, "retreat")
    assert who(s, notes.STRENGTH_COUNTED) == [0, 1, 2, 1]  # the second battle is without captain 0
    assert [s.at(0, cell) for cell in range(1, 5)] == ["", "", "", ""]


@pytest.mark.rule("EC-61", "TH-8.18")
def test_a_retreat_in_one_city_leaves_the_groups_elsewhere_alone() -> None:
    s = scene(2, turn=3).captain(0, ships="training cyclops teacup").captain(1, ships="barge")
    s.attack(0, "training", 1).attack(0, "cyclops teacup", 2).attack(1, "barge", 1)
    s.cities("prague", "vienna", "seoul").go(SortCities(), Battles())
    s.choose(0, "retreat")
    assert s.at(0, 1) == ""
    assert s.at(0, 2) == "teacup cyclops"
    assert s.t.captors[1:3] == [1, 0]
