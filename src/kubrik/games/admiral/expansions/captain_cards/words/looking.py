"""Finds the captain of a card, and the names of captains."""

from __future__ import annotations

from kubrik.games.admiral.expansions.captain_cards.box.captains import Captain, Captains
from kubrik.games.admiral.expansions.captain_cards.views.looking import cards_in
from kubrik.games.admiral.expansions.captain_cards.views.structs import CardView
from kubrik.games.admiral.views.structs import AdmiralView
from kubrik.games.admiral.words.words import Language, Noun


def called(lang: Language, captain: Captain | None) -> Noun:
    """«Swift», or «a captain» if only the back is visible."""
    return lang.person(lang.words["a_captain"] if captain is None else lang.title(captain.name))


def captain_of(captains: Captains, seen: CardView) -> Captain | None:
    return next((captain for captain in captains.all if captain.name.id == seen.captain), None)


def has_fired_first(view: AdmiralView, captains: Captains, shooters: tuple[int, ...]) -> bool:
    """Is the attacker a single ship known to have initiative? It fires before it can be answered (CC-8.12, CC-8.26)."""
    known = [captain_of(captains, seen) for seen in cards_in(view) if seen.ship in shooters]
    return len(shooters) == 1 and any(captain is not None and captain.has_initiative for captain in known)
