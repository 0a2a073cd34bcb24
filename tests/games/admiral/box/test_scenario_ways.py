"""A scenario in which somebody could not sail where he must is refused when it is read."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.box.files.load import SHIP_FILE, ScenarioFileError, parse_scenario, parse_ships
from kubrik.games.admiral.terms import GOLD
from tests.games import edits
from tests.games.admiral.own_scenario import complaint, parsed, text

WITH_2 = "sea no. 1 with 2 players: "


def duel(*map: str, one: str = "frigate A1 E", two: str = "frigate E1 W") -> str:
    return text(list(map), [[one], [two]])


def run(*map: str, one: str = "frigate B1 E", two: str = "frigate F1 W", goal: int = 2) -> str:
    return text(list(map), [[one], [two]], victory=["gold"], goal=[goal], pile=2)


def battle(*map: str, one: str = "frigate B1 E", two: str = "frigate F1 W") -> str:
    return text(list(map), [[one], [two]], victory=["fort"])


def test_enemies_can_meet_where_only_elimination_wins() -> None:
    """AD-23.4."""
    apart = WITH_2 + "seat 1 can reach no enemy, but only elimination wins"
    assert complaint(duel("..#..", "..#..")) == apart
    assert parsed(duel("..#..", ".....")).seats == 2


@pytest.mark.rule("AD-2.5", "AD-8.8")
def test_ships_do_not_sail_between_cells_that_are_cut_off() -> None:
    apart = WITH_2 + "seat 1 can reach no enemy, but only elimination wins"
    assert complaint(duel("..#..", ".#...", "#....")) == apart
    assert parsed(duel("..#..", ".#...", ".....")).seats == 2


@pytest.mark.rule("AD-3.3")
def test_only_a_brig_sails_over_reefs() -> None:
    assert complaint(duel("..^..")) == WITH_2 + "seat 1 can reach no enemy, but only elimination wins"
    assert parsed(duel("..^..", one="brig A1 E")).seats == 2


def test_every_ship_can_come_home() -> None:
    """AD-15.1."""
    away = WITH_2 + "the frigate of seat 1 in D1 cannot reach a port of its side by sea"
    assert complaint(battle("1a#..b2", one="frigate D1 E")) == away
    assert complaint(battle("1a^..b2", one="frigate D1 E")) == away
    assert parsed(battle("1a^..b2", one="brig D1 E", two="brig F1 W")).fort_wins


def test_an_ally_s_port_is_a_home_too() -> None:
    """AD-18.3."""
    fleets = [["frigate D1 E"], ["frigate E2 W"], ["frigate C4 E"]]
    map = ["1a#....", "###....", "3c..b2.", "......."]
    away = "sea no. 1 with 3 players: the frigate of seat 1 in D1 cannot reach a port of its side by sea"
    assert complaint(text(map, fleets), 3) == away
    assert parsed(text(map, fleets, sides=[[1, 3], [2]]), 3).sides == [0, 1, 0]


@pytest.mark.rule("AD-3.6")
def test_a_fort_without_harbour_only_guards() -> None:
    """Nobody need come home to it."""
    own = parsed(battle("1......", ".....b2"))
    assert [port.harbours for port in own.chart.ports] == [[], [own.chart.named("F2")]]


def test_gold_can_be_reached() -> None:
    """AD-16.2."""
    assert complaint(run("1a.$.b2", ".....#$")) == WITH_2 + "no ship can reach the gold in G2"
    assert parsed(run("1a.$.b2", "......$")).goal == 2


def test_gold_can_be_brought_home_in_every_port() -> None:
    """AD-16.3, AD-24.7."""
    assert complaint(run("1a.$...", two="frigate F1 W")) == WITH_2 + "seat 2 has no port to bring gold to"
    assert complaint(run("1a.$..2", two="frigate F1 W")) == WITH_2 + "seat 2 has no port to bring gold to"
    half = run("1a.$^.b2", two="frigate F1 W")
    assert complaint(half) == WITH_2 + "seat 2 can bring home 0 of gold, expected at least 2"
    assert complaint(run("1a.$.b2", goal=3)) == WITH_2 + "seat 1 can bring home 2 of gold, expected at least 3"


def test_a_race_for_gold_needs_no_common_sea() -> None:
    """AD-24.7: only where elimination alone wins must enemies meet."""
    assert parsed(run("1a$#$b2")).goal == 2


@pytest.mark.rule("AD-24.7")
def test_a_goal_belongs_to_its_number_of_players() -> None:
    fleets = [["brig B1 E"], ["brig F1 W"], ["brig B2 E"]]
    both = text(["1a.$.b2", "3c....."], fleets, victory=["gold"], players=[2, 3], goal=[2, 3], pile=2)
    assert complaint(both) == "sea no. 1 with 3 players: seat 1 can bring home 2 of gold, expected at least 3"
    fewer = both.replace("goal = [2, 3]", "goal = [2, 1]")
    assert [parsed(fewer, players).goal for players in (2, 3)] == [2, 1]


def test_only_ships_that_carry_gold_bring_it_home() -> None:
    """AD-16.1."""
    ships = parse_ships(edits.edited(SHIP_FILE.text(), 'id="frigate"', "gold=2", "gold=0"), "my_ships.toml")
    with pytest.raises(ScenarioFileError, match="seat 1 can bring home 0 of gold, expected at least 2"):
        parse_scenario(run("1a.$.b2", two="brig F1 W"), "my.toml", 2, ships)


def test_gold_may_only_rank() -> None:
    """AD-24.9."""
    ranked = text(["1a.$.b2"], [["frigate B1 E"], ["frigate F1 W"]], ranking="gold", pile=3)
    assert (parsed(ranked).goal, parsed(ranked).ranking) == (0, GOLD)
    cut = ranked.replace("1a.$.b2", "1a$^.b2")
    assert complaint(cut) == WITH_2 + "seat 2 can bring home 0 of gold, expected at least 1"


def test_allies_have_one_bank() -> None:
    """AD-16.4, AD-18.4: what one of them can bring home is enough."""
    fleets = [["frigate B1 E"], ["frigate G1 W"], ["frigate B3 E"]]
    map = ["1a.$..b2", "########", "3c......"]
    alone = text(map, fleets, victory=["gold"], goal=[2], pile=2)
    assert complaint(alone, 3) == "sea no. 1 with 3 players: seat 3 can bring home 0 of gold, expected at least 2"
    allied = text(map, fleets, victory=["gold"], goal=[2], pile=2, sides=[[1, 3], [2]])
    assert parsed(allied, 3).goal == 2


def test_an_enemy_s_fort_can_be_stormed() -> None:
    """AD-17.5, AD-25.6: a ship comes beside it, also diagonally, but not past two cells of land."""
    nobody = WITH_2 + "seat 1 can reach no fort of an enemy, but victory names 'fort'"
    assert complaint(battle("1a.....", two="frigate F1 W")) == nobody
    assert complaint(battle("1a.#.b2")) == nobody
    assert complaint(battle("1a...#2", ".....b#", two="frigate F2 W")) == nobody
    assert parsed(battle("1a...#2", ".....b^", two="frigate F2 W")).fort_wins


def test_forts_of_those_who_do_not_play_are_islands() -> None:
    """AD-24: with two players the fort of seat 3 is nobody's."""
    both = text(["1a..b2", "......", "...c3."], [["brig B1 E"], ["brig E1 W"], ["brig A3 E"]], victory=["fort"])
    both = both.replace("players = [3]", "players = [2, 3]")
    assert [port.seat for port in parsed(both, 2).chart.ports] == [0, 1]
    assert [port.seat for port in parsed(both, 3).chart.ports] == [0, 1, 2]
    assert len(parsed(both, 2).berths) == 2
