"""Every fact, question, choice and tile has words in every language."""

from __future__ import annotations

import re
import string

import pytest

from kubrik.engine.journal import EVERYBODY, Note
from kubrik.engine.languages import LANGUAGES
from kubrik.engine.rulebook.clauses import parse_rulebook
from kubrik.games.common.words.event import Event
from kubrik.games.keyflower.expansions.key_celeste.rules import notes as ghost_notes
from kubrik.games.keyflower.expansions.key_celeste.words.en.phrases import PHRASES as GHOST_ENGLISH
from kubrik.games.keyflower.expansions.key_celeste.words.ru.phrases import PHRASES as GHOST_RUSSIAN
from kubrik.games.keyflower.expansions.key_celeste.words.text import EVENTS as GHOST_EVENTS
from kubrik.games.keyflower.game import KeyflowerGame
from kubrik.games.keyflower.table import choices, notes
from kubrik.games.keyflower.terms import ABILITIES
from kubrik.games.keyflower.words.events import EVENTS
from kubrik.games.keyflower.words.labels import PLAIN as PLAIN_CHOICES
from kubrik.games.keyflower.words.text import SPOKEN
from tests.games.in_words import CYRILLIC, LATIN, check_words, names, wordings
from tests.games.keyflower.words.texts import HAUNTED, PLAIN

ALL_EVENTS = [*EVENTS, *GHOST_EVENTS]
PAIRS = ("colour", "resource", "skill", "n")
TABLES = ("events", "together", "prompts", "labels", "effects", "words", "nouns", "objects", "ones")


def constants(module: object) -> dict[str, int]:
    return {name: n for name, n in vars(module).items() if name.isupper() and isinstance(n, int)}


def fields(template: str) -> set[str]:
    return {field for _, field, _, _ in string.Formatter().parse(template) if field}


# ---- languages


def test_every_language_has_the_same_keys() -> None:
    assert tuple(lang.code for lang in SPOKEN) == LANGUAGES
    english, russian = SPOKEN
    for table in TABLES:
        assert getattr(english, table).keys() == getattr(russian, table).keys(), table
    for table in ("events", "prompts", "labels", "effects", "remarks"):
        assert getattr(GHOST_ENGLISH, table).keys() == getattr(GHOST_RUSSIAN, table).keys(), table


@pytest.mark.parametrize("table", ["events", "together", "prompts", "labels", "effects", "words"])
def test_every_language_says_the_same_things(table: str) -> None:
    """A sentence names the same players, tiles and numbers in every language, in its own order and grammar."""
    alike = {"some": "crew"}  # the same workers as a subject and as an object
    for key, mine in getattr(HAUNTED.words["en"].lang, table).items():
        theirs = getattr(HAUNTED.words["ru"].lang, table)[key]
        assert {alike.get(f, f) for f in fields(mine)} == {alike.get(f, f) for f in fields(theirs)}, key


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_is_written_in_its_own_letters(code: str) -> None:
    lang = HAUNTED.words[code].lang
    tables = (lang.events, lang.together, lang.prompts, lang.labels, lang.effects, lang.words, lang.ones)
    said = [re.sub(r"{\w+}", "", text) for table in tables for text in table.values()]
    said += [form for forms in (lang.nouns, lang.objects) for noun in forms.values() for form in noun]
    assert [text for text in said if (CYRILLIC if code == "en" else LATIN).search(text)] == []


# ---- facts


def test_every_kind_of_note_has_an_event_of_its_own() -> None:
    base = {n for name, n in constants(notes).items() if name != "KINDS_OF_NOTE"}
    more = {n for name, n in constants(ghost_notes).items() if name != "KINDS_OF_NOTE"}
    assert base == set(range(notes.KINDS_OF_NOTE)) == {event.kind for event in EVENTS}
    assert more == {event.kind for event in GHOST_EVENTS}
    assert len(PLAIN.by_kind) == len(PLAIN.by_name) == len(EVENTS)
    assert len(HAUNTED.by_kind) == len(HAUNTED.by_name) == len(ALL_EVENTS)


def test_every_sentence_belongs_to_an_event() -> None:
    said = {event.name for event in ALL_EVENTS} | {words for event in ALL_EVENTS for _, _, words in event.others}
    assert said == HAUNTED.words["en"].lang.events.keys()


def test_every_event_rests_on_a_clause_of_the_rulebook() -> None:
    clauses = parse_rulebook(KeyflowerGame().rulebook("en")).clauses
    assert [event.name for event in ALL_EVENTS if event.clause not in clauses] == []
    assert HAUNTED.clause_of(Note(notes.CARRIED, EVERYBODY, 0, 0, 0, 0)) == "KF-8.2"
    assert HAUNTED.clause_of(Note(ghost_notes.GHOST_TAKEN, EVERYBODY, 0, 0, 0, 0)) == "KC-2.3"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", ALL_EVENTS, ids=lambda event: event.name)
def test_every_event_can_be_said(event: Event, lang: str) -> None:
    for told in wordings(event):
        line = HAUNTED.sentence(told, names(lang), lang)
        check_words(line, lang)
        assert line.endswith((".", "!"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", ALL_EVENTS, ids=lambda event: event.name)
def test_every_event_tells_who_where_and_how_many(event: Event, lang: str) -> None:
    """Each number of the note is in its sentence, by itself or with another one."""
    note = Note(event.kind, EVERYBODY, 1, 1, 1, 1)
    told = fields(HAUNTED.words[lang].lang.events[event.name])
    assert told <= HAUNTED.stories[lang].speaker.phrases(event, note, names(lang)).keys()
    for pair, parts in {"some": PAIRS, "crew": PAIRS, "item": ("items", "type"), "does": ("face",)}.items():
        told |= set(parts) if pair in told else set()
    untold = {"tile"} if event.name in ("ghost_returns",) else set()  # it came from no tile
    assert set(event.names) - untold <= told


# ---- questions and choices


def test_every_kind_of_choice_has_a_label() -> None:
    base = PLAIN.labels(names("en"), "en").by_kind.keys() | PLAIN_CHOICES.keys()
    assert base == set(range(choices.KINDS_OF_CHOICE)) == {c.kind for c in PLAIN.rules.choices.catalogue.choices}
    with_ghost = base | HAUNTED.labels(names("en"), "en").more.keys()
    assert with_ghost == {c.kind for c in HAUNTED.rules.choices.catalogue.choices}


def test_the_base_game_says_nothing_of_expansions() -> None:
    assert PLAIN.labels(names("ru"), "ru").more == {}
    assert "haunt" not in PLAIN.words["en"].lang.labels
    assert PLAIN.read({"event": "ghost_taken", "seat": 0}) is None


def test_every_ability_has_words() -> None:
    assert set(ABILITIES) <= SPOKEN[0].effects.keys()
