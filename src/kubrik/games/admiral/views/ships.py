"""The cards of ships and forts: all that is written on them is open (AD-1.3, AD-1.7)."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.rules.damage import BATTERIES_OF_A_SHIP
from kubrik.games.admiral.table.state import BOARDED, CAPTURED, MOVED, REPAIRED, RESTED, Admiral
from kubrik.games.admiral.terms import DIRECTIONS, NOWHERE, STARBOARD
from kubrik.games.admiral.views.players import who
from kubrik.games.admiral.views.structs import FortView, ShipView

MARKS: Final = {MOVED: "moved", BOARDED: "boarded", REPAIRED: "repaired", CAPTURED: "captured", RESTED: "rested"}


def ship_view(t: Admiral, ship: int) -> ShipView:
    ship_class = t.rules.classes[ship]
    return ShipView(
        name=t.rules.names[ship],
        kind=ship_class.name.id,
        home=t.rules.scenario.berths[ship].seat,
        flag=who(t.flags[ship]),
        cell=t.rules.chart.name(t.cells[ship]) if t.cells[ship] != NOWHERE else None,
        facing=DIRECTIONS[t.facings[ship]] if t.rules.settings.keeps_facing else None,
        strength=t.strengths[ship],
        full=ship_class.strength,
        battered=t.cells[ship] != NOWHERE and t.is_battered(ship),
        gold=t.gold[ship],
        hold=ship_class.gold,
        marks=tuple(word for mark, word in MARKS.items() if t.marks[ship] & mark),
        guns=guns(t, ship),
        loaded=loaded(t, ship),
        axis=axis(t, ship),
    )


def guns(t: Admiral, ship: int) -> tuple[int, ...]:
    """The guns by battery; bow and stern guns count at Admiral level only (AD-4.4)."""
    batteries = t.rules.classes[ship].guns
    return tuple(batteries if t.rules.settings.keeps_facing else batteries[: STARBOARD + 1])


def loaded(t: Admiral, ship: int) -> tuple[int, ...]:
    first = ship * BATTERIES_OF_A_SHIP
    return tuple(there - t.fired[first + battery] for battery, there in enumerate(guns(t, ship)))


def axis(t: Admiral, ship: int) -> tuple[int, int] | None:
    """The direction of the ship's first shot; it matters below Admiral level only (AD-20.15)."""
    x, y = t.axes_x[ship], t.axes_y[ship]
    return (x, y) if (x or y) and not t.rules.settings.keeps_facing else None


def fort_view(t: Admiral, fort: int) -> FortView:
    numbers, port, chart = t.rules.ships.fort, t.rules.ports[fort], t.rules.chart
    return FortView(
        name=t.rules.names[t.rules.number_of_ships + fort],
        cell=chart.name(port.fort),
        harbours=tuple(chart.name(cell) for cell in port.harbours),
        home=port.seat,
        flag=who(t.fort_flags[fort]),
        strength=t.fort_strengths[fort],
        full=numbers.strength,
        guns=numbers.guns,
        loaded=numbers.guns - t.fort_fired[fort],
        owed=tuple(seat for seat in range(t.seats) if t.unanswered[fort] >> seat & 1),
    )
