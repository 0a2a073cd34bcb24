"""The season, the supply, the boats and their cargo, and where figures stand."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from kubrik.engine.numbers.sheet import Block, Layout, players, within
from kubrik.engine.table import Table
from kubrik.games.keyflower.table.state import Keyflower, Rules
from kubrik.games.keyflower.terms import COLOURS, RESOURCES, SEASONS, SKILLS, SPRING


class Board(Block):
    def __init__(self, layout: Layout, rules: Rules) -> None:
        self.season: i64 = layout.each(SEASONS)
        self.start: i64 = layout.each([f"{p} starts" for p in players(rules.seats)])
        self.start_won: i64 = layout.one("start won")
        self.counts: i64 = layout.each(["passes", "transport steps left", "upgrades left"], 6)
        self.supply: i64 = layout.each(["bag", "pile", "green", *RESOURCES], 40)
        self.aside: i64 = layout.each([f"aside {c}" for c in COLOURS], 3)
        boats = [b.name.id for b in rules.boats]
        self.cargo: i64 = layout.each([f"cargo {b} {c}" for b in boats for c in COLOURS], 4)
        self.skills: i64 = layout.each([f"cargo {b} {s}" for b in boats for s in SKILLS], 2)
        figures = [f.name.id for f in rules.figures]
        self.figure_with: i64 = layout.each([f"{f} with {p}" for f in figures for p in players(rules.seats)])
        self.figure_at: i64 = layout.each([f"{f} at {tile.name.id}" for f in figures for tile in rules.tiles])

    def write(self, t: Table, seat: int, out: vec[i16], at: i64) -> None:
        assert isinstance(t, Keyflower)
        if t.season >= SPRING:
            out[at + self.season + t.season] = 1
            self.write_boats(t, out, at)
            self.write_figures(t, seat, out, at)  # an expansion's own are not there before
        out[at + self.start + (t.start - seat) % t.seats] = 1
        out[at + self.start_won] = 1 if t.start_won else 0
        out[at + self.counts] = t.passes
        out[at + self.counts + 1] = t.steps_left
        out[at + self.counts + 2] = t.upgrades_left
        self.write_supply(t, out, at + self.supply)
        if t.aside >= 0:
            out[at + self.aside + t.aside] = t.aside_size

    def write_supply(self, t: Keyflower, out: vec[i16], at: i64) -> None:
        """How much is left; never what is in the bag or the pile."""
        out[at] = within(t.bag_size())
        out[at + 1] = within(t.pile_size())
        out[at + 2] = within(t.green)
        for kind in range(len(RESOURCES)):
            out[at + 3 + kind] = within(t.supply[kind])

    def write_boats(self, t: Keyflower, out: vec[i16], at: i64) -> None:
        for place in range(len(t.cargo)):
            for colour in range(len(COLOURS)):
                out[at + self.cargo + place * len(COLOURS) + colour] = t.cargo[place][colour]
            for kind in range(len(SKILLS)):
                out[at + self.skills + place * len(SKILLS) + kind] = t.cargo_skills[place][kind]

    def write_figures(self, t: Keyflower, seat: int, out: vec[i16], at: i64) -> None:
        figures = t.rules.figures
        for i in range(len(figures)):
            place = figures[i].whereabouts(t)
            if place.seat >= 0:
                out[at + self.figure_with + i * t.seats + (place.seat - seat) % t.seats] = 1
            if place.tile >= 0:
                out[at + self.figure_at + i * len(t.rules.tiles) + place.tile] = 1
