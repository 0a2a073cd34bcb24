"""Who is asked: by public facts only, so that no question betrays a hidden card (TH-19)."""

from __future__ import annotations

import pytest

from kubrik.games.humans.table import notes
from tests.games.humans.fights import all_fight, battle, captured, used_compensations, who
from tests.games.humans.scene import Scene, scene


def behind(s: Scene, ships: str = "training") -> Scene:
    """Captain 0 has rolled too little against a leviathan."""
    return all_fight(battle(s, "prague", ships, "leviathan leviathan")).dice(1, 1).dice(6, 6)


def lost(s: Scene, ships: str) -> Scene:
    """And has not found help."""
    behind(s, ships)
    return s.choose(0, "pass") if s.asked() == [0] and s.clause(0) == "TH-8.36" else s


def beaten(s: Scene, ships: str) -> Scene:
    """Captain 0 has rolled too little against an army."""
    captured(s, "seoul", ships).choose(0, "catch").chance("army army_26").choose(0, "fight")
    return s.dice(1, 1)


@pytest.mark.rule("TH-8.64", "TH-19.4", "TH-19.5", "EC-82")
def test_who_holds_an_old_compensation_is_asked_even_if_it_is_of_no_use() -> None:
    s = behind(scene(2, turn=3).captain(0, compensations="jerrycan"))
    assert s.asked() == [0]
    assert s.options(0) == ["pass"]


@pytest.mark.rule("TH-8.64", "TH-19.5", "TH-13.5", "EC-82")
def test_a_compensation_drawn_this_turn_is_no_reason_to_ask() -> None:
    s = behind(scene(2, turn=3).captain(0, fresh="rage"))
    assert s.t.captors[1] == 1  # decided
    assert used_compensations(s) == ""


@pytest.mark.rule("TH-8.64", "TH-19.5")
@pytest.mark.parametrize("station", ["battery", "amplifier", "casino", "jammer"])
def test_a_ready_station_that_helps_in_battle_is_a_reason_to_ask(station: str) -> None:
    ready = behind(scene(2, turn=3).captain(0, stations=station))
    assert ready.options(0) == ["pass", f"station {station}"]
    used = behind(scene(2, turn=3).captain(0, stations=station, used=station))
    assert used.t.captors[1] == 1


@pytest.mark.rule("TH-8.64", "TH-19.5")
@pytest.mark.parametrize("station", ["dock", "magnet", "spotter", "tanker", "cannon", "net"])
def test_a_station_of_no_help_in_battle_is_none(station: str) -> None:
    s = behind(scene(2, turn=3).captain(0, stations=station))
    assert s.t.captors[1] == 1


@pytest.mark.rule("EC-84", "TH-19.4", "TH-19.6")
@pytest.mark.parametrize("ships", ["cyclops", "training cyclops"])
@pytest.mark.parametrize("compensation", ["jerrycan", "insurance"])
def test_with_one_mortal_ship_an_old_compensation_is_a_reason_to_ask(ships: str, compensation: str) -> None:
    s = lost(scene(2, turn=3).captain(0, compensations=compensation), ships)
    assert s.asked() == [0]
    assert s.options(0) == ["ship cyclops"] + [f"compensation {compensation}"] * (compensation == "insurance")


@pytest.mark.rule("EC-84", "TH-19.6")
def test_with_one_mortal_ship_a_ready_dock_is_a_reason_to_ask() -> None:
    s = lost(scene(2, turn=3).captain(0, stations="dock"), "cyclops")
    assert s.options(0) == ["ship cyclops", "station dock"]


@pytest.mark.rule("EC-84", "TH-19.6")
def test_otherwise_the_only_mortal_ship_is_lost_unasked() -> None:
    bare = scene(2, turn=3)
    used = scene(2, turn=3).captain(0, stations="dock", used="dock")
    drawn_this_turn = scene(2, turn=3).captain(0, fresh="insurance")
    for s in (bare, used, drawn_this_turn):
        assert lost(s, "training cyclops").asked() == [-1]
        assert s.ships(0) == "training"


@pytest.mark.rule("TH-8.52", "TH-19.6")
def test_without_a_mortal_ship_nobody_is_asked_even_with_a_dock() -> None:
    s = lost(scene(2, turn=3).captain(0, stations="dock"), "training")
    assert s.asked() == [-1]
    assert s.ready(0) == "dock"


@pytest.mark.rule("TH-19.4", "TH-19.5")
@pytest.mark.parametrize(
    ("stations", "compensations", "fresh", "asked"),
    [
        ("", "jerrycan", "", True),  # of no use, but old
        ("", "", "rage", False),
        ("battery", "", "", True),
        ("casino", "", "", True),
        ("jammer dock", "", "", False),
    ],
)
def test_whether_help_is_asked_for_depends_on_public_facts(
    stations: str, compensations: str, fresh: str, asked: bool
) -> None:
    s = scene(2, turn=3).captain(0, stations=stations, compensations=compensations, fresh=fresh)
    beaten(s, "training")
    assert (who(s, notes.ARMY_WINS) == []) == asked
    assert s.asked() == [0] * asked


@pytest.mark.rule("TH-19.4", "TH-19.6")
@pytest.mark.parametrize(
    ("stations", "compensations", "options"),
    [
        ("", "jerrycan", ["ship cyclops"]),
        ("", "insurance", ["ship cyclops", "compensation insurance"]),
        ("dock", "", ["ship cyclops", "station dock"]),
    ],
)
def test_so_does_whether_a_ship_to_lose_is_asked_for(stations: str, compensations: str, options: list[str]) -> None:
    s = scene(2, turn=3).captain(0, stations=stations, compensations=compensations)
    beaten(s, "training cyclops")
    if compensations:
        s.choose(0, "pass")
    assert s.clause(0) == "TH-10.30"
    assert s.options(0) == options
