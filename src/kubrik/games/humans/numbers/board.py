"""The turn, the missions in play, and what is known of decks and discards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from kubrik.engine.numbers.sheet import Block, Layout
from kubrik.engine.table import Table
from kubrik.games.humans.box.cards import RED
from kubrik.games.humans.table.state import FIRST_RED_TURN, LAST_TURN, Humans, Rules

DECK: Final = 60  # about as many cards as a deck has


class Board(Block):
    def __init__(self, layout: Layout, rules: Rules) -> None:
        cards = rules.cards
        self.turn: i64 = layout.one("turn", LAST_TURN)
        self.fuel_limit: i64 = layout.one("fuel limit", 12)
        self.mission: i64 = layout.each([f"mission {m.name.id}" for m in cards.missions])
        self.decks: i64 = layout.each([f"deck {name}" for name in DECKS], DECK)
        self.discarded: i64 = layout.each([f"discarded card {number(c.index)}" for c in cards.deck], 3)
        self.armies: i64 = layout.each([f"discarded army {a.name.id}" for a in cards.armies], 3)
        self.compensations: i64 = layout.each([f"discarded compensation {c.name.id}" for c in cards.compensations], 3)

    def write(self, t: Table, seat: int, out: vec[i16], at: i64) -> None:
        assert isinstance(t, Humans)
        out[at + self.turn] = t.turn
        if t.turn > 0:
            out[at + self.fuel_limit] = t.fuel_limit()
        for mission in t.missions:
            out[at + self.mission + mission.index] = 1
        self.write_decks(t, out, at + self.decks)
        cards: i64 = at + self.discarded
        for card in t.ship_discard:
            out[cards + card.index] += 1
        for army in t.army_discard:
            out[at + self.armies + army.index] += 1
        for compensation in t.compensation_discard:
            out[at + self.compensations + compensation.index] += 1

    def write_decks(self, t: Humans, out: vec[i16], at: i64) -> None:
        """Only the sizes; blue ships left over after turn 5 are out of the game."""
        out[at] = len(t.city_decks[0])
        out[at + 1] = len(t.city_decks[1])
        out[at + 2] = len(t.ship_decks[t.colour()])
        out[at + 3] = 0 if t.turn >= FIRST_RED_TURN else len(t.ship_decks[RED])
        out[at + 4] = len(t.army_deck)
        out[at + 5] = len(t.compensation_deck)


DECKS: Final = ["blue cities", "red cities", "ships", "waiting ships", "armies", "compensations"]


def number(index: int) -> str:
    return f"{index:02d}"
