"""A captain's own answers in a secret step: what is bought, where ships are sent, and where they move next."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.games.humans.rules.planning.moving import Moving, movers
from kubrik.games.humans.rules.planning.planning import Planning, extra_fuel
from kubrik.games.humans.table.choices import BUY, CELL, CREDITS, FUEL_SET, SHIP, STATION
from kubrik.games.humans.table.state import Humans, Rules
from kubrik.games.humans.views.structs import OrderView, PlanView, SealedView


def given(t: Humans, seat: int) -> list[Choice]:
    """The captain's answers in the current step, or the purchase that waits until others have redrawn."""
    return t.answers[seat] if t.answers and t.answers[seat] else t.captains[seat].order


def sealed_view(t: Humans, seat: int) -> SealedView:
    return SealedView(order=order_view(t, seat), plan=plan_view(t, seat), moves=moves_view(t, seat))


def order_view(t: Humans, seat: int) -> OrderView:
    """The purchase so far; no other secret step has choices of these kinds."""
    answers, cards = given(t, seat), t.rules.cards
    bought = sum(c.a for c in answers if c.kind == BUY)
    return OrderView(
        bought=tuple([bought >> i & 1 == 1 for i in range(len(t.captains[seat].drawn))]),
        credits=sum(c.a for c in answers if c.kind == CREDITS),
        ships=tuple([cards.ships[c.a].name.id for c in answers if c.kind == SHIP]),
        stations=tuple([cards.stations[c.a].name.id for c in answers if c.kind == STATION]),
    )


def plan_view(t: Humans, seat: int) -> PlanView | None:
    if t.over or not t.answers or not isinstance(t.agenda[-1], Planning):
        return None
    answers, ships = t.answers[seat], len(t.captains[seat].ships)
    return PlanView(
        cells=tuple([answers[i].a if i < len(answers) else None for i in range(ships)]),
        token=sum(c.a for c in answers[ships:] if c.kind == CELL),
        fuel=tuple([id for c in answers if c.kind == FUEL_SET for id in fuel_cards(t.rules, c)]),
        most_fuel=t.fuel_limit() + extra_fuel(t, t.captains[seat]),
    )


def fuel_cards(rules: Rules, c: Choice) -> list[str]:
    """The ids of the cards in a fuel set, repeated as often as they are used."""
    ids: list[str] = []
    for source, count in zip(rules.choices.fuel_sources, rules.choices.fuel_sets[c.a].counts):
        kind = rules.cards.stations if source.is_station else rules.cards.compensations
        ids += [kind[source.model].name.id] * count
    return ids


def moves_view(t: Humans, seat: int) -> tuple[int, ...]:
    if t.over or not t.answers or not isinstance(t.agenda[-1], Moving):
        return ()
    captain = t.captains[seat]
    cells = [0] * len(captain.ships)
    for ship, answer in zip(movers(captain), t.answers[seat]):
        cells[ship] = answer.a
    return tuple(cells)
