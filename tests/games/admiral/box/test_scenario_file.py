"""How a scenario file is read, and how a broken one is refused: in one line that names file, entry and problem."""

from __future__ import annotations

from pathlib import Path

import pytest

from kubrik.games.admiral.box.files.load import (
    SCENARIOS,
    SHIP_FILE,
    ScenarioFileError,
    load_scenario,
    load_ships,
    parse_ships,
    scenario_file,
    ships_in,
)
from kubrik.games.admiral.terms import BASIC, FRESH
from tests.games import edits
from tests.games.admiral.own_scenario import SHIPS, complaint, parsed, text

DUEL, RUN, BATTLE = (scenario_file(id, SHIPS).text() for id in SCENARIOS)
SHIP, SEA = "sea no. 1: ship", "sea no. 1:"

WRONG_FORM = [
    (DUEL, "rounds = ", "rounds = 30", "", "[scenario]: the field 'rounds' is missing"),
    (DUEL, "rounds = ", "30", "0", "[scenario]: rounds is 0, expected int >= 1"),
    (DUEL, "victory = ", "victory", "wins", "[scenario]: there is a field 'wins', expected only id, en, ru, level,"),
    (DUEL, "players = ", "[2]", "[]", f"{SEA} players is [], expected array of length >= 1"),
    (DUEL, "players = ", "[2]", "[5]", f"{SEA} players[0] is 5, expected int <= 4"),
    (DUEL, "map = [", "map", "chart", f"{SEA} there is a field 'chart', expected only players, map, fleets, sides,"),
    (DUEL, "[[box.sea]]", "sea", "see", "[box]: there is a field 'see', expected only sea, ship"),
    (RUN, "pile = 3", "3", "0", f"{SEA} pile is 0, expected int >= 1"),
    (BATTLE, "sides = ", "[2, 4]", "[2, 5]", "sea no. 2: sides[1][1] is 5, expected int <= 4"),
]

WRONG_SCENARIO = [
    (DUEL, "game =", "admiral", "humans", "the file: game is 'humans', expected 'admiral'"),
    (DUEL, "ru = ", "Дуэль", " Дуэль", "scenario 'duel': ru is ' Дуэль в проливе', expected a title in printable"),
    (DUEL, "level = ", "captain", "cadet", "scenario 'duel': level is 'cadet', expected one of 'basic', 'captain',"),
    (DUEL, "ranking = ", "score", "luck", "scenario 'duel': ranking is 'luck', expected one of 'score', 'gold'"),
    (DUEL, "victory = ", "elim", "illum", "scenario 'duel': victory is 'illumination', expected one of 'elimination'"),
    (DUEL, "victory = ", '"elimination"', "", "scenario 'duel': victory names nothing, expected 'elimination' too"),
    (RUN, "victory = ", '"elimination", ', "", "scenario 'gold_run': victory names gold, expected 'elimination' too"),
    (RUN, "victory = ", '"elimination"', '"gold"', "scenario 'gold_run': victory names 'gold' twice, expected once"),
    (DUEL, 'source = "h', "house", "mine", "scenario 'duel': source is 'mine', expected one of 'seed', 'public',"),
    (RUN, "players = [3]", "3", "3, 4", "sea no. 2: 4 players have sea no. 1 already, expected one sea"),
    (RUN, "goal = [4, 3]", ", 3", "", f"{SEA} goal has 1 entries, expected 2, one for each number of players"),
    (RUN, "goal = [4, 3]", "goal = [4, 3]", "", f"{SEA} there is no goal, expected one: there is the victory 'gold'"),
    (RUN, "pile = 3", "pile = 3", "", f"{SEA} there is no pile, expected one: there is gold on the map"),
    (DUEL, "players = ", "[2]", "[2]\npile = 1", f"{SEA} there is a pile, expected none without gold on the map"),
    (DUEL, "players = ", "[2]", "[2]\ngoal = [1]", f"{SEA} there is a goal, expected none without the victory 'gold'"),
    (DUEL, "ranking = ", "score", "gold", f"{SEA} the map has no gold '$', but victory or ranking names it"),
    (DUEL, '"....^', ".^", ".$", f"{SEA} the map has gold '$', but neither victory nor ranking names it"),
    (BATTLE, "players = [2]", "[2]", "[2]\nsides = [[1, 3], [2]]", f"{SEA} sides names seat 3, expected seats 1 to 2"),
    (BATTLE, "sides = ", "[2, 4]", "[2]", "sea no. 2: sides names seat 4 0 times, expected once"),
    (BATTLE, "sides = ", "[2, 4]", "[2, 4, 1]", "sea no. 2: sides names seat 1 2 times, expected once"),
    (BATTLE, "sides = ", "3], [2", "3, 2", "sea no. 2: sides has one side, expected at least two"),
    (BATTLE, "sides = ", "[2, 4]", "[2, 4], []", "sea no. 2: sides has a side without seats, expected some on each"),
]

WRONG_MAP = [
    (DUEL, '"......#.', '"......#', '"......', f"{SEA} map: row 4 has 19 cells, expected 20 as in row 1"),
    (DUEL, '"......#.', "#", "~", f"{SEA} map: row 4 has '~', expected only . # ^ $ 1 2 3 4 a b c d"),
    (BATTLE, '"......#1a', "1", ".", f"{SEA} map: there is a harbour 'a', expected a fort '1' too"),
    (BATTLE, '"......#1a', "1a.", "1a1", f"{SEA} map: seat 1 has 2 forts, expected at most one"),
    (BATTLE, '"......#1a', "1a.", "1a3", f"{SEA} map: seat 3 has a fort, expected seats 1 to 2 only"),
]

WRONG_FLEETS = [
    (DUEL, '"battleship S8', ', "brig S6 W"],', '], ["brig S1 W"],', f"{SEA} there are 3 fleets, expected 2, one a"),
    (RUN, '"galleon B13', '"galleon B13 NE", "frigate C14 NE", "brig A12 NE"', "", f"{SEA} seat 4 has no ship,"),
    (DUEL, '"frigate B5', "frigate", "canoe", f"{SHIP} 'canoe B5 E' of seat 1: class is 'canoe', expected one of"),
    (DUEL, '"frigate B5', "B5 E", "B5 X", f"{SHIP} 'frigate B5 X' of seat 1: facing is 'X', expected one of 'N', 'NE'"),
    (DUEL, '"frigate B5', "B5 E", "B5", f"{SHIP} 'frigate B5' of seat 1: it is not three words, expected class, cell"),
    (DUEL, '"frigate S10', "S10", "U1", f"{SHIP} 'frigate U1 W' of seat 2: cell is 'U1', expected one from 'A1' to"),
    (DUEL, '"frigate S10', "S10", "A15", f"{SHIP} 'frigate A15 W' of seat 2: cell is 'A15', expected one from 'A1'"),
    (DUEL, '"frigate S10', "S10", "A0", f"{SHIP} 'frigate A0 W' of seat 2: cell is 'A0', expected one from 'A1' to"),
    (DUEL, '"frigate S10', "S10", "7B", f"{SHIP} 'frigate 7B W' of seat 2: cell is '7B', expected one from 'A1' to"),
    (DUEL, '"frigate S10', "S10", "J7", f"{SHIP} 'frigate J7 W' of seat 2: there is island in its cell, expected sea"),
    (DUEL, '"frigate S10', "S10", "E10", f"{SHIP} 'frigate E10 W' of seat 2: there is reef in its cell, expected sea"),
    (DUEL, '"brig S6', "S6", "J7", f"{SHIP} 'brig J7 W' of seat 2: there is island in its cell, expected sea or reef"),
    (BATTLE, '"frigate R10', "R4", "H3", f"{SHIP} 'frigate H3 W' of seat 2: there is fort in its cell, expected sea"),
    (DUEL, '"frigate S10', "S10", "B7", f"{SEA} there are 2 ships in B7, expected at most one"),
]


@pytest.mark.rule("AD-1.1")
@pytest.mark.parametrize(
    ("file", "line", "old", "new", "problem"), WRONG_FORM + WRONG_SCENARIO + WRONG_MAP + WRONG_FLEETS
)
def test_a_broken_entry_is_refused_in_one_line(file: str, line: str, old: str, new: str, problem: str) -> None:
    """AD-2.1, AD-3, AD-5.3, AD-18.1, AD-22.1 need what is asked for here."""
    start = file.index("\ngame =")  # below the explanations
    assert complaint(file[:start] + edits.edited(file[start:], line, old, new)).startswith(problem)


def test_a_sea_names_its_source_too() -> None:
    start = DUEL.index("\n[[box.sea]]")
    broken = DUEL[:start] + DUEL[start:].replace('source = "house', 'source = "mine', 1)
    assert complaint(broken) == "sea no. 1: source is 'mine', expected one of 'seed', 'public', 'house'"


@pytest.mark.parametrize(
    ("mine", "problem"),
    [
        ("A9", "cell is 'A9', expected one from 'A1' to 'D2'"),
        ("C1", "there is island in its cell, expected sea"),
        ("C2", "there is reef in its cell, expected sea"),
        ("A1", "a ship or another mine is in its cell, expected nothing"),
        ("B1", "a ship or another mine is in its cell, expected nothing"),
    ],
)
def test_mines_lie_in_free_sea(mine: str, problem: str) -> None:
    """AD-21.3."""
    broken = text(["..#.", "..^."], [["brig A1 E"], ["brig D1 W"]], mines=["B1", mine])
    assert complaint(broken) == f"sea no. 1: mine {mine!r}: {problem}"


@pytest.mark.rule("AD-1.1")
def test_the_number_of_players_must_fit() -> None:
    assert complaint(RUN, players=5) == "scenario 'gold_run': it is for 2 or 3 or 4 players, not for 5"
    assert complaint(BATTLE, players=3) == "scenario 'fleet_battle': it is for 2 or 4 players, not for 3"
    with pytest.raises(ScenarioFileError, match=r"^duel.toml: scenario 'duel': it is for 2 players, not for 4$"):
        load_scenario("duel", 4, SHIPS)


def test_classes_are_those_of_the_ship_file() -> None:
    sloops = parse_ships(SHIP_FILE.text().replace('id="brig"', 'id="sloop"'), "my_ships.toml")
    with pytest.raises(
        ScenarioFileError, match=r"class is 'brig', expected one of 'battleship', 'galleon', 'frigate', 's"
    ):
        load_scenario("duel", 2, sloops)


FRIGATE = SHIP_FILE.text()[SHIP_FILE.text().index('{id="frigate"') :].partition("}")[0] + "}"
FASTER = FRIGATE.replace("fresh=6", "fresh=8")


def anew(classes: str) -> str:
    """The duel with these classes of ships written anew."""
    return DUEL.replace("\n[[box.sea]]", f"\n[box]\nship = [{classes}]\n\n[[box.sea]]")


def test_a_scenario_may_write_a_class_of_ships_anew() -> None:
    """The rest of the ship file stays as it is, and so do other games."""
    ships = ships_in(anew(FASTER), SHIPS)
    assert [ship.distances[FRESH] for ship in ships.classes] == [4, 4, 8, 5]
    assert [ship.distances[FRESH] for ship in ships_in(DUEL, SHIPS).classes] == [4, 4, 6, 5]


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        (FASTER.replace('id="frigate"', 'id="sloop"'), "ship 'sloop': id is 'sloop', expected one of 'battleship', "),
        (FASTER.replace('letter="F"', 'letter="G"'), "ship 'frigate': letter is 'G', expected 'F'"),
        (FASTER + ", " + FASTER, "ship 'frigate': "),
    ],
)
def test_a_scenario_writes_known_classes_anew_and_each_once(wrong: str, problem: str) -> None:
    assert complaint(anew(wrong)).startswith(problem)


@pytest.mark.rule("AD-3.3", "AD-21.6")
def test_a_scenario_of_one_s_own_is_played(tmp_path: Path) -> None:
    """A brig may start on a reef, and there may be mines."""
    path = tmp_path / "my.toml"
    path.write_text(text(["..^", "..."], [["brig C1 SW"], ["frigate A1 E"]], mines=["B2"]), encoding="utf-8")
    own = parsed(scenario_file("duel", load_ships()).text(path))
    assert [own.chart.name(berth.cell) for berth in own.berths] == ["C1", "A1"]
    assert [own.chart.name(mine) for mine in own.mines] == ["B2"]
    assert (own.level, own.rounds, own.name.ru) == (BASIC, 9, "Своё")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    with pytest.raises(ScenarioFileError) as refusal:
        scenario_file("duel", SHIPS).load(path)
    assert str(refusal.value) == f"{path}: cannot be read (No such file or directory), expected a scenario file"
