"""The journal names a captain while his card lies face up, and forgets him when it is turned down (AD-19.7, CC-3.9)."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.expansions.captain_cards.table import notes
from kubrik.games.admiral.expansions.captain_cards.table.notes import NOT_NAMED
from tests.games.admiral.scene import Scene, scene

SEA = ("1a......", "aa......")
RAPID, SWIFT, TARGET, BERSERK = range(4)  # their places in the set
SHIPS = "F1 A2 E, B1 B1 E, F2 F2 W, B2 H1 W"


def port(captains: str, memory: str = "off") -> Scene:
    return scene(*SEA, ships=SHIPS, captains=captains, options={"log_memory": memory}).turn(0)


def busy(s: Scene) -> Scene:
    """The frigate's captain is turned up, landed and taken aboard the brig."""
    return s.choose(0, "turn up card of F1", "land from F1", "take aboard B1")


def named(s: Scene, kind: int) -> list[int]:
    """Whom the notes of this kind name, as the second player reads them."""
    return [captain for _, _, _, captain in s.notes(kind, 1)]


@pytest.mark.rule("AD-19.7")
def test_while_a_card_lies_face_up_its_captain_is_named() -> None:
    s = busy(port("F1 rapid, F2 swift"))
    assert [named(s, kind) for kind in (notes.CARD_SHOWN, notes.LANDED, notes.CAME_ABOARD)] == [[RAPID]] * 3
    s.choose(0, "end turn", "leave up card of F1")
    assert [named(s, kind) for kind in (notes.CARD_SHOWN, notes.LANDED, notes.CAME_ABOARD)] == [[RAPID]] * 3


@pytest.mark.rule("AD-19.7", "CC-3.9", "T-88")
def test_once_it_is_turned_down_older_notes_forget_him() -> None:
    """In the same round already, and for his own player's copy of the log as well."""
    s = busy(port("F1 rapid, F2 swift")).choose(0, "end turn", "turn down card of F1")
    for kind in (notes.CARD_SHOWN, notes.LANDED, notes.CAME_ABOARD):
        assert named(s, kind) == [NOT_NAMED]
        assert s.notes(kind, 0) == s.notes(kind, 1)
    assert s.notes(notes.CARD_DOWN) == [(0, 1, 0, 0)]
    assert s.notes(notes.CARD_SHOWN) == [(0, 0, 0, NOT_NAMED)]  # that somebody was shown stays known


@pytest.mark.rule("AD-19.7", "CC-3.9")
def test_with_a_memory_they_do_not() -> None:
    s = busy(port("F1 rapid, F2 swift", memory="on")).choose(0, "end turn", "turn down card of F1")
    assert [named(s, kind) for kind in (notes.CARD_SHOWN, notes.LANDED, notes.CAME_ABOARD)] == [[RAPID]] * 3


@pytest.mark.rule("AD-19.7")
def test_only_the_card_that_is_turned_down_is_forgotten() -> None:
    s = port("F1 rapid, B1 target, F2 swift").choose(0, "turn up card of F1", "turn up card of B1", "end turn")
    s.choose(0, "turn down card of F1", "leave up card of B1")
    assert s.notes(notes.CARD_SHOWN, 1) == [(0, 0, 0, NOT_NAMED), (1, 1, 0, TARGET)]


@pytest.mark.rule("AD-19.7", "T-88", "R-9")
def test_an_answer_is_forgotten_too() -> None:
    s = port("F2 swift")
    s.choose(0, "fire at F2", "1 from F1", "0 from B1").choose(1, "fire first", "3 from F2", "salvo")
    s.chance("die 2", "die 2")
    assert (named(s, notes.ANSWERS), named(s, notes.CARD_SHOWN)) == ([SWIFT], [SWIFT])
    s.choose(0, "end turn").choose(1, "end turn", "turn down card of F2")
    assert (named(s, notes.ANSWERS), named(s, notes.CARD_SHOWN)) == ([NOT_NAMED], [NOT_NAMED])


@pytest.mark.rule("AD-19.7")
def test_a_claim_and_a_change_of_ships_as_well() -> None:
    s = scene(*SEA, ships="F1 D1 E, B1 H1 W, F2 E1 W, B2 H2 W", captains="F1 swift, F2 swift").turn(0)
    s.choose(0, "fire at F2", "1 from F1", "0 from B1").choose(1, "fire first").choose(0, "claim").chance("die 2")
    s.choose(1, "enough").choose(0, "board with F1").chance("die 6", "die 1").choose(0, "go over")
    assert (named(s, notes.CLAIMS), named(s, notes.WENT_OVER)) == ([SWIFT], [SWIFT])
    s.choose(0, "end turn", "turn down card of F1")
    assert (named(s, notes.CLAIMS), named(s, notes.WENT_OVER)) == ([NOT_NAMED], [NOT_NAMED])
    assert named(s, notes.CARD_LOST) == [SWIFT]  # that one died with his face up


@pytest.mark.rule("AD-19.7", "CC-4.5")
def test_who_left_the_game_face_up_stays_named() -> None:
    """Also in what was noted of him before."""
    s = scene(*SEA, ships="F1 D1 E, B1 H1 W, F2 E1 W, B2 H2 W", captains="F1 berserk").turn(0)
    s.choose(0, "board with F1", "against F2 skilled").chance("die 1", "die 6")
    assert (named(s, notes.CARD_SHOWN), named(s, notes.CARD_LOST)) == ([BERSERK], [BERSERK])
    s.choose(0, "end turn")
    assert s.asked() == [1]  # nothing is left to turn down
    assert (named(s, notes.CARD_SHOWN), named(s, notes.CARD_LOST)) == ([BERSERK], [BERSERK])


@pytest.mark.rule("AD-19.7", "CC-3.9")
def test_shown_again_he_is_named_from_then_on() -> None:
    """The older line keeps silent."""
    s = scene(*SEA, ships="F1 A2 E, F2 F2 W", captains="F1 rapid").round().chance("wind E fresh")
    s.choose(0, "turn up card of F1", "end turn", "turn down card of F1").choose(1, "end turn").chance("wind E fresh")
    s.choose(0, "turn up card of F1")
    assert named(s, notes.CARD_SHOWN) == [NOT_NAMED, RAPID]
