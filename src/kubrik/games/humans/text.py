"""The sentences of Tremble, Humans! in every language: made from views and notes, never from the table."""

from __future__ import annotations

from typing import Final

from kubrik.engine.journal import Note
from kubrik.engine.texts import Texts
from kubrik.engine.views import View
from kubrik.games import text_records
from kubrik.games.humans.picture import picture
from kubrik.games.humans.questions import HOW_TO_RESPOND, SHIP_TO_BOOST, SHIP_TO_CANCEL
from kubrik.games.humans.state import Rules
from kubrik.games.humans.text_answers import answers
from kubrik.games.humans.text_cards import CardWords
from kubrik.games.humans.text_en import ENGLISH
from kubrik.games.humans.text_events import BY_KIND, BY_NAME
from kubrik.games.humans.text_labels import Labels
from kubrik.games.humans.text_phrases import Speaker
from kubrik.games.humans.text_prompts import prompt
from kubrik.games.humans.text_records import stable_names
from kubrik.games.humans.text_ru import RUSSIAN
from kubrik.games.humans.view_structs import HumansView

RESPONSES: Final = (HOW_TO_RESPOND, SHIP_TO_BOOST, SHIP_TO_CANCEL)
SPOKEN: Final = (ENGLISH, RUSSIAN)


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
        return self.labels[lang].label(view, found, view.question.number, names)

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
        return view.question is not None and view.question.number in RESPONSES

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
