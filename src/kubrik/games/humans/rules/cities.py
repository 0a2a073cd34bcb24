"""Phase 2: laying out cities (section 5)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice, Outcome
from kubrik.engine.steps import Draw, Step
from kubrik.engine.table import AnyStep
from kubrik.games.humans.rules.bags import pick, take, weights
from kubrik.games.humans.table import notes
from kubrik.games.humans.table.state import NOBODY, Humans


class LayOutCities(Step[Humans]):
    """A city for each captain and one more, into cells 1, 2, 3 … (TH-5.1, TH-5.2)."""

    def run(self, t: Humans) -> None:
        t.cells = [None] * (t.cell_count + 1)
        t.captors = [NOBODY] * (t.cell_count + 1)
        t.claimants = [NOBODY] * (t.cell_count + 1)
        t.do(LAY_CITIES[t.cell_count])


class LayCity(Draw[Humans]):
    """Lays out the next city: blue ones lie on top of the red ones (TH-2.8, TH-2.9, TH-16.5)."""

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def outcomes(self, t: Humans) -> list[Outcome]:
        return weights(t.city_decks[t.colour()], t.rules.outcomes.city)

    def draw(self, t: Humans) -> Choice:
        return pick(t, t.city_decks[t.colour()], t.rules.outcomes.city)

    def drawn(self, t: Humans, outcome: Choice) -> None:
        t.cells[self.cell] = take(t.city_decks[t.colour()], outcome.a)
        t.note(notes.CITY_LAID, self.cell, outcome.a)


def lay(cells: int) -> list[AnyStep]:
    return [LayCity(cell) for cell in range(1, cells + 1)]


LAY_CITIES: Final = [lay(cells) for cells in range(7)]
