"""Villages drawn with characters: sides, texts, shared borders, parts that fit the screen."""

from __future__ import annotations

import pytest

from kubrik.games.keyflower.terms import FIELD, ROAD, WATER
from kubrik.games.keyflower.words.pictures.hexes import Hex, drawn
from tests.games.keyflower.scene import Scene, scene
from tests.games.keyflower.words.pictures import lines, rows, section

FIELDS = (FIELD,) * 6
KEY = "Sides: # road"


def drawing(*hexes: Hex) -> list[str]:
    return [line.rstrip() for line in drawn(hexes)]


def villages(s: Scene) -> list[str]:
    """Without the key below them."""
    found = section(s, "Villages")
    return found[: next(i for i, line in enumerate(found) if line.startswith(KEY))]


def test_a_tile_is_a_hex_with_three_lines_of_text() -> None:
    assert drawing(Hex(0, 0, FIELDS, ("RRR 4+", "Miner", "2w 1d"))) == rows(r"""
  _________
 /  RRR 4+ \
/   Miner   \
\   2w 1d   /
 \_________/
""")


@pytest.mark.parametrize(("edge", "mark"), [(ROAD, "#"), (WATER, "~")])
def test_each_side_shows_what_it_is(edge: int, mark: str) -> None:
    """Clockwise from the bottom: each side alone, in its own place."""
    places = [(4, 2), (3, 0), (1, 1), (0, 2), (1, 11), (3, 12)]
    for side, (row, column) in enumerate(places):
        edges = tuple(edge if i == side else FIELD for i in range(6))
        picture = drawn([Hex(0, 0, edges, ("", "", ""))])
        assert picture[row][column] == mark
        assert "".join(picture).count(mark) == (9 if side in (0, 3) else 2)


def test_neighbours_share_their_border() -> None:
    roads = (FIELD, FIELD, FIELD, FIELD, ROAD, ROAD)
    other = (WATER, ROAD, FIELD, FIELD, FIELD, FIELD)
    assert drawing(Hex(0, 0, roads, ("", "a", "")), Hex(1, -1, other, ("", "b", ""))) == rows(r"""
             _________
            /         \
  _________/     b     \
 /         #           /
/     a     #~~~~~~~~~/
\           #
 \_________#
""")


@pytest.mark.rule("KF-12.7")
def test_a_border_of_two_kinds_is_drawn_half_and_half() -> None:
    upper = Hex(0, -1, (WATER, *FIELDS[1:]), ("", "a", ""))
    lower = Hex(0, 0, FIELDS, ("", "b", ""))
    assert drawing(upper, lower)[4] == r" \~~~~_____/"
    west = Hex(0, 0, (*FIELDS[:5], ROAD), ("", "a", ""))
    assert [line[11:13] for line in drawing(west, Hex(1, 0, FIELDS, ("", "b", "")))[3:5]] == [" /", "# "]


def test_a_long_text_loses_its_end() -> None:
    assert drawing(Hex(0, 0, FIELDS, ("ABCDEFGHIJ", "Twelve signs", "")))[1:3] == [" /ABCDEFGH…\\", "/Twelve sig…\\"]


# ---- villages


@pytest.mark.rule("KF-10.5", "KF-10.17")
def test_a_village_lies_as_its_tiles_do() -> None:
    """The water of Home 1 is below it; the Keywood, turned by a sixth, is joined to it by a road."""
    s = scene(2, "summer").tile(0, "keywood 1 -1 1 back", "wood 2 gold 1").use("home1", "red", 1, 2).turn(0)
    assert villages(s) == rows(r"""
1 Anna                    2 Boris
             _________      #########
            #         #    #         #
  ##########  Keywood* #  #   Home 2  #
 #  RRR 3+ #   2w 1d   #  ~           #
#   Home 1  #_________#    ~##########
#           #
 #~~~~~~~~~#
""")


@pytest.mark.rule("KF-6.6", "KF-12.18")
def test_a_tile_that_takes_no_more_workers_is_marked_and_its_own_colour_comes_first() -> None:
    s = scene(2, "autumn").use("home1", "red", 1).use("home1", "blue", 3).use("home2", "green", 2).turn(0)
    assert villages(s)[2] == " #  RBBB × #    #  GG 3+  #"


@pytest.mark.rule("KF-10.13")
def test_tiles_kept_aside_are_named_below() -> None:
    s = scene(2, "autumn").tile(0, "well aside").tile(0, "summer_boat2 aside b").turn(0)
    assert villages(s)[6].startswith("aside: Well, Boat 2b")


def test_a_village_wider_than_the_screen_comes_in_parts_that_share_a_column() -> None:
    s = scene(2, "autumn")
    tiles = ["keywood", "key_mine", "miner", "stable", "workshop", "alehouse", "well", "barn"]
    for i, name in enumerate(tiles, 1):
        s.tile(0, f"{name} {i} {-(i // 2)} 0")
    found = villages(s.turn(0))
    assert max(len(line) for line in found) <= 80
    parts = [i for i, line in enumerate(found) if line.startswith("1 Anna")]
    assert [found[i][:35].strip() for i in parts] == [f"1 Anna ({n} of 2, from west to east)" for n in (1, 2)]
    first, second = "\n".join(found[: parts[1]]), "\n".join(found[parts[1] :])
    titles = ["Home 1", "Keywood", "Key mine", "Miner", "Stable", "Workshop", "Alehouse", "Well", "Barn"]
    assert [title in first for title in titles] == [True] * 7 + [False] * 2
    assert [title in second for title in titles] == [False] * 6 + [True] * 3


def test_a_village_as_wide_as_the_screen_is_one_picture() -> None:
    s = scene(2, "autumn")
    for i, name in enumerate(["keywood", "key_mine", "miner", "stable", "workshop", "alehouse"], 1):
        s.tile(0, f"{name} {i} {-(i // 2)} 0")
    assert lines(s.turn(0)).count("1 Anna") == 1
    assert max(len(line) for line in villages(s)) == 79
