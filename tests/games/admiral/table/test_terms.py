"""Flags, enemies, classes: the first words of the rules, in play (AD-1, AD-4)."""

from __future__ import annotations

import pytest

from kubrik.engine.play import advance, choose, next_to_act, options
from kubrik.games.admiral.box.files.load import SHIP_FILE, ScenarioFileError, load_scenario, parse_ships
from kubrik.games.admiral.box.ships import Ships
from kubrik.games.admiral.rules.flow import admiral_rules, new_table
from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.settings import settings
from tests.games.admiral.scene import SHIPS, scene


@pytest.mark.rule("AD-1.1")
@pytest.mark.parametrize(("id", "numbers"), [("duel", [2]), ("gold_run", [2, 3, 4]), ("fleet_battle", [2, 4])])
def test_each_scenario_knows_for_how_many_it_is(id: str, numbers: list[int]) -> None:
    for players in numbers:
        assert load_scenario(id, players, SHIPS).seats == players
    for players in {1, 2, 3, 4, 5, 6} - set(numbers):
        with pytest.raises(ScenarioFileError):
            load_scenario(id, players, SHIPS)


@pytest.mark.rule("AD-2.13")
@pytest.mark.parametrize(("players", "columns"), [(2, 20), (3, 19), (4, 20)])
def test_the_board_has_the_size_of_its_map(players: int, columns: int) -> None:
    sea = load_scenario("gold_run", players, SHIPS).chart.sea
    assert (sea.columns, sea.rows) == (columns, 14)


@pytest.mark.rule("AD-1.4", "AD-14.12")
def test_a_ship_is_led_by_the_player_whose_flag_it_flies() -> None:
    s = scene("......", "......", ships="F1 A1 E, L1 A2 E, F2 F1 W", level="basic").ship("L1", flag=1).turn(0)
    assert [s.starting_with(0, "move"), s.choose(0, "end turn").starting_with(1, "move")] == [
        ["move F1"],
        ["move L1", "move F2"],
    ]


@pytest.mark.rule("AD-1.5", "AD-18.2")
def test_enemies_are_all_but_oneself_and_one_s_allies() -> None:
    rows = ["....", "....", "...."]
    ships = "F1 B2 E, B1 A1 E, F2 B1 W, F3 C1 W, F4 C3 W"
    s = scene(*rows, ships=ships, sides=[0, 1, 0, 1], level="basic").turn(0)
    assert s.starting_with(0, "fire") == ["fire at F2", "fire at F4"]
    s.choose(0, "board with F1")
    assert s.options(0) == ["against F2", "against F4"]


@pytest.mark.rule("AD-1.6", "AD-1.8", "AD-14.3")
@pytest.mark.parametrize(
    ("ship", "battered", "die", "level"), [("L1", 4, 3, 4), ("G1", 3, 3, 3), ("F1", 2, 3, 2), ("B1", 1, 4, 2)]
)
def test_a_battered_ship_fights_worse(ship: str, battered: int, die: int, level: int) -> None:
    """`level` is what the galleon of the other player must roll to be level with a ship that is not battered."""
    for strength, theirs in ((battered, level - 1), (battered + 1, level)):
        s = scene("..", "..", ships=f"{ship} A1 E, G2 B2 W", level="basic").ship(ship, strength=strength).turn(0)
        s.choose(0, f"board with {ship}").chance(f"die {die}", f"die {theirs}")
        assert s.notes(notes.BEATEN_OFF) == [(0, 1, 0, 0)]


@pytest.mark.rule("AD-4.4", "AD-19.2")
@pytest.mark.parametrize(("level", "shots"), [("basic", 4), ("captain", 4), ("admiral", 1)])
def test_only_at_admiral_level_are_there_guns_at_bow_and_stern(level: str, shots: int) -> None:
    s = scene("......", "......", ships="L1 A1 E, F2 D1 W, B2 F2 W", level=level).turn(0).choose(0, "fire at F2")
    if shots > 1:
        assert s.options(0) == [f"{n} from L1" for n in range(1, shots + 1)]
        s.choose(0, "4 from L1", "salvo")
    s.chance("die 2")
    assert s.fired("L1") == ([0, 0, 1, 0] if level == "admiral" else [4, 0, 0, 0])


def log_of(ships: Ships) -> list[str]:
    """A game in which everybody takes the middle one of all choices."""
    t = new_table(admiral_rules(ships, load_scenario("duel", 2, ships), settings({}, 1)), seed=7)
    log: list[str] = []
    advance(t)
    for _ in range(150):
        if t.over:
            break
        seat = next_to_act(t)
        offered = options(t, seat)
        log.append(offered[len(offered) // 2].name)
        choose(t, seat, offered[len(offered) // 2])
    return log


@pytest.mark.rule("AD-4.5", "R-30")
def test_masts_count_nothing() -> None:
    text = SHIP_FILE.text()
    other = parse_ships(text.replace("masts=3", "masts=1"), "other.toml")
    assert [k.masts for k in other.classes] != [k.masts for k in SHIPS.classes]
    assert log_of(other) == log_of(SHIPS)
