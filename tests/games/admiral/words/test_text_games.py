"""Whole games in words: every sentence, question and choice, in every language."""

from __future__ import annotations

import pytest

from kubrik.engine.languages import LANGUAGES
from kubrik.games.admiral.views.structs import AdmiralView
from kubrik.games.admiral.views.view import admiral_view
from kubrik.games.admiral.words.text import AdmiralTexts
from tests.games.admiral.random_games import NARROWS, Game, moments, quarrelsome
from tests.games.admiral.texts import check_words, texts_of
from tests.games.admiral.whole_scenarios import ALL, SCENARIO
from tests.games.in_words import check_menu, names

GAMES = [
    *(Game(SCENARIO[key], "captain", 2) for key in ALL),
    Game(SCENARIO["duel", 2], "basic"),
    Game(NARROWS, "captain", None, fireships="on", mines="on", resign="on"),
    Game(NARROWS, "captain", 3, log_memory="on", fireships="on", mines="on", resign="on"),
    Game(NARROWS, "admiral", 4, target_coastal="on", fireships="on", mines="on", resign="on"),
]
LONGEST = 400  # moments of a game that are looked at


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_question_and_choice_of_a_game_can_be_said(game: Game) -> None:
    for i, t in enumerate(moments(game, 1, quarrelsome)):
        asked = [admiral_view(t, seat) for seat in range(t.seats)] if i < LONGEST else []
        for view in asked:
            for lang in LANGUAGES:
                check_view(texts_of(t.rules), view, lang)


def check_view(texts: AdmiralTexts, view: AdmiralView, lang: str) -> None:
    """Whoever waits or watches reads something too."""
    check_words(texts.prompt(view, names(lang), lang), lang)
    if view.question is None:
        return
    labels = [texts.label(view, name, names(lang), lang) for name in view.question.options]
    for text in [*labels, *texts.answers(view, names(lang), lang)]:
        check_words(text, lang)
    check_menu(texts, view, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_note_of_a_game_can_be_said_and_cites_a_clause(game: Game, lang: str) -> None:
    *_, t = moments(game, 2, quarrelsome)
    texts = texts_of(t.rules)
    assert t.journal is not None
    told = t.journal.notes
    for line in [*(texts.sentence(note, names(lang), lang) for note in told), *texts.story(told, names(lang), lang)]:
        check_words(line, lang)
        assert line.endswith((".", "!"))
    assert {texts.clause_of(note)[:3] for note in told} == ({"AD-"} if game.captains is None else {"AD-", "CC-"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_only_watches_reads_something_too(lang: str) -> None:
    for i, t in enumerate(moments(Game(NARROWS, "captain", 2), 3, quarrelsome)):
        if i % 20 == 0 or t.over:
            view = admiral_view(t, None)
            check_words(texts_of(t.rules).prompt(view, names(lang), lang), lang)
            assert texts_of(t.rules).picture(view, names(lang), lang)
            assert texts_of(t.rules).glance(view, names(lang), lang) == ""
