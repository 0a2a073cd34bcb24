"""What can be looked up: ship classes and forts, and the cards of expansions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from kubrik.games.admiral.box.ships import ShipClass
from kubrik.games.admiral.terms import BOW, CALM, FRESH, PORT_SIDE, STERN, STORM
from kubrik.games.admiral.words.ships import ShipWords
from kubrik.games.common.words.names import Name

FORT: Final = "fort"


class CardText(NamedTuple):
    """A card of an expansion: its name, and what it is and does."""

    name: Name
    text: Callable[[ShipWords], str]


class Cards:
    """All cards of one game in one language."""

    def __init__(self, words: ShipWords, more: list[CardText]) -> None:
        self.words: Final = words
        self.lang: Final = words.lang
        self.classes: Final = {k.name.id: k for k in words.rules.ships.classes}
        self.more: Final = {card.name.id: card for card in more}

    def titles(self) -> dict[str, str]:
        """The titles of all cards by id; forts only if the game has some."""
        found = {id: self.lang.title(k.name) for id, k in self.classes.items()}
        if self.words.rules.ports:
            found[FORT] = self.lang.cards["fort_title"]
        return found | {id: self.lang.title(card.name) for id, card in self.more.items()}

    def text(self, id: str) -> str:
        if id in self.more:
            return self.more[id].text(self.words)
        return self.fort() if id == FORT else self.ship_class(self.classes[id])

    def ship_class(self, k: ShipClass) -> str:
        """The text about a class of ships (AD-4.2)."""
        said, guns, settings = self.lang.cards, k.guns, self.words.rules.settings
        parts = [
            said["distances"].format(fresh=k.distances[FRESH], storm=k.distances[STORM], calm=k.distances[CALM]),
            said["guns"].format(range=k.range, side=guns[PORT_SIDE]),
            said["chase_guns"].format(bow=guns[BOW], stern=guns[STERN]) if settings.keeps_facing else "",  # AD-4.4
            said["numbers"].format(strength=k.strength, boarding=k.boarding, gold=k.gold, value=k.value),
            said["crosses_reefs"] if k.crosses_reefs else "",
            said["lobs"] if k.lobs else "",
            said["burns"] if k.burns and settings.fireships else "",
        ]
        return "; ".join(filter(None, parts))

    def fort(self) -> str:
        """The text about forts (AD-17.1)."""
        n = self.words.rules.ships.fort
        return self.lang.cards[FORT].format(
            strength=n.strength, guns=n.guns, range=n.range, garrison=n.garrison, value=n.value
        )
