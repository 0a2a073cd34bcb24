"""The numbers of a note: as words of a sentence, and as stable names in records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kubrik.engine.journal import Note
from kubrik.games.humans.cards import COLOURS, Card, Cards
from kubrik.games.humans.text_cards import CardWords
from kubrik.games.humans.text_events import BY_KIND, BY_NAME
from kubrik.games.humans.text_words import MINUS, number
from kubrik.games.text_events import numbers
from kubrik.games.text_records import NONE, note_of

DECKS: Final = ["ships", "armies", "compensations"]
COUNTED: Final = ("humans", "credits", "cards", "army_cards", "captains")


def sentence(words: CardWords, note: Note, names: list[str]) -> str:
    event = BY_KIND[note.kind]
    values = zip(event.params, numbers(note))
    phrases = {name: phrase(words, type, n, names) for (name, type), n in values}
    return words.lang.events[event.wording(note)].format(**phrases)


def phrase(words: CardWords, type: str, n: int, names: list[str]) -> str:
    """A number as part of a sentence."""
    lang = words.lang
    if type == "seat":
        return names[n]
    if type in COUNTED:
        return lang.counted(n, type)
    if type in ("loan", "repayment"):
        return money(words, type, n)
    if type == "deck":
        return lang.words[DECKS[n] + "_deck"]
    if type == "number":
        return number(n)
    return card_phrase(words, type, n)


def money(words: CardWords, type: str, n: int) -> str:
    """Credits, with the humans they bring or cost (TH-12.4, 12.5)."""
    terms = words.cards.credit
    sum = f"+{number(n * terms.gives)}" if type == "loan" else f"{MINUS}{number(n * terms.costs)}"
    return f"{words.lang.counted(n, 'credits')} ({sum})"


def card_phrase(words: CardWords, type: str, n: int) -> str:
    if n < 0:
        return words.lang.words["group"]
    if type == "army":
        return words.army(words.cards.armies[n])
    name = kind_of_card(words.cards, type)[n].name
    return words.lang.title(name) if type == "city" else words.lang.quoted(name)


def kind_of_card(cards: Cards, type: str) -> Sequence[Card]:
    """The list that a note's number points into."""
    lists: dict[str, Sequence[Card]] = {
        "city": cards.cities,
        "ship": cards.ships,
        "station": cards.stations,
        "card": cards.deck,
        "army": cards.armies,
        "mission": cards.missions,
        "compensation": cards.compensations,
    }
    return lists[type]


CARD_TYPES: Final = ("city", "ship", "station", "card", "army", "mission", "compensation")


def write(cards: Cards, note: Note) -> dict[str, str | int]:
    """By stable names. Who may read it, a record says beside it."""
    event = BY_KIND[note.kind]
    written: dict[str, str | int] = {"event": event.name}
    for (name, type), n in zip(event.params, numbers(note)):
        written[name] = stable(cards, type, n)
    return written


def stable(cards: Cards, type: str, n: int) -> str | int:
    if type == "deck":
        return DECKS[n]
    if type not in CARD_TYPES:
        return n
    return stable_id(cards, type, n) if n >= 0 else NONE


def stable_id(cards: Cards, type: str, n: int) -> str:
    """Cards of the ship decks are named with the colour of their back: «blue jammer»."""
    card = cards.deck[n] if type == "card" else kind_of_card(cards, type)[n]
    return f"{COLOURS[cards.deck[n].colour]} {card.name.id}" if type == "card" else card.name.id


def read(cards: Cards, written: dict[str, str | int]) -> Note | None:
    """None where the event, one of its names or a card is not known any more."""
    event = BY_NAME.get(str(written.get("event")))
    if event is None or not set(written) <= {"event", *event.numbers()}:
        return None
    values = [number_of(cards, type, written.get(name)) for name, type in event.params]
    return note_of(event, values)


def number_of(cards: Cards, type: str, value: str | int | None) -> int | None:
    """The number behind a stable name."""
    if type == "deck":
        return DECKS.index(value) if isinstance(value, str) and value in DECKS else None
    if type not in CARD_TYPES:
        return value if isinstance(value, int) else None
    if value == NONE:
        return -1
    return next((i for i in range(len(kind_of_card(cards, type))) if stable_id(cards, type, i) == value), None)
