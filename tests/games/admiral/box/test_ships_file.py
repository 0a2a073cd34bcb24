"""How a ship file is read, and how a broken one is refused: in one line that names file, entry and problem."""

from __future__ import annotations

from pathlib import Path

import pytest

from kubrik.games.admiral.box.files.load import SHIP_FILE, ShipFileError, digest, load_ships, parse_ships
from tests.games import edits

TEXT = SHIP_FILE.text()
GALLEON, BRIG = 'id="galleon"', 'id="brig"'


def edited(line: str, old: str, new: str) -> str:
    return edits.edited(TEXT, line, old, new)


def complaint(text: str) -> str:
    with pytest.raises(ShipFileError) as refusal:
        parse_ships(text, "my.toml")
    return str(refusal.value)


WRONG_FORM = [
    (GALLEON, "fresh=4, ", "", "ship 'galleon': the field 'fresh' is missing"),
    (GALLEON, "fresh=4", "fresh=0", "ship 'galleon': fresh is 0, expected int >= 1"),
    (GALLEON, "masts=3", "sails=3", "ship 'galleon': there is a field 'sails', expected only id, en, ru,"),
    (GALLEON, "calm=0", "calm=2", "ship 'galleon': calm is 2, expected int <= 1"),
    (GALLEON, "side=4", "side=0", "ship 'galleon': side is 0, expected int >= 1"),
    (GALLEON, "strength=6", "strength=0", "ship 'galleon': strength is 0, expected int >= 1"),
    (GALLEON, "range=5", "range=26", "ship 'galleon': range is 26, expected int <= 25"),
    (GALLEON, '"G"', '"g"', "ship 'galleon': letter is 'g', expected one of the letters A to Z"),
    (BRIG, "lobs=true", "lobs=1", "ship 'brig': lobs is 1, expected bool, got int"),
    ("fresh = 4", "4", "0", "[wind]: fresh is 0, expected int >= 1"),
    ("medium =", "hits=[1, 3, 5, 6]", "hits=[]", "[gunnery]: medium.hits is [], expected array of length >= 1"),
    ("medium =", "6]", "7]", "[gunnery]: medium.hits[3] is 7, expected int <= 6"),
    ("long =", "{hits", "{up_to=9, hits", "[gunnery]: long: there is a field 'up_to', expected only hits"),
    ("guns = 3", "3", "0", "[fort]: guns is 0, expected int >= 1"),
    ("ship = [", "ship", "ships", "[box]: there is a field 'ships', expected only ship"),
]

WRONG_ENTRIES = [
    ("game =", "admiral", "humans", "the file: game is 'humans', expected 'admiral'"),
    (GALLEON, '"public: class', '"hearsay: class', "ship 'galleon': source is 'hearsay', expected one of 'seed',"),
    (GALLEON, '"galleon"', '"brig"', "ship 'brig': ship 'brig' has the same id, expected each id once in the file"),
    (GALLEON, '"Галеон"', '" "', "ship 'galleon': ru is ' ', expected a title in printable characters"),
    (GALLEON, '"G"', '"L"', "ship 'galleon': ship 'battleship' has the same letter, expected one of its own"),
    ('source = "public', "public", "hearsay", "[wind]: source is 'hearsay', expected one of 'seed', 'public', 'house'"),
    ('source = "seed', "seed", "hearsay", "[gunnery]: source is 'hearsay', expected one of 'seed', 'public', 'house'"),
    ('source = "house"', "house", "hearsay", "[fort]: source is 'hearsay', expected one of 'seed', 'public', 'house'"),
    ("pistol =", "up_to=1", "up_to=2", "[gunnery]: pistol.up_to is 2, expected 1"),
    ("medium =", "up_to=3", "up_to=1", "[gunnery]: medium.up_to is 1, expected more than pistol.up_to"),
    ("long =", "[1, 3, 5]", "[1, 3, 3]", "[gunnery]: long.hits is [1, 3, 3], expected each number once"),
    ("long =", "[1, 3, 5]", "[2]", "[gunnery]: medium.hits is [1, 3, 5, 6], expected all numbers of long.hits, [2]"),
    ("pistol =", ", 6]", "]", "[gunnery]: pistol.hits is [1, 3, 4, 5], expected all numbers of medium.hits, [1, 3,"),
]


@pytest.mark.parametrize(("line", "old", "new", "problem"), WRONG_FORM + WRONG_ENTRIES)
def test_a_broken_entry_is_refused_in_one_line(line: str, old: str, new: str, problem: str) -> None:
    message = complaint(edited(line, old, new))
    assert message.startswith(f"my.toml: {problem}")
    assert message.isprintable()


def test_text_that_is_no_ship_file_is_refused() -> None:
    assert complaint("") == "my.toml: the file: the field 'game' is missing"


def test_a_file_of_one_s_own_is_played_with(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(edited(GALLEON, "gold=4", "gold=6"), encoding="utf-8")
    assert [ship.gold for ship in load_ships(path).classes] == [2, 6, 2, 1]
    assert digest(TEXT) != digest(SHIP_FILE.text(path))


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    with pytest.raises(ShipFileError) as refusal:
        load_ships(path)
    assert str(refusal.value) == f"{path}: cannot be read (No such file or directory), expected a ship file"
