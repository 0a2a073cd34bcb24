"""Whole games in words: every sentence, question and choice, in every language."""

from __future__ import annotations

import pytest

from kubrik.engine.languages import LANGUAGES
from kubrik.engine.play import to_act
from kubrik.games.keyflower.views.structs import KeyflowerView
from kubrik.games.keyflower.views.view import keyflower_view
from kubrik.games.keyflower.words.text import KeyflowerTexts
from tests.games.in_words import check_menu, check_words, names
from tests.games.keyflower.random_games import PLAYERS, journal_of, moments, played_game
from tests.games.keyflower.words.texts import texts_of

GAMES = [(players, ghost) for players in PLAYERS for ghost in (False, True)]


@pytest.mark.parametrize(("players", "ghost"), GAMES)
def test_every_question_and_choice_of_a_game_can_be_said(players: int, ghost: bool) -> None:
    for t in moments(players, seed=players, ghost=ghost):
        for seat in to_act(t)[:1]:
            view = keyflower_view(t, seat)
            for lang in LANGUAGES:
                check_question(texts_of(t.rules), view, lang)


def check_question(texts: KeyflowerTexts, view: KeyflowerView, lang: str) -> None:
    assert view.question is not None
    labels = [texts.label(view, name, names(lang), lang) for name in view.question.options]
    for text in [texts.prompt(view, names(lang), lang), *labels, *texts.answers(view, names(lang), lang)]:
        check_words(text, lang)
    check_menu(texts, view, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "ghost"), GAMES)
def test_every_note_of_a_game_can_be_said_and_cites_a_clause(players: int, ghost: bool, lang: str) -> None:
    t = played_game(players, seed=players, ghost=ghost)
    texts = texts_of(t.rules)
    for note in journal_of(t):
        line = texts.sentence(note, names(lang), lang)
        check_words(line, lang)
        assert line.endswith((".", "!"))
        assert texts.clause_of(note).startswith(("KF-", "KC-") if ghost else "KF-")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_only_watches_reads_something_too(lang: str) -> None:
    for t in moments(3, seed=3, ghost=True):
        check_words(texts_of(t.rules).prompt(keyflower_view(t, None), names(lang), lang), lang)
        if t.over:
            check_words(texts_of(t.rules).prompt(keyflower_view(t, 0), names(lang), lang), lang)
