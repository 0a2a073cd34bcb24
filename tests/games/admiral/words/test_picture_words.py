"""The words of the picture: the same in both languages, and never wider than 80 columns."""

from __future__ import annotations

import re
import string

import pytest

from kubrik.games.admiral.expansions.captain_cards.words.en.pictures import WORDS as CARDS_EN
from kubrik.games.admiral.expansions.captain_cards.words.ru.pictures import WORDS as CARDS_RU
from kubrik.games.admiral.terms import DIRECTIONS, LEVELS, STRENGTHS
from kubrik.games.admiral.views.ships import MARKS
from kubrik.games.admiral.views.view import admiral_view
from kubrik.games.admiral.words.en.pictures import WORDS as EN
from kubrik.games.admiral.words.pictures.glance import glance
from kubrik.games.admiral.words.pictures.picture import picture
from kubrik.games.admiral.words.ru.pictures import WORDS as RU
from tests.games.admiral.pictures import NAMES, words_for
from tests.games.admiral.random_games import NARROWS, Game, aimless, moments, quarrelsome
from tests.games.admiral.whole_scenarios import SCENARIO

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
LATIN_WORD = re.compile("[a-z]{2,}", re.IGNORECASE)
GAMES = [
    Game(NARROWS, captains=2),
    Game(NARROWS, level="admiral", captains=4, mines="on", fireships="on"),
    Game(SCENARIO["fleet_battle", 2], level="admiral", captains=4),
    Game(SCENARIO["gold_run", 3], level="basic"),
]


def fields(template: str) -> set[str]:
    return {field for _, field, _, _ in string.Formatter().parse(template) if field}


@pytest.mark.parametrize(("english", "russian"), [(EN, RU), (CARDS_EN, CARDS_RU)])
def test_both_languages_have_the_same_words(english: dict[str, str], russian: dict[str, str]) -> None:
    assert {key: fields(text) for key, text in english.items()} == {key: fields(text) for key, text in russian.items()}
    assert [text for text in english.values() if CYRILLIC.search(text)] == []
    assert [text for text in russian.values() if LATIN_WORD.search(re.sub("{[a-z]+}", "", text))] == []


def test_an_expansion_takes_no_word_away() -> None:
    assert not CARDS_EN.keys() & EN.keys()


def test_everything_has_a_word() -> None:
    assert {*DIRECTIONS, *LEVELS, *STRENGTHS, *MARKS.values()} <= EN.keys()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_moment_of_a_game_makes_a_picture_of_80_columns_in_one_language(game: Game, lang: str) -> None:
    pick = aimless if game.scenario.seats == 3 and game.captains is None else quarrelsome
    wrong = CYRILLIC if lang == "en" else LATIN_WORD
    names = [name * 6 for name in NAMES[lang]]
    for i, t in enumerate(moments(game, seed=1, pick=pick)):
        who = (None, *range(t.seats))[i % (t.seats + 1)]
        view, words = admiral_view(t, who), words_for(t.rules, lang)
        text = "\n".join(filter(None, [picture(view, names, words), glance(view, names, words)]))
        assert max(len(line) for line in text.split("\n")) == 80
        assert not re.search("[{}]", text)
        assert not wrong.search(text), wrong.search(text)
        assert [line for line in text.split("\n") if line != line.rstrip()] == []
