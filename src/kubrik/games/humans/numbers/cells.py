"""The cities that lie out, who attacks them, and how strongly."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from kubrik.engine.numbers.sheet import Block, Layout, players, within
from kubrik.engine.table import Table
from kubrik.games.humans.box.cards import CityCard
from kubrik.games.humans.rules.battle.strength import battle_strength
from kubrik.games.humans.table.state import NOBODY, Humans, Rules


class Cells(Block):
    """For each cell the same columns, one cell after another. Lists by cell begin at 0, where no city lies."""

    def __init__(self, layout: Layout, rules: Rules, seats: int) -> None:
        cards = rules.cards
        self.first: i64 = 0
        self.width: i64 = 0
        self.step: Final = cards.prizes.step
        self.everybody: Final = list(range(seats))
        self.city: i64 = 5  # behind the numbers of the city: its region, its centre, and then the players
        self.centre: i64 = self.city + len(cards.regions)
        self.people: i64 = self.centre + len(cards.centres)
        names = ["city", "raid", "catch", "armies", "red"]
        names += [f"region {r.id}" for r in cards.regions] + [f"centre {c.id}" for c in cards.centres]
        for p in players(seats):
            names += [f"{p} captor", f"{p} claimant", f"{p} ships", f"{p} strength"]
        for cell in range(1, cards.cities_a_turn[seats] + 1):
            first = layout.each([f"cell {cell} {name}" for name in names], 10)
            if cell == 1:
                self.first = first
        self.width = len(names)

    def write(self, t: Table, seat: int, out: vec[i16], at: i64) -> None:
        assert isinstance(t, Humans)
        if not t.cells:
            return
        begin: i64 = at + self.first - self.width
        here: i64 = begin
        for city in t.cells:
            if city is not None:
                self.write_city(city, out, here)
            here += self.width
        self.write_owners(t, t.captors, seat, out, begin + self.people)
        self.write_owners(t, t.claimants, seat, out, begin + self.people + 1)
        self.write_fleets(t, seat, out, begin + self.people)

    def write_city(self, city: CityCard, out: vec[i16], at: i64) -> None:
        out[at] = 1
        out[at + 1] = within(city.raid // self.step)
        out[at + 2] = within(city.catch // self.step)
        out[at + 3] = city.x
        out[at + 4] = city.colour
        out[at + self.city + city.region] = 1
        out[at + self.centre + city.centre] = 1

    def write_owners(self, t: Humans, owners: list[int], seat: int, out: vec[i16], at: i64) -> None:
        for cell, owner in enumerate(owners):
            if owner != NOBODY and t.cells[cell] is not None:
                out[at + cell * self.width + (owner - seat) % t.seats * 4] = 1

    def write_fleets(self, t: Humans, seat: int, out: vec[i16], at: i64) -> None:
        """Ships are at a city only after they were turned up."""
        for other, captain in enumerate(t.captains):
            here: i64 = at + (other - seat) % t.seats * 4
            for cell in captain.cells:
                if cell > 0 and t.cells[cell] is not None:
                    self.write_ship(t, other, cell, out, here + cell * self.width)

    def write_ship(self, t: Humans, other: int, cell: int, out: vec[i16], at: i64) -> None:
        """The first ship of a group brings the strength of all. Who has none there is nobody's rival there."""
        if out[at + 2] == 0:
            out[at + 3] = battle_strength(t, other, cell, self.everybody)
        out[at + 2] += 1
