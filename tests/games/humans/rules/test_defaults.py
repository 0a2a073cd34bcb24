"""What is answered for a captain who is absent: the last column of the table of decisions (TH-19.3)."""

from __future__ import annotations

import pytest

from kubrik.engine.play import advance, choose, next_to_act, options
from kubrik.games.humans.rules.battle.battle import Battles
from kubrik.games.humans.rules.buying.buying import BUYING
from kubrik.games.humans.rules.defaults import default_choice
from kubrik.games.humans.rules.flow import new_table
from kubrik.games.humans.rules.planning.moving import MoveShips, PullShips
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.rules.planning.reveal import SortCities
from kubrik.games.humans.rules.reward.reward import Rewards
from tests.games.humans.scene import STANDARD, Scene, scene


def absent(s: Scene, seat: int) -> list[str]:
    return s.answer_for(seat, default_choice)


def battle(ships: str, *, stations: str = "", compensations: str = "") -> Scene:
    """Captain 0, who is weaker, in a battle for Seoul."""
    s = scene(2, 9).cities("seoul", "prague", "vienna").captain(1, ships="leviathan bulldozer")
    s.captain(0, ships=ships, stations=stations, compensations=compensations)
    return s.attack(0, ships, 1).attack(1, "leviathan bulldozer", 1).go(SortCities(), Battles())


def lost(ships: str, *, stations: str = "", compensations: str = "") -> Scene:
    """The same battle, fought and lost."""
    s = battle(ships, stations=stations, compensations=compensations)
    return s.choose(0, "fight").choose(1, "fight").dice(1, 1).dice(6, 6)


def captured(ships: str, *, stations: str = "", compensations: str = "") -> Scene:
    s = scene(2, 9).cities("seoul").captain(0, ships=ships, stations=stations, compensations=compensations)
    return s.attack(0, ships, 1).captor(0, 1).go(Rewards())


@pytest.mark.rule("TH-19.3")
def test_two_stations_are_kept_and_nothing_is_bought() -> None:  # D-1, D-2
    s = scene(2, 3).captain(0, humans=50_000, compensations="pension", credits=1)
    s.drawn(0, "battery jammer").drawn(1, "stool miner").go(BUYING)
    assert absent(s, 0) == ["keep", "credits 0", "allowance pension 0", "buy none"]


@pytest.mark.rule("TH-19.3")
def test_nothing_is_sent() -> None:  # D-3
    s = scene(2, 6).cities("seoul", "prague", "vienna").captain(0, ships="training mosquito", stations="cannon")
    assert absent(s.go(Planning()), 0) == ["no cell", "no cell"]


@pytest.mark.rule("TH-19.3")
def test_a_plan_already_begun_is_completed() -> None:
    s = scene(2, 1).cities("seoul", "prague", "vienna")
    s.captain(0, ships="starship cyclops training", compensations="jerrycan fuel_tank").go(Planning())
    s.choose(0, "no cell", "cell 1", "cell 1")
    assert absent(s, 0) == ["fuel fuel_tank"]


@pytest.mark.rule("TH-19.3")
def test_nobody_is_moved() -> None:  # D-4, D-5
    s = scene(2, 6).cities("seoul", "prague", "vienna").captain(0, ships="strider nomad", stations="magnet")
    s.attack(0, "strider nomad", 1).attack(1, "training", 2).go(PullShips(), MoveShips())
    assert absent(s, 0) == ["pass", "no cell", "no cell"]


@pytest.mark.rule("TH-19.3")
def test_a_captain_retreats() -> None:  # D-6
    assert absent(battle("training"), 0) == ["retreat"]


@pytest.mark.rule("TH-19.3")
def test_a_captain_passes_in_the_window_and_loses_the_only_ship() -> None:  # D-7, D-8
    s = lost("mosquito", stations="amplifier dock", compensations="rage")
    assert absent(s, 0) == ["pass", "ship mosquito"]


@pytest.mark.rule("TH-19.3")
@pytest.mark.parametrize(
    ("ships", "given_up"),
    [
        ("training cyclops strider", "ship strider"),  # the mortal ship of the lowest strength
        ("strider miner", "ship miner"),  # then of the lowest price
        ("botanist tourist", "ship tourist"),  # then the first in hand
    ],
)
def test_the_least_ship_is_lost(ships: str, given_up: str) -> None:  # D-8, D-13
    assert absent(lost(ships), 0) == [given_up]
    s = captured(ships).choose(0, "catch").chance("army army_26").choose(0, "fight").dice(1, 1)
    assert absent(s, 0) == [given_up]


@pytest.mark.rule("TH-19.3")
def test_no_trophy_is_claimed() -> None:  # D-9
    s = lost("training", compensations="last_grab").choose(0, "pass").chance("compensation rage")
    assert s.options(0) == ["pass", "claim"]
    assert absent(s, 0) == ["pass"]


@pytest.mark.rule("TH-19.3")
def test_a_city_is_raided_with_the_raid_station() -> None:  # D-10, D-14
    s = captured("training", stations="net")
    assert absent(s, 0) == ["raid", "use"]


@pytest.mark.rule("TH-19.3")
def test_an_army_is_fled_from() -> None:  # D-11
    s = captured("training", stations="spotter").choose(0, "catch").chance("army army_10")
    assert absent(s, 0) == ["flee"]


@pytest.mark.rule("TH-19.3")
def test_nothing_helps_against_an_army() -> None:  # D-12
    s = captured("mosquito", stations="battery").choose(0, "catch").chance("army army_10")
    assert absent(s.choose(0, "fight").dice(1, 1), 0) == ["pass"]


@pytest.mark.rule("TH-19.3")
def test_a_target_already_asked_for_is_named() -> None:
    s = lost("mosquito teacup", stations="jammer").choose(0, "station jammer")
    assert absent(s, 0)[0] == "captain 1 ship 0"


@pytest.mark.rule("TH-19.3")
@pytest.mark.parametrize("seats", [2, 5])
def test_a_game_of_absent_captains_comes_to_its_end(seats: int) -> None:
    t = new_table(STANDARD, seats, seed=7)
    advance(t)
    while not t.over:
        seat = next_to_act(t)
        assert default_choice(t, seat) in options(t, seat)
        choose(t, seat, default_choice(t, seat))
    assert [captain.balance for captain in t.captains] == [100_000] * seats
    assert t.turn == 10
