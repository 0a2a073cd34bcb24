"""Every fact, question, choice and card has words in every language."""

from __future__ import annotations

import re
import string

import pytest

from kubrik.engine.languages import LANGUAGES
from kubrik.engine.questions import questions_in
from kubrik.engine.rulebook.clauses import parse_rulebook
from kubrik.games.admiral.expansions.captain_cards.table import choices as card_choices
from kubrik.games.admiral.expansions.captain_cards.table import notes as card_notes
from kubrik.games.admiral.expansions.captain_cards.table import questions as card_questions
from kubrik.games.admiral.expansions.captain_cards.words.en.phrases import PHRASES as CARD_ENGLISH
from kubrik.games.admiral.expansions.captain_cards.words.ru.phrases import PHRASES as CARD_RUSSIAN
from kubrik.games.admiral.expansions.captain_cards.words.text import EVENTS as CARD_EVENTS
from kubrik.games.admiral.game import AdmiralGame
from kubrik.games.admiral.table import choices, notes
from kubrik.games.admiral.words.events import EVENTS
from kubrik.games.admiral.words.labels import OF_SHIP
from kubrik.games.admiral.words.labels import PLAIN as PLAIN_CHOICES
from kubrik.games.admiral.words.text import SPOKEN
from kubrik.games.common.words.event import Event
from tests.games.admiral.texts import MANNED, PLAIN, check_words
from tests.games.in_words import CYRILLIC, LATIN, names, note, wordings

ALL_EVENTS = [*EVENTS, *CARD_EVENTS]
TABLES = ("events", "together", "prompts", "labels", "cards", "words", "nouns")
MORE_TABLES = ("events", "prompts", "labels", "cards", "words", "nouns")
WAITING = {"waiting", "watching", "over"}


def constants(module: object) -> dict[str, int]:
    return {name: n for name, n in vars(module).items() if name.isupper() and isinstance(n, int)}


def fields(template: str) -> set[str]:
    """What a sentence names, in whatever form."""
    return {field.split(".")[0] for _, field, _, _ in string.Formatter().parse(template) if field}


# ---- languages


def test_every_language_has_the_same_keys() -> None:
    assert tuple(lang.code for lang in SPOKEN) == LANGUAGES
    english, russian = SPOKEN
    assert [table for table in TABLES if getattr(english, table).keys() != getattr(russian, table).keys()] == []
    differ = [t for t in MORE_TABLES if getattr(CARD_ENGLISH, t).keys() != getattr(CARD_RUSSIAN, t).keys()]
    assert differ == []


@pytest.mark.parametrize("table", ["events", "together", "prompts", "labels", "cards", "words"])
def test_every_language_says_the_same_things(table: str) -> None:
    """A sentence names the same players, ships and numbers in every language, in its own order and grammar."""
    russian = getattr(MANNED.voices["ru"].lang, table)
    for key, mine in getattr(MANNED.voices["en"].lang, table).items():
        assert fields(mine) == fields(russian[key]), key


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_is_written_in_its_own_letters(code: str) -> None:
    lang = MANNED.voices[code].lang
    tables = (lang.events, lang.together, lang.prompts, lang.labels, lang.cards, lang.words)
    said = [re.sub(r"{[\w.]+}", "", text) for table in tables for text in table.values()]
    said += [form for noun in lang.nouns.values() for form in noun]
    assert [text for text in said if (CYRILLIC if code == "en" else LATIN).search(text)] == []


# ---- facts


def test_every_kind_of_note_has_an_event_of_its_own() -> None:
    base = {n for name, n in constants(notes).items() if name != "KINDS_OF_NOTE"}
    more = {n for name, n in constants(card_notes).items() if name not in ("KINDS_OF_NOTE", "NOT_NAMED")}
    assert base == set(range(notes.KINDS_OF_NOTE)) == {event.kind for event in EVENTS}
    assert more == {event.kind for event in CARD_EVENTS}
    assert len(PLAIN.by_kind) == len(PLAIN.by_name) == len(EVENTS)
    assert len(MANNED.by_kind) == len(MANNED.by_name) == len(ALL_EVENTS)


def test_every_sentence_belongs_to_an_event() -> None:
    said = {event.name for event in ALL_EVENTS} | {words for event in ALL_EVENTS for _, _, words in event.others}
    assert said == MANNED.voices["en"].lang.events.keys()


def test_every_event_rests_on_a_clause_of_the_rulebook() -> None:
    clauses = parse_rulebook(AdmiralGame().rulebook("en")).clauses
    assert [event.name for event in ALL_EVENTS if event.clause not in clauses] == []
    assert MANNED.clause_of(note(notes.CAPTURED)) == "AD-14.8"
    assert MANNED.clause_of(note(card_notes.LANDED)) == "CC-6.1"
    assert [event.name for event in EVENTS if not event.clause.startswith("AD-")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", ALL_EVENTS, ids=lambda event: event.name)
def test_every_event_can_be_said(event: Event, lang: str) -> None:
    for told in wordings(event):
        line = MANNED.sentence(told, names(lang), lang)
        check_words(line, lang)
        assert line.endswith((".", "!"))


@pytest.mark.parametrize("event", ALL_EVENTS, ids=lambda event: event.name)
def test_every_event_tells_who_where_and_how_many(event: Event) -> None:
    """Each number of the note is in its sentence, or chooses the words."""
    for code in LANGUAGES:
        told = fields(MANNED.voices[code].lang.events[event.name])
        told |= {"shots"} if "separate" in told else set()
        told |= {"card"} if "owner" in told else set()
        told |= {"direction"} if "whence" in told else set()
        told |= {event.params[place][0] for place, _, _ in event.others}
        assert set(event.names) - {"-"} <= told, code


# ---- questions and choices


def test_every_question_of_the_captains_says_what_it_is_about() -> None:
    assert questions_in(card_questions).keys() == MANNED.voices["en"].prompts(names("en")).more.keys()


def test_every_kind_of_choice_has_a_label() -> None:
    base = PLAIN.voices["en"].labels(names("en")).by_kind.keys() | PLAIN_CHOICES.keys() | OF_SHIP.keys()
    assert base == set(range(choices.KINDS_OF_CHOICE)) == {c.kind for c in PLAIN.rules.choices.catalogue.choices}
    with_captains = base | MANNED.voices["en"].labels(names("en")).more.keys()
    assert with_captains == {c.kind for c in MANNED.rules.choices.catalogue.choices}
    assert with_captains == base | {n for name, n in constants(card_choices).items() if name != "KINDS_OF_CHOICE"}


def test_every_choice_with_all_skill_has_words_of_the_expansion() -> None:
    twice = {c.kind for c in MANNED.rules.choices.catalogue.choices if c.name.endswith(" skilled")}
    assert twice <= MANNED.voices["ru"].labels(names("ru")).skilled.keys()
    assert PLAIN.voices["ru"].labels(names("ru")).skilled == {}


def test_the_base_game_says_nothing_of_expansions() -> None:
    for code in LANGUAGES:
        assert PLAIN.voices[code].labels(names(code)).more == {}
        lang = PLAIN.voices[code].lang
        tables = (lang.events, lang.together, lang.prompts, lang.labels, lang.cards, lang.words)
        assert [text for table in tables for text in table.values() if re.search("captain|капитан", text.lower())] == []
    assert PLAIN.read({"event": "lets_fire", "seat": 0, "ship": "G1"}) is None
