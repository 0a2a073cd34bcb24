"""The ghost and its ship, as loaded from the file of Key Celeste, and how a broken file is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from kubrik.games.keyflower.box.files.load import load_tiles
from kubrik.games.keyflower.expansions.key_celeste.box.ghost import GHOST_SHIP
from kubrik.games.keyflower.expansions.key_celeste.box.load import GHOST_FILE, GhostFileError, load_ghost, parse_ghost
from kubrik.games.keyflower.terms import KINDS
from tests.games.edits import edited

TEXT = GHOST_FILE.text()


@pytest.mark.rule("KC-1.1")
def test_the_ghost_ship_is_one_more_tile() -> None:
    """Numbered behind the tiles of the base game, of a kind of its own, a boat (KC-8.4)."""
    tiles = load_tiles()
    ship, boat = load_ghost(len(tiles.all)).ship, tiles.boats[0]
    assert (ship.index, ship.kind, ship.is_boat) == (64, GHOST_SHIP, True)
    assert GHOST_SHIP not in range(len(KINDS))
    assert ship.edges == boat.edges
    assert (ship.name.id, ship.name.en, ship.name.ru) == ("key_celeste", "Key Celeste", "Корабль-призрак")


@pytest.mark.rule("KC-1.2", "KC-1.7")
def test_the_ghost_ship_turns_in_winter() -> None:
    assert load_ghost(64).ship.face_in == [0, 0, 0, 1]


@pytest.mark.rule("KC-2.10")
def test_the_ghost_ship_is_worth_three_points_and_three_more() -> None:
    """And can't be used. How the points are counted: KC-8."""
    ship = load_ghost(64).ship
    assert [(face.points, face.is_usable) for face in ship.faces] == [(3, False), (3, False)]
    assert ship.ghost_points == 3


@pytest.mark.rule("KC-1.3")
def test_there_is_a_grey_ghost() -> None:
    ghost = load_ghost(64)
    assert (ghost.name.ru, ghost.colour) == ("Призрак", "grey")


@pytest.mark.parametrize(
    ("line", "old", "new", "problem"),
    [
        ("game =", "keyflower", "humans", "the file: game is 'humans', expected 'keyflower'"),
        ("expansion =", "key_celeste", "key_market", "the file: expansion is 'key_market', expected 'key_celeste'"),
        ("ghost_points =", "3", "-3", "[ship]: ghost_points is -3, expected int >= 0"),
        (
            "back =",
            "back",
            "backs",
            "[ship]: there is a field 'backs', expected only id, en, ru, edges, front, back,",
        ),
        ("edges =", "wffwff", "wfffff", "ship 'key_celeste': edges is 'wfffff', expected two opposite water sides and"),
        (
            "back =",
            "winter",
            "spring",
            "ship 'key_celeste': seasons are spring, summer, autumn, spring, expected each of",
        ),
        ("source =", "seed", "rumour", "ship 'key_celeste': source is 'rumour', expected one of 'seed', 'public',"),
        (
            'id = "ghost"',
            "ghost",
            "key_celeste",
            "ghost 'key_celeste': ship 'key_celeste' has the same id, expected each",
        ),
    ],
)
def test_a_broken_file_is_refused_in_one_line(line: str, old: str, new: str, problem: str) -> None:
    with pytest.raises(GhostFileError) as refusal:
        parse_ghost(64, edited(TEXT, line, old, new), "my.toml")
    assert str(refusal.value).startswith(f"my.toml: {problem}")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(GhostFileError, match=r"cannot be read .*, expected a ghost file"):
        load_ghost(64, tmp_path / "my.toml")
