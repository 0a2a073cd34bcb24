"""What everybody can deduce about a captain's purchases: which ship may have been bought in which turn (TH-18.5)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.chance import Rng
from kubrik.games.humans.box.cards import Cards
from kubrik.games.humans.table.captain import Captain, Ship


class Purchase:
    """The ships of one turn: everybody knows how many there were, and what was paid for them."""

    def __init__(self, turn: int, epoch: int) -> None:
        self.turn: Final = turn
        self.epoch: Final = epoch
        self.ships = 0
        self.paid = 0


def bought(captain: Captain, colour: int) -> list[Ship]:
    """All ships of this colour the captain ever bought, in hand or gone; not those from the start."""
    return [s for s in captain.ships + captain.gone if s.turn > 0 and s.card.colour == colour]


def is_doubtful(captain: Captain, colour: int) -> bool:
    """Could a seen ship have been bought in a different turn, one whose ships are partly still hidden?"""
    for ship in captain.ships:
        if not ship.seen and ship.turn > 0 and ship.card.colour == colour and may_hide_seen(captain, ship):
            return True
    return False


def may_hide_seen(captain: Captain, hidden: Ship) -> bool:
    colour, turn = hidden.card.colour, hidden.turn
    return may_be_of(captain.ships, colour, turn) or may_be_of(captain.gone, colour, turn)


def may_be_of(ships: list[Ship], colour: int, turn: int) -> bool:
    """Was one of these bought in a different turn, and seen only after this one?"""
    for ship in ships:
        if ship.seen >= turn and ship.turn != turn and ship.turn > 0 and ship.card.colour == colour:
            return True
    return False


def purchases_of(ships: list[Ship]) -> list[Purchase]:
    """The purchases, turn by turn."""
    out: list[Purchase] = []
    for ship in ships:
        at = 0
        while at < len(out) and out[at].turn < ship.turn:
            at += 1
        if at == len(out) or out[at].turn != ship.turn:
            out.insert(at, Purchase(ship.turn, ship.epoch))
        out[at].ships += 1
        out[at].paid += ship.card.price
    return out


def is_sum(prices: list[int], ships: int, paid: int) -> bool:
    """Can this many ships have this total price?"""
    if ships == 0:
        return paid == 0
    for price in prices:
        if price <= paid and is_sum(prices, ships - 1, paid - price):
            return True
    return False


class Ledger:
    """Ties the seen ships to purchases, so that the number and total price of every purchase come out right."""

    def __init__(self, cards: Cards, captain: Captain, colour: int) -> None:
        ships = bought(captain, colour)
        self.prices: Final = cards.ship_prices[colour]
        self.seen: Final = [s for s in ships if s.seen]
        self.purchases: Final = purchases_of(ships)
        self.hidden: Final = len(ships) - len(self.seen)
        self.ties = [-1] * len(self.seen)  # which purchase each of the seen ships comes from
        self.left = [p.ships for p in self.purchases]
        self.rest = [p.paid for p in self.purchases]

    def may_tie(self, i: int, k: int) -> bool:
        """Was the ship seen after this purchase, and can the rest of the purchase still be made up of ships?"""
        ship = self.seen[i]
        return (
            self.purchases[k].turn <= ship.seen
            and self.left[k] > 0
            and is_sum(self.prices, self.left[k] - 1, self.rest[k] - ship.card.price)
        )

    def tie(self, i: int, k: int) -> None:
        self.ties[i] = k
        self.left[k] -= 1
        self.rest[k] -= self.seen[i].card.price

    def untie(self, i: int) -> None:
        k = self.ties[i]
        self.ties[i] = -1
        self.left[k] += 1
        self.rest[k] += self.seen[i].card.price

    def untie_all(self) -> None:
        for i in range(len(self.ties)):
            if self.ties[i] >= 0:
                self.untie(i)

    def tie_rest(self, order: list[int]) -> bool:
        """Ties every ship that is not tied yet, trying purchases in this order; False if it is impossible."""
        i = 0
        while i < len(self.ties) and self.ties[i] >= 0:
            i += 1
        if i == len(self.ties):
            return True
        for k in order:
            if self.may_tie(i, k):
                self.tie(i, k)
                if self.tie_rest(order):
                    return True
                self.untie(i)
        return False

    def tie_at_random(self, rng: Rng) -> None:
        """Ties the ships in one of the possible ways."""
        self.untie_all()
        order: list[int] = []
        for k in range(len(self.purchases)):
            order.insert(rng.below(k + 1), k)
        fits = self.tie_rest(order)
        assert fits, "the true purchases fit"

    def may_come_from(self, i: int) -> list[int]:
        """Every purchase that this ship may come from."""
        out: list[int] = []
        order = list(range(len(self.purchases)))
        for k in order:
            self.untie_all()
            if self.may_tie(i, k):
                self.tie(i, k)
                if self.tie_rest(order):
                    out.append(k)
        self.untie_all()
        return out
