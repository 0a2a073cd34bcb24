"""The sentences of Keyflower in every language: made from views and notes, never from the table."""

from __future__ import annotations

from functools import partial
from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.journal import Note
from kubrik.engine.languages import LANGUAGES, module_of
from kubrik.engine.standing import Standing
from kubrik.engine.texts import Texts
from kubrik.engine.views import View
from kubrik.games.common.words.calling import Calling
from kubrik.games.common.words.event import Event
from kubrik.games.keyflower.table.state import Rules
from kubrik.games.keyflower.views.structs import KeyflowerView
from kubrik.games.keyflower.words import records as text_records
from kubrik.games.keyflower.words.events import EVENTS
from kubrik.games.keyflower.words.labels import Labels
from kubrik.games.keyflower.words.looking import own
from kubrik.games.keyflower.words.menu import Menu
from kubrik.games.keyflower.words.phrases import Speaker
from kubrik.games.keyflower.words.pictures.glance import glance
from kubrik.games.keyflower.words.pictures.picture import picture
from kubrik.games.keyflower.words.pictures.words import words_of
from kubrik.games.keyflower.words.prompts import Prompts
from kubrik.games.keyflower.words.runs import runs
from kubrik.games.keyflower.words.story import Story
from kubrik.games.keyflower.words.supplement import Supplement
from kubrik.games.keyflower.words.tiles import TileWords
from kubrik.games.keyflower.words.words import Language

SPOKEN: Final[list[Language]] = [
    module_of("kubrik.games.keyflower.words.{lang}.language", lang).LANGUAGE for lang in LANGUAGES
]


class KeyflowerTexts(Texts):
    """The sentences for the tiles of one game; every expansion adds its own."""

    def __init__(self, rules: Rules, supplements: list[Supplement]) -> None:
        self.rules: Final = rules
        events: list[Event] = [*EVENTS, *(event for more in supplements for event in more.events)]
        self.by_kind: Final = {event.kind: event for event in events}
        self.by_name: Final = {event.name: event for event in events}
        self.ids: Final = [tile.name.id for tile in rules.tiles]
        self.words: Final = {lang.code: tile_words(rules, lang, supplements) for lang in SPOKEN}
        self.stories: Final = {code: Story(Speaker(words), self.by_kind) for code, words in self.words.items()}
        self.drawings: Final = {code: words_of(rules, words.lang) for code, words in self.words.items()}
        self.more_labels: Final = {kind: label for more in supplements for kind, label in more.labels.items()}
        self.more_sections: Final = {kind: key for more in supplements for kind, key in more.sections.items()}
        self._labels: Final = {code: Calling(partial(self._new_labels, code)) for code in self.words}
        self._menus: Final = {code: Calling(partial(self._new_menu, code)) for code in self.words}
        self._prompts: Final = {code: Calling(partial(self._new_prompts, code)) for code in self.words}

    # ---- texts with the names of players

    def labels(self, names: list[str], lang: str) -> Labels:
        return self._labels[lang](names)

    def menu(self, names: list[str], lang: str) -> Menu:
        return self._menus[lang](names)

    def _new_prompts(self, lang: str, names: list[str]) -> Prompts:
        return Prompts(self.labels(names, lang))

    def _new_labels(self, lang: str, names: list[str]) -> Labels:
        return Labels(self.words[lang], names, self.more_labels)

    def _new_menu(self, lang: str, names: list[str]) -> Menu:
        return Menu(self.labels(names, lang), self.drawings[lang], self.more_sections)

    def prompts(self, names: list[str], lang: str) -> Prompts:
        return self._prompts[lang](names)

    def prompt(self, view: View, names: list[str], lang: str) -> str:
        assert isinstance(view, KeyflowerView)
        return self.prompts(names, lang).prompt(view, self.given(view))

    def label(self, view: View, choice: str, names: list[str], lang: str) -> str:
        assert isinstance(view, KeyflowerView)
        found = self.rules.choices.catalogue.named(choice)
        if found is None or view.question is None:
            return choice
        return self.labels(names, lang).label(view, found, self.given(view))

    def section(self, view: View, choice: str, names: list[str], lang: str) -> str:
        assert isinstance(view, KeyflowerView)
        found = self.rules.choices.catalogue.named(choice)
        return self.menu(names, lang).section(view, found) if found is not None else ""

    def entry(self, view: View, choice: str, names: list[str], lang: str) -> str:
        assert isinstance(view, KeyflowerView)
        found = self.rules.choices.catalogue.named(choice)
        if found is None or view.question is None:
            return choice
        return self.menu(names, lang).entry(view, found, self.given(view))

    def standing(self, view: View, answer: Standing, names: list[str], lang: str) -> str:
        return self.words[lang].lang.prompts[f"{answer.question}.always"]

    def given(self, view: KeyflowerView) -> list[Choice]:
        """The player's answers so far, for a choice that is not complete yet."""
        catalogue = self.rules.choices.catalogue
        named = [catalogue.named(name) for name in own(view).answers] if view.own is not None else []
        return [choice for choice in named if choice is not None]

    def sentence(self, note: Note, names: list[str], lang: str) -> str:
        return self.stories[lang].sentence(note, names)

    def story(self, notes: list[Note], names: list[str], lang: str) -> list[str]:
        return self.stories[lang].lines(notes, names)

    def together(self, notes: list[Note]) -> list[list[Note]]:
        return runs(notes)

    def picture(self, view: View, names: list[str], lang: str) -> str:
        assert isinstance(view, KeyflowerView)
        return picture(self.drawings[lang], view, names, self.answers(view, names, lang))

    def chapter(self, view: View) -> tuple[str, str] | None:
        """A new chapter begins with every season and phase; None while placing tiles: the village is shown anyway."""
        assert isinstance(view, KeyflowerView)
        is_placing = view.question is not None and own(view).sketch is not None
        return None if is_placing else (view.season or "", view.phase)

    def glance(self, view: View, names: list[str], lang: str) -> str:
        assert isinstance(view, KeyflowerView)
        return glance(self.drawings[lang], view, names)

    def answers(self, view: View, names: list[str], lang: str) -> list[str]:
        """The player's answers so far, except those that the question or the picture shows."""
        assert isinstance(view, KeyflowerView)
        given = self.given(view)
        if not given:
            return []
        prompts = self.prompts(names, lang)
        return [prompts.labels.label(view, given[i], given[:i]) for i in prompts.untold(view, given)]

    def clause_of(self, note: Note) -> str:
        return self.by_kind[note.kind].clause

    def write(self, note: Note) -> dict[str, str | int]:
        return text_records.write(self.by_kind[note.kind], self.ids, note)

    def read(self, written: dict[str, str | int]) -> Note | None:
        tiles = {id: index for index, id in enumerate(self.ids)}
        return text_records.read(self.by_name.get(str(written.get("event"))), tiles, written)

    def cards(self, lang: str) -> dict[str, str]:
        words = self.words[lang]
        return {tile.name.id: words.lang.title(tile.name) for tile in self.rules.tiles}

    def card_text(self, id: str, lang: str) -> str:
        return self.words[lang].text(id)


def tile_words(rules: Rules, lang: Language, supplements: list[Supplement]) -> TileWords:
    for more in supplements:
        lang = lang.with_more(more.phrases[lang.code])
    return TileWords(rules, lang, {kind: text for more in supplements for kind, text in more.tiles.items()})
