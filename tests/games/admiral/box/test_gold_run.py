"""Treasures of the old pirate (AD-24)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.expansions.captain_cards.table import notes as cards
from kubrik.games.admiral.rules.ending import ranks
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.terms import BY_BANKING, BY_ELIMINATION, CAPTAIN
from tests.games.admiral.scene import Scene, scene
from tests.games.admiral.whole_scenarios import put, scenario_scene, sunk

PLAYERS = [2, 3, 4]
GOALS = [(2, 4), (3, 4), (4, 3)]


def home_with_gold(players: int, units: int, bank: int) -> Scene:
    """The galleon of player 0 lies in its harbour."""
    s = scenario_scene("gold_run", players).ship("G1", gold=units)
    s.t.bank[0] = bank
    return s.turn(0)


@pytest.mark.rule("AD-24.1", "AD-5.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_has_a_galleon_a_frigate_a_brig_and_a_port(players: int) -> None:
    s = scenario_scene("gold_run", players)
    assert s.t.rules.names == [
        *(f"{letter}{seat}" for seat in range(1, players + 1) for letter in "GFB"),
        *(f"fort {seat}" for seat in range(1, players + 1)),
    ]
    assert all(len(port.harbours) == 3 for port in s.t.rules.ports)
    assert s.t.fort_flags == list(range(players))


@pytest.mark.rule("AD-24.2")
def test_where_the_ships_of_two_or_four_stand() -> None:
    cells = ["B2", "C1", "A3", "S13", "R14", "T12", "S2", "R1", "T3", "B13", "C14", "A12"]
    facings = ["SE"] * 3 + ["NW"] * 3 + ["SW"] * 3 + ["NE"] * 3
    for players in (2, 4):
        s = scenario_scene("gold_run", players)
        ships = s.t.rules.names[: 3 * players]
        assert [s.cell(ship) for ship in ships] == cells[: 3 * players]
        assert [s.facing(ship) for ship in ships] == facings[: 3 * players]


@pytest.mark.rule("AD-24.3")
def test_where_the_ships_of_three_stand() -> None:
    s = scenario_scene("gold_run", 3)
    ships = s.t.rules.names[:9]
    assert [s.cell(ship) for ship in ships] == ["D2", "B2", "F2", "P2", "R2", "N2", "J13", "J12", "J11"]
    assert [s.facing(ship) for ship in ships] == ["S", "SE", "SE", "S", "SW", "SW", "N", "N", "N"]


@pytest.mark.rule("AD-24.4", "AD-24.5")
@pytest.mark.parametrize(("players", "piles"), [(2, 8), (3, 7), (4, 8)])
def test_gold_lies_in_the_sea_and_none_in_the_banks(players: int, piles: int) -> None:
    t = scenario_scene("gold_run", players).t
    assert [units for units in t.sea_gold if units] == [3] * piles
    assert t.bank == [0] * players
    assert set(t.gold) == {0}


@pytest.mark.rule("AD-24.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_has_two_captains(players: int) -> None:
    s = scenario_scene("gold_run", players, captains=True).lay_cards("").assign()
    for seat in range(players):
        s.choose(seat, f"swift commands G{seat + 1}", f"rapid commands F{seat + 1}")
    assert s.notes(cards.CARDS_LAID) == [(seat, 2, 0, 0) for seat in range(players)]


@pytest.mark.rule("AD-24.7")
@pytest.mark.parametrize(("players", "goal"), GOALS)
def test_enough_gold_in_the_bank_wins(players: int, goal: int) -> None:
    s = home_with_gold(players, 1, goal - 1).choose(0, "bank G1", "end turn")
    assert s.t.over
    assert s.notes(notes.VICTORY) == [(0, BY_BANKING, 0, 0)]
    assert ranks(s.t)[0] == 1


@pytest.mark.rule("AD-24.7")
@pytest.mark.parametrize(("players", "goal"), GOALS)
def test_one_less_does_not(players: int, goal: int) -> None:
    s = home_with_gold(players, 2, goal - 3).choose(0, "bank G1", "2 gold", "end turn")
    assert s.asked() == [1]


@pytest.mark.rule("AD-24.7", "AD-6.17", "T-74")
def test_in_mid_turn_nobody_has_won_yet() -> None:
    s = home_with_gold(2, 2, 4).choose(0, "bank G1", "2 gold")
    assert s.t.bank == [6, 0]
    assert s.asked() == [0]
    assert "move F1" in s.options(0)
    assert s.choose(0, "end turn").t.winners == 0


@pytest.mark.rule("AD-24.7")
def test_at_the_end_of_another_s_turn_nobody_wins_by_gold() -> None:
    s = scenario_scene("gold_run", 2).turn(1, 0)
    s.t.bank[0] = 6
    assert s.choose(1, "end turn").asked() == [0]
    assert s.choose(0, "end turn").t.winners == 0


@pytest.mark.rule("AD-24.7")
def test_gold_aboard_wins_nothing() -> None:
    s = home_with_gold(4, 4, 0).choose(0, "end turn")
    assert s.asked() == [1]


@pytest.mark.rule("AD-24.7", "AD-22.2")
def test_who_loses_the_last_ship_after_banking_has_not_won() -> None:
    s = scenario_scene("gold_run", 3)
    sunk(s, "F1", "B1")
    put(s, "G2", "D3")
    s.t.bank[0] = 4
    s.ship("G1", gold=1).turn(0).choose(0, "bank G1").choose(0, "board with G1").chance("die 1", "die 6")
    assert s.t.bank[0] == 5
    assert s.asked() == [1]


@pytest.mark.rule("AD-6.17")
def test_gold_wins_before_cards_are_turned_down() -> None:
    s = scene("1a...", "..$..", "...b2", ships="G1 B1 E, F2 D3 W", captains="G1 swift*", goal=2)
    s.ship("G1", gold=1).turn(0).choose(0, "end turn")
    assert s.options(0) == ["turn down card of G1", "leave up card of G1"]
    s.choose(0, "leave up card of G1")
    assert s.asked() == [1]
    s = scene("1a...", "..$..", "...b2", ships="G1 B1 E, F2 D3 W", captains="G1 swift*", goal=1)
    s.ship("G1", gold=1).turn(0).choose(0, "bank G1", "end turn")
    assert s.t.over
    assert s.captain("G1") == "swift*"


@pytest.mark.rule("AD-24.8")
def test_who_is_left_alone_wins_without_gold() -> None:
    s = scenario_scene("gold_run", 3)
    sunk(s, "F1", "B1", "F2", "B2", "F3", "B3")
    put(s, "G2", "D4")
    put(s, "G3", "F4")
    s.ship("G2", strength=1).ship("G3", strength=1).turn(0)
    s.choose(0, "fire at G2", "1 from G1").chance("die 1")
    assert not s.t.over
    s.choose(0, "fire at G3", "1 from G1").chance("die 1")
    assert s.notes(notes.VICTORY) == [(0, BY_ELIMINATION, 0, 0)]


@pytest.mark.rule("AD-24.9")
@pytest.mark.parametrize(
    ("bank", "aboard", "sunk_value", "places"),
    [
        ([1, 2, 0], [4, 0, 0], [9, 0, 0], [2, 1, 3]),
        ([1, 1, 1], [1, 3, 2], [9, 0, 0], [3, 1, 2]),
        ([1, 1, 1], [2, 2, 2], [2, 0, 3], [2, 3, 1]),
    ],
)
def test_after_40_rounds_gold_decides_and_then_the_rest(
    bank: list[int], aboard: list[int], sunk_value: list[int], places: list[int]
) -> None:
    s = scenario_scene("gold_run", 3, options={"windless": "on", "initiative": "fixed"})
    s.t.bank, s.t.sunk_value, s.t.round = bank, sunk_value, 40
    s.ship("G1", gold=aboard[0]).ship("G2", gold=aboard[1]).ship("G3", gold=aboard[2]).round()
    s.choose(0, "end turn").choose(1, "end turn").choose(2, "end turn")
    assert s.t.over
    assert ranks(s.t) == places
    assert [place for _, _, _, place in s.notes(notes.RESULT)] == places


@pytest.mark.rule("AD-24.10", "AD-1.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_are_enemies(players: int) -> None:
    t = scenario_scene("gold_run", players).t
    assert all(t.are_enemies(a, b) == (a != b) for a in range(players) for b in range(players))
    assert t.rules.settings.level == CAPTAIN
