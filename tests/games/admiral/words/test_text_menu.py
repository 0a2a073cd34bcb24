"""The options of a turn stand under headings."""

from __future__ import annotations

from itertools import groupby

import pytest

from kubrik.games.admiral.views.view import admiral_view
from tests.games.admiral.scene import Scene, scene
from tests.games.admiral.texts import labels, texts_of
from tests.games.in_words import names, plain

BURNING = "it is lost; on 1, 2, 3, 4 the enemy takes 4 damage"


def menu(s: Scene, seat: int, lang: str = "en") -> list[tuple[str, list[str]]]:
    """Headings with what stands below them."""
    texts, view = texts_of(s.t.rules), admiral_view(s.t, seat)
    called = names(lang)
    grouped = groupby(s.options(seat), lambda name: texts.section(view, name, called, lang))
    return [(heading, [plain(texts.entry(view, name, called, lang)) for name in under]) for heading, under in grouped]


@pytest.mark.rule("Q-3")
def test_a_turn_is_listed_by_what_is_done() -> None:
    s = scene("1a.$..", "aa....", ships="L1 A2 E, F1 D1 E, F2 E1 W, B2 D2 W", captains="L1 rapid, F1 swift*").turn(0)
    s.ship("F1", gold=1)
    assert menu(s, 0) == [
        ("Move", ["The ship of the line L1 (A2)", "The frigate F1 (D1)"]),
        (
            "Fire",
            [
                "At the frigate F2 (Ben, E1, hull 5); F1: 1 cell, pistol-shot distance, hits on 1, 3, 4, 5, 6",
                "At the brig B2 (Ben, D2, hull 3); "
                "L1: 3 cells, medium distance, hits on 1, 3, 5, 6; "
                "F1: 1 cell, pistol-shot distance, hits on 1, 3, 4, 5, 6",
                "With fort 1 (guns loaded: 3); B2: 3 cells, medium distance, hits on 1, 3, 5, 6",
            ],
        ),
        (
            "Boarding and assault",
            [
                "Board with the frigate F1, next to the frigate F2 (3 against 3, plus a die each) "
                "and the brig B2 (3 against 2, plus a die each)"
            ],
        ),
        ("Port and gold", ["Load gold on the frigate F1 (2 gold here)"]),
        ("Captains", ["Land Rapid from the ship of the line L1", "Reveal Rapid on the ship of the line L1"]),
        ("", ["End the turn"]),
    ]


@pytest.mark.rule("Q-3")
def test_headings_are_there_in_russian_too() -> None:
    s = scene("......", "......", ships="L1 A1 S, F2 B1 W, B2 F2 W", level="admiral").turn(0)
    assert menu(s, 0, "ru") == [
        ("Перемещение", ["Линкор L1 (A1, нос на юг)"]),
        ("Поворот на месте", ["Линкор L1 (A1, нос на юг)"]),
        (
            "Огонь",
            [
                "По фрегату F2 (Борис, B1, прочность 5); "
                "L1: 1 клетка, дистанция пистолетного выстрела, попадание при 1, 3, 4, 5, 6"
            ],
        ),
        ("Абордаж и штурм", ["Идти на абордаж на линкоре L1, рядом фрегат F2 (5 против 3, и каждому по кубику)"]),
        ("", ["Закончить ход"]),
    ]


@pytest.mark.rule("AD-17.5", "AD-18.3", "AD-21.1")
def test_whoever_is_stormed_or_set_on_fire_is_told_before() -> None:
    seas = ["1.2", ".a."]
    s = scene(*seas, ships="B1 B1 E, B2 B2 W, F3 C2 W", sides=[0, 1, 0], options={"fireships": "on"}).turn(0)
    assert menu(s, 0)[2:] == [
        (
            "Boarding and assault",
            [
                "Board with the brig B1, next to the brig B2 (2 against 2, plus a die each)",
                "Assault a fort with the brig B1, next to fort 2 (2 against 5, plus a die each)",
            ],
        ),
        ("", [f"Burn the brig B1 as a fireship ({BURNING}), next to the brig B2", "End the turn"]),
    ]


def test_other_questions_have_no_headings() -> None:
    s = scene("......", "......", ships="L1 A1 E, F2 C1 W").turn(0).choose(0, "fire at F2")
    assert menu(s, 0) == [("", labels(s, 0))]
