"""The words of the picture: the same in both languages, and all that the table can show has one."""

from __future__ import annotations

import re
import string

import pytest

from kubrik.games.keyflower.terms import ABILITIES, COLOURS, RESOURCES, SEASONS, SKILLS
from kubrik.games.keyflower.views.view import keyflower_view
from kubrik.games.keyflower.words.en.pictures import SHORT as EN_SHORT
from kubrik.games.keyflower.words.en.pictures import WORDS as EN
from kubrik.games.keyflower.words.ru.pictures import SHORT as RU_SHORT
from kubrik.games.keyflower.words.ru.pictures import WORDS as RU
from tests.games.keyflower.random_games import moments
from tests.games.keyflower.words.pictures import NAMES, words
from tests.games.keyflower.words.texts import texts_of

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
LATIN_WORD = re.compile("[a-z]{2,}", re.IGNORECASE)


def fields(template: str) -> set[str]:
    return {field for _, field, _, _ in string.Formatter().parse(template) if field}


def test_both_languages_have_the_same_words() -> None:
    assert {key: fields(text) for key, text in EN.items()} == {key: fields(text) for key, text in RU.items()}


def test_each_language_is_written_in_its_own_letters() -> None:
    assert [text for text in [*EN.values(), *EN_SHORT.values()] if CYRILLIC.search(text)] == []
    assert [
        text for text in [*RU.values(), *RU_SHORT.values()] if LATIN_WORD.search(re.sub("{[a-z]+}", "", text))
    ] == []


def test_everything_has_a_word() -> None:
    known = words("en").words.keys()
    assert {*SEASONS, *COLOURS, *RESOURCES, *SKILLS, *ABILITIES} <= known
    assert {f"per_{thing}" for thing in (*COLOURS, *RESOURCES, *SKILLS)} <= known
    assert {f"{thing}_letter" for thing in (*COLOURS, *RESOURCES)} <= known


@pytest.mark.parametrize("own", [EN, RU])
def test_letters_are_all_different(own: dict[str, str]) -> None:
    colours, resources = [[own[f"{thing}_letter"] for thing in things] for things in (COLOURS, RESOURCES)]
    assert len({*colours, *resources}) == 8
    assert all(f" {letter} " in own["key_workers"] for letter in colours)
    assert all(f" {letter} " in own["key_resources"] for letter in resources)


@pytest.mark.parametrize(("seats", "lang"), [(2, "en"), (3, "ru"), (6, "ru"), (5, "en")])
def test_every_moment_of_a_game_makes_a_picture_of_80_columns_in_one_language(seats: int, lang: str) -> None:
    names = NAMES[lang][:seats]
    for i, t in enumerate(moments(seats, seed=seats, ghost=True)):
        who = (None, *range(seats))[i % (seats + 1)]
        view, texts = keyflower_view(t, who), texts_of(t.rules)
        text = "\n".join(filter(None, [texts.picture(view, names, lang), texts.glance(view, names, lang)]))
        assert max(len(line) for line in text.split("\n")) <= 80
        assert not re.search("[{}]", text)
        wrong = CYRILLIC if lang == "en" else LATIN_WORD
        assert not wrong.search(text), wrong.search(text)
        assert [line for line in text.split("\n") if line != line.rstrip()] == []
