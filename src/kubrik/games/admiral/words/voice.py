"""All texts in one language."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.words.cards import Cards
from kubrik.games.admiral.words.labels import Label, Labels, Skilled
from kubrik.games.admiral.words.menu import Menu
from kubrik.games.admiral.words.phrases import Speaker
from kubrik.games.admiral.words.prompts import Phrasing, Prompts
from kubrik.games.admiral.words.ships import ShipWords
from kubrik.games.admiral.words.story import Story
from kubrik.games.admiral.words.supplement import Supplement
from kubrik.games.admiral.words.words import Language
from kubrik.games.common.words.calling import Calling
from kubrik.games.common.words.event import Event


class Voice:
    """The sentences of the game and its expansions. Labels, menu and prompts are made for given players' names."""

    def __init__(self, rules: Rules, lang: Language, supplements: list[Supplement], events: dict[int, Event]) -> None:
        for more in supplements:
            lang = lang.with_more(more.phrases[lang.code])
        self.lang: Final = lang
        self.words: Final = ShipWords(rules, lang)
        sayings = {type: say for more in supplements for type, say in more.sayings.items()}
        self.story: Final = Story(Speaker(self.words, sayings), events)
        self.cards: Final = Cards(self.words, [card for more in supplements for card in more.cards])
        self._labels: Final[dict[int, Label]] = {}
        self._skilled: Final[dict[int, Skilled]] = {}
        self._sections: Final[dict[int, str]] = {}
        self._questions: Final[dict[str, Phrasing]] = {}
        for more in supplements:
            self._labels.update(more.labels)
            self._skilled.update(more.skilled)
            self._sections.update(more.sections)
            self._questions.update(more.questions)
        self.labels: Final = Calling(self._new_labels)
        self.menu: Final = Calling(self._new_menu)
        self.prompts: Final = Calling(self._new_prompts)

    def _new_labels(self, names: list[str]) -> Labels:
        return Labels(self.words, names, self._labels, self._skilled)

    def _new_menu(self, names: list[str]) -> Menu:
        return Menu(self.labels(names), self._sections)

    def _new_prompts(self, names: list[str]) -> Prompts:
        return Prompts(self.labels(names), self._questions)
