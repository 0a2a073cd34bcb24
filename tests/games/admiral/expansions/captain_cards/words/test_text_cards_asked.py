"""What captains make of a move, and what is asked about their cards."""

from __future__ import annotations

import pytest

from tests.games.admiral.scene import scene
from tests.games.admiral.texts import answers, labels, prompt

SEA = ("........", "........")


@pytest.mark.rule("CC-7.6", "Q-6")
def test_a_step_that_would_show_rapid_says_so() -> None:
    s = scene("..........", "..........", ships="L1 A1 E, B2 J2 W", captains="L1 rapid", level="basic").turn(0)
    s.choose(0, "move L1")
    assert [label for label in labels(s, 0) if "Rapid" in label] == []  # nothing starts without being paid for
    s.choose(0, "to E", "advance", "advance")
    assert labels(s, 0) == ["Sail on to cell E1", "Stop in cell D1"]
    s.choose(0, "advance")
    assert labels(s, 0) == ["Sail on to cell F1, with Rapid", "Stop in cell E1"]
    assert labels(s, 0, "ru")[0] == "Вперёд, на клетку F1, с Рапидом"


@pytest.mark.rule("CC-7.3", "CC-7.6", "T-15")
def test_a_heading_that_only_rapid_can_sail_says_so_until_he_is_face_up() -> None:
    ships = "L1 D1 E, B2 H2 W"
    down = scene(*SEA, ships=ships, captains="L1 rapid", level="basic").turn(0).choose(0, "move L1")
    assert "To the west (straight into the wind), with Rapid" in labels(down, 0)
    up = scene(*SEA, ships=ships, captains="L1 rapid*", level="basic").turn(0).choose(0, "move L1")
    assert "To the west (straight into the wind)" in labels(up, 0)
    nobody = scene(*SEA, ships=ships, captains="", level="basic").turn(0).choose(0, "move L1")
    assert [label for label in labels(nobody, 0) if "west (straight" in label] == []


@pytest.mark.rule("AD-8.3", "T-18")
def test_a_battered_ship_needs_rapid_for_a_heading_more() -> None:
    s = scene(*SEA, ships="L1 D2 E, B2 H2 W", captains="L1 rapid").ship("L1", strength=4).turn(0).choose(0, "move L1")
    assert [label for label in labels(s, 0) if "Rapid" in label] == [
        "To the north-west (135° from downwind), with Rapid"
    ]
    whole = scene(*SEA, ships="L1 D2 E, B2 H2 W", captains="L1 rapid").turn(0).choose(0, "move L1")
    assert "To the north-west (135° from downwind)" in labels(whole, 0)


@pytest.mark.rule("CC-7.5")
def test_a_turn_in_place_that_needs_rapid_says_so() -> None:
    s = (
        scene(*SEA, ships="L1 D1 N, B2 H2 W", wind="S", level="admiral", captains="L1 rapid")
        .turn(0)
        .choose(0, "turn L1")
    )
    assert labels(s, 0) == ["To the north-east", "To the north-west"]
    s = (
        scene(*SEA, ships="L1 D1 N, B2 H2 W", wind="E", level="admiral", captains="L1 rapid")
        .turn(0)
        .choose(0, "turn L1")
    )
    assert [label for label in labels(s, 0) if "Rapid" in label] == [
        "To the south-east, with Rapid",
        "To the south-west, with Rapid",
    ]


@pytest.mark.rule("Q-16", "CC-2.6")
def test_captains_are_assigned_ship_by_ship() -> None:
    s = scene(*SEA, ships="L1 A1 E, F1 A2 E, B2 H2 W, F2 H1 W", captains="", number=1).assign()
    assert prompt(s, 0) == "Which captain for the ship of the line L1 (A1)? The others will see only a card back."
    assert labels(s, 0)[:3] == [
        "No captain on the ship of the line L1",
        "Rapid on the ship of the line L1",
        "Swift on the ship of the line L1",
    ]
    assert labels(s, 0, "ru")[:2] == ["Линкор L1: без капитана", "Рапида на линкор L1"]
    s.choose(0, "nobody commands L1")
    assert answers(s, 0) == ["No captain on the ship of the line L1"]
    assert prompt(s, 0).startswith("Which captain for the frigate F1 (A2)?")


@pytest.mark.rule("Q-13", "CC-5.2")
def test_the_winners_captain_may_go_over() -> None:
    s = scene("....", "....", ships="F1 A1 E, G2 B1 W, B2 D2 W", captains="F1 rapid").turn(0)
    s.choose(0, "board with F1").chance("die 6", "die 1")
    assert prompt(s, 0) == "You captured the galleon G2 with the frigate F1. Send Rapid over to it?"
    assert labels(s, 0) == ["Rapid stays on the frigate F1", "Rapid goes over to the galleon G2"]
    assert labels(s, 0, "ru") == ["Рапид остаётся на фрегате F1", "Рапид переходит на галеон G2"]


@pytest.mark.rule("Q-14", "Q-15", "CC-3.6", "CC-6.3")
def test_captains_ashore_and_face_up_are_told_by_name() -> None:
    s = scene("1a..", "aa..", ships="L1 B1 E, F1 A2 E, B2 D2 W", captains="L1 swift, F1 target*").turn(0)
    assert "Land Swift from the ship of the line L1" in labels(s, 0)
    s.choose(0, "land from L1", "land from F1")
    assert "Reveal Swift ashore" in labels(s, 0)
    assert "Take a captain aboard the ship of the line L1" in labels(s, 0)
    s.choose(0, "take aboard L1")
    assert prompt(s, 0) == "Take a captain aboard the ship of the line L1. Which one?"
    assert labels(s, 0) == ["Take Swift", "Take Target"]
    assert labels(s, 0, "ru") == ["Назначить Свифта", "Назначить Таргета"]
    s.choose(0, "card of L1", "end turn")
    assert prompt(s, 0) == "End of your turn. Target ashore is face up. Leave him face up?"
    assert labels(s, 0) == ["Turn Target face down", "Leave Target face up"]
