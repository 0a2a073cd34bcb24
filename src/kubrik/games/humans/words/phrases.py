"""The numbers of a note as words of a sentence."""

from __future__ import annotations

from typing import Final

from kubrik.engine.journal import Note
from kubrik.games.common.words.event import numbers
from kubrik.games.humans.words.cards import CardWords
from kubrik.games.humans.words.events import BY_KIND
from kubrik.games.humans.words.records import DECKS


class Speaker:
    """Says facts in one language; names are prepared once."""

    def __init__(self, words: CardWords) -> None:
        cards, lang = words.cards, words.lang
        self.words: Final = words
        self.lang: Final = lang
        self.called: Final[dict[str, list[str]]] = {
            "deck": [lang.words[f"{deck}_deck"] for deck in DECKS],
            "card": [lang.quoted(card.name) for card in cards.deck],
            "city": [lang.title(card.name) for card in cards.cities],
            "ship": [lang.quoted(card.name) for card in cards.ships],
            "station": [lang.quoted(card.name) for card in cards.stations],
            "army": [words.army(card) for card in cards.armies],
            "mission": [lang.quoted(card.name) for card in cards.missions],
            "compensation": [lang.quoted(card.name) for card in cards.compensations],
        }

    def sentence(self, note: Note, names: list[str]) -> str:
        event = BY_KIND[note.kind]
        said = {name: self.phrase(type, n, names) for (name, type), n in zip(event.params, numbers(note))}
        return self.lang.events[event.wording(note)].format(**said)

    def phrase(self, type: str, n: int, names: list[str]) -> str:
        """A number as part of a sentence."""
        if type == "seat":
            return names[n]
        if type == "number":
            return self.lang.number(n)
        if type in self.called:
            return self.called[type][n] if n >= 0 else self.lang.words["group"]
        return self.money(type, n) if type in ("loan", "repayment") else self.lang.counted(n, type)

    def money(self, type: str, n: int) -> str:
        """Credits, with the humans they bring or cost (TH-12.4, TH-12.5)."""
        terms = self.words.cards.credit
        sum = f"+{self.lang.number(n * terms.gives)}" if type == "loan" else self.lang.number(-n * terms.costs)
        return f"{self.lang.counted(n, 'credits')} ({sum})"
