"""What a player is asked, in a sentence or two."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.views.view import admiral_view
from tests.games.admiral.scene import scene
from tests.games.admiral.texts import labels, prompt, texts_of


@pytest.mark.rule("AD-6.6")
@pytest.mark.parametrize(
    ("wind", "english", "russian"),
    [
        ("E", "Fresh westerly", "Свежий западный ветер"),
        ("SW storm", "Storm, north-easterly", "Буря, ветер северо-восточный"),
        ("E calm", "Calm", "Штиль"),
    ],
)
def test_a_turn_begins_with_the_round_and_the_wind(wind: str, english: str, russian: str) -> None:
    s = scene("....", "....", ships="F1 A1 E, B2 D2 W", wind=wind, level="basic").turn(0)
    assert prompt(s, 0) == f"Your turn, round 1. {english}. What will you do?"
    assert prompt(s, 0, "ru") == f"Ваш ход, раунд 1. {russian}. Что делать?"
    assert prompt(s, 1) == "Waiting for the other players."


@pytest.mark.rule("AD-19.4")
def test_a_game_without_wind_says_so() -> None:
    s = scene("....", "....", ships="F1 A1 E, B2 D2 W", options={"windless": "on"}).turn(0)
    assert prompt(s, 0) == "Your turn, round 1. Playing without wind. What will you do?"


@pytest.mark.rule("Q-4", "Q-5", "H-5")
def test_a_ship_under_way_is_told_with_what_it_has_left() -> None:
    s = scene("......", "......", ships="F1 A1 E, B2 F2 W").turn(0).choose(0, "move F1")
    assert prompt(s, 0) == "Move the frigate F1 (A1). Which heading?"
    s.choose(0, "to E")
    assert prompt(s, 0) == "The frigate F1 is in cell B1, heading east; cells left: 5. What next?"
    assert prompt(s, 0, "ru") == "Фрегат F1 в клетке B1, курс на восток, осталось клеток: 5. Что дальше?"


@pytest.mark.rule("Q-12")
def test_boarding_and_storming_ask_for_the_enemy() -> None:
    s = scene("1a..2", "aa..b", ships="L1 D1 E, F1 D2 E, B2 E2 W, G2 C2 W").turn(0).choose(0, "board with L1")
    assert prompt(s, 0) == "Board with the ship of the line L1. Which ship?"
    assert labels(s, 0) == [
        "The brig B2 (Ben, E2, hull 3; 5 against 2, plus a die each)",
        "The galleon G2 (Ben, C2, hull 6; 5 against 4, plus a die each)",
    ]
    s.choose(0, "against B2").chance("die 1", "die 6")
    assert "Assault a fort with the frigate F1" in labels(s, 0)


@pytest.mark.rule("AD-21.1")
def test_a_fireship_asks_against_whom() -> None:
    s = (
        scene("....", "....", ships="B1 A1 E, F2 B1 W, G2 B2 W", options={"fireships": "on"})
        .turn(0)
        .choose(0, "burn B1")
    )
    said = "Burn the brig B1 as a fireship (it is lost; on 1, 2, 3, 4 the enemy takes 4 damage)"
    assert prompt(s, 0) == f"{said}. Against which ship?"


def test_the_game_is_over_for_everybody() -> None:
    s = scene("....", "....", ships="F1 A1 E, B2 D2 W").turn(0).choose(0, "end turn").choose(1, "end turn")
    assert prompt(s, 0) == "The game is over."


def test_every_turn_is_a_chapter_of_its_own() -> None:
    s = scene("....", "....", ships="F1 A1 E, B2 D2 W").turn(0)
    texts = texts_of(s.t.rules)
    assert texts.chapter(admiral_view(s.t, 1)) == ("1", "0")
    s.choose(0, "end turn")
    assert texts.chapter(admiral_view(s.t, 1)) == ("1", "1")
