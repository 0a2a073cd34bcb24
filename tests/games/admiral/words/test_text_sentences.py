"""The important facts, word for word."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.table import notes
from kubrik.games.admiral.table.choices import SALVO, SEPARATE
from kubrik.games.admiral.terms import (
    BY_BANKING,
    BY_ELIMINATION,
    BY_HOLDING,
    CALM,
    DIRECTIONS,
    FRESH,
    NOBODY,
    STORM,
)
from tests.games.admiral.random_games import NARROWS
from tests.games.admiral.texts import MANNED, sentence

E, NW = DIRECTIONS.index("E"), DIRECTIONS.index("NW")
THINGS = MANNED.rules.names
FORTS = MANNED.rules.number_of_ships


def thing(name: str) -> int:
    return THINGS.index(name)


def cell(name: str) -> int:
    return NARROWS.chart.named(name)


@pytest.mark.rule("AD-7.1", "AD-7.2")
@pytest.mark.parametrize(
    ("strength", "english", "russian"),
    [
        (FRESH, "A fresh westerly is blowing.", "Дует свежий западный ветер."),
        (CALM, "It is calm; the vane points east.", "Штиль, флюгер смотрит на восток."),
        (STORM, "A westerly storm is blowing.", "Буря, ветер западный."),
    ],
)
def test_the_wind_is_told_by_direction_and_strength(strength: int, english: str, russian: str) -> None:
    assert sentence("en", notes.WIND, E, strength) == english
    assert sentence("ru", notes.WIND, E, strength) == russian


@pytest.mark.rule("AD-8.6", "AD-20.4")
def test_a_move_is_told_with_its_ends_and_its_heading() -> None:
    sails = (notes.SAILS, thing("F3"), cell("B4"), cell("B1"), NW)
    assert sentence("en", *sails) == "The frigate F3 sails from cell B4 to cell B1, heading north-west."
    assert sentence("ru", *sails) == "Фрегат F3 идёт с клетки B4 на клетку B1, курс на северо-запад."
    assert sentence("en", notes.TURNS, thing("L2"), E) == "The ship of the line L2 turns in place to face east."
    assert sentence("ru", notes.TURNS, thing("L2"), E) == "Линкор L2 поворачивает на месте, нос на восток."


@pytest.mark.rule("AD-9.1")
def test_fire_is_declared_at_a_target_in_a_manner() -> None:
    separate = (notes.FIRES, 0, thing("L2"), 3, SEPARATE)
    assert sentence("en", *separate) == "Ann declares fire at the ship of the line L2: 3 separate shots."
    assert sentence("ru", *separate) == "Анна объявляет огонь по линкору L2: 3 отдельных выстрела."
    salvo = (notes.FIRES, 1, thing("fort 1"), 5, SALVO)
    assert sentence("en", *salvo) == "Ben declares a salvo at fort 1: 5 shots."
    assert sentence("ru", *salvo) == "Борис объявляет залп по форту 1: 5 выстрелов."


@pytest.mark.rule("AD-10.4")
def test_a_shot_is_told_with_its_die_and_whether_it_hit() -> None:
    shot = (notes.SHOT, thing("B3"), thing("G2"))
    assert sentence("en", *shot, 3, 1) == "The brig B3 fires at the galleon G2, die 3: a hit."
    assert sentence("en", *shot, 4, 0) == "The brig B3 fires at the galleon G2, die 4: a miss."
    assert sentence("en", *shot, 0, 1) == "The brig B3 fires at the galleon G2 and hits without a roll."
    assert sentence("ru", *shot, 3, 1) == "Бриг B3 стреляет по галеону G2, на кубике 3: попадание."
    assert sentence("ru", *shot, 4, 0) == "Бриг B3 стреляет по галеону G2, на кубике 4: мимо."
    assert sentence("ru", *shot, 0, 1) == "Бриг B3 стреляет по галеону G2 и попадает без кубика."


@pytest.mark.rule("AD-12.1")
def test_a_salvo_hits_or_misses_as_a_whole() -> None:
    salvo = (notes.SALVO_FIRED, thing("G2"), 4)
    assert sentence("en", *salvo, 6, 4) == "The salvo at the galleon G2, 4 shots, die 6: all hit."
    assert sentence("en", *salvo, 4, 0) == "The salvo at the galleon G2, 4 shots, die 4: all miss."
    assert sentence("en", *salvo, 0, 4) == "The salvo at the galleon G2, 4 shots, hits without a roll."
    assert sentence("ru", *salvo, 6, 4) == "Залп по галеону G2, 4 выстрела, на кубике 6: попали все."
    assert sentence("ru", *salvo, 4, 0) == "Залп по галеону G2, 4 выстрела, на кубике 4: все мимо."


@pytest.mark.rule("AD-13.1", "AD-13.2")
def test_damage_says_what_is_left_and_sinking_who_did_it() -> None:
    assert sentence("en", notes.DAMAGED, thing("F1"), 2, 3) == "The frigate F1 takes 2 damage and has 3 left."
    assert sentence("ru", notes.DAMAGED, thing("F1"), 1, 4) == "Фрегат F1 теряет 1 прочность, остаётся 4."
    assert sentence("en", notes.DAMAGED, thing("fort 2"), 2, 0) == "Fort 2 takes 2 damage and has none left."
    assert sentence("en", notes.SUNK, thing("F1"), 1) == "Ben sinks the frigate F1."
    assert sentence("ru", notes.SUNK, thing("F1"), 1) == "Борис топит фрегат F1."
    assert sentence("en", notes.SUNK, thing("F1"), NOBODY) == "The frigate F1 sinks, and nobody scores for it."


@pytest.mark.rule("AD-14.5", "AD-14.7", "AD-14.8")
def test_a_boarding_is_told_with_points_and_dice() -> None:
    assert (
        sentence("en", notes.BOARDS, 1, thing("L2"), thing("F1"))
        == "Ben boards the frigate F1 with the ship of the line L2."
    )
    assert (
        sentence("ru", notes.BOARDS, 1, thing("L2"), thing("F1"))
        == "Борис идёт на абордаж: линкор L2 против фрегата F1."
    )
    assert (
        sentence("en", notes.BOARDERS_ROLL, thing("L2"), 4, 3)
        == "The ship of the line L2 has 4 points and rolls 3: 7 in all."
    )
    assert sentence("ru", notes.BOARDERS_ROLL, thing("L2"), 4, 3) == "Линкор L2: 4 очка и 3 на кубике, всего 7."
    captured = (notes.CAPTURED, thing("L2"), 0, thing("F1"))
    assert sentence("en", *captured) == "Ann captures the ship of the line L2 with the frigate F1."
    assert sentence("ru", *captured) == "Анна захватывает линкор L2, в абордаже победил фрегат F1."
    beaten = sentence("en", notes.BEATEN_OFF, thing("L2"), thing("F1"))
    assert beaten == "It is a tie: the frigate F1 beats off the ship of the line L2."


@pytest.mark.rule("AD-14.10", "AD-16.3")
def test_gold_is_told_with_its_ships() -> None:
    shared = (notes.GOLD_SHARED, thing("G2"), 1, thing("F1"), 2)
    assert sentence("en", *shared) == (
        "After the boarding the galleon G2 carries 1 gold, and the frigate F1 carries 2 gold."
    )
    assert sentence("en", notes.BANKED, 0, 2, thing("G1")) == "Ann banks 2 gold from the galleon G1."
    assert sentence("ru", notes.BANKED, 0, 2, thing("G1")) == "Анна сдаёт в казну 2 золота с галеона G1."


@pytest.mark.rule("AD-17.7", "AD-22.2")
def test_forts_are_told_by_their_numbers() -> None:
    fort = thing("fort 2") - FORTS
    assert sentence("en", notes.FORT_TAKEN, fort, 0) == "Ann takes fort 2."
    assert sentence("ru", notes.FORT_TAKEN, fort, 0) == "Анна берёт форт 2."
    assert sentence("en", notes.FORT_PASSES, fort, 2) == "Fort 2 passes to Cleo."
    assert sentence("en", notes.FORT_PASSES, fort, NOBODY) == "Fort 2 is now neutral."


@pytest.mark.rule("AD-8.15", "AD-21.1", "AD-21.3")
def test_dice_of_storms_mines_and_fireships_say_what_they_bring() -> None:
    assert sentence("en", notes.STORM_ROLL, thing("B1"), 1) == "The storm damages the brig B1, die 1."
    assert sentence("en", notes.STORM_ROLL, thing("B1"), 2) == "The brig B1 weathers the storm, die 2."
    mine = (notes.MINE_HIT, thing("B1"), cell("D1"))
    assert sentence("en", *mine, 4) == "The brig B1 hits a mine in cell D1, die 4: it explodes."
    assert sentence("en", *mine, 5) == "The brig B1 hits a mine in cell D1, die 5: it does not explode."
    burns = (notes.BURNS, 1, thing("B2"), thing("G1"))
    assert sentence("en", *burns, 4) == "Ben sends in the brig B2 as a fireship, die 4: the galleon G1 catches fire."
    assert sentence("en", *burns, 5) == "Ben sends in the brig B2 as a fireship, die 5: the galleon G1 gets clear."


@pytest.mark.rule("AD-22.1", "AD-22.3")
def test_a_victory_says_what_won() -> None:
    assert sentence("en", notes.VICTORY, 0, BY_ELIMINATION) == "Ann wins: no enemy has a ship left!"
    assert sentence("en", notes.VICTORY, 0, BY_BANKING) == "Ann wins: there is enough gold in the bank!"
    assert sentence("ru", notes.VICTORY, 0, BY_HOLDING) == "Анна побеждает: форт соперника удержан!"
    assert sentence("en", notes.RESULT, 1, 5, 2, 2) == "Ben finishes in place 2 with 5 points and 2 gold in the bank."
    assert sentence("ru", notes.RESULT, 1, 5, 0, 2) == "Борис: 2-е место, 5 очков."
    assert sentence("en", notes.ACTS, 1, 0) == "Ben is number 1 in turn order."
