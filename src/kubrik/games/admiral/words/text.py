"""The sentences of Admiral in every language: made from views and notes, never from the table."""

from __future__ import annotations

from typing import Final

from kubrik.engine.journal import Note
from kubrik.engine.languages import LANGUAGES, module_of
from kubrik.engine.standing import Standing
from kubrik.engine.texts import Texts
from kubrik.engine.views import View
from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.views.looking import given
from kubrik.games.admiral.views.structs import AdmiralView
from kubrik.games.admiral.words.events import EVENTS
from kubrik.games.admiral.words.pictures.glance import glance
from kubrik.games.admiral.words.pictures.picture import picture
from kubrik.games.admiral.words.pictures.words import words_of
from kubrik.games.admiral.words.records import stable_names
from kubrik.games.admiral.words.runs import runs
from kubrik.games.admiral.words.supplement import Supplement
from kubrik.games.admiral.words.voice import Voice
from kubrik.games.admiral.words.words import Language
from kubrik.games.common.words import records as text_records
from kubrik.games.common.words.event import Event

SPOKEN: Final[list[Language]] = [
    module_of("kubrik.games.admiral.words.{lang}.language", lang).LANGUAGE for lang in LANGUAGES
]


class AdmiralTexts(Texts):
    """The sentences for the ships of one game; every expansion adds its own."""

    def __init__(self, rules: Rules, supplements: list[Supplement]) -> None:
        self.rules: Final = rules
        events: list[Event] = [*EVENTS, *(event for more in supplements for event in more.events)]
        self.by_kind: Final = {event.kind: event for event in events}
        self.by_name: Final = {event.name: event for event in events}
        self.names: Final = stable_names(rules)
        for more in supplements:
            self.names.update(more.names)
        self.voices: Final = {lang.code: Voice(rules, lang, supplements, self.by_kind) for lang in SPOKEN}
        drawn = [more.picture for more in supplements]
        self.drawings: Final = {lang.code: words_of(rules, lang.code, drawn) for lang in SPOKEN}

    # ---- questions and choices

    def prompt(self, view: View, names: list[str], lang: str) -> str:
        assert isinstance(view, AdmiralView)
        return self.voices[lang].prompts(names).prompt(view, given(self.rules, view))

    def label(self, view: View, choice: str, names: list[str], lang: str) -> str:
        assert isinstance(view, AdmiralView)
        found = self.rules.choices.catalogue.named(choice)
        if found is None or view.question is None:
            return choice
        return self.voices[lang].labels(names).label(view, found)

    def section(self, view: View, choice: str, names: list[str], lang: str) -> str:
        found = self.rules.choices.catalogue.named(choice)
        return self.voices[lang].menu(names).section(found) if found is not None else ""

    def entry(self, view: View, choice: str, names: list[str], lang: str) -> str:
        assert isinstance(view, AdmiralView)
        found = self.rules.choices.catalogue.named(choice)
        if found is None or view.question is None:
            return choice
        return self.voices[lang].menu(names).entry(view, found)

    def answers(self, view: View, names: list[str], lang: str) -> list[str]:
        """The player's answers so far, except those that the question repeats."""
        assert isinstance(view, AdmiralView)
        prompts = self.voices[lang].prompts(names)
        return [prompts.labels.label(view, answer) for answer in prompts.untold(view, given(self.rules, view))]

    def standing(self, view: View, answer: Standing, names: list[str], lang: str) -> str:
        return self.voices[lang].prompts(names).standing(answer)

    # ---- the journal

    def sentence(self, note: Note, names: list[str], lang: str) -> str:
        return self.voices[lang].story.sentence(note, names)

    def story(self, notes: list[Note], names: list[str], lang: str) -> list[str]:
        return self.voices[lang].story.lines(notes, names)

    def together(self, notes: list[Note]) -> list[list[Note]]:
        return runs(notes)

    def is_reaction(self, view: View) -> bool:
        assert isinstance(view, AdmiralView)
        return view.acting is not None and view.acting != view.seat

    def clause_of(self, note: Note) -> str:
        return self.by_kind[note.kind].clause

    def write(self, note: Note) -> dict[str, str | int]:
        return text_records.write(self.by_kind[note.kind], self.names, note)

    def read(self, written: dict[str, str | int]) -> Note | None:
        return text_records.read(self.by_name.get(str(written.get("event"))), self.names, written)

    # ---- the table and the cards

    def picture(self, view: View, names: list[str], lang: str) -> str:
        assert isinstance(view, AdmiralView)
        return picture(view, names, self.drawings[lang])

    def glance(self, view: View, names: list[str], lang: str) -> str:
        assert isinstance(view, AdmiralView)
        return glance(view, names, self.drawings[lang])

    def chapter(self, view: View) -> tuple[str, str] | None:
        """A new chapter begins with every turn; a player who is asked in someone else's turn needs only a glance."""
        assert isinstance(view, AdmiralView)
        if view.question is not None and view.acting not in (None, view.seat):
            return None
        return str(view.round), "" if view.acting is None else str(view.acting)

    def cards(self, lang: str) -> dict[str, str]:
        return self.voices[lang].cards.titles()

    def card_text(self, id: str, lang: str) -> str:
        return self.voices[lang].cards.text(id)
