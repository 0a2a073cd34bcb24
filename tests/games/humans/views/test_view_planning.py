"""Who knows what of plans and moves (V-13 to V-18, V-30, TH-19.8)."""

from __future__ import annotations

import pytest

from kubrik.games.humans.rules.planning.moving import MoveShips, PullShips
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.table import notes
from kubrik.games.humans.views.structs import AttackerView, GroupView, HiddenShips, PlanView, StationView, Subject
from tests.games.humans.looking import names, own, seen, told
from tests.games.humans.scene import Scene, scene
from tests.games.watching import everybody, others


def planning(
    *, turn: int = 7, ships: str = "training cyclops krepysh", stations: str = "", compensations: str = ""
) -> Scene:
    """Captain 0 with ships that nobody has seen."""
    s = scene(2, turn=turn).cities("seoul", "prague", "vienna").captain(0, ships=ships, hidden=True)
    s.captain(0, stations=stations, compensations=compensations)
    return s.go(Planning(), PullShips(), MoveShips())


@pytest.mark.rule("V-13", "TH-6.25", "TH-7.1")
def test_a_plan_is_seen_when_all_are_turned_up() -> None:
    s = planning()
    before = [told(s, who) for who in others(s, 0)]
    s.choose(0, "cell 1", "cell 1")
    assert own(s, 0).answers == ("cell 1", "cell 1")
    assert own(s, 0).sealed.plan == PlanView(cells=(1, 1, None), token=0, fuel=(), most_fuel=10)
    assert [told(s, who) for who in others(s, 0)] == before
    s.choose(0, "no cell")
    for who in others(s, 0):
        assert (seen(s, who).captains[0].attacking, seen(s, who).cells[0].groups) == ((), ())
    s.choose(1, "cell 2")
    for who in everybody(s):
        assert seen(s, who).captains[0].attacking == (AttackerView("training", 1), AttackerView("cyclops", 1))
        assert seen(s, who).cells[0].groups == (GroupView(0, ("training", "cyclops"), 10, 10),)


@pytest.mark.rule("V-13", "V-30", "TH-6.21")
def test_fuel_and_tokens_committed_with_a_plan_are_seen_at_the_reveal() -> None:
    s = planning(turn=2, ships="training cyclops mole_of_fate", stations="tanker cannon", compensations="jerrycan")
    s.choose(0, "cell 1", "cell 2", "cell 1", "cell 2")
    assert own(s, 0).answers[-1] == "fuel jerrycan"
    assert own(s, 0).sealed.plan == PlanView(cells=(1, 2, 1), token=2, fuel=("jerrycan",), most_fuel=8)
    before = seen(s, 1).captains[0]
    assert (before.compensations, before.token) == (1, 0)
    assert not any(station.used for station in before.stations)
    s.choose(1, "no cell")
    after = seen(s, 1)
    assert (after.captains[0].compensations, after.captains[0].token) == (0, 2)
    assert after.captains[0].stations == (StationView("tanker", "blue", False), StationView("cannon", "red", True))
    assert after.discards.compensations == ("jerrycan",)


@pytest.mark.rule("V-14", "TH-6.25")
def test_everybody_sees_who_is_ready() -> None:
    s = planning()
    for who in everybody(s):
        assert [c.ready for c in seen(s, who).captains] == [False, False]
        assert seen(s, who).to_act == (0, 1)
    s.choose(0, "no cell", "no cell", "no cell")
    for who in everybody(s):
        assert [c.ready for c in seen(s, who).captains] == [True, False]
        assert seen(s, who).to_act == (1,)


@pytest.mark.rule("TH-19.8", "V-14")
def test_how_far_a_captain_has_got_in_a_secret_step_is_not_shown() -> None:
    s = planning()
    before = [told(s, who) for who in others(s, 0)]
    for answer in ("cell 1", "no cell"):
        s.choose(0, answer)
        assert [told(s, who) for who in others(s, 0)] == before
    s.choose(0, "cell 2")
    assert [told(s, who) for who in others(s, 0)] != before  # ready


@pytest.mark.rule("TH-19.8")
def test_answers_that_go_without_saying_are_for_their_owner_only() -> None:
    def planned(ships: str, *answers: str) -> Scene:
        return planning(turn=1, ships=ships).choose(0, *answers)

    heavy = planned("training krepysh", "cell 1")  # 5 fuel: it can't fly, and isn't asked about
    assert own(heavy, 0).answers == ("cell 1", "no cell")
    light = planned("training mosquito", "cell 1", "no cell")
    for who in (None, 1):
        view, other = seen(heavy, who), seen(light, who)
        assert view.captains[0].hidden == (HiddenShips((1,), "blue", 1, 50_000),)
        assert (view.captains[0].ready, view.to_act, view.cells) == (other.captains[0].ready, other.to_act, other.cells)
        assert heavy.notes(notes.SHIP_TURNED_UP) == light.notes(notes.SHIP_TURNED_UP) == []


@pytest.mark.rule("V-15", "TH-6.22")
def test_ships_that_are_not_sent_stay_hidden() -> None:
    s = planning().choose(0, "no cell", "cell 1", "no cell").choose(1, "no cell")
    for who in others(s, 0):
        assert seen(s, who).captains[0].known == ("training", "cyclops")
        assert seen(s, who).captains[0].hidden == (HiddenShips((6,), "blue", 1, 50_000),)
        assert "krepysh" not in names(s, who)
    assert [(ship.id, ship.cell, ship.seen) for ship in own(s, 0).ships] == [
        ("training", 0, True),
        ("cyclops", 1, True),
        ("krepysh", 0, False),
    ]


@pytest.mark.rule("V-16", "TH-7.5")
def test_everybody_sees_whose_ship_a_station_moves() -> None:
    s = scene(2, turn=4).cities("seoul", "prague", "vienna").captain(0, ships="training", stations="magnet")
    s.captain(1, ships="cyclops").attack(1, "cyclops", 1).go(PullShips())
    assert own(s, 0).subject == Subject(station="magnet")
    s.choose(0, "captain 1 ship 0")
    assert own(s, 0).subject == Subject(ship="cyclops", whose=1, cell=1)
    for who in everybody(s):
        assert seen(s, who).captains[0].stations == (StationView("magnet", "blue", True),)
    s.choose(0, "cell 3")
    for who in everybody(s):
        assert seen(s, who).captains[1].attacking == (AttackerView("cyclops", 3),)


@pytest.mark.rule("V-17", "TH-7.8", "TH-18.2")
def test_destinations_are_seen_when_all_movers_have_committed() -> None:
    s = scene(2, turn=7).cities("paris", "moscow", "london").captain(0, ships="strider").captain(1, ships="nomad")
    s.attack(0, "strider", 1).attack(1, "nomad", 2).go(MoveShips())
    before = told(s, None)
    s.choose(0, "cell 3")
    assert (own(s, 0).answers, own(s, 0).sealed.moves, own(s, 0).sealed.plan) == (("cell 3",), (3,), None)
    for who in others(s, 0):
        assert seen(s, who).captains[0].attacking == (AttackerView("strider", 1),)
        assert [c.ready for c in seen(s, who).captains] == [True, False]
    assert told(s, None) != before
    s.choose(1, "cell 1")
    for who in everybody(s):
        view = seen(s, who)
        assert [c.attacking[0].cell for c in view.captains] == [3, 1]


@pytest.mark.rule("V-18", "TH-8.10")
def test_strengths_are_seen_from_the_reveal_on() -> None:
    s = scene(2, turn=4).cities("seoul", "prague", "vienna").captain(0, ships="krepysh mole_of_fate strider")
    s.captain(1, ships="starship cyclops").go(Planning(), MoveShips())
    assert all(cell.groups == () for cell in seen(s, 1).cells)
    s.choose(0, "cell 1", "cell 2").choose(1, "cell 1", "cell 1")
    for who in everybody(s):
        assert seen(s, who).cells[0].groups[1] == GroupView(1, ("starship", "cyclops"), 14, 14)
    assert [g.strength for g in seen(s, None).cells[0].groups] == [8, 14]
    assert [g.strength for g in seen(s, None).cells[1].groups] == [4]
