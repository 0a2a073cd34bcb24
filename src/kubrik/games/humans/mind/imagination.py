"""Deals again what a seat can't know, in a way that fits everything it does know (section 18)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.games.humans.box.cards import CompensationCard, DeckCard, ShipCard
from kubrik.games.humans.mind.ties import tie_anew
from kubrik.games.humans.rules.battle.losses import in_order
from kubrik.games.humans.rules.buying.orders import Order, buying_options
from kubrik.games.humans.table.captain import Captain, Compensation, Ship
from kubrik.games.humans.table.choices import REDRAW
from kubrik.games.humans.table.state import Humans

TRIES: Final = 8
GUESSES: Final = 60


def hide(w: Humans, seat: int, rng: Rng) -> None:
    """Deals again the others' hidden ships, drawn cards, compensations and orders, and the decks."""
    tie_anew(w, seat, rng)
    for colour in range(2):
        for epoch in range(w.ship_epochs[colour] + 1):
            deal_ships(w, seat, colour, epoch, rng)
    for epoch in range(w.compensation_epoch + 1):
        deal_compensations(w, seat, epoch, rng)
    make_up_orders(w, seat, rng)


def draw(pool: list[DeckCard], at: int) -> DeckCard:
    card = pool[at]
    pool[at] = pool[-1]
    pool.pop()
    return card


class Batch:
    """Hidden ships that a captain bought in one turn: everybody knows how many and their total price (TH-18.5)."""

    def __init__(self, seat: int, turn: int, cards: list[DeckCard], price: int) -> None:
        self.seat: Final = seat
        self.turn: Final = turn
        self.cards: Final = cards
        self.price: Final = price


def deal_ships(w: Humans, seat: int, colour: int, epoch: int, rng: Rng) -> None:
    """Deals the cards of one renewal of a deck: the rest of the deck, hidden ships, and cards drawn this turn."""
    is_current = epoch == w.ship_epochs[colour]
    batches: list[Batch] = []
    for other in range(w.seats):
        if other != seat:
            gather(w.captains[other], other, colour, epoch, batches)
    drawn = is_current and colour == w.colour() and others_drew(w, seat)
    if not batches and not drawn:
        return
    pool = w.ship_decks[colour] if is_current else []
    for batch in batches:
        pool += batch.cards
    if drawn:
        for other in range(w.seats):
            if other != seat:
                pool += w.captains[other].drawn
    hand_out(w, batches, sample_hands(pool, batches, rng), epoch)
    if drawn:
        deal_drawn(w, seat, pool, rng)


def others_drew(w: Humans, seat: int) -> bool:
    for other in range(w.seats):
        if other != seat and w.captains[other].drawn:
            return True
    return False


def gather(captain: Captain, seat: int, colour: int, epoch: int, batches: list[Batch]) -> None:
    """Adds a batch for each turn in which the captain bought hidden ships of this colour and epoch."""
    for ship in by_turn(captain, colour, epoch):
        if not batches or batches[-1].seat != seat or batches[-1].turn != ship.turn:
            batches.append(Batch(seat, ship.turn, [ship.card], ship.card.price))
        else:
            last = batches.pop()
            batches.append(Batch(seat, ship.turn, [*last.cards, ship.card], last.price + ship.card.price))


def by_turn(captain: Captain, colour: int, epoch: int) -> list[Ship]:
    """The captain's hidden ships of this colour and epoch, in the order of their purchase."""
    out: list[Ship] = []
    for ship in captain.ships:
        if not ship.seen and ship.card.colour == colour and ship.epoch == epoch:
            at = len(out)
            while at > 0 and out[at - 1].turn > ship.turn:
                at -= 1
            out.insert(at, ship)
    return out


def sample_hands(pool: list[DeckCard], batches: list[Batch], rng: Rng) -> list[list[DeckCard]]:
    """Ships for every batch, taken out of the pool."""
    if not batches:
        return []
    whole = pool.copy()
    for _ in range(TRIES):
        hands: list[list[DeckCard]] = []
        for batch in batches:
            hand = sample_batch(pool, batch, rng)
            if not hand:
                break
            hands.append(hand)
        if len(hands) == len(batches):
            return hands
        pool[:] = whole
    return exchange_hands(pool, batches, rng)


def exchange_hands(pool: list[DeckCard], batches: list[Batch], rng: Rng) -> list[list[DeckCard]]:
    """If dealing from scratch fails: starts with the true hands and exchanges them batch by batch, several times."""
    hands = [batch.cards for batch in batches]
    for hand in hands:
        for card in hand:
            pool.remove(card)
    for _ in range(TRIES):
        for k in range(len(batches)):
            pool += hands[k]
            hands[k] = sample_batch(pool, batches[k], rng)
    return hands


def sample_batch(pool: list[DeckCard], batch: Batch, rng: Rng) -> list[DeckCard]:
    """Ships with the right total price, each possibility equally likely; [] if there is none.

    Guessing is quick, as most pools are large; only a pool in which nothing seems to fit is searched through.
    """
    n = len(pool)
    for _ in range(GUESSES):
        i = rng.below(n)
        if len(batch.cards) == 1:
            if is_ship_for(pool[i], batch.price):
                return [draw(pool, i)]
        else:
            j = rng.below(n)
            if j < i and not pool[i].is_station and is_ship_for(pool[j], batch.price - pool[i].price):
                return [draw(pool, i), draw(pool, j)]
    return search_one(pool, batch, rng) if len(batch.cards) == 1 else search_two(pool, batch, rng)


def is_ship_for(card: DeckCard, price: int) -> bool:
    return card.price == price and not card.is_station


def search_one(pool: list[DeckCard], batch: Batch, rng: Rng) -> list[DeckCard]:
    fits = [i for i in range(len(pool)) if is_ship_for(pool[i], batch.price)]
    return [draw(pool, fits[rng.below(len(fits))])] if fits else []


def search_two(pool: list[DeckCard], batch: Batch, rng: Rng) -> list[DeckCard]:
    firsts: list[int] = []
    seconds: list[int] = []
    for i in range(len(pool)):
        if not pool[i].is_station:
            for j in range(i):
                if is_ship_for(pool[j], batch.price - pool[i].price):
                    firsts.append(i)
                    seconds.append(j)
    if not firsts:
        return []
    k = rng.below(len(firsts))
    return [draw(pool, firsts[k]), draw(pool, seconds[k])]


def hand_out(w: Humans, batches: list[Batch], hands: list[list[DeckCard]], epoch: int) -> None:
    for k in range(len(batches)):
        batch = batches[k]
        captain = w.captains[batch.seat]
        colour = hands[k][0].colour
        for i in range(len(captain.ships) - 1, -1, -1):
            ship = captain.ships[i]
            if not ship.seen and ship.turn == batch.turn and ship.card.colour == colour:
                captain.drop_ship(i)
        for card in hands[k]:
            assert isinstance(card, ShipCard)
            captain.add_ship(Ship(card, batch.turn, epoch, 0))


def deal_drawn(w: Humans, seat: int, pool: list[DeckCard], rng: Rng) -> None:
    """Deals the cards that others have drawn this turn (V-3)."""
    for other in range(w.seats):
        if other != seat:
            captain = w.captains[other]
            captain.drawn = [draw(pool, rng.below(len(pool))) for _ in captain.drawn]


def deal_compensations(w: Humans, seat: int, epoch: int, rng: Rng) -> None:
    """Deals the others' compensations from one renewal of their deck (V-22)."""
    pool = w.compensation_deck if epoch == w.compensation_epoch else []
    for other in range(w.seats):
        if other != seat:
            for c in w.captains[other].compensations:
                if c.epoch == epoch:
                    pool.append(c.card)
    for other in range(w.seats):
        if other != seat:
            captain = w.captains[other]
            if captain.compensations:
                captain.compensations = dealt_anew(captain.compensations, epoch, pool, rng)


def dealt_anew(hand: list[Compensation], epoch: int, pool: list[CompensationCard], rng: Rng) -> list[Compensation]:
    """A hand with the same number of cards, drawn in the same turns."""
    out: list[Compensation] = []
    for c in hand:
        card = c
        if c.epoch == epoch:
            k = rng.below(len(pool))
            card = Compensation(pool[k], c.turn, epoch)
            pool[k] = pool[-1]
            pool.pop()
        out = in_order(out, card)
    return out


def make_up_orders(w: Humans, seat: int, rng: Rng) -> None:
    """Makes up the others' sealed answers of an earlier step, as long as they stay sealed (TH-4.42)."""
    if not w.answers:
        return
    for other in range(w.seats):
        if other != seat and w.captains[other].order:
            w.captains[other].order = make_up_order(w, other, rng)


def make_up_order(w: Humans, seat: int, rng: Rng) -> list[Choice]:
    """A random sealed answer of a captain who does not redraw."""
    order: list[Choice] = []
    while True:
        offer = [c for c in buying_options(w, Order(w, seat, order)) if c.kind != REDRAW]
        if not offer:
            return order
        order.append(offer[rng.below(len(offer))])
