"""The captains' cards in the picture: backs, faces, and what only their owner knows (H)."""

from __future__ import annotations

import pytest

from tests.games.admiral.looking import TYPES
from tests.games.admiral.pictures import lines, pictured, row_of, section
from tests.games.admiral.scene import scene

SEA = ("1a......", "aa......", ".......2")
FLEETS = "L1 B1 E, F1 C3 E, F2 E3 W, B2 H1 W"


@pytest.mark.rule("CC-1.5", "CC-2.6", "AD-1.3", "T-57")
def test_a_back_has_no_name_but_for_its_owner() -> None:
    s = scene(*SEA, ships=FLEETS, captains="L1 rapid, F2 swift*").turn(0)
    assert [row_of(s, "L1", who)[-1] for who in (None, 0, 1)] == ["[?]", "[?Rapid]", "[?]"]
    assert [row_of(s, "F2", who)[-1] for who in (None, 0, 1)] == ["[Swift]"] * 3
    assert row_of(s, "F1")[-1] == "0/2"
    assert row_of(s, "L1", 0, "ru")[-1] == "[?Рапид]"


@pytest.mark.rule("CC-1.5", "T-57")
@pytest.mark.parametrize("captain", TYPES)
def test_the_picture_is_the_same_whoever_lies_there(captain: str) -> None:
    s, r = [scene(*SEA, ships=FLEETS, captains=f"L1 {one}").turn(1) for one in ("rapid", captain)]
    assert [pictured(s, who) for who in (None, 1)] == [pictured(r, who) for who in (None, 1)]


@pytest.mark.rule("CC-2.7", "AD-22.7")
def test_cards_set_aside_are_counted_and_named_for_their_owner_and_at_the_end() -> None:
    s = scene(*SEA, ships=FLEETS, captains="L1 rapid, F2 swift").turn(0)
    assert [line for line in lines(s, 0) if "aside" in line] == [
        "  captains set aside: Swift, Target, Berserk",
        "  captains set aside: [?] [?] [?]",
    ]
    assert lines(s, None, "ru").count("  отложенные капитаны: [?] [?] [?]") == 2
    s.t.over = True
    assert "  captains set aside: Rapid, Target, Berserk" in lines(s, None)


@pytest.mark.rule("CC-6.1", "H-6", "CC-6.8")
def test_a_card_ashore_tells_which_ship_it_came_from() -> None:
    s = scene(*SEA, ships="L1 B1 E, F1 A2 E, F2 E3 W, B2 H1 W", captains="L1 rapid, F1 target*").turn(0)
    s.choose(0, "land from L1", "land from F1")
    ashore = "    harbours B1 A2 B2 · ashore: {}, [Target] from F1"
    assert section(s, "Forts")[2] == ashore.format("[?] from L1")
    assert section(s, "Forts", 0)[2] == ashore.format("[?Rapid] from L1")
    s.choose(0, "take aboard F1", "card of L1")
    assert row_of(s, "F1")[-3:] == ["[?]", "from", "L1"]
    assert "[Target]" not in " ".join(row_of(s, "F1"))


@pytest.mark.rule("CC-4.5")
def test_a_card_out_of_the_game_is_shown_as_it_lay() -> None:
    s = scene(*SEA, ships=FLEETS, captains="B2 swift, F2 rapid*").ship("B2", strength=1).turn(0)
    s.choose(0, "fire at B2", "1 from L1", "0 from F1").chance("die 1")
    assert "  captains out of the game: [?] from B2" in lines(s, 0)
    assert "  captains out of the game: [?Swift] from B2" in lines(s, 1)
    assert "  lost: B2" in lines(s)


@pytest.mark.rule("CC-2.2", "CC-2.5")
def test_whoever_assigns_sees_the_own_draft_beside_the_ships() -> None:
    s = scene("........", ships="L1 A1 E, F1 B1 E, B1 C1 E, F2 H1 W", captains="", number=1)
    s.t.round = 0
    s.assign().choose(0, "nobody commands L1", "target commands F1")
    assert [row_of(s, "F1", who)[-1] for who in (None, 0, 1)] == ["0/2", "[?Target]", "0/2"]
    assert row_of(s, "L1", 0)[-1] == "0/2"
    assert "1 Anna · score 0 · ready" in lines(s, 1)
    assert "2 Boris · score 0 · deciding" in lines(s, 1)
    assert "  captains in hand: Rapid, Swift, Target, Berserk" in lines(s, 0)
    assert "  captains in hand: [?] [?] [?] [?]" in lines(s, 0)


def test_without_the_expansion_nobody_speaks_of_captains() -> None:
    s = scene(*SEA, ships=FLEETS, level="basic").turn(0)
    assert "captain" not in pictured(s, 0).lower()
    assert "капитан" not in pictured(s, 0, "ru").lower()
