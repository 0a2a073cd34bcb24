"""What a question is about, for a player who has seen the whole table before: the relevant part of the sea."""

from __future__ import annotations

from typing import Final

from kubrik.games.admiral.table.questions import WHAT_TO_DO, WHICH_FACING, WHICH_HEADING
from kubrik.games.admiral.views.structs import AdmiralView, AttackView, BoardingView, CourseView
from kubrik.games.admiral.words.pictures.affair import affair_text
from kubrik.games.admiral.words.pictures.chart import INDENT, chart_around, chart_lines, reach
from kubrik.games.admiral.words.pictures.fleets import ship_lines
from kubrik.games.admiral.words.pictures.picture import clipped, wind_lines
from kubrik.games.admiral.words.pictures.words import Words
from kubrik.games.common.words.lines import heading, wrapped

COURSES: Final = (WHICH_HEADING, WHICH_FACING)  # questions about the ship that the last answer names


def glance(view: AdmiralView, names: list[str], words: Words) -> str:
    """The chart at the start of an action; the sea around a ship that begins to move; both ships of a fight."""
    if view.question is None:
        return ""
    names = clipped(names)
    if view.question.asks(WHAT_TO_DO):
        return "\n".join([heading(words.words["chart"]), *wind_lines(words, view, names), *chart_lines(view)])
    ships = ships_asked_about(view)
    return "\n".join(surroundings(words, view, ships, names)) if ships else ""


def surroundings(words: Words, view: AdmiralView, ships: list[int], names: list[str]) -> list[str]:
    """The sea around the first of these ships, and what all of them have."""
    cell = view.ships[ships[0]].cell
    assert cell is not None, "nobody is asked about a sunk ship"
    lines = [heading(words.say("around", cell=cell)), *wind_lines(words, view, names)]
    lines += [*wrapped(affair_text(words, view, names), 0), *chart_around(view, cell)]
    lines += wrapped(words.words["key_reach"], INDENT) if reach(view) else []
    return lines + [line for ship in ships for line in ship_lines(words, view, ship, names)]


def ships_asked_about(view: AdmiralView) -> list[int]:
    """The ships that the question is about; the first is the centre of the chart."""
    affair = view.affair
    if isinstance(affair, CourseView):
        return [affair.ship] if reach(view) else []  # the next steps need no chart
    if isinstance(affair, AttackView):
        return [thing for thing in (affair.target, *affair.shooters) if is_afloat(view, thing)]
    if isinstance(affair, BoardingView):
        return [affair.target, affair.ship]
    return turned_ship(view)


def is_afloat(view: AdmiralView, thing: int) -> bool:
    """Is it a ship that is not sunk? The first shots of an answer may have sunk an attacker."""
    return thing < len(view.ships) and view.ships[thing].cell is not None


def turned_ship(view: AdmiralView) -> list[int]:
    """The ship of a move or turn that has just been chosen: `move F1`."""
    if view.own is None or view.question is None or not view.question.asks(*COURSES) or not view.own.answers:
        return []
    name = view.own.answers[-1].split()[-1]
    return [number for number, ship in enumerate(view.ships) if ship.name == name]
