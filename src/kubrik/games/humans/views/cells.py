"""What lies on the board: cities with the groups that attack them, decks and discards."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from kubrik.games.humans.box.cards import COLOURS, RED, Card, DeckCard
from kubrik.games.humans.rules.battle.strength import army_strength, battle_strength
from kubrik.games.humans.rules.planning.reveal import attackers
from kubrik.games.humans.table.state import NOBODY, Humans
from kubrik.games.humans.views.structs import CardView, CellView, DecksView, DiscardsView, GroupView

Cards: TypeAlias = tuple[Card, ...]


def cell_views(t: Humans) -> tuple[CellView, ...]:
    return tuple(cell_view(t, cell) for cell in range(1, t.cell_count + 1))


def cell_view(t: Humans, cell: int) -> CellView:
    """A cell with its city; an empty cell tells nothing about the city that was there."""
    city = t.cells[cell] if t.cells else None
    if city is None:
        return CellView(cell, None, None, None, ())
    return CellView(cell, city.name.id, who(t.captors[cell]), who(t.claimants[cell]), groups(t, cell))


def who(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def groups(t: Humans, cell: int) -> tuple[GroupView, ...]:
    """The groups at a city, with strengths, which are public once ships are turned up (TH-8.10)."""
    here = attackers(t, cell)
    return tuple(group_view(t, seat, cell, here) for seat in sorted(here))


def group_view(t: Humans, seat: int, cell: int, here: list[int]) -> GroupView:
    captain = t.captains[seat]
    ships = tuple([s.card.name.id for s, at in zip(captain.ships, captain.cells) if at == cell])
    fought_for = t.battle is not None and t.battle.cell == cell
    against_armies = None if fought_for else army_strength(t, seat, cell)
    return GroupView(seat, ships, battle_strength(t, seat, cell, here), against_armies)


def decks_view(t: Humans, is_red: bool) -> DecksView:
    """Only the sizes of the decks (V-29). Blue ships left over after turn 5 are out of the game (TH-3.8, V-31)."""
    return DecksView(
        blue_cities=len(t.city_decks[0]),
        red_cities=len(t.city_decks[1]),
        ships=len(t.ship_decks[t.colour()]),
        waiting_ships=0 if is_red else len(t.ship_decks[RED]),
        armies=len(t.army_deck),
        compensations=len(t.compensation_deck),
    )


def discards_view(t: Humans) -> DiscardsView:
    return discards_of(
        tuple(t.city_discard), tuple(t.ship_discard), tuple(t.army_discard), tuple(t.compensation_discard)
    )


@lru_cache(maxsize=512)  # four of five choices discard nothing, so most calls hit
def discards_of(cities: Cards, ships: tuple[DeckCard, ...], armies: Cards, compensations: Cards) -> DiscardsView:
    """The discards in the order of the card data, which hides the order in which they were discarded."""
    return DiscardsView(
        cities=sorted_ids(cities),
        ships=tuple(CardView(c.name.id, COLOURS[c.colour]) for c in sorted(ships, key=index)),
        armies=sorted_ids(armies),
        compensations=sorted_ids(compensations),
    )


def sorted_ids(cards: Cards) -> tuple[str, ...]:
    return tuple(c.name.id for c in sorted(cards, key=index))


def index(card: Card) -> int:
    return card.index
