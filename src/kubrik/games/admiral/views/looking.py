"""Finds things in a view, and the wind that slows ships."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.engine.texts import NotShown
from kubrik.games.admiral.sea.gauge import NO_WIND
from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.terms import CALM, DIRECTIONS, STRENGTHS
from kubrik.games.admiral.views.structs import AdmiralView, AttackView, BoardingView, CourseView, SpoilsView

Answers = list[Choice]


def given(rules: Rules, view: AdmiralView) -> Answers:
    """The player's answers so far, for a choice that is not complete yet."""
    named = [rules.choices.catalogue.named(name) for name in view.own.answers] if view.own is not None else []
    return [choice for choice in named if choice is not None]


def cell_of(view: AdmiralView, thing: int) -> str:
    """The cell of a ship or fort; "" for a sunk ship."""
    ships = len(view.ships)
    return (view.ships[thing].cell or "") if thing < ships else view.forts[thing - ships].cell


def flag_of(view: AdmiralView, thing: int) -> int | None:
    ships = len(view.ships)
    return view.ships[thing].flag if thing < ships else view.forts[thing - ships].flag


def strength_of(view: AdmiralView, thing: int) -> int:
    ships = len(view.ships)
    return view.ships[thing].strength if thing < ships else view.forts[thing - ships].strength


def gold_at(view: AdmiralView, cell: str) -> int:
    """The gold in the sea at this cell."""
    return sum(gold.units for gold in view.gold if gold.cell == cell)


def slowing_wind(view: AdmiralView) -> int:
    """The wind that headings are measured against (AD-8.5, AD-19.4)."""
    return NO_WIND if view.windless or view.strength == STRENGTHS[CALM] else DIRECTIONS.index(view.wind)


def course(view: AdmiralView) -> CourseView:
    if not isinstance(view.affair, CourseView):
        raise NotShown("no ship is under way")
    return view.affair


def attack(view: AdmiralView) -> AttackView:
    if not isinstance(view.affair, AttackView):
        raise NotShown("no fire is declared")
    return view.affair


def boarding(view: AdmiralView) -> BoardingView:
    if not isinstance(view.affair, BoardingView):
        raise NotShown("nobody boards")
    return view.affair


def spoils(view: AdmiralView) -> SpoilsView:
    if not isinstance(view.affair, SpoilsView):
        raise NotShown("nothing is carried over")
    return view.affair
