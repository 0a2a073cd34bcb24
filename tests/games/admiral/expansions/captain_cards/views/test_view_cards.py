"""Who sees what of the captains' cards, moment by moment (the entries H of EXAMPLES.md)."""

from __future__ import annotations

import pytest

from tests.games.admiral.looking import captain_seen, card_seen, cards_seen, types_told
from tests.games.admiral.scene import scene
from tests.games.watching import everybody

SEA = ("1a......", "aa......", ".......2")
FLEETS = "L1 B1 E, F1 C3 E, F2 E3 W, B2 H1 W, B3 H2 W"
ALLIES = [0, 1, 0]


@pytest.mark.rule("CC-2.6", "CC-1.5", "CC-2.7", "T-57", "R-27")
def test_after_the_assignment_others_see_backs_and_how_many_were_set_aside() -> None:
    """Allies are others."""
    s = scene(*SEA, ships=FLEETS, captains="L1 rapid, F2 swift", sides=ALLIES).turn(0)
    assert captain_seen(s, "L1") == [None, "rapid", None, None]
    assert captain_seen(s, "F2") == [None, None, "swift", None]
    for who in everybody(s):
        assert [(card.card, card.seat, card.ship, card.port, card.up) for card in cards_seen(s, who).cards] == [
            (0, 0, 0, None, False),
            (2, 1, 2, None, False),
        ]
        assert cards_seen(s, who).aside == (3, 3, 4)
        assert cards_seen(s, who).shown_aside == ()
    assert types_told(s, None) == set()
    assert cards_seen(s, 1).own_aside == ("rapid", "target", "berserk")
    assert cards_seen(s, None).own_aside == ()


@pytest.mark.rule("CC-3.2", "CC-3.5", "AD-1.3")
def test_a_captain_who_is_used_or_turned_up_is_seen_by_all_at_once() -> None:
    s = scene(*SEA, ships=FLEETS, captains="L1 rapid, F1 target, F2 swift").turn(0)
    s.choose(0, "turn up card of L1")
    assert captain_seen(s, "L1") == ["rapid"] * 4
    assert captain_seen(s, "F1") == [None, "target", None, None]
    s.choose(0, "fire at F2", "0 from L1", "1 from F1", "separate skilled")
    assert captain_seen(s, "F1") == ["target"] * 4
    assert [card_seen(s, name, 2).up for name in ("L1", "F1", "F2")] == [True, True, False]


@pytest.mark.rule("CC-3.6", "CC-3.8", "H-7")
def test_turned_down_again_it_is_a_back_and_left_up_it_is_a_face() -> None:
    s = scene(*SEA, ships=FLEETS, captains="L1 rapid*, F1 target*, F2 swift").turn(0)
    s.choose(0, "end turn", "turn down card of L1", "leave up card of F1")
    assert captain_seen(s, "L1") == [None, "rapid", None, None]
    assert captain_seen(s, "F1") == ["target"] * 4
    assert types_told(s, None) == {"target"}


@pytest.mark.rule("CC-6.1", "CC-6.8")
@pytest.mark.parametrize(("word", "everyone"), [("rapid", None), ("rapid*", "rapid")])
def test_a_landed_card_lies_as_it_lay_beside_the_port(word: str, everyone: str | None) -> None:
    s = scene(*SEA, ships=FLEETS, captains=f"L1 {word}, F2 swift", sides=ALLIES).turn(0).choose(0, "land from L1")
    assert captain_seen(s, "L1") == [everyone, "rapid", everyone, everyone]
    for who in everybody(s):
        card = card_seen(s, "L1", who)
        assert (card.ship, card.port, card.seat, card.up) == (None, 0, 0, everyone is not None)


@pytest.mark.rule("CC-5.2", "CC-5.4", "H-6")
def test_a_card_that_goes_over_is_followed_and_not_known() -> None:
    s = scene("........", "........", ships="L1 B1 E, F2 C1 W, B2 H2 W", captains="L1 rapid").turn(0)
    s.choose(0, "board with L1").chance("die 6", "die 1").choose(0, "go over")
    assert [card_seen(s, "L1", who).ship for who in everybody(s)] == [1, 1, 1]
    assert captain_seen(s, "L1") == [None, "rapid", None]


@pytest.mark.rule("CC-4.5", "CC-4.1")
@pytest.mark.parametrize(("word", "everyone"), [("swift", None), ("swift*", "swift")])
def test_a_card_out_of_the_game_is_named_only_if_it_lay_face_up(word: str, everyone: str | None) -> None:
    s = scene(*SEA, ships=FLEETS, captains=f"B2 {word}").ship("B2", strength=1).turn(0)
    s.choose(0, "fire at B2", "1 from L1", "0 from F1").chance("die 1")
    assert captain_seen(s, "B2") == [everyone, everyone, "swift", everyone]
    for who in everybody(s):
        assert (card_seen(s, "B2", who).ship, card_seen(s, "B2", who).port) == (None, None)


@pytest.mark.rule("H-6", "T-96")
def test_cards_landed_and_taken_crosswise_are_followed_and_not_known() -> None:
    fleets = "L1 B1 E, F1 A2 E, F2 H3 W"
    tables = [
        scene(*SEA, ships=fleets, captains=captains).turn(0)
        for captains in ("L1 rapid, F1 swift", "L1 swift, F1 rapid")
    ]
    for s in tables:
        s.choose(0, "land from L1", "land from F1", "take aboard L1", "card of F1", "take aboard F1")
        assert [(card.card, card.ship) for card in cards_seen(s, 1).cards] == [(0, 1), (1, 0)]
        assert captain_seen(s, "L1")[2] is None
    assert [captain_seen(s, "F1")[1] for s in tables] == ["swift", "rapid"]
    assert cards_seen(tables[0], 1) == cards_seen(tables[1], 1)


@pytest.mark.rule("AD-22.7", "CC-2.7")
def test_at_the_end_everybody_sees_all_cards() -> None:
    """Those out of the game and those set aside too."""
    s = scene("........", "........", ships="L1 A1 E, F2 C1 W", captains="L1 rapid, F2 target").ship("F2", strength=1)
    s.turn(0).choose(0, "fire at F2", "1 from L1").choose(1, "pass").chance("die 1")
    for who in everybody(s):
        assert [card.captain for card in cards_seen(s, who).cards] == ["rapid", "target"]
        assert cards_seen(s, who).shown_aside == (("swift", "target", "berserk"), ("rapid", "swift", "berserk"))
