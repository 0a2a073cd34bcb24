"""Which places on the board lead to the choices of the captains' cards. A place does not tell who a card is."""

from __future__ import annotations

from functools import partial
from typing import Final, Literal

from kubrik.engine.choices import Choice
from kubrik.engine.views import Place
from kubrik.games.admiral.expansions.captain_cards.box.captains import Captains
from kubrik.games.admiral.expansions.captain_cards.table import choices
from kubrik.games.admiral.expansions.captain_cards.views.looking import card_under
from kubrik.games.admiral.views.looking import attack, spoils
from kubrik.games.admiral.views.structs import AdmiralView
from kubrik.games.admiral.views.ways import Find, Found, Ways, at_thing, thing

# A card on the table, by the ship it was first laid under (H-6), and a captain in hand.
CardPlace = Literal["captain", "card"]
NOBODY: Final = "nobody"  # among the captains in hand: the ship gets no captain


def card_ways(captains: Captains) -> Ways:
    assign = partial(captain_in_hand, captains)
    return Ways(choices.KINDS, PLACES | {choices.ASSIGN: assign}, choices.ENDINGS)


def at(kind: CardPlace, which: str | int) -> Place:
    return Place(kind, str(which))


def captain_in_hand(captains: Captains, view: AdmiralView, c: Choice) -> Found:
    return [at("captain", captains.all[c.b].name.id)]


def nobody(view: AdmiralView, c: Choice) -> Found:
    return [at("captain", NOBODY)]


def card(view: AdmiralView, c: Choice) -> Found:
    return [at("card", c.a)]


def answering_card(view: AdmiralView, c: Choice) -> Found:
    """The card under the ship that is fired at (CC-8.2)."""
    return [at("card", card_under(view, attack(view).target).card)]


def claiming_card(view: AdmiralView, c: Choice) -> Found:
    """The card under the attacking ship (CC-8.12)."""
    return [at("card", card_under(view, attack(view).shooters[0]).card)]


def winner(view: AdmiralView, c: Choice) -> Found:
    return at_thing(spoils(view).winner)


def captured(view: AdmiralView, c: Choice) -> Found:
    return at_thing(spoils(view).captured)


PLACES: Final[dict[int, Find]] = {
    choices.ASSIGN_NONE: nobody,
    choices.LAND: thing,
    choices.TAKE_ABOARD: thing,
    choices.CARD: card,
    choices.TURN_UP: card,
    choices.ANSWER: answering_card,
    choices.CLAIM: claiming_card,
    choices.STAY: winner,
    choices.GO_OVER: captured,
    choices.DOWN: card,
    choices.LEAVE_UP: card,
}
