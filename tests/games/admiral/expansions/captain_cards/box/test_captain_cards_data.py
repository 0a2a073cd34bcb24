"""The captains: what comes with the expansion, and how a broken file is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from kubrik.games.admiral.box.files.load import SCENARIOS, load_ships, scenario_file
from kubrik.games.admiral.expansions.captain_cards.box.captains import Captain
from kubrik.games.admiral.expansions.captain_cards.box.load import (
    CAPTAIN_FILE,
    CaptainFileError,
    load_captains,
    parse_captains,
)
from tests.games import edits

TEXT = CAPTAIN_FILE.text()
CAPTAINS = load_captains()
RAPID, SWIFT, TARGET, BERSERK = CAPTAINS.all


def abilities(captain: Captain) -> tuple[int, bool, list[int], int]:
    hits = [number for number in range(7) if captain.hits[number]]
    return captain.fresh, captain.has_initiative, hits, captain.boarding


@pytest.mark.rule("CC-1.2", "CC-1.4")
def test_a_set_has_one_card_of_each_type() -> None:
    assert [captain.name.id for captain in CAPTAINS.all] == ["rapid", "swift", "target", "berserk"]
    assert [captain.name.ru for captain in CAPTAINS.all] == ["Рапид", "Свифт", "Таргет", "Берсерк"]
    assert [captain.index for captain in CAPTAINS.all] == [0, 1, 2, 3]


@pytest.mark.rule("CC-7.1", "CC-8.12", "CC-9.1", "CC-10.1", "R-15")
def test_each_captain_can_do_one_thing() -> None:
    assert abilities(RAPID) == (1, False, [], 0)
    assert abilities(SWIFT) == (0, True, [], 0)
    assert abilities(TARGET) == (0, False, [2], 0)
    assert abilities(BERSERK) == (0, False, [], 1)


@pytest.mark.rule("CC-9.2", "CC-9.3", "R-23")
def test_next_to_the_target_he_needs_no_die() -> None:
    """With his number all six hit there, and nowhere else."""
    hits = load_ships().gunnery.hits
    assert [[n for n in range(1, 7) if band[n] or TARGET.hits[n]] for band in hits] == [
        [1, 2, 3, 4, 5, 6],
        [1, 2, 3, 5, 6],
        [1, 2, 3, 5],
    ]


@pytest.mark.rule("AD-23.3", "AD-24.6", "AD-25.4")
def test_how_many_captains_a_fleet_has() -> None:
    assert CAPTAINS.agreed("duel", 2) == 2
    assert [CAPTAINS.agreed("gold_run", players) for players in (2, 3, 4)] == [2, 2, 2]
    assert [CAPTAINS.agreed("fleet_battle", players) for players in (2, 4)] == [4, 2]


@pytest.mark.rule("CC-2.1")
def test_scenarios_of_the_game_are_all_agreed_on() -> None:
    """No name of a scenario is misspelt."""
    named = {(entry.scenario, players) for entry in CAPTAINS.agreements for players in entry.players}
    files = {id: scenario_file(id, load_ships()).load() for id in SCENARIOS}
    assert named == {(id, players) for id, file in files.items() for sea in file.box.sea for players in sea.players}


@pytest.mark.rule("CC-2.1")
def test_a_scenario_of_one_s_own_has_the_usual_number() -> None:
    other = edits.edited(TEXT, "captains = ", "2", "3")
    assert parse_captains(other, "my.toml").agreed("my_own", 2) == 3
    assert parse_captains(other, "my.toml").agreed("duel", 2) == 2


WRONG = [
    ("game =", "admiral", "humans", "the file: game is 'humans', expected 'admiral'"),
    ("expansion =", "captain", "admiral", "the file: expansion is 'admiral_cards', expected 'captain_cards'"),
    ('id="rapid"', "fresh=1", "fresh=0", "captain 'rapid': fresh is 0, expected int >= 1"),
    ('id="rapid"', "fresh=1", "speed=1", "captain 'rapid': there is a field 'speed', expected only id, en, ru,"),
    ('id="rapid"', "fresh=1,", "", "captain 'rapid': he can do nothing, expected fresh, initiative, hits or boarding"),
    ('id="rapid"', '"seed"', '"hearsay"', "captain 'rapid': source is 'hearsay', expected one of 'seed', 'public'"),
    ('id="rapid"', '"rapid"', '"swift"', "captain 'swift': captain 'swift' has the same id, expected each id once"),
    ('id="rapid"', '"Рапид"', '" "', "captain 'rapid': ru is ' ', expected a title in printable characters"),
    ('id="swift"', "true", "false", "captain 'swift': initiative is False, expected true or no such field"),
    ('id="target"', "[2]", "[7]", "captain 'target': hits[0] is 7, expected int <= 6"),
    ('id="target"', "[2]", "[2, 2]", "captain 'target': hits is [2, 2], expected each number once"),
    ("captains = ", "2", "5", "[numbers]: captains is 5, expected at most 4, the whole set"),
    ('source = "house"', "house", "mine", "[numbers]: source is 'mine', expected one of 'seed', 'public', 'house'"),
    (
        'scenario="duel"',
        "captains=2",
        "captains=5",
        "agreement no. 1: captains is 5, expected at most 4, the whole set",
    ),
    ('scenario="duel"', "players=[2]", "players=[1]", "agreement no. 1: players[0] is 1, expected int >= 2"),
    (
        'scenario="duel"',
        "house",
        "mine",
        "agreement no. 1: source is 'mine', expected one of 'seed', 'public', 'house'",
    ),
    ("captains=4", "players=[2]", "players=[4]", "agreement no. 4: 'fleet_battle' with 4 players has one already"),
]


@pytest.mark.parametrize(("line", "old", "new", "problem"), WRONG)
def test_a_broken_entry_is_refused_in_one_line(line: str, old: str, new: str, problem: str) -> None:
    with pytest.raises(CaptainFileError) as refusal:
        parse_captains(edits.edited(TEXT, line, old, new), "my.toml")
    assert str(refusal.value).startswith(f"my.toml: {problem}")
    assert str(refusal.value).isprintable()


def test_a_file_of_one_s_own_is_played_with(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(edits.edited(TEXT, 'id="berserk"', "boarding=1", "boarding=2"), encoding="utf-8")
    assert load_captains(path).all[3].boarding == 2
