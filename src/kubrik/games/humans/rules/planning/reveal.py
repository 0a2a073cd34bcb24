"""Phase 4: everything is turned up, ships are moved, cities are sorted (section 7)."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.engine.steps import Step
from kubrik.games.humans.box.cards import TOKEN_SUPPORT
from kubrik.games.humans.rules.buying.purchases import discard_compensation
from kubrik.games.humans.table import notes
from kubrik.games.humans.table.captain import Captain, Ship
from kubrik.games.humans.table.choices import FUEL_SET
from kubrik.games.humans.table.state import NOBODY, Humans


def turn_up(t: Humans, answers: list[list[Choice]]) -> None:
    """Turns up all plans at once: ships, tokens, and the extra fuel they were given (TH-7.1, TH-6.21, TH-9.20)."""
    for seat in range(t.seats):
        captain = t.captains[seat]
        captain.token = 0
        if answers[seat]:
            carry_out(t, seat, captain, answers[seat])
        else:
            t.note(notes.NOTHING_SENT, seat)


def carry_out(t: Humans, seat: int, captain: Captain, plan: list[Choice]) -> None:
    sent = 0
    cells = [plan[i].a for i in range(len(captain.ships))]
    mix_copies(captain, cells)
    for i in range(len(cells)):
        if cells[i] > 0:
            sent += 1
            attack(t, seat, captain, i, cells[i])
    if sent == 0:
        t.note(notes.NOTHING_SENT, seat)
    for i in range(len(captain.ships), len(plan)):
        if plan[i].kind == FUEL_SET:
            pay_fuel(t, seat, captain, plan[i].a)
        else:
            aim(t, seat, captain, plan[i].a)


def mix_copies(captain: Captain, cells: list[int]) -> None:
    """Copies of a model can't be told apart: whichever were sent, the first ones go, from left to right (TH-18.4)."""
    for i in range(len(cells)):
        at = i
        while at > 0 and captain.ships[at - 1].card is captain.ships[i].card and goes_before(cells[at], cells[at - 1]):
            cells[at - 1], cells[at] = cells[at], cells[at - 1]
            at -= 1


def goes_before(cell: int, other: int) -> bool:
    return cell > 0 and (other == 0 or cell < other)


def attack(t: Humans, seat: int, captain: Captain, i: int, cell: int) -> None:
    """Sends a ship; from now on everybody has seen a ship of this model (TH-18.4)."""
    ship = captain.ships[i]
    captain.cells[i] = cell
    if not ship.seen:
        captain.ships = captain.ships.copy()
        captain.ships[i] = Ship(ship.card, ship.turn, ship.epoch, t.turn)
    t.note(notes.SHIP_TURNED_UP, seat, ship.card.index, cell)


def aim(t: Humans, seat: int, captain: Captain, cell: int) -> None:
    """A station with a token is used (TH-9.20, TH-17.14, TH-17.25)."""
    if cell == 0:
        return
    for i in range(len(captain.stations)):
        if captain.stations[i].effect == TOKEN_SUPPORT and not captain.used[i]:
            captain.token = cell
            captain.use_station(i)
            t.note(notes.TOKEN_TURNED_UP, seat, captain.stations[i].model, cell)
            return


def pay_fuel(t: Humans, seat: int, captain: Captain, number: int) -> None:
    c = t.rules.choices
    for i, count in enumerate(c.fuel_sets[number].counts):
        source = c.fuel_sources[i]
        for _ in range(count):
            if source.is_station:
                use_station(captain, source.model)
                t.note(notes.FUEL_STATION_USED, seat, source.model, source.fuel)
            else:
                discard_compensation(t, seat, source.model)
                t.note(notes.FUEL_CARD_USED, seat, source.model, source.fuel)


def use_station(captain: Captain, model: int) -> None:
    for i in range(len(captain.stations)):
        if captain.stations[i].model == model:
            captain.use_station(i)


class SortCities(Step[Humans]):
    """From left to right: deserted, taken unopposed, or contested (TH-3.13, TH-7.14, TH-7.15, TH-7.16, TH-7.17)."""

    def run(self, t: Humans) -> None:
        for cell in range(1, t.cell_count + 1):
            count = 0
            captor = NOBODY
            for seat in range(t.seats):
                if t.captains[seat].attacks(cell):
                    count += 1
                    captor = seat
            if count == 0:
                desert(t, cell)
            elif count == 1:
                t.captors[cell] = captor
                t.note(notes.CITY_TAKEN_UNOPPOSED, captor, cell, t.city_at(cell).index)


def attackers(t: Humans, cell: int) -> list[int]:
    """The captains who have ships there, in priority order."""
    here: list[int] = []
    for place in range(t.seats):
        seat = t.in_priority(place)
        if t.captains[seat].attacks(cell):
            here.append(seat)
    return here


def desert(t: Humans, cell: int) -> None:
    city = t.city_at(cell)
    t.city_discard.append(city)
    t.cells[cell] = None
    t.note(notes.CITY_DESERTED, cell, city.index)
