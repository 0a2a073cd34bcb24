"""Choices in a few words."""

from __future__ import annotations

import pytest

from kubrik.engine.texts import NotShown
from kubrik.games.admiral.views.view import admiral_view
from tests.games.admiral.scene import scene
from tests.games.admiral.texts import answers, labels, prompt, texts_of
from tests.games.in_words import names


@pytest.mark.rule("Q-3")
def test_a_turn_offers_what_each_ship_can_do() -> None:
    s = scene("......", "......", ships="L1 A1 E, F2 B1 W, B2 B2 W", options={"resign": "on"}).turn(0)
    assert labels(s, 0) == [
        "Move the ship of the line L1 (A1)",
        "Fire at the frigate F2 (Ben, B1, hull 5)",
        "Fire at the brig B2 (Ben, B2, hull 3)",
        "Board with the ship of the line L1",
        "End the turn",
        "Resign",
    ]
    assert labels(s, 0, "ru") == [
        "Переместить линкор L1 (A1)",
        "Огонь по фрегату F2 (Борис, B1, прочность 5)",
        "Огонь по бригу B2 (Борис, B2, прочность 3)",
        "Идти на абордаж на линкоре L1",
        "Закончить ход",
        "Сдаться",
    ]


@pytest.mark.rule("AD-7.6")
def test_a_heading_says_how_far_it_is_off_the_wind() -> None:
    s = scene("......", "......", ships="F1 C1 E, B2 F2 W", wind="E").turn(0).choose(0, "move F1")
    assert labels(s, 0) == [
        "To the east (down the wind)",
        "To the south-east (45° from downwind)",
        "To the south (90° from downwind)",
        "To the south-west (135° from downwind)",
        "To the west (straight into the wind)",
    ]
    assert labels(s, 0, "ru")[2] == "На юг (отклонение 90°)"


@pytest.mark.rule("AD-8.5", "AD-19.4")
def test_where_the_wind_does_not_count_it_is_not_told() -> None:
    calm = scene("....", "....", ships="B1 A1 E, B2 D2 W", wind="E calm").turn(0).choose(0, "move B1")
    assert labels(calm, 0)[0] == "To the east"
    windless = scene("....", "....", ships="B1 A1 E, B2 D2 W", options={"windless": "on"}).turn(0).choose(0, "move B1")
    assert labels(windless, 0)[0] == "To the east"


@pytest.mark.rule("Q-5", "AD-8.11", "AD-8.12")
def test_on_the_way_a_turn_says_what_it_costs() -> None:
    s = scene("......", "......", "......", ships="F1 A2 E, B2 F3 W", wind="E").turn(0).choose(0, "move F1", "to E")
    assert labels(s, 0) == [
        "Sail on to cell C2",
        "Turn left, to the north-east (costs 1 cell)",
        "Turn right, to the south-east (costs 1 cell)",
        "Stop in cell B2",
    ]
    s.choose(0, "turn left", "advance")
    assert "Turn right, to the east (free)" in labels(s, 0)
    assert "Направо, курс на восток (бесплатно)" in labels(s, 0, "ru")


@pytest.mark.rule("AD-8.6")
def test_at_the_edge_of_the_chart_there_is_no_cell_to_sail_on_to() -> None:
    s = scene("....", "....", "....", ships="F1 B2 E, B2 A3 W").turn(0).choose(0, "move F1", "to E", "advance")
    assert "advance" not in s.options(0)
    with pytest.raises(NotShown):
        texts_of(s.t.rules).label(admiral_view(s.t, 0), "advance", names("en"), "en")


@pytest.mark.rule("Q-8", "Q-9")
def test_shots_and_manners_are_told_ship_by_ship() -> None:
    s = scene("......", "......", ships="B1 A1 E, F1 A2 E, G2 C1 W").turn(0).choose(0, "fire at G2")
    assert labels(s, 0) == ["No shots from the brig B1", "1 shot from the brig B1", "2 shots from the brig B1"]
    assert prompt(s, 0).startswith("Fire at the galleon G2 (Ben, C1, hull 6). The brig B1: 2 cells,")
    s.choose(0, "0 from B1", "2 from F1")
    assert [label.split(" (")[0] for label in labels(s, 0)] == ["Separate shots", "A salvo"]
    assert answers(s, 0) == ["No shots from the brig B1", "2 shots from the frigate F1"]
    assert answers(s, 0, "ru") == ["С брига B1 не стрелять", "2 выстрела с фрегата F1"]


def test_skill_without_an_expansion_that_names_it_is_just_skill() -> None:
    s = scene("......", ships="F1 A1 E, G2 C1 W").turn(0).choose(0, "fire at G2", "2 from F1")
    texts, view = texts_of(s.t.rules), admiral_view(s.t, 0)
    assert texts.label(view, "salvo skilled", names("en"), "en").endswith("otherwise none), using the ability")
    assert texts.label(view, "salvo skilled", names("ru"), "ru").endswith("иначе ни один), со способностью")


@pytest.mark.rule("Q-7", "AD-20.4")
def test_turning_in_place_tells_the_facing() -> None:
    s = scene("....", "....", ships="L1 A1 E, B2 D2 W", level="admiral", wind="W").turn(0)
    assert "Turn the ship of the line L1 in place (facing east)" in labels(s, 0)
    s.choose(0, "turn L1")
    assert prompt(s, 0) == "Turn the ship of the line L1 in place (facing east). Where should the bow point?"
    assert labels(s, 0) == ["To the north-east", "To the south-east"]


@pytest.mark.rule("AD-15.1", "AD-16.2", "AD-16.3", "AD-17.2")
def test_ports_and_gold_are_told_with_their_numbers() -> None:
    s = scene("1a$.....", "aa......", ships="G1 B1 E, F1 C1 E, L2 H1 W").ship("G1", strength=3, gold=3).turn(0)
    said = labels(s, 0)
    assert "Repair the galleon G1 (hull 3 of 6)" in said
    assert "Load gold on the frigate F1 (2 gold here)" in said
    assert "Bank gold from the galleon G1 (3 gold aboard)" in said
    assert "Сдать в казну золото с галеона G1 (на борту 3 золота)" in labels(s, 0, "ru")
    s.choose(0, "load F1")
    assert labels(s, 0) == ["Load 1 gold", "Load 2 gold"]
    s.choose(0, "1 gold", "bank G1")
    assert labels(s, 0) == ["Bank 1 gold", "Bank 2 gold", "Bank 3 gold"]


@pytest.mark.rule("AD-17.2", "AD-17.4", "AD-18.3")
def test_forts_are_told_with_their_owners() -> None:
    s = (
        scene("1.2....3", "........", ships="L1 A2 E, B2 C2 W, B3 H2 W", sides=[0, 1, 0])
        .fort("fort 2", flag=-1)
        .turn(0)
    )
    assert "Fire with fort 1 (guns loaded: 3)" in labels(s, 0)
    assert "Fire at fort 2 (neutral, C1, strength 6)" in labels(s, 0)
    s.choose(0, "fire from fort 1")
    assert prompt(s, 0) == "Fire with fort 1 (guns loaded: 3). Which target?"
    assert labels(s, 0, "ru")[-1].startswith("Форт 2 (ничей, C1, прочность 6;")


@pytest.mark.rule("AD-1.4")
def test_whose_a_ship_is_goes_by_its_flag() -> None:
    """A captured ship keeps its name."""
    s = scene("......", "......", ships="L1 A1 E, F2 C1 W, G2 C2 W, B3 F2 W").ship("F2", flag=2).turn(0)
    said = labels(s, 0)
    assert "Fire at the frigate F2 (Cleo, C1, hull 5)" in said
    assert "Fire at the galleon G2 (Ben, C2, hull 6)" in said


@pytest.mark.rule("Q-13")
def test_shared_gold_is_told_for_both_ships() -> None:
    s = scene("....", "....", ships="F1 A1 E, G2 B1 W, B2 D2 W").ship("G2", gold=2).turn(0)
    s.choose(0, "board with F1").chance("die 6", "die 1")
    assert prompt(s, 0) == (
        "You captured the galleon G2 (2 gold) with the frigate F1 (0 gold). How will you split the gold?"
    )
    assert labels(s, 0) == [
        "0 gold on the galleon G2, 2 gold on the frigate F1",
        "1 gold on the galleon G2, 1 gold on the frigate F1",
        "2 gold on the galleon G2, 0 gold on the frigate F1",
    ]
    assert labels(s, 0, "ru")[1] == "1 золото на галеон G2, 1 золото на фрегат F1"
