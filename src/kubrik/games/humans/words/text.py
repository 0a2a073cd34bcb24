"""The sentences of Tremble, Humans! in every language: made from views and notes, never from the table."""

from __future__ import annotations

from typing import Final

from kubrik.engine.journal import Note
from kubrik.engine.languages import LANGUAGES, module_of
from kubrik.engine.texts import Texts
from kubrik.engine.views import View
from kubrik.games.common.words import records as text_records
from kubrik.games.humans.table.questions import HOW_TO_RESPOND, SHIP_TO_BOOST, SHIP_TO_CANCEL
from kubrik.games.humans.table.state import Rules
from kubrik.games.humans.views.structs import HumansView
from kubrik.games.humans.words.answers import answers
from kubrik.games.humans.words.cards import CardWords
from kubrik.games.humans.words.events import BY_KIND, BY_NAME
from kubrik.games.humans.words.labels import Labels
from kubrik.games.humans.words.phrases import Speaker
from kubrik.games.humans.words.pictures.picture import picture
from kubrik.games.humans.words.prompts import prompt
from kubrik.games.humans.words.records import stable_names
from kubrik.games.humans.words.words import Language

RESPONSES: Final = (HOW_TO_RESPOND, SHIP_TO_BOOST, SHIP_TO_CANCEL)
SPOKEN: Final[list[Language]] = [
    module_of("kubrik.games.humans.words.{lang}.language", lang).LANGUAGE for lang in LANGUAGES
]


class HumansTexts(Texts):
    """The sentences for the cards of one box."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.words: Final = {lang.code: CardWords(rules.cards, lang) for lang in SPOKEN}
        self.labels: Final = {code: Labels(words, rules.choices) for code, words in self.words.items()}
        self.speakers: Final = {code: Speaker(words) for code, words in self.words.items()}
        self.names: Final = stable_names(rules.cards)

    def prompt(self, view: View, names: list[str], lang: str) -> str:
        assert isinstance(view, HumansView)
        return prompt(self.words[lang], view, names)

    def label(self, view: View, choice: str, names: list[str], lang: str) -> str:
        assert isinstance(view, HumansView)
        found = self.rules.choices.catalogue.named(choice)
        if found is None or view.question is None:
            return choice
        return self.labels[lang].label(view, found, view.question.question, names)

    def sentence(self, note: Note, names: list[str], lang: str) -> str:
        return self.speakers[lang].sentence(note, names)

    def picture(self, view: View, names: list[str], lang: str) -> str:
        assert isinstance(view, HumansView)
        return picture(self.words[lang], self.labels[lang], view, names)

    def chapter(self, view: View) -> tuple[str, str]:
        assert isinstance(view, HumansView)
        return str(view.turn), view.phase

    def answers(self, view: View, names: list[str], lang: str) -> list[str]:
        assert isinstance(view, HumansView)
        return answers(self.labels[lang], view, view.own, names) if view.own is not None else []

    def is_reaction(self, view: View) -> bool:
        return view.question is not None and view.question.asks(*RESPONSES)

    def clause_of(self, note: Note) -> str:
        return BY_KIND[note.kind].clause

    def write(self, note: Note) -> dict[str, str | int]:
        return text_records.write(BY_KIND[note.kind], self.names, note)

    def read(self, written: dict[str, str | int]) -> Note | None:
        return text_records.read(BY_NAME.get(str(written.get("event"))), self.names, written)

    def cards(self, lang: str) -> dict[str, str]:
        words = self.words[lang]
        return {id: words.lang.title(card.name) for id, card in words.all.items()}

    def card_text(self, id: str, lang: str) -> str:
        return self.words[lang].text(id)

    def card_name(self, id: str, lang: str) -> str:
        return self.words[lang].name(id)
