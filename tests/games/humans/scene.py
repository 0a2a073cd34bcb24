"""Sets the table for a scene: who has what, which cities lie where, what is about to happen. Cards come from the decks.

    s = scene(2, turn=3).captain(0, ships="training cyclops").cities("seoul", "prague", "vienna")
    s.attack(0, "cyclops", 1).attack(1, "training", 1).go(SortCities(), Battles())
    s.choose(1, "fight")
    s.dice(3, 4)

Chance is told: the table waits at every draw until the scene says what comes.
"""

from __future__ import annotations

from collections.abc import Sequence

from kubrik.engine.journal import Journal
from kubrik.games.humans.box.cards import Card, Cards, CityCard, CompensationCard, ShipCard, StationCard
from kubrik.games.humans.box.files.load import load_cards
from kubrik.games.humans.rules.bags import take
from kubrik.games.humans.rules.ending import NameWinner
from kubrik.games.humans.rules.flow import humans_rules, new_table
from kubrik.games.humans.table import notes
from kubrik.games.humans.table.captain import Compensation, Ship
from kubrik.games.humans.table.settings import settings
from kubrik.games.humans.table.state import NOBODY, Humans, Rules
from tests.games.playing import Playing

CARDS: Cards = load_cards()


def rules_with(**options: str) -> Rules:
    return humans_rules(CARDS, settings(options, CARDS.fuel_limit, CARDS.prizes.step))


STANDARD = rules_with()


class Scene(Playing[Humans]):
    """A table in the making, then a table in play."""

    def __init__(self, seats: int, turn: int, rules: Rules) -> None:
        super().__init__(new_table(rules, seats, seed=1), rules.choices.catalogue, rules.outcomes.catalogue)
        self.t.turn = turn
        self.t.explicit_chance = True
        self.t.journal = Journal()
        self.t.agenda = [NameWinner()]  # the curtain: when the scene's steps are done, the game is over
        n = self.t.cell_count + 1
        self.t.cells = [None] * n
        self.t.captors = [NOBODY] * n
        self.t.claimants = [NOBODY] * n

    # ---- setting the table

    def captain(
        self,
        seat: int,
        *,
        humans: int | None = None,
        ships: str | None = None,
        stations: str = "",
        used: str = "",
        compensations: str = "",
        fresh: str = "",
        trophies: str = "",
        credits: int = 0,
        hidden: bool = False,
    ) -> Scene:
        """`ships` replaces the hand; `compensations` are old, `fresh` ones were drawn this turn; `used` stations."""
        captain = self.t.captains[seat]
        if humans is not None:
            captain.balance = humans
        if ships is not None:
            captain.ships.clear()
            captain.cells.clear()
            for name in ships.split():
                turn = 0 if name == "training" else max(self.t.turn - 1, 1)
                captain.add_ship(Ship(self._ship(name), turn, 0, 0 if hidden and turn else max(turn, 1)))
        for name in stations.split():
            captain.stations.append(self._station(name))
            captain.used.append(name in used.split())
        for name in sorted(compensations.split(), key=compensation_index):
            captain.compensations.append(Compensation(self._compensation(name), self.t.turn - 1, 0))
        for name in fresh.split():
            captain.compensations.append(Compensation(self._compensation(name), self.t.turn, 0))
        for name in trophies.split():
            captain.trophies.append(self._city(name))
        captain.credits = credits
        return self

    def bought(self, seat: int, turn: int, names: str, seen: int = 0) -> Scene:
        """Ships that a captain bought in this turn, which all saw in a later one, or in none."""
        for name in names.split():
            self.t.captains[seat].add_ship(Ship(self._ship(name), turn, 0, seen))
        return self

    def cities(self, *names: str) -> Scene:
        """Into cells 1, 2, 3 …"""
        for cell, name in enumerate(names, 1):
            self.t.cells[cell] = self._city(name)
        return self

    def missions(self, names: str) -> Scene:
        self.t.missions = [m for name in names.split() for m in CARDS.missions if m.name.id == name]
        return self

    def drawn(self, seat: int, names: str) -> Scene:
        """The cards a captain has drawn this turn."""
        self.t.captains[seat].drawn = [
            self._ship(name) if is_ship(name) else self._station(name) for name in names.split()
        ]
        return self

    def attack(self, seat: int, ships: str, cell: int) -> Scene:
        """These ships of the hand, turned up at this cell."""
        captain = self.t.captains[seat]
        for name in ships.split():
            at = next(i for i, s in enumerate(captain.ships) if s.card.name.id == name and captain.cells[i] == 0)
            captain.cells[at] = cell
            captain.ships[at] = Ship(captain.ships[at].card, captain.ships[at].turn, 0, self.t.turn)
        return self

    def captor(self, seat: int, cell: int) -> Scene:
        self.t.captors[cell] = seat
        return self

    # ---- playing it

    def dice(self, a: int, b: int) -> Scene:
        return self.chance(f"dice {a} {b}")

    # ---- looking

    def humans(self, seat: int) -> int:
        return self.t.captains[seat].balance

    def ships(self, seat: int) -> str:
        return " ".join(s.card.name.id for s in self.t.captains[seat].ships)

    def at(self, seat: int, cell: int) -> str:
        """A captain's group at a cell."""
        captain = self.t.captains[seat]
        return " ".join(s.card.name.id for i, s in enumerate(captain.ships) if captain.cells[i] == cell)

    def stations(self, seat: int) -> str:
        return " ".join(s.name.id for s in self.t.captains[seat].stations)

    def ready(self, seat: int) -> str:
        captain = self.t.captains[seat]
        return " ".join(s.name.id for i, s in enumerate(captain.stations) if not captain.used[i])

    def compensations(self, seat: int) -> str:
        return " ".join(c.card.name.id for c in self.t.captains[seat].compensations)

    def trophies(self, seat: int) -> str:
        return " ".join(c.name.id for c in self.t.captains[seat].trophies)

    def rolls(self) -> list[tuple[int, int, int, int]]:
        """Every roll of two dice: seat, faces, total."""
        assert self.t.journal is not None
        kinds = (notes.DICE_ROLLED, notes.ARMY_DICE_ROLLED)
        return [(n.a, n.b, n.c, n.d) for n in self.t.journal.notes if n.kind in kinds]

    # ---- cards from the box

    def _ship(self, name: str) -> ShipCard:
        card = next(s for s in CARDS.ships if s.name.id == name)
        if card is not CARDS.training:
            take(self.t.ship_decks[card.colour], card.index)
        return card

    def _station(self, name: str) -> StationCard:
        """Of the turn's colour if there is one, else of the other."""
        for colour in (self.t.colour(), 1 - self.t.colour()):
            for card in self.t.ship_decks[colour]:
                if isinstance(card, StationCard) and card.name.id == name:
                    self.t.ship_decks[colour].remove(card)
                    return card
        raise AssertionError(f"no station {name!r} is left")

    def _compensation(self, name: str) -> CompensationCard:
        return take(self.t.compensation_deck, compensation_index(name))

    def _city(self, name: str) -> CityCard:
        card = next(c for c in CARDS.cities if c.name.id == name)
        return take(self.t.city_decks[card.colour], card.index)


def scene(seats: int = 2, turn: int = 1, **options: str) -> Scene:
    return Scene(seats, turn, rules_with(**options) if options else STANDARD)


def is_ship(name: str) -> bool:
    return any(s.name.id == name for s in CARDS.ships)


def compensation_index(name: str) -> int:
    return next(c.index for c in CARDS.compensations if c.name.id == name)


def index_of(cards: Sequence[Card], name: str) -> int:
    """The place of a card in its list, as notes name it: `index_of(CARDS.cities, "seoul")`."""
    return next(c.index for c in cards if c.name.id == name)
