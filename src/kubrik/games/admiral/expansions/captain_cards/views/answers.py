"""A player's own answers to the questions of the captains' cards."""

from __future__ import annotations

from kubrik.games.admiral.expansions.captain_cards.rules.assigning import AssignCaptains
from kubrik.games.admiral.expansions.captain_cards.table.cards import Cards
from kubrik.games.admiral.expansions.captain_cards.table.choices import ASSIGN, TAKE_ABOARD
from kubrik.games.admiral.expansions.captain_cards.views.structs import CardView
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.views.answers import given


def assigned_cards(t: Admiral, cards: Cards, seat: int) -> tuple[CardView, ...]:
    """The captains assigned so far, as face-down cards; only this question has such choices (CC-2.2, CC-2.5)."""
    return tuple(
        CardView(card=c.a, seat=seat, up=False, ship=c.a, port=None, captain=cards.captains.all[c.b].name.id)
        for c in given(t, seat)
        if c.kind == ASSIGN
    )


def ship_asked_about(t: Admiral, seat: int) -> int | None:
    """The ship that gets a captain, at the start or in a port (CC-2.2, CC-6.3)."""
    answers = given(t, seat)
    if isinstance(t.agenda[-1], AssignCaptains):
        return t.fleet(seat)[len(answers)]
    return answers[0].a if answers and answers[0].kind == TAKE_ABOARD else None
