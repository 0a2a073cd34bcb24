"""Finding captains in a view, and saying who they are."""

from __future__ import annotations

from kubrik.games.admiral.expansions.captain_cards.box.captains import Captain, Captains
from kubrik.games.admiral.expansions.captain_cards.views.structs import CardsView, CardView
from kubrik.games.admiral.views.structs import AdmiralView
from kubrik.games.admiral.words.words import Language, Noun


def cards_in(view: AdmiralView) -> tuple[CardView, ...]:
    return next(addition.cards for addition in view.additions if isinstance(addition, CardsView))


def card_seen(view: AdmiralView, card: int) -> CardView:
    """By the ship it was first laid under."""
    return next(seen for seen in cards_in(view) if seen.card == card)


def card_under(view: AdmiralView, ship: int) -> CardView:
    return next(seen for seen in cards_in(view) if seen.ship == ship)


def called(lang: Language, captain: Captain | None) -> Noun:
    """«Swift», or «a captain» of whom only the back is seen."""
    return lang.person(lang.words["a_captain"] if captain is None else lang.title(captain.name))


def captain_of(captains: Captains, seen: CardView) -> Captain | None:
    return next((captain for captain in captains.all if captain.name.id == seen.captain), None)


def has_fired_first(view: AdmiralView, captains: Captains, shooters: tuple[int, ...]) -> bool:
    """A single ship of known initiative attacks before it can be answered (CC-8.12, CC-8.26)."""
    known = [captain_of(captains, seen) for seen in cards_in(view) if seen.ship in shooters]
    return len(shooters) == 1 and any(captain is not None and captain.has_initiative for captain in known)
