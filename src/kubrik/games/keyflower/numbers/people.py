"""What everybody knows of each player, and what only the seat itself knows."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from kubrik.engine.numbers.sheet import Block, Layout, players, within
from kubrik.engine.table import Table
from kubrik.games.keyflower.table.player import Player
from kubrik.games.keyflower.table.state import Keyflower, Rules
from kubrik.games.keyflower.terms import ABILITIES, COLOURS, SKILLS

WORKERS: Final = 12


class People(Block):
    """The ledger of known workers and skill tiles has columns always, and numbers if the game shows it."""

    def __init__(self, layout: Layout, rules: Rules) -> None:
        self.shows_ledger: bool = rules.settings.show_known
        known = [
            "others",
            "green at most",
            *[f"known {c}" for c in COLOURS],
            *[f"known {s}" for s in SKILLS],
            "paid hidden",
        ]
        names = ["workers", "skills", "winter tiles", *ABILITIES, *known]
        self.ledger: i64 = 3 + len(ABILITIES)
        self.width: i64 = len(names)
        self.first: i64 = layout.each([f"{p} {name}" for p in players(rules.seats) for name in names], WORKERS)
        self.workers: i64 = layout.each([f"own {c}" for c in COLOURS], WORKERS)
        self.skills: i64 = layout.each([f"own {s}" for s in SKILLS], 4)

    def write(self, t: Table, seat: int, out: vec[i16], at: i64) -> None:
        assert isinstance(t, Keyflower)
        for other in range(t.seats):
            here: i64 = at + self.first + (other - seat) % t.seats * self.width
            self.write_player(t.players[other], out, here)
            if self.shows_ledger:
                self.write_ledger(t.players[other], out, here + self.ledger)
        own = t.players[seat]
        for colour in range(len(COLOURS)):
            out[at + self.workers + colour] = within(own.workers[colour])
        for kind in range(len(SKILLS)):
            out[at + self.skills + kind] = within(own.skills[kind])

    def write_player(self, player: Player, out: vec[i16], at: i64) -> None:
        out[at] = within(player.worker_count())
        out[at + 1] = within(player.skill_count())
        out[at + 2] = len(player.winter)
        for ability in range(len(ABILITIES)):
            if player.has(ability):
                out[at + 3 + ability] = 1

    def write_ledger(self, player: Player, out: vec[i16], at: i64) -> None:
        out[at] = within(player.unknown())
        out[at + 1] = within(player.green_most)
        for colour in range(len(COLOURS)):
            out[at + 2 + colour] = within(player.known[colour])
        for kind in range(len(SKILLS)):
            out[at + 2 + len(COLOURS) + kind] = within(player.known_skills[kind])
        out[at + 2 + len(COLOURS) + len(SKILLS)] = within(player.paid_hidden)
