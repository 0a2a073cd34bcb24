"""At most two stations, and no two alike (TH-4)."""

from __future__ import annotations

import pytest

from kubrik.engine.illegal import Illegal
from kubrik.games.humans.rules.buying.buying import BUYING
from tests.games.humans.scene import Scene, scene

FIVE = "training mosquito teacup cyclops barge"
FOUR = "training mosquito teacup cyclops"


def shop(drawn: str, ships: str = FIVE, stations: str = "", humans: int = 200_000, turn: int = 3) -> Scene:
    s = scene(2, turn=turn).captain(0, humans=humans, ships=ships, stations=stations)
    return s.drawn(0, drawn).go(BUYING).choose(1, "buy none")


def discard(s: Scene) -> list[str]:
    return [card.name.id for card in s.t.ship_discard]


@pytest.mark.rule("TH-4.15", "TH-4.21", "EC-12")
def test_a_station_needs_no_room_among_the_ships() -> None:
    s = shop("battery magnet").choose(0, "keep", "buy both")
    assert s.t.over
    assert (s.ships(0), s.stations(0)) == (FIVE, "battery magnet")


@pytest.mark.rule("TH-4.14", "TH-4.19", "TH-4.21", "TH-4.24", "TH-4.25", "EC-13")
def test_a_third_station_takes_the_place_of_one() -> None:
    s = shop("magnet teacup", ships=FOUR, stations="battery jammer", humans=30_000).choose(0, "buy first")
    assert s.options(0) == ["station battery", "station jammer"]
    s.choose(0, "station battery")
    assert s.t.over
    assert (s.stations(0), s.ships(0)) == ("jammer magnet", FOUR)
    assert (s.humans(0), s.compensations(0)) == (0, "")
    assert discard(s) == ["battery", "teacup"]


@pytest.mark.rule("TH-4.16", "TH-4.32", "EX-11", "EC-15")
def test_a_station_already_owned_cannot_be_bought() -> None:
    s = shop("jammer magnet", stations="jammer tanker").choose(0, "keep")
    assert s.options(0) == ["buy none", "buy second"]
    with pytest.raises(Illegal, match=r"TH-4\.32"):
        s.choose(0, "buy first")
    s.choose(0, "buy second")
    assert s.options(0) == ["station jammer", "station tanker"]


@pytest.mark.rule("TH-4.16", "TH-4.33", "EC-14")
def test_of_two_identical_stations_one_can_be_bought() -> None:
    s = shop("magnet magnet")
    assert s.options(0) == ["keep", "redraw"]
    s.choose(0, "keep")
    assert s.options(0) == ["buy none", "buy first", "buy second"]
    with pytest.raises(Illegal, match=r"TH-4\.33"):
        s.choose(0, "buy both")


@pytest.mark.rule("TH-4.17")
def test_stations_are_identical_by_name_whatever_their_back() -> None:
    s = shop("jammer jammer", turn=7)  # a red one and a blue one
    assert len({card.colour for card in s.t.captains[0].drawn}) == 2
    assert "buy both" not in s.choose(0, "keep").options(0)


@pytest.mark.rule("TH-4.17")
def test_stations_with_similar_effects_are_not_identical() -> None:
    s = shop("amplifier", stations="battery", turn=7).choose(0, "buy first")
    assert s.stations(0) == "battery amplifier"  # +2 and +3 to an own ship
