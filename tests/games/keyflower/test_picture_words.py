"""The words of the picture: the same in both languages, and all that the table can show has one."""

from __future__ import annotations

import re
import string

import pytest

from kubrik.games.keyflower.picture import picture
from kubrik.games.keyflower.picture_en import EN, EN_FORMS
from kubrik.games.keyflower.picture_ru import RU, RU_FORMS
from kubrik.games.keyflower.terms import ABILITIES, COLOURS, RESOURCES, SEASONS, SKILLS
from kubrik.games.keyflower.view import keyflower_view
from tests.games.keyflower.pictures import NAMES
from tests.games.keyflower.random_games import moments

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
LATIN_WORD = re.compile("[a-z]{2,}", re.IGNORECASE)


def fields(template: str) -> set[str]:
    return {field for _, field, _, _ in string.Formatter().parse(template) if field}


def test_both_languages_have_the_same_words() -> None:
    assert {key: fields(text) for key, text in EN.items()} == {key: fields(text) for key, text in RU.items()}
    assert EN_FORMS.keys() == RU_FORMS.keys()
    assert {len(forms) for forms in EN_FORMS.values()} == {2}
    assert {len(forms) for forms in RU_FORMS.values()} == {3}


def test_each_language_is_written_in_its_own_letters() -> None:
    english = [*EN.values(), *(form for forms in EN_FORMS.values() for form in forms)]
    russian = [*RU.values(), *(form for forms in RU_FORMS.values() for form in forms)]
    assert [text for text in english if CYRILLIC.search(text)] == []
    assert [text for text in russian if LATIN_WORD.search(re.sub("{[a-z]+}", "", text))] == []


def test_everything_has_a_word() -> None:
    assert {*SEASONS, *COLOURS, *RESOURCES, *SKILLS, *ABILITIES} <= EN.keys()
    assert {f"per_{thing}" for thing in (*COLOURS, *RESOURCES, *SKILLS)} <= EN.keys()
    assert {f"{thing}_letter" for thing in (*COLOURS, *RESOURCES)} <= EN.keys()


@pytest.mark.parametrize("words", [EN, RU])
def test_letters_are_all_different(words: dict[str, str]) -> None:
    letters = [words[f"{thing}_letter"] for thing in (*COLOURS, *RESOURCES)]
    assert len(set(letters)) == 8
    assert all(letter in words["key"] for letter in letters)


@pytest.mark.parametrize(("seats", "lang"), [(2, "en"), (3, "ru"), (6, "ru"), (5, "en")])
def test_every_moment_of_a_game_makes_a_picture_of_80_columns_in_one_language(seats: int, lang: str) -> None:
    names = NAMES[lang][:seats]
    for i, t in enumerate(moments(seats, seed=seats, ghost=True)):
        who = (None, *range(seats))[i % (seats + 1)]
        text = picture(t.rules, keyflower_view(t, who), names, lang, [])
        assert max(len(line) for line in text.split("\n")) <= 80
        assert not re.search("[{}]", text)
        wrong = CYRILLIC if lang == "en" else LATIN_WORD
        assert not wrong.search(text), wrong.search(text)
        assert [line for line in text.split("\n") if line != line.rstrip()] == []
