"""The sea chart as text: cells of three letters, rows and columns as they are called."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.views.view import admiral_view
from kubrik.games.admiral.words.pictures.chart import chart_around, chart_lines
from tests.games.admiral.pictures import lines
from tests.games.admiral.scene import Scene, scene
from tests.games.admiral.whole_scenarios import scenario_scene


def chart(s: Scene) -> list[str]:
    return chart_lines(admiral_view(s.t, None))


@pytest.mark.rule("AD-2.1", "AD-3.1", "AD-3.2", "AD-3.3", "AD-3.4", "AD-3.5", "AD-3.12")
def test_every_cell_shows_what_is_there() -> None:
    s = scene("1a..$..b2", ".#.^.....", ships="L1 A2 E, F1a C2 E, F1b E2 E, B2 I2 W")
    assert chart(s) == [
        "    A  B  C  D  E  F  G  H  I",
        " 1 [1](1) ·  · $2  ·  · (2)[2]",
        " 2 L1 ###F1a ^ F1b ·  ·  · B2",
    ]


@pytest.mark.rule("AD-20.1")
def test_at_admiral_level_an_arrow_shows_where_a_ship_faces() -> None:
    """It takes the place of the letter that tells like ships apart: the table of ships has their cells."""
    ships = "L1 A1 N, G1 B1 NE, F1a C1 E, F1b D1 SE, L2 E1 S, G2 F1 SW, F2 G1 W, B2 H1 NW"
    s = scene("........", ships=ships, level="admiral")
    assert chart(s)[1] == " 1 L1↑G1↗F1→F1↘L2↓G2↙F2←B2↖"


@pytest.mark.rule("AD-3.7", "AD-17.7", "AD-22.2")
def test_forts_and_harbours_have_the_number_of_whoever_holds_them_now() -> None:
    s = scene("1a...b2", ships="L1 C1 E, F2 E1 W").fort("fort 1", flag=1).fort("fort 2", flag=-1)
    assert chart(s)[1] == " 1 [2](2)L1  · F2 (-)[-]"


@pytest.mark.rule("AD-14.8", "AD-1.4")
def test_a_ship_under_another_flag_has_a_small_letter() -> None:
    s = scene(".....", ships="L1 A1 E, F2a C1 W, F2b E1 W").ship("F2a", flag=0)
    assert chart(s)[1] == " 1 L1  · f2a · F2b"
    assert any("lower-case letter: captured ship" in line for line in lines(s))
    assert not any("lower-case letter" in line for line in lines(s.ship("F2a", flag=1)))


@pytest.mark.rule("AD-21.3", "AD-16.8", "AD-13.2")
def test_mines_and_gold_and_a_ship_over_them() -> None:
    s = scene("$.$.", "....", ships="L1 A1 E, F2 D2 W, B2 B2 W", mines="C1 D1", pile=3).ship("B2", strength=1).turn(0)
    s.choose(0, "fire at B2", "1 from L1").chance("die 1")
    assert chart(s)[1:] == [" 1 L1  · *$3*", " 2  ·  ·  · F2"]
    assert "  gold at sea: 3 in A1, 3 in C1" in lines(s)


@pytest.mark.rule("AD-2.13")
def test_charts_are_as_wide_as_80_columns_allow() -> None:
    duel = chart(scenario_scene("duel", 2))
    assert (duel[0], duel[7]) == (
        "    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P  Q  R  S  T",
        " 7  · L1  ·  ·  ·  ·  ·  ·  · ###### ·  ·  ·  ·  ·  ·  ·  ·  ·",
    )
    widest = chart(scene("#" * 26, "." * 26, ships="F1a A2 E, F1b Z2 E, L2 B2 W"))
    assert [len(line) for line in widest] == [79, 80, 80]
    assert widest[2].startswith(" 2F1aL2  · ")


def test_around_a_cell_there_is_as_much_as_matters() -> None:
    s = scene(*["." * 20] * 14, ships="L1 J7 E, F2 B1 W, B2 T14 W")
    view = admiral_view(s.t, None)
    middle = chart_around(view, "J7")
    assert middle[0].split() == list("CDEFGHIJKLMNOPQ")
    assert [line.split()[0] for line in middle[1:]] == [str(n) for n in range(3, 12)]
    assert middle[5] == " 7 " + " · " * 7 + "L1 " + (" · " * 7).rstrip()
    corner = chart_around(view, "B1")
    assert corner[0].split() == list("ABCDEFGHI")
    assert (len(corner), corner[1]) == (6, " 1  · F2  ·  ·  ·  ·  ·  ·  ·")
