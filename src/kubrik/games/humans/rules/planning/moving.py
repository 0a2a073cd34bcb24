"""Phase 4, steps b and c: stations move another captain's ship, then some ships move themselves (TH-7)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.engine.steps import Ask, AskAll, Step
from kubrik.engine.table import AnyStep
from kubrik.games.humans.box.cards import MOVE_ENEMY
from kubrik.games.humans.table import notes, questions
from kubrik.games.humans.table.captain import Captain
from kubrik.games.humans.table.choices import CELL, FOE, PASS
from kubrik.games.humans.table.state import Humans


class PullShips(Step[Humans]):
    """Owners of such stations act in turn, in priority order (TH-7.2, TH-7.4, TH-7.18)."""

    def run(self, t: Humans) -> None:
        steps: list[AnyStep] = []
        for place in range(t.seats):
            seat = t.in_priority(place)
            captain = t.captains[seat]
            for i in range(len(captain.stations)):
                if captain.stations[i].effect == MOVE_ENEMY and not captain.used[i] and others_attack(t, seat):
                    steps.append(PullShip(seat, i))
        t.do(steps)


def others_attack(t: Humans, seat: int) -> bool:
    for other in range(t.seats):
        if other != seat and attacking(t.captains[other]):
            return True
    return False


def attacking(captain: Captain) -> list[int]:
    """The captain's attacking ships, as places in the hand."""
    return [i for i in range(len(captain.cells)) if captain.cells[i] > 0]


class PullShip(Ask[Humans]):
    """Any attacking ship of another captain, an immortal one included, or none (TH-7.5, TH-9.17, TH-17.13)."""

    def __init__(self, seat: int, station: int) -> None:
        super().__init__(seat)
        self.station: Final = station

    def options(self, t: Humans) -> list[Choice]:
        out = [t.rules.choices.passing]
        for other in range(t.seats):
            if other != self.seat:
                out += t.rules.choices.foe[other][: len(attacking(t.captains[other]))]
        return out

    def chosen(self, t: Humans, choice: Choice) -> None:
        if choice.kind == PASS:
            return
        captain = t.captains[self.seat]
        captain.use_station(self.station)
        t.note(notes.STATION_USED, self.seat, captain.stations[self.station].model)
        t.do_first(PullTo(self.seat, choice.a, choice.b))

    def question(self, t: Humans) -> Question:
        return questions.SHIP_TO_PULL

    def refusal(self, t: Humans, choice: Choice) -> str:
        return "TH-7.5" if choice.kind == FOE else ""


class PullTo(Ask[Humans]):
    """To any other city laid out this turn (TH-7.5)."""

    def __init__(self, seat: int, whose: int, place: int) -> None:
        super().__init__(seat)
        self.whose: Final = whose
        self.place: Final = place  # its index among that captain's attacking ships

    def options(self, t: Humans) -> list[Choice]:
        captain = t.captains[self.whose]
        return other_cells(t, captain.cells[attacking(captain)[self.place]])

    def chosen(self, t: Humans, choice: Choice) -> None:
        captain = t.captains[self.whose]
        ship = attacking(captain)[self.place]
        captain.cells[ship] = choice.a
        t.note(notes.SHIP_PULLED, self.seat, self.whose, captain.ships[ship].card.index, choice.a)

    def question(self, t: Humans) -> Question:
        return questions.WHERE_TO_PULL


def other_cells(t: Humans, here: int) -> list[Choice]:
    """Every other cell, whether or not the same captain attacks it (TH-7.12)."""
    return [t.rules.choices.cell[c] for c in range(1, t.cell_count + 1) if c != here]


class MoveShips(Step[Humans]):
    """If any ship can move itself, their captains are asked together."""

    def run(self, t: Humans) -> None:
        for captain in t.captains:
            if movers(captain):
                t.do_first(MOVING)
                return


def movers(captain: Captain) -> list[int]:
    """Attacking ships that may move (TH-7.6, TH-7.10, TH-17.4)."""
    return [i for i in range(len(captain.cells)) if captain.cells[i] > 0 and captain.ships[i].card.moves]


class Moving(AskAll[Humans]):
    """Secret and simultaneous; a captain with several such ships chooses for each (TH-7.7, TH-7.8, TH-7.9)."""

    def asked(self, t: Humans) -> list[int]:
        return [s for s in range(t.seats) if movers(t.captains[s])]

    def options(self, t: Humans, seat: int, so_far: list[Choice]) -> list[Choice]:
        captain = t.captains[seat]
        able = movers(captain)
        if len(so_far) == len(able):
            return []
        return [t.rules.choices.cell[0], *other_cells(t, captain.cells[able[len(so_far)]])]

    def question(self, t: Humans, seat: int, so_far: list[Choice]) -> Question:
        return questions.WHERE_TO_MOVE

    def refusal(self, t: Humans, seat: int, so_far: list[Choice], choice: Choice) -> str:
        return "TH-6.27" if choice.kind == CELL and choice.a > t.cell_count else ""

    def chosen(self, t: Humans, answers: list[list[Choice]]) -> None:
        for seat in range(t.seats):
            if answers[seat]:
                move(t, seat, answers[seat])


def move(t: Humans, seat: int, cells: list[Choice]) -> None:
    """A moved ship joins its captain's group in the new city (TH-7.11)."""
    captain = t.captains[seat]
    for i, ship in enumerate(movers(captain)):
        if cells[i].a > 0:
            t.note(notes.SHIP_MOVED, seat, captain.ships[ship].card.index, captain.cells[ship], cells[i].a)
            captain.cells[ship] = cells[i].a


MOVING: Final = Moving()
