"""Imagining: in which turns a captain's ships were bought, if public facts leave it open (TH-18.5)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.chance import Rng
from kubrik.games.humans.box.cards import DeckCard, ShipCard
from kubrik.games.humans.table.captain import Captain, Ship
from kubrik.games.humans.table.ledger import Ledger, is_doubtful
from kubrik.games.humans.table.state import Humans

TRIES: Final = 4


def tie_anew(w: Humans, seat: int, rng: Rng) -> None:
    """Reassigns the others' seen ships to different purchases where possible; their hidden ships then change too."""
    for other in range(w.seats):
        if other != seat:
            for colour in range(2):
                if is_doubtful(w.captains[other], colour):
                    tie_captain(w, w.captains[other], colour, rng)


def tie_captain(w: Humans, captain: Captain, colour: int, rng: Rng) -> None:
    """Reassigns a captain's seen ships; if no hidden ships fit, the assignment stays as it was."""
    ledger = Ledger(w.rules.cards, captain, colour)
    for _ in range(TRIES):
        ledger.tie_at_random(rng)
        pools = pools_for(w, captain, colour, ledger)
        hands = hands_from(pools, ledger)
        if len(hands) == ledger.hidden and all_dealt(pools, w.ship_epochs[colour]):
            w.ship_decks[colour] = pools[w.ship_epochs[colour]]
            hand_over_anew(captain, colour, ledger, hands)
            return


def pools_for(w: Humans, captain: Captain, colour: int, ledger: Ledger) -> list[list[DeckCard]]:
    """By renewal of the deck: its possible hidden ships; [] if a seen ship can't come from the one it is tied to."""
    current = w.ship_epochs[colour]
    pools: list[list[DeckCard]] = [[] for _ in range(current)]
    pools.append(w.ship_decks[colour].copy())
    for ship in captain.ships:
        if not ship.seen and ship.card.colour == colour:
            pools[ship.epoch].append(ship.card)
    for ship in ledger.seen:
        pools[ship.epoch].append(ship.card)
    for i in range(len(ledger.seen)):
        pool = pools[ledger.purchases[ledger.ties[i]].epoch]
        if ledger.seen[i].card not in pool:
            return []
        pool.remove(ledger.seen[i].card)
    return pools


def all_dealt(pools: list[list[DeckCard]], current: int) -> bool:
    """Are the pools of the old decks empty? All their remaining cards are hidden ships."""
    for epoch in range(current):
        if pools[epoch]:
            return False
    return True


def hands_from(pools: list[list[DeckCard]], ledger: Ledger) -> list[Ship]:
    """Hidden ships that fit all purchases; fewer if there are none."""
    out: list[Ship] = []
    if pools:
        for k in range(len(ledger.purchases)):
            purchase = ledger.purchases[k]
            for card in take_for(pools[purchase.epoch], ledger.left[k], ledger.rest[k]):
                out.append(Ship(card, purchase.turn, purchase.epoch, 0))
    return out


def take_for(pool: list[DeckCard], ships: int, paid: int) -> list[ShipCard]:
    """Takes this many ships with this total price out of the pool; [] if there are none."""
    out: list[ShipCard] = []
    if is_sum_of(pool, len(pool), ships, paid, out):
        for card in out:
            pool.remove(card)
    return out


def is_sum_of(pool: list[DeckCard], end: int, ships: int, paid: int, found: list[ShipCard]) -> bool:
    """Are there this many ships with this total price among the cards before `end`? Puts them into `found`."""
    if ships == 0:
        return paid == 0
    for i in range(end):
        card = pool[i]
        if card.price <= paid and not card.is_station and is_sum_of(pool, i, ships - 1, paid - card.price, found):
            assert isinstance(card, ShipCard)
            found.append(card)
            return True
    return False


def hand_over_anew(captain: Captain, colour: int, ledger: Ledger, hidden: list[Ship]) -> None:
    for i in range(len(captain.ships) - 1, -1, -1):
        if not captain.ships[i].seen and captain.ships[i].card.colour == colour:
            captain.drop_ship(i)
    captain.ships = [tied(ship, ledger) for ship in captain.ships]
    captain.gone = [tied(ship, ledger) for ship in captain.gone]
    for ship in hidden:
        captain.add_ship(ship)


def tied(ship: Ship, ledger: Ledger) -> Ship:
    """The same ship with the purchase that the ledger now assigns to it."""
    for i in range(len(ledger.seen)):
        if ledger.seen[i] is ship:
            purchase = ledger.purchases[ledger.ties[i]]
            return Ship(ship.card, purchase.turn, purchase.epoch, ship.seen)
    return ship
