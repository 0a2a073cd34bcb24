"""What only the captain knows: the hand, ship by ship, drawn cards, compensations, and the plan so far."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from kubrik.engine.numbers.sheet import Block, Layout, within
from kubrik.engine.table import Table
from kubrik.games.humans.box.cards import TYPES, ShipCard
from kubrik.games.humans.rules.planning.moving import Moving, movers
from kubrik.games.humans.rules.planning.planning import Planning
from kubrik.games.humans.table.captain import Captain
from kubrik.games.humans.table.state import Humans, Rules

SPARE: Final = 2  # more ships than anybody may keep, while some are given up
DRAWN: Final = 2


class Own(Block):
    def __init__(self, layout: Layout, rules: Rules, seats: int) -> None:
        cards = rules.cards
        cells = cards.cities_a_turn[seats]
        self.step: Final = cards.prizes.step
        self.slots: Final = cards.max_ships + SPARE
        self.hands: Final = [list(range(n)) for n in range(self.slots + 1)]  # all ships of a hand, by its size
        self.models: i64 = layout.each([f"own {s.name.id}" for s in cards.ships], 2)
        ship = [*SHIP, *TYPES, "at home", *[f"at cell {c}" for c in range(1, cells + 1)]]
        ship += ["planned to stay", *[f"planned to cell {c}" for c in range(1, cells + 1)]]
        self.at_cell: i64 = len(SHIP) + len(TYPES)
        self.planned: i64 = self.at_cell + cells + 1
        self.width: i64 = len(ship)
        self.ships: i64 = layout.each([f"ship {k} {name}" for k in range(self.slots) for name in ship], 5)
        self.drawn: i64 = layout.each([f"drawn {c.index:02d} {c.name.id}" for c in cards.deck], DRAWN)
        self.prices: i64 = layout.each([f"price of drawn {k}" for k in range(DRAWN)], 10)
        self.compensations: i64 = layout.each([f"own compensation {c.name.id}" for c in cards.compensations], 2)
        self.usable: i64 = layout.each([f"usable compensation {c.name.id}" for c in cards.compensations], 2)

    def write(self, t: Table, seat: int, out: vec[i16], at: i64) -> None:
        assert isinstance(t, Humans)
        captain = t.captains[seat]
        here: i64 = at + self.ships
        for i, ship in enumerate(captain.ships):
            if i < self.slots:
                self.write_ship(ship.card, ship.seen, captain.cells[i], out, here)
                out[at + self.models + ship.card.index] += 1
                here += self.width
        for i, card in enumerate(captain.drawn):
            if i < DRAWN:
                out[at + self.drawn + card.index] += 1
                out[at + self.prices + i] = within(card.price // self.step)
        for held in captain.compensations:
            out[at + self.compensations + held.card.index] += 1
            if t.is_old(held):
                out[at + self.usable + held.card.index] += 1
        if t.answers and not t.over:
            self.write_plan(t, captain, seat, out, at + self.ships)

    def write_ship(self, card: ShipCard, seen: int, cell: int, out: vec[i16], at: i64) -> None:
        out[at] = 1
        out[at + 2] = card.strength
        out[at + 3] = card.fuel
        out[at + 4] = within(card.price // self.step)
        out[at + 5] = 1 if card.immortal else 0
        out[at + 6] = 1 if card.moves else 0
        out[at + 7] = card.scouts
        out[at + 8] = 1 if seen else 0
        out[at + len(SHIP) + card.type] = 1
        out[at + self.at_cell + cell] = 1

    def write_plan(self, t: Humans, captain: Captain, seat: int, out: vec[i16], at: i64) -> None:
        """Which ship is asked about, and where the ones before it are sent."""
        step, answers = t.agenda[-1], t.answers[seat]
        ships = self.hands[0]
        if isinstance(step, Planning):
            ships = self.hands[min(self.slots, len(captain.ships))]
        elif isinstance(step, Moving):
            ships = movers(captain)
        for i in range(min(len(ships), len(answers))):
            if ships[i] < self.slots:
                out[at + ships[i] * self.width + self.planned + answers[i].a] = 1
        if len(answers) < len(ships) and ships[len(answers)] < self.slots and len(t.offers[seat]) > 0:
            out[at + ships[len(answers)] * self.width + 1] = 1


SHIP: Final = ["there", "asked about", "strength", "fuel", "price", "immortal", "moves", "scouts", "shown"]
