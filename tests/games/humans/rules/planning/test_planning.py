"""Planning: which ships attack which cities (section 6)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.engine.play import start_over
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.table import notes
from kubrik.games.humans.views.view import humans_view
from tests.games.humans.scene import CARDS, Scene, index_of, scene

TRAINING = 0
MOSQUITO = index_of(CARDS.ships, "mosquito")
CITIES = ("seoul", "prague", "vienna", "minsk", "zurich", "turin")


def planning(seats: int = 2, turn: int = 1) -> Scene:
    return scene(seats, turn).cities(*CITIES[: seats + 1])


def groups(s: Scene, seat: int) -> int:
    """How many cities the captain attacks."""
    return len({cell for cell in s.t.captains[seat].cells if cell})


@pytest.mark.rule("TH-6.1", "TH-6.2", "TH-6.25", "TH-7.1", "EC-35")
def test_plans_lie_face_down_until_the_last_captain_is_ready() -> None:
    s = planning().captain(0, ships="training mosquito", hidden=True).go(Planning())
    assert s.asked() == [0, 1]
    shown = s.t.shown
    s.choose(0, "cell 2", "cell 1")
    assert s.t.ready == [True, False]
    assert s.t.journal is not None
    assert s.t.journal.notes == []
    assert groups(s, 0) == 0
    s.choose(1, "cell 1")
    assert s.notes(notes.SHIP_TURNED_UP) == [(0, TRAINING, 2, 0), (0, MOSQUITO, 1, 0), (1, TRAINING, 1, 0)]
    assert s.t.shown == shown + 1


@pytest.mark.rule("TH-6.1", "TH-6.25")
@pytest.mark.parametrize("other", [1, None])
def test_to_others_all_plans_look_alike(other: int | None) -> None:
    one, two = (planning().captain(0, ships="training mosquito", hidden=True).go(Planning()) for _ in range(2))
    one.choose(0, "cell 1", "cell 2")
    two.choose(0, "no cell", "no cell")
    assert humans_view(one.t, other) == humans_view(two.t, other)
    one.choose(1, "no cell")
    two.choose(1, "no cell")
    assert humans_view(one.t, other) != humans_view(two.t, other)


@pytest.mark.rule("TH-6.2", "TH-6.4", "TH-6.5", "TH-6.25", "EX-3")
def test_leela_zoidberg_fry_and_bender_plan() -> None:
    s = planning(4)
    for seat in range(4):
        s.captain(seat, ships="training mosquito" if seat in (1, 2) else "training teacup")
    s.go(Planning())
    s.choose(0, "cell 1", "no cell").choose(1, "cell 5", "cell 5").choose(2, "cell 4", "cell 5")
    assert s.t.ready == [True, True, True, False]
    assert [groups(s, seat) for seat in range(4)] == [0, 0, 0, 0]
    assert s.notes(notes.SHIP_TURNED_UP) == []
    s.choose(3, "cell 1", "cell 2")
    assert [groups(s, seat) for seat in range(4)] == [1, 1, 2, 2]
    assert len(s.notes(notes.SHIP_TURNED_UP)) == 7


@pytest.mark.rule("TH-6.3", "EC-28")
def test_a_ship_attacks_one_city_only() -> None:
    s = planning().captain(0, ships="training").go(Planning()).choose(0, "cell 1")
    with pytest.raises(Illegal):
        s.choose(0, "cell 2")
    s.choose(1, "no cell")
    assert s.notes(notes.SHIP_TURNED_UP) == [(0, TRAINING, 1, 0)]
    assert (s.at(0, 1), s.at(0, 2)) == ("training", "")


@pytest.mark.rule("TH-6.4", "TH-6.6")
def test_all_ships_may_attack_the_same_city() -> None:
    s = planning(turn=2).captain(0, ships="training mosquito cyclops").go(Planning())
    s.choose(0, "cell 3", "cell 3", "cell 3").choose(1, "no cell")
    assert s.at(0, 3) == "training mosquito cyclops"


@pytest.mark.rule("TH-6.7")
def test_a_captain_may_send_nothing() -> None:
    s = planning().go(Planning()).choose(0, "no cell").choose(1, "cell 1")
    assert s.notes(notes.NOTHING_SENT) == [(0, 0, 0, 0)]
    assert groups(s, 0) == 0


@pytest.mark.rule("EC-36", "EC-86", "TH-19.7")
def test_a_captain_without_ships_is_ready_at_once_with_an_empty_plan() -> None:
    s = planning().captain(0, ships="").go(Planning())
    assert s.asked() == [1]
    assert s.t.ready == [True, False]
    s.choose(1, "cell 1")
    assert s.notes(notes.NOTHING_SENT) == [(0, 0, 0, 0)]


@pytest.mark.rule("EC-86", "TH-19.7")
def test_a_captain_whose_ships_cannot_fly_is_still_asked() -> None:
    s = planning().captain(1, ships="krepysh").go(Planning())
    assert s.options(1) == ["no cell"]
    assert s.t.ready == [False, False]
    s.choose(1, "no cell")
    assert s.t.ready == [False, True]


@pytest.mark.rule("TH-6.22")
def test_ships_at_home_stay_hidden_and_cost_no_fuel() -> None:
    s = planning().captain(0, ships="mosquito cyclops krepysh", hidden=True).go(Planning())
    s.choose(0, "cell 1", "cell 1").choose(1, "no cell")  # 1 + 3 of 4; the krepysh would need 5 more
    assert [ship.seen for ship in s.t.captains[0].ships] == [True, True, False]
    assert s.at(0, 1) == "mosquito cyclops"
    assert len(s.notes(notes.SHIP_TURNED_UP)) == 2


@pytest.mark.rule("TH-6.26")
def test_a_plan_may_be_rearranged_until_it_is_committed() -> None:
    s = planning().captain(0, ships="training mosquito").go(Planning()).choose(0, "cell 1")
    assert start_over(s.t, 0)
    s.choose(0, "cell 2", "cell 3")
    assert not start_over(s.t, 0)
    with pytest.raises(Illegal):
        s.choose(0, "cell 1")
    s.choose(1, "no cell")
    assert (s.at(0, 1), s.at(0, 2), s.at(0, 3)) == ("", "training", "mosquito")


@pytest.mark.rule("TH-6.27", "EC-34")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_token_without_a_city_is_refused(seats: int) -> None:
    s = planning(seats).go(Planning())
    with pytest.raises(Illegal) as e:
        s.choose(0, f"cell {seats + 2}")
    assert e.value.clause == "TH-6.27"
    s.choose(0, f"cell {seats + 1}")
    assert s.t.ready[0]


@pytest.mark.rule("TH-6.28", "TH-19.2")
def test_the_plan_is_asked_ship_by_ship_in_the_order_of_the_cards() -> None:
    s = planning(turn=4).captain(0, ships="cyclops mosquito training mosquito").go(Planning())
    assert s.clause(0) == "TH-6.28"
    assert s.options(0) == ["no cell", "cell 1", "cell 2", "cell 3"]
    s.choose(0, "cell 1", "cell 2", "no cell", "cell 3").choose(1, "no cell")
    assert s.at(0, 1) == "training"
    assert s.at(0, 2) == s.at(0, 0) == "mosquito"
    assert s.at(0, 3) == "cyclops"
