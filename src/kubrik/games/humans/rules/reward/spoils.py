"""Where the city card and the ships go when a reward is settled (section 10.3)."""

from __future__ import annotations

from kubrik.games.humans.table import notes
from kubrik.games.humans.table.state import NOBODY, Humans


def take_trophy(t: Humans, seat: int, cell: int) -> None:
    """The captor takes the city card, unless it has been claimed (TH-10.36, TH-13.19); the ships go home (TH-10.40)."""
    if t.claimants[cell] == NOBODY:
        city = t.city_at(cell)
        t.captains[seat].trophies = [*t.captains[seat].trophies, city]
        t.note(notes.TROPHY_TAKEN, seat, city.index)
    send_home(t, seat, cell)


def lose_city(t: Humans, seat: int, cell: int) -> None:
    """A failed catch: the card goes to the discard, unless it has been claimed (TH-10.27, TH-10.28, TH-10.29, TH-10.33,
    TH-13.20).
    """
    if t.claimants[cell] == NOBODY:
        city = t.city_at(cell)
        t.city_discard.append(city)
        t.note(notes.CITY_LOST, city.index)
    send_home(t, seat, cell)


def send_home(t: Humans, seat: int, cell: int) -> None:
    """Empties the cell and returns its ships to the hand (TH-14.1)."""
    t.cells[cell] = None
    t.captains[seat].recall(cell)
