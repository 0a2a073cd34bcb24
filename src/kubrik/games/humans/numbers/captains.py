"""What everybody knows of each captain."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from kubrik.engine.numbers.sheet import Block, Layout, players, within
from kubrik.engine.table import Table
from kubrik.games.humans.table.captain import Captain
from kubrik.games.humans.table.state import Humans, Rules

STEPS: Final = 70  # of the human track: about once around


class Captains(Block):
    """For each captain the same columns, the seat's own first."""

    def __init__(self, layout: Layout, rules: Rules, seats: int) -> None:
        cards = rules.cards
        self.step: Final = cards.prizes.step  # every amount of humans is a multiple of it
        self.first: i64 = 0
        self.width: i64 = 0
        self.own: i64 = 9  # behind the plain numbers: stations, those used, seen ships, trophies
        self.used: i64 = self.own + len(cards.stations)
        self.ships: i64 = self.used + len(cards.stations)
        self.regions: i64 = self.ships + len(cards.ships)
        self.centres: i64 = self.regions + len(cards.regions)
        for k, p in enumerate(players(seats)):
            first = layout.one(f"{p} balance", STEPS)
            layout.each([f"{p} {name}" for name in PLAIN], 10)
            layout.each([f"{p} station {s.name.id}" for s in cards.stations])
            layout.each([f"{p} used {s.name.id}" for s in cards.stations])
            layout.each([f"{p} shown {s.name.id}" for s in cards.ships], 2)
            layout.each([f"{p} trophies {r.id}" for r in cards.regions], 3)
            layout.each([f"{p} trophies {c.id}" for c in cards.centres], 3)
            if k == 0:
                self.first = first
                self.width = len(layout.names) - first

    def write(self, t: Table, seat: int, out: vec[i16], at: i64) -> None:
        assert isinstance(t, Humans)
        for other, captain in enumerate(t.captains):
            here: i64 = at + self.first + (other - seat) % t.seats * self.width
            self.write_plain(t, captain, out, here)
            self.write_cards(captain, out, here)
            if t.turn > 0:
                out[here + 8] = t.priority(other)

    def write_plain(self, t: Humans, captain: Captain, out: vec[i16], at: i64) -> None:
        out[at] = within(captain.balance // self.step)
        out[at + 1] = captain.credits
        out[at + 2] = len(captain.ships)
        out[at + 5] = len(captain.compensations)
        for card in captain.compensations:
            if t.is_old(card):
                out[at + 6] += 1
        out[at + 7] = captain.token

    def write_cards(self, captain: Captain, out: vec[i16], at: i64) -> None:
        """Ships that only their captain has seen are counted, with what was paid for them all."""
        for i, station in enumerate(captain.stations):
            model: i64 = station.model if station.model >= 0 else station.index
            out[at + self.own + model] = 1
            if captain.used[i]:
                out[at + self.used + model] = 1
        paid = 0
        ships: i64 = at + self.ships
        for ship in captain.ships:
            if ship.seen:
                out[ships + ship.card.index] += 1
            else:
                out[at + 3] += 1
                paid += ship.card.price
        out[at + 4] = within(paid // self.step)
        regions: i64 = at + self.regions
        centres: i64 = at + self.centres
        for city in captain.trophies:
            out[regions + city.region] += 1
            out[centres + city.centre] += 1


PLAIN: Final = [
    "credits", "ships", "hidden ships", "paid for hidden ships", "compensations", "old compensations", "token cell",
    "priority",
]  # fmt: skip
