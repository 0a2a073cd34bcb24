"""Every fact, question and choice has words in every language."""

from __future__ import annotations

import re
import string

import pytest

from kubrik.engine.choices import Choice
from kubrik.engine.journal import EVERYBODY, Note
from kubrik.engine.languages import LANGUAGES
from kubrik.engine.play import options, question, to_act
from kubrik.engine.questions import questions_in
from kubrik.engine.rulebook.clauses import parse_rulebook
from kubrik.games.common.words.event import Event
from kubrik.games.humans.box.cards import BONUSES, EFFECTS
from kubrik.games.humans.game import HumansGame
from kubrik.games.humans.rules.planning.moving import PullShips
from kubrik.games.humans.table import choices, notes, questions
from kubrik.games.humans.views.view import humans_view
from kubrik.games.humans.words.events import BY_KIND, EVENTS
from kubrik.games.humans.words.text import SPOKEN, HumansTexts
from tests.games.humans.random_games import PLAYERS, journal_of, moments, played_game
from tests.games.humans.scene import STANDARD, scene

TEXTS = HumansTexts(STANDARD)
NAMES = ["Анна", "Борис", "Вера", "Глеб", "Даша"]
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
LATIN_WORD = re.compile("[a-z]{2,}", re.IGNORECASE)


def constants(module: object) -> dict[str, int]:
    return {name: n for name, n in vars(module).items() if name.isupper() and isinstance(n, int)}


def fields(template: str) -> set[str]:
    return {field for _, field, _, _ in string.Formatter().parse(template) if field}


# ---- nothing is missing


def test_every_language_has_the_same_keys() -> None:
    assert tuple(lang.code for lang in SPOKEN) == LANGUAGES
    first, *others = SPOKEN
    for other in others:
        for table in ("events", "prompts", "labels", "effects", "words", "nouns"):
            mine, theirs = getattr(first, table), getattr(other, table)
            assert mine.keys() == theirs.keys()
            assert all(mine.values()) or mine is first.words


def test_every_language_says_the_same_things() -> None:
    """A sentence names the same seats, cards and numbers in every language."""
    first, *others = SPOKEN
    for other in others:
        for table in ("events", "prompts", "labels", "effects", "words"):
            mine, theirs = getattr(first, table), getattr(other, table)
            assert {key: fields(text) for key, text in mine.items()} == {
                key: fields(text) for key, text in theirs.items()
            }


def test_every_kind_of_note_has_a_name_a_clause_and_a_sentence() -> None:
    assert sorted(BY_KIND) == sorted(constants(notes).values())
    assert len({e.name for e in EVENTS}) == len(EVENTS)
    said = {e.name for e in EVENTS} | {words for e in EVENTS for _, _, words in e.others}
    assert said == SPOKEN[0].events.keys()
    clauses = parse_rulebook(HumansGame().rulebook("en")).clauses
    assert [e.clause for e in EVENTS if e.clause not in clauses] == []


def test_every_sentence_uses_only_the_numbers_of_its_note() -> None:
    for lang in SPOKEN:
        for event in EVENTS:
            assert fields(lang.events[event.name]) <= set(event.names)
            assert "seat" not in event.names or "seat" in fields(lang.events[event.name])


def test_every_effect_has_words() -> None:
    for lang in SPOKEN:
        assert {*BONUSES, *EFFECTS, "immortal", "move", "scout", "ship_raid_bonus"} <= lang.effects.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    for id in TEXTS.words[lang].all:
        assert TEXTS.card_name(id, lang)
        check_words(TEXTS.card_text(id, lang), lang)


def test_card_texts_say_what_cards_do() -> None:
    assert TEXTS.card_text("cyclops", "en") == "tripod, strength 5, fuel 3, price 30,000; +3 together with a saucer"
    assert TEXTS.card_text("cyclops", "ru") == "треножник, сила 5, топливо 3, цена 30\u00a0000; +3 вместе с тарелкой"
    assert TEXTS.card_text("training", "en") == "saucer, strength 2, fuel 1; cannot be lost in a fight"
    assert "20\u00a0000\u00a0человеков" in TEXTS.card_text("collector", "ru")
    assert TEXTS.card_text("army_12", "en") == "army of strength 12"


# ---- whole games


def check_words(text: str, lang: str) -> None:
    """No hole in a sentence, and no sentence in the wrong language."""
    assert text.strip() == text != ""
    assert not re.search("[{}]|None|  ", text)
    if lang == "en":
        assert not CYRILLIC.search(text.translate({ord(c): None for name in NAMES for c in name}))
    else:
        assert not LATIN_WORD.search(text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS, ids=lambda e: e.name)
def test_every_event_can_be_said(event: Event, lang: str) -> None:
    check_words(TEXTS.sentence(Note(event.kind, EVERYBODY, 1, 1, 1, 1), NAMES, lang), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_note_of_a_game_can_be_said_and_cites_a_clause(players: int, lang: str) -> None:
    for note in journal_of(played_game(players, seed=players)):
        line = TEXTS.sentence(note, NAMES, lang)
        check_words(line, lang)
        assert line.endswith((".", "!"))
        assert TEXTS.clause_of(note).startswith("TH-")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_question_and_choice_of_a_game_can_be_said(players: int, lang: str) -> None:
    for t in moments(players, seed=players):
        for who in (None, *range(players)):
            view = humans_view(t, who)
            check_words(TEXTS.prompt(view, NAMES, lang), lang)
            if who is not None and view.question is not None:
                labels = [TEXTS.label(view, c, NAMES, lang) for c in view.question.options]
                check_labels(who, options(t, who), labels, lang)


def check_labels(seat: int, offer: list[Choice], labels: list[str], lang: str) -> None:
    """Different choices look different, except two copies of one card."""
    for label in labels:
        check_words(label, lang)
    alike = [c for c in offer if c.kind in (choices.BUY, choices.FOE)]
    assert len(set(labels)) >= len(labels) - len(alike) + (len(alike) > 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_cuts_nothing_short(lang: str) -> None:
    for t in moments(5, seed=3):
        assert "…" not in TEXTS.picture(humans_view(t, 0), NAMES, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_picture_is_never_wider_than_80_columns(players: int, lang: str) -> None:
    names = ["Ы" * 30, *NAMES][:players]
    for t in moments(players, seed=players):
        for who in (None, 0, players - 1):
            lines = TEXTS.picture(humans_view(t, who), names, lang).split("\n")
            assert max(len(line) for line in lines) <= 80
            assert all(line == line.rstrip() for line in lines)


def test_random_games_ask_every_question() -> None:
    """So that the tests above are worth something."""
    all_of_them = questions_in(questions).keys()
    asked: set[str] = set()
    for seed in range(40):
        for t in moments(2 + seed % 4, seed=seed):
            asked |= {question(t, seat).name for seat in to_act(t)}
        if asked == all_of_them:
            return
    assert asked == all_of_them


# ---- numbers


def test_english_numbers_have_commas() -> None:
    en = SPOKEN[0]
    assert [en.number(n) for n in (0, 500, 50_000, 1_040_000, -60_000)] == [
        "0",
        "500",
        "50,000",
        "1,040,000",
        "\u221260,000",
    ]


def test_russian_numbers_have_spaces_that_do_not_break() -> None:
    ru = SPOKEN[1]
    assert [ru.number(n) for n in (0, 500, 50_000, 1_040_000, -60_000)] == [
        "0",
        "500",
        "50\u00a0000",
        "1\u00a0040\u00a0000",
        "\u221260\u00a0000",
    ]


def test_russian_counts_like_russian() -> None:
    ru = SPOKEN[1]
    assert [ru.counted(n, "credits") for n in (1, 2, 5)] == ["1\u00a0кредит", "2\u00a0кредита", "5\u00a0кредитов"]
    assert ru.counted(50_000, "humans") == "50\u00a0000\u00a0человеков"


def test_another_captain_is_called_by_name() -> None:
    s = scene(2, turn=4).cities("seoul", "prague", "vienna").captain(0, ships="training", stations="magnet")
    s.captain(1, ships="cyclops").attack(1, "cyclops", 1).go(PullShips())
    view = humans_view(s.t, 0)
    assert TEXTS.label(view, "captain 1 ship 0", ["Ann", "Ben"], "en") == "Ben's Cyclops at 1 Seoul"
    assert TEXTS.label(view, "captain 1 ship 0", NAMES, "ru") == "«Циклоп» (Борис), 1 Сеул"
    view = humans_view(s.choose(0, "captain 1 ship 0").t, 0)
    assert TEXTS.prompt(view, ["Ann", "Ben"], "en") == (
        "Ben's Cyclops is attacking Seoul (city 1). Where do you move it?"
    )
    assert TEXTS.prompt(view, NAMES, "ru") == ("Корабль «Циклоп» (Борис) напал на город 1, Сеул. Куда его увести?")


def test_a_choice_that_is_unknown_is_called_by_its_name() -> None:
    view = humans_view(played_game(2), 0)
    assert TEXTS.label(view, "no such choice", NAMES, "en") == "no such choice"
    assert TEXTS.prompt(view, NAMES, "ru") == "Игра окончена."
