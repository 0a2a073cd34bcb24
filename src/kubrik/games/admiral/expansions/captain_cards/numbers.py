"""The columns of the captains' cards: where each lies, and who it is if this seat may see its face."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from kubrik.engine.numbers.sheet import Block, Layout, players
from kubrik.engine.questions import questions_in
from kubrik.engine.table import Table
from kubrik.games.admiral.expansions.captain_cards.box.load import load_captains
from kubrik.games.admiral.expansions.captain_cards.rules.answering import FireSeries
from kubrik.games.admiral.expansions.captain_cards.rules.flipping import AskWhoGoesOver
from kubrik.games.admiral.expansions.captain_cards.rules.swift import AskWhetherToAnswer, AskWhetherToClaim
from kubrik.games.admiral.expansions.captain_cards.table import questions as asked
from kubrik.games.admiral.expansions.captain_cards.table.cards import NO_CAPTAIN, OUT, Cards, are_laid_out, cards_of
from kubrik.games.admiral.expansions.captain_cards.table.cards import owner as owner_of
from kubrik.games.admiral.table.attack import Attack
from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.table.state import Admiral


def questions() -> list[str]:
    return list(questions_in(asked))


def block(layout: Layout, rules: Rules) -> Block:
    return CaptainsCards(layout, rules)


class CaptainsCards(Block):
    """A card has the number of the ship it was first laid under. The backs are public, faces may not be."""

    def __init__(self, layout: Layout, rules: Rules) -> None:
        captains = [c.name.id for c in load_captains().all]
        places = [f"under {name}" for name in rules.names]  # beside a fort: in its port
        cards = [f"card {k}" for k in range(rules.number_of_ships)]
        names = ["up", *places, *[f"is {c}" for c in captains]]
        self.kind: i64 = 1 + len(places)
        self.width: i64 = len(names)
        self.first: i64 = layout.each([f"{card} {name}" for card in cards for name in names])
        self.aside: i64 = layout.each([f"{p} cards aside" for p in players(rules.seats)], 4)
        self.own_aside: i64 = layout.each([f"own aside {c}" for c in captains])
        self.fires: i64 = layout.each([f"{name} fires or wins" for name in rules.names], 4)
        self.aimed_at: i64 = layout.each([f"{name} is fired at or taken" for name in rules.names])

    def write(self, t: Table, seat: int, out: vec[i16], at: i64) -> None:
        assert isinstance(t, Admiral)
        if not are_laid_out(t):
            return
        cards = cards_of(t)
        for card, captain in enumerate(cards.types):
            if captain != NO_CAPTAIN:
                self.write_card(t, cards, card, seat, out, at + self.first + card * self.width)
        for other in range(len(cards.aside)):
            out[at + self.aside + (other - seat) % t.seats] = len(cards.aside[other])
        if cards.aside:
            for own in cards.aside[seat]:
                out[at + self.own_aside + own] = 1
        self.write_affair(t, out, at)

    def write_card(self, t: Admiral, cards: Cards, card: int, seat: int, out: vec[i16], at: i64) -> None:
        if cards.up[card]:
            out[at] = 1
        if cards.places[card] != OUT:
            out[at + 1 + cards.places[card]] = 1
        if cards.up[card] or owner_of(t, card) == seat or t.over:
            out[at + self.kind + cards.types[card]] = 1

    def write_affair(self, t: Admiral, out: vec[i16], at: i64) -> None:
        """The declared attack while it may be or is answered; the two ships after a boarding."""
        if t.over:
            return
        step = t.agenda[-1]
        if isinstance(step, AskWhetherToAnswer | AskWhetherToClaim):
            self.write_attack(step.attack, out, at)
        elif isinstance(step, FireSeries):
            self.write_attack(step.answer.attack, out, at)
        elif isinstance(step, AskWhoGoesOver):
            out[at + self.fires + step.winner] = 1
            out[at + self.aimed_at + step.captured] = 1

    def write_attack(self, attack: Attack, out: vec[i16], at: i64) -> None:
        out[at + self.aimed_at + attack.target] = 1
        for i in range(len(attack.shooters)):
            out[at + self.fires + attack.shooters[i]] = attack.shots[i]
