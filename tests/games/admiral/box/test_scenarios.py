"""The scenarios that come with the game: maps, fleets, sides and how they end."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.box.files.load import SCENARIOS, load_scenario, load_ships
from kubrik.games.admiral.box.scenarios import Scenario
from kubrik.games.admiral.terms import CAPTAIN, DIRECTIONS, FORT, GOLD, ISLAND, NOBODY, REEF, SCORE, SEA

SHIPS = load_ships()
ALL = [("duel", 2), ("gold_run", 2), ("gold_run", 3), ("gold_run", 4), ("fleet_battle", 2), ("fleet_battle", 4)]
OF = {key: load_scenario(*key, SHIPS) for key in ALL}
DUEL, RUN_2, RUN_3, RUN_4, BATTLE_2, BATTLE_4 = OF.values()

FLEETS = {
    ("duel", 2): ["battleship B7 E, frigate B5 E, brig B9 E", "battleship S8 W, frigate S10 W, brig S6 W"],
    ("gold_run", 3): [
        "galleon D2 S, frigate B2 SE, brig F2 SE",
        "galleon P2 S, frigate R2 SW, brig N2 SW",
        "galleon J13 N, frigate J12 N, brig J11 N",
    ],
    ("gold_run", 4): [
        "galleon B2 SE, frigate C1 SE, brig A3 SE",
        "galleon S13 NW, frigate R14 NW, brig T12 NW",
        "galleon S2 SW, frigate R1 SW, brig T3 SW",
        "galleon B13 NE, frigate C14 NE, brig A12 NE",
    ],
    ("fleet_battle", 2): [
        "battleship C7 E, galleon C9 E, frigate C5 E, frigate C11 E, brig D6 E",
        "battleship R8 W, galleon R6 W, frigate R10 W, frigate R4 W, brig Q9 W",
    ],
    ("fleet_battle", 4): [
        "battleship C3 E, frigate C5 E, brig D2 E",
        "battleship R12 W, frigate R10 W, brig Q13 W",
        "battleship C12 E, frigate C10 E, brig D13 E",
        "battleship R3 W, frigate R5 W, brig Q2 W",
    ],
}
FLEETS["gold_run", 2] = FLEETS["gold_run", 4][:2]


def fleets(scenario: Scenario) -> list[str]:
    told: list[list[str]] = [[] for _ in range(scenario.seats)]
    for berth in scenario.berths:
        place = f"{scenario.chart.name(berth.cell)} {DIRECTIONS[berth.facing]}"
        told[berth.seat].append(f"{berth.ship_class.name.id} {place}")
    return [", ".join(fleet) for fleet in told]


def cells_with(scenario: Scenario, terrain: int) -> str:
    chart = scenario.chart
    return " ".join(chart.name(cell) for cell in range(chart.sea.cells) if chart.terrain[cell] == terrain)


def gold(scenario: Scenario) -> dict[str, int]:
    return {scenario.chart.name(cell): units for cell, units in enumerate(scenario.chart.gold) if units}


def ports(scenario: Scenario) -> dict[int, str]:
    name = scenario.chart.name
    return {port.seat: " ".join(map(name, [port.fort, *port.harbours])) for port in scenario.chart.ports}


@pytest.mark.rule("AD-5.3", "AD-23.1", "AD-23.2", "AD-24.1", "AD-24.2", "AD-24.3", "AD-25.1", "AD-25.2")
@pytest.mark.parametrize("key", ALL)
def test_ships_stand_where_the_scenario_says(key: tuple[str, int]) -> None:
    """Seat by seat, in this order."""
    scenario = OF[key]
    assert fleets(scenario) == FLEETS[key]
    assert scenario.seats == key[1]
    assert [berth.seat for berth in scenario.berths] == sorted(berth.seat for berth in scenario.berths)


@pytest.mark.rule("AD-2.13")
@pytest.mark.parametrize("key", ALL)
def test_a_board_has_the_size_of_its_map(key: tuple[str, int]) -> None:
    sea = OF[key].chart.sea
    assert (sea.columns, sea.rows) == ((19, 14) if key == ("gold_run", 3) else (20, 14))


@pytest.mark.rule("AD-23.6")
def test_the_strait_of_the_duel() -> None:
    assert cells_with(DUEL, ISLAND) == "F3 G3 G4 J7 K7 J8 K8 N11 N12 O12"
    assert cells_with(DUEL, REEF) == "P5 E10"
    sea, cells = DUEL.chart.sea, range(DUEL.chart.sea.cells)
    assert sea.is_land == [DUEL.chart.terrain[cell] == ISLAND for cell in cells]
    assert sea.is_reef == [DUEL.chart.terrain[cell] == REEF for cell in cells]
    assert ports(DUEL) == {}
    assert gold(DUEL) == {}
    assert set(DUEL.chart.harbours) == {NOBODY}


@pytest.mark.rule("AD-3.12", "AD-24.4")
def test_gold_lies_in_piles_of_three() -> None:
    for scenario in (RUN_2, RUN_4):
        assert gold(scenario) == dict.fromkeys(["F5", "O5", "J6", "K6", "J9", "K9", "F10", "O10"], 3)
    assert gold(RUN_3) == dict.fromkeys(["F5", "N5", "I6", "K6", "J8", "F12", "N12"], 3)
    assert all(RUN_3.chart.terrain[cell] == SEA for cell, units in enumerate(RUN_3.chart.gold) if units)


@pytest.mark.rule("AD-3.4", "AD-3.5", "AD-3.6", "AD-24.1")
def test_ports_are_forts_with_harbours() -> None:
    assert ports(RUN_4) == {0: "A1 B1 A2 B2", 1: "T14 S13 T13 S14", 2: "T1 S1 S2 T2", 3: "A14 A13 B13 B14"}
    assert ports(RUN_3) == {0: "D1 C1 E1 D2", 1: "P1 O1 Q1 P2", 2: "J14 J13 I14 K14"}
    assert ports(BATTLE_2) == {0: "H3 H2 I3 H4", 1: "M12 M11 L12 M13"}
    assert ports(BATTLE_4) == {0: "E6 F5 F6 F7", 1: "P9 O8 O9 O10", 2: "E9 F8 F9 F10", 3: "P6 O5 O6 O7"}
    assert cells_with(RUN_4, FORT) == "A1 T1 A14 T14"
    chart = RUN_4.chart
    assert [chart.harbours[chart.named(cell)] for cell in ("A1", "B2", "T13", "S2", "B13", "C3")] == [
        -1,
        0,
        1,
        2,
        3,
        -1,
    ]
    assert chart.terrain[chart.named("B2")] == SEA


@pytest.mark.rule("AD-24.2")
def test_with_two_players_the_other_forts_are_islands_and_their_harbours_are_sea() -> None:
    """The map for 2 and 4 players, and the legend of the maps."""
    assert ports(RUN_2) == {0: "A1 B1 A2 B2", 1: "T14 S13 T13 S14"}
    assert cells_with(RUN_2, FORT) == "A1 T14"
    assert {"T1", "A14"} <= set(cells_with(RUN_2, ISLAND).split())
    assert set(RUN_2.chart.harbours) == {NOBODY, 0, 1}
    assert RUN_2.chart.sea.is_land == RUN_4.chart.sea.is_land


@pytest.mark.rule("AD-18.1", "AD-24.10", "AD-25.3")
def test_only_four_players_in_the_fleet_battle_have_allies() -> None:
    assert [OF[key].sides for key in ALL[:-1]] == [[0, 1], [0, 1], [0, 1, 2], [0, 1, 2, 3], [0, 1]]
    assert BATTLE_4.sides == [0, 1, 0, 1]


@pytest.mark.rule("AD-22.1", "AD-23.5", "AD-24.7", "AD-24.9", "AD-25.7")
def test_every_scenario_has_its_victory_and_its_round_limit() -> None:
    assert [OF[key].goal for key in ALL] == [0, 4, 4, 3, 0, 0]
    assert [OF[key].fort_wins for key in ALL] == [False] * 4 + [True] * 2
    assert [OF[key].rounds for key in ALL] == [30, 40, 40, 40, 25, 25]
    assert [OF[key].ranking for key in ALL] == [SCORE, GOLD, GOLD, GOLD, SCORE, SCORE]


@pytest.mark.rule("AD-21.6")
def test_scenarios_have_a_level_and_titles_but_no_mines() -> None:
    assert SCENARIOS == ["duel", "gold_run", "fleet_battle"]
    assert all(OF[key].mines == [] and OF[key].level == CAPTAIN and OF[key].name.id == key[0] for key in ALL)
    assert [RUN_2.name.en, RUN_2.name.ru] == ["Treasures of the old pirate", "Сокровища старого пирата"]
