"""Cards that help in a fight: which a captain may use, and what using one does (sections 9, 13, 17)."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.games.humans.box.cards import BOOST, REROLL
from kubrik.games.humans.rules.buying.orders import NO_CHOICES
from kubrik.games.humans.rules.buying.purchases import discard_compensation
from kubrik.games.humans.rules.planning.reveal import use_station
from kubrik.games.humans.table import notes
from kubrik.games.humans.table.captain import Captain
from kubrik.games.humans.table.choices import STATION
from kubrik.games.humans.table.state import Humans


def group(captain: Captain, cell: int) -> list[int]:
    """The ships of a captain at a cell, as places in the hand (TH-0.7)."""
    return [i for i in range(len(captain.cells)) if captain.cells[i] == cell]


def has_help(t: Humans, seat: int) -> bool:
    """Decided by public facts: could this captain boost or reroll (TH-19.5)?"""
    return t.has_old(seat) or t.has_ready(seat, BOOST) or t.has_ready(seat, REROLL)


def helping_cards(t: Humans, seat: int, effect: int) -> list[Choice]:
    """Ready stations and old compensations with this effect, equal copies as one choice."""
    captain = t.captains[seat]
    if not captain.stations and not captain.compensations:
        return NO_CHOICES
    out: list[Choice] = []
    for i in range(len(captain.stations)):
        if captain.stations[i].effect == effect and not captain.used[i]:
            out.append(t.rules.choices.station[captain.stations[i].model])
    for c in captain.compensations:
        if c.card.effect == effect and t.is_old(c):
            choice = t.rules.choices.compensation[c.card.index]
            if choice not in out:
                out.append(choice)
    return out


def use_card(t: Humans, seat: int, choice: Choice) -> tuple[int, int]:
    """Turns the station, or shows and discards the compensation; returns its effect and its number (TH-17.22)."""
    cards = t.rules.cards
    if choice.kind == STATION:
        use_station(t.captains[seat], choice.a)
        t.note(notes.STATION_USED, seat, choice.a)
        return cards.stations[choice.a].effect, cards.stations[choice.a].n
    discard_compensation(t, seat, choice.a)
    t.show()
    t.note(notes.COMPENSATION_USED, seat, choice.a)
    return cards.compensations[choice.a].effect, cards.compensations[choice.a].n
