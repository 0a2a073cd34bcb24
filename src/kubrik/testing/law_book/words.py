"""A law of the house: everything a player may read has words in every language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from kubrik.engine.journal import NOBODY
from kubrik.engine.languages import LANGUAGES
from kubrik.engine.views import View
from kubrik.testing.moment import Moment


def all_that_is_asked_can_be_said(m: Moment) -> None:
    """The picture of the table, prompts, options and secret answers have words."""
    for seat in (None, *range(m.t.seats)):
        view = m.box.view(m.t, seat)
        for lang in LANGUAGES:
            say_the_table(m, view, lang)
            say_the_question(m, view, lang)


def say_the_table(m: Moment, view: View, lang: str) -> None:
    texts, names = m.box.texts, names_at(m)
    with saying("the table", lang):
        assert texts.picture(view, names, lang)
        texts.glance(view, names, lang)
        texts.answers(view, names, lang)


def say_the_question(m: Moment, view: View, lang: str) -> None:
    texts, names = m.box.texts, names_at(m)
    if view.question is None:
        return
    with saying(f"question {view.question.question}", lang):
        assert texts.prompt(view, names, lang), f"question {view.question.question} has no prompt in {lang}"
    for option in view.question.options:
        with saying(f"option {option!r}", lang):
            assert texts.label(view, option, names, lang), f"option {option!r} has no label in {lang}"
            assert texts.entry(view, option, names, lang), f"option {option!r} has no entry in {lang}"
            texts.section(view, option, names, lang)


def all_that_happened_can_be_told(m: Moment) -> None:
    """Once a game: every line of the journal has words, and every reader's journal can be told."""
    assert m.t.journal is not None
    for lang in LANGUAGES:
        for note in m.t.journal.now():
            with saying(f"a note of kind {note.kind}", lang):
                assert m.box.texts.sentence(note, names_at(m), lang), f"a note of kind {note.kind} is empty in {lang}"
        for reader in (NOBODY, *range(m.t.seats)):
            with saying("the journal", lang):
                m.box.texts.story(m.t.journal.read_by(reader), names_at(m), lang)


def names_at(m: Moment) -> list[str]:
    return [f"player {seat}" for seat in range(m.t.seats)]


@contextmanager
def saying(what: str, lang: str) -> Iterator[None]:
    try:
        yield
    except LookupError as error:
        raise AssertionError(f"{what} can't be said in {lang}: {error!r}") from error
