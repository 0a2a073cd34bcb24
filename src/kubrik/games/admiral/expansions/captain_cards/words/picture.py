"""The captains' cards in the picture: backs [?], faces [Swift], and what only their owner knows: [?Swift]."""

from __future__ import annotations

from typing import Final

from kubrik.engine.languages import LANGUAGES, table_of
from kubrik.games.admiral.expansions.captain_cards.box.captains import Captains
from kubrik.games.admiral.expansions.captain_cards.views.structs import CardsView, CardView
from kubrik.games.admiral.views.structs import AdmiralView
from kubrik.games.admiral.words.pictures.words import PictureSupplement, Words
from kubrik.games.common.words.names import Name

PICTURES: Final = "kubrik.games.admiral.expansions.captain_cards.words.{lang}.pictures"


def picture_supplement(captains: Captains) -> PictureSupplement:
    drawn = Drawn({captain.name.id: captain.name for captain in captains.all})
    words = {lang: table_of(PICTURES, lang) for lang in LANGUAGES}
    return PictureSupplement(words, drawn.of_ship, drawn.of_port, drawn.of_player)


class Drawn:
    """Draws cards; the view already leaves out what must not be seen."""

    def __init__(self, captains: dict[str, Name]) -> None:
        self.captains: Final = captains  # by id

    def of_ship(self, words: Words, view: AdmiralView, ship: int) -> str:
        """The card under a ship; during the assignment, the captain that its owner has just chosen."""
        found = [self.card(words, view, card, ship) for card in cards_in(view).cards if card.ship == ship]
        return found[0] if found else self.assigned(words, view, view.ships[ship].name)

    def assigned(self, words: Words, view: AdmiralView, ship: str) -> str:
        answers = view.own.answers if view.own is not None else ()
        found = [id for id in self.captains if f"{id} commands {ship}" in answers]
        return f"[?{words.title(self.captains[found[0]])}]" if found else ""

    def of_port(self, words: Words, view: AdmiralView, port: int) -> str:
        cards = [self.card(words, view, card, None) for card in cards_in(view).cards if card.port == port]
        return words.say("cards_ashore", cards=", ".join(cards)) if cards else ""

    def of_player(self, words: Words, view: AdmiralView, seat: int) -> list[str]:
        """Cards that left the game, and those that were not chosen."""
        cards = cards_in(view).cards
        out = [c for c in cards if c.seat == seat and c.ship is None and c.port is None]
        drawn = ", ".join(self.card(words, view, card, None) for card in out)
        found = [words.say("cards_out", cards=drawn)] if drawn else []
        aside = self.aside(words, view, seat)
        key = "cards_aside" if view.round > 0 or cards else "cards_hand"
        return found + ([words.say(key, cards=aside)] if aside else [])

    def aside(self, words: Words, view: AdmiralView, seat: int) -> str:
        """The cards set aside: by name if the viewer may know them, otherwise a back for each."""
        cards = cards_in(view)
        known = cards.shown_aside[seat] if cards.shown_aside else cards.own_aside if seat == view.seat else ()
        if known:
            return ", ".join(words.title(self.captains[id]) for id in known)
        return " ".join(["[?]"] * cards.aside[seat]) if cards.aside else ""

    def card(self, words: Words, view: AdmiralView, card: CardView, at: int | None) -> str:
        """A card, with the ship it was first laid under unless it is still there: everybody can track cards (H-6)."""
        name = words.title(self.captains[card.captain]) if card.captain is not None else ""
        drawn = f"[{'' if card.up else '?'}{name}]"
        return drawn if at == card.card else words.say("cards_of", card=drawn, ship=view.ships[card.card].name)


def cards_in(view: AdmiralView) -> CardsView:
    return next(addition for addition in view.additions if isinstance(addition, CardsView))
