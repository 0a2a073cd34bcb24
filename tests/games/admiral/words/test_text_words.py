"""Grammar: plurals and cases."""

from __future__ import annotations

import pytest

from kubrik.games.admiral.words.en.language import LANGUAGE as ENGLISH
from kubrik.games.admiral.words.ru.language import LANGUAGE as RUSSIAN
from kubrik.games.admiral.words.words import Noun
from kubrik.games.common.words.plurals import NO_BREAK
from tests.games.in_words import plain


def test_numbers_stick_to_their_nouns() -> None:
    assert ENGLISH.counted(2, "shots") == f"2{NO_BREAK}shots"


@pytest.mark.parametrize(
    ("noun", "counted"),
    [
        ("shots", "1 выстрел, 2 выстрела, 5 выстрелов"),
        ("separate_shots", "1 выстрел, 2 отдельных выстрела, 5 отдельных выстрелов"),
        ("hits", "1 попадание, 2 попадания, 5 попаданий"),
        ("gold", "1 золото, 2 золота, 5 золота"),
        ("points", "1 очко, 2 очка, 5 очков"),
        ("strengths", "1 прочность, 2 прочности, 5 прочности"),
        ("cells", "1 клетка, 2 клетки, 5 клеток"),
    ],
)
def test_russian_nouns_are_counted(noun: str, counted: str) -> None:
    assert plain(", ".join(RUSSIAN.counted(n, noun) for n in (1, 2, 5))) == counted


def test_every_noun_has_all_forms() -> None:
    assert {len(forms) for forms in ENGLISH.nouns.values()} == {2}
    assert {len(forms) for forms in RUSSIAN.nouns.values()} == {3}


@pytest.mark.parametrize(
    ("noun", "forms"),
    [
        (RUSSIAN.ship("Фрегат", "F2"), "фрегат F2, фрегата F2, фрегату F2, фрегат F2, фрегатом F2, фрегате F2"),
        (RUSSIAN.ship("Бриг", "B1"), "бриг B1, брига B1, бригу B1, бриг B1, бригом B1, бриге B1"),
        (RUSSIAN.fort("3"), "форт 3, форта 3, форту 3, форт 3, фортом 3, форте 3"),
        (RUSSIAN.person("Свифт"), "Свифт, Свифта, Свифту, Свифта, Свифтом, Свифте"),
        (RUSSIAN.person("Грейси"), "Грейси, Грейси, Грейси, Грейси, Грейси, Грейси"),
    ],
)
def test_russian_ships_forts_and_people_are_declined(noun: Noun, forms: str) -> None:
    """A thing looks the same as a subject and as an object, a person does not."""
    assert ", ".join(noun) == forms


def test_a_class_whose_title_does_not_decline_is_a_ship() -> None:
    schooner = RUSSIAN.ship("Шхуна", "S1")
    assert str(schooner) == schooner.whom == "корабль «Шхуна» S1"
    assert schooner.of == "корабля «Шхуна» S1"
    assert schooner.by == "кораблём «Шхуна» S1"


def test_a_ship_begins_a_sentence_with_a_capital_letter() -> None:
    assert ENGLISH.ship("Frigate", "F2").first == "The frigate F2"
    assert RUSSIAN.ship("Фрегат", "F2").first == "Фрегат F2"
    assert str(ENGLISH.ship("Frigate", "F2")) == ENGLISH.ship("Frigate", "F2").to == "the frigate F2"


def test_lists_are_joined_by_and_or_or() -> None:
    assert ENGLISH.joined(["a", "b", "c"]) == "a, b and c"
    assert RUSSIAN.joined(["а", "б"], "or") == "а или б"
    assert ENGLISH.joined(["a"]) == "a"
