"""A table in play: looking at what has come of it, in words."""

from __future__ import annotations

from kubrik.games.admiral.expansions.captain_cards.table.cards import NO_CARD, cards_of
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import DIRECTIONS, NOWHERE
from tests.games.playing import Playing


class Played(Playing[Admiral]):
    """What a scene may look at once the table is set. Ships and forts go by their names: "L1", "fort 2"."""

    def __init__(self, t: Admiral) -> None:
        super().__init__(t, t.rules.choices.catalogue, t.rules.outcomes.catalogue)

    def thing(self, name: str) -> int:
        """The number of a ship, or of a fort among all things."""
        return self.t.rules.names.index(name)

    def number(self, fort: str) -> int:
        """The number of a fort among the forts."""
        return self.thing(fort) - self.t.rules.number_of_ships

    def cell(self, name: str) -> str:
        """Where a ship is; "" if it is sunk."""
        cell = self.t.cells[self.thing(name)]
        return "" if cell == NOWHERE else self.t.rules.chart.name(cell)

    def facing(self, name: str) -> str:
        return DIRECTIONS[self.t.facings[self.thing(name)]]

    def flag(self, name: str) -> int:
        """The seat whose flag a ship or fort flies, or -1."""
        return self.t.flag_of(self.thing(name))

    def strength(self, name: str) -> int:
        thing = self.thing(name)
        return self.t.strengths[thing] if self.t.is_ship(thing) else self.t.fort_strengths[self.number(name)]

    def gold(self, name: str) -> int:
        return self.t.gold[self.thing(name)]

    def gold_in(self, cell: str) -> int:
        """Lying in the sea."""
        return self.t.sea_gold[self.t.rules.chart.named(cell)]

    def fired(self, name: str) -> list[int]:
        """Guns of a ship that have fired, by battery; of a fort just one number."""
        thing = self.thing(name)
        if self.t.is_ship(thing):
            return self.t.fired[thing * 4 : thing * 4 + 4]
        return [self.t.fort_fired[self.number(name)]]

    def captain(self, ship: str) -> str:
        """Who commands a ship, with a * while the card lies face up; "" for nobody."""
        cards = cards_of(self.t)
        card = cards.aboard[self.thing(ship)]
        return "" if card == NO_CARD else self.card(self.t.rules.names[card])

    def card(self, first: str) -> str:
        """The card that was first laid under this ship."""
        cards, card = cards_of(self.t), self.thing(first)
        return cards.captain(card).name.id + ("*" if cards.up[card] else "")

    def place(self, first: str) -> str:
        """Where the card lies that was first laid under this ship: a ship, a fort, or "" if it is out of the game."""
        place = cards_of(self.t).places[self.thing(first)]
        return "" if place < 0 else self.t.rules.names[place]

    def starting_with(self, seat: int, words: str) -> list[str]:
        """The options whose names begin like this."""
        return [name for name in self.options(seat) if name.startswith(words)]
