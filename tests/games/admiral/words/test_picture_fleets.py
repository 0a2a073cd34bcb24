"""The ships as text, player by player (AD-1.3)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.table.state import BOARDED, CAPTURED, MOVED, REPAIRED, RESTED
from kubrik.games.admiral.views.view import admiral_view
from kubrik.games.admiral.words.pictures.picture import picture
from tests.games.admiral.pictures import row_of, section, words_for
from tests.games.admiral.scene import scene

SEA = ("1a......", "........", ".......2")
FLEETS = "L1 A2 E, F2 E2 W, B2 H2 W"


@pytest.mark.rule("AD-1.3", "AD-1.7", "AD-22.3")
def test_a_row_has_what_the_card_of_a_ship_has() -> None:
    s = scene(*SEA, ships=FLEETS).ship("L1", strength=4, gold=1, fired=[3, 0, 0, 0], marks=MOVED).turn(1)
    s.t.bank[1] = 2
    s.t.sunk_value[0] = 3
    assert section(s, "Ships") == [
        "  ship                  cell    hull      guns     hold",
        "1 Anna · score 3 · bank 0",
        "  L1   Ship of the line A2      4/8       1 4      1/2   moved, battered",
        "2 Boris · score 0 · bank 2 · deciding",
        "  F2   Frigate          E2      5/5       3 3      0/2",
        "  B2   Brig             H2      3/3       2 2      0/1",
        "  guns: loaded in the first and in the second battery",
    ]
    assert section(s, "Корабли", None, "ru")[:3] == [
        "  корабль               клетка  прочность пушки    трюм",
        "1 Анна · очки 3 · казна 0",
        "  L1   Линкор           A2      4/8       1 4      1/2   ходил, потрёпан",
    ]


@pytest.mark.rule("AD-20.1", "AD-4.4")
def test_at_admiral_level_a_row_has_the_facing_and_all_batteries() -> None:
    s = scene(*SEA, ships=FLEETS, level="admiral").turn(0)
    assert section(s, "Ships")[2] == "  L1   Ship of the line A2 →    8/8       4 4 1 1  0/2"
    assert section(s, "Ships")[-1] == "  guns: loaded to port, to starboard, at the bow, at the stern"


@pytest.mark.rule("AD-1.3", "AD-6.10", "AD-15.1", "AD-20.18", "AD-14.11")
def test_marks_have_words_and_a_capture_stands_for_all_it_implies() -> None:
    s = scene(*SEA, ships=FLEETS).ship("L1", marks=REPAIRED | RESTED)
    s.ship("F2", marks=MOVED | BOARDED | CAPTURED, flag=0).ship("B2", marks=MOVED | BOARDED).turn(0)
    assert row_of(s, "L1")[-1] == "repaired"
    assert row_of(s, "F2")[-4:] == ["just", "captured,", "was", "Boris's"]
    assert "moved," not in row_of(s, "F2")
    assert row_of(s, "B2")[-2:] == ["moved,", "boarded"]


@pytest.mark.rule("AD-20.8")
def test_who_rested_in_a_calm_is_told_where_it_counts() -> None:
    at = {level: scene(*SEA, ships=FLEETS, level=level).ship("L1", marks=RESTED) for level in ("captain", "admiral")}
    assert "rested" not in row_of(at["captain"].turn(0), "L1")
    assert row_of(at["admiral"].turn(0), "L1")[-1] == "rested"


@pytest.mark.rule("AD-11.3")
@pytest.mark.parametrize(
    ("target", "axis"), [("B2 H1 W", "axis 3E 1N"), ("B2 E3 W", "axis 1S"), ("B2 A2 W", "axis 4W")]
)
def test_a_ship_that_has_fired_has_its_axis(target: str, axis: str) -> None:
    s = scene("........", "........", "........", ships=f"L1 E2 E, {target}, F2 H3 W").turn(0)
    assert "axis" not in " ".join(row_of(s, "L1"))
    s.choose(0, "fire at B2", "1 from L1").chance("die 2")
    assert " ".join(row_of(s, "L1")).endswith(axis)
    assert section(s, "Ships")[-1].startswith("  axis: the direction of a ship's first shot this round")


def test_many_remarks_take_further_lines() -> None:
    s = scene("........", ships="L1 B1 E, F2 C1 W, B2 H1 W", captains="L1 berserk*").ship("L1", strength=4)
    s.ship("L1", marks=MOVED | BOARDED | REPAIRED).turn(0)
    assert section(s, "Корабли", None, "ru")[2:4] == [
        "  L1   Линкор           B1      4/8       4 4      0/2   [Берсерк], ходил, был в",
        "                                                         абордаже, чинился,",
    ]


@pytest.mark.rule("AD-13.2", "AD-22.2", "AD-18.1", "AD-24.7")
def test_players_have_sides_banks_and_what_they_lost() -> None:
    fleets = "L1 A2 E, B1 B2 E, F2 C3 W, B3 E2 E"
    s = scene(*SEA, ships=fleets, sides=[0, 1, 0], goal=6).ship("B3", strength=1).turn(1)
    s.t.bank[0] = 4
    s.choose(1, "fire at B3", "1 from F2").chance("die 1")
    found = section(s, "Ships")
    assert found[1] == "1 Anna · side 1 · score 0 · bank 4 of 6"
    assert found[4] == "2 Boris · side 2 · score 2 · bank 0 of 6 · deciding"
    assert found[6:8] == ["3 Vera · side 1 · score 0 · bank 0 of 6 · out of the game", "  lost: B3"]


def test_without_ports_there_is_no_bank() -> None:
    s = scene("........", ships="L1 A1 E, F2 H1 W").turn(0)
    assert section(s, "Ships")[1] == "1 Anna · score 0 · deciding"


def test_long_names_lose_their_end() -> None:
    s = scene(*SEA, ships=FLEETS).turn(0)
    text = picture(admiral_view(s.t, 0), ["Annabel of the Seven Seas", "Boris"], words_for(s.t.rules))
    assert "1 Annabel of the Seve… · score 0" in text
    assert "Seven" not in text
