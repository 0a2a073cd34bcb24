"""What the questions of the captains' cards are about, as far as it is public (H-5)."""

from __future__ import annotations

from kubrik.games.admiral.expansions.captain_cards.rules.answering import FireSeries
from kubrik.games.admiral.expansions.captain_cards.rules.flipping import AskWhoGoesOver
from kubrik.games.admiral.expansions.captain_cards.rules.swift import AskWhetherToAnswer, AskWhetherToClaim
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.views.affair import attack_view
from kubrik.games.admiral.views.structs import AttackView, SpoilsView


def affair_of_cards(t: Admiral) -> AttackView | SpoilsView | None:
    """The declared attack while it may be or is answered; the two ships after a boarding."""
    step = t.agenda[-1] if not t.over else None
    if isinstance(step, AskWhetherToAnswer | AskWhetherToClaim):
        return attack_view(step.attack)
    if isinstance(step, FireSeries):
        return attack_view(step.answer.attack)
    if isinstance(step, AskWhoGoesOver):
        return SpoilsView(winner=step.winner, captured=step.captured)
    return None
