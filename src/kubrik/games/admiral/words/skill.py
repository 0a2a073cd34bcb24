"""Finds choices that are possible only with a crew's extra skill, which is then revealed."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.texts import NotShown
from kubrik.games.admiral.sea.gauge import cost_of_turn, deviation, facings_in_place
from kubrik.games.admiral.table import choices
from kubrik.games.admiral.table.questions import WHICH_HEADING
from kubrik.games.admiral.table.ruleset import Rules
from kubrik.games.admiral.terms import DIRECTIONS, FRESH, STRENGTHS
from kubrik.games.admiral.views.looking import course, slowing_wind
from kubrik.games.admiral.views.structs import AdmiralView

TWICE_OFFERED: Final = (choices.MANNER, choices.TARGET, choices.DEFEND)  # without skill, and with all skill


def needs_skill(rules: Rules, view: AdmiralView, c: Choice) -> bool:
    """Does this option need extra skill? For sailing it exists in fresh wind only."""
    if c.kind in TWICE_OFFERED:
        return c.b == 1
    if view.strength != STRENGTHS[FRESH] or view.question is None:
        return False
    if c.kind in choices.TURNED_BY:
        return course(view).left < cost_of(view, c)
    if c.kind == choices.MOVE:
        return not can_go_ahead(rules, view, c.a)
    return c.kind == choices.HEADING and not can_head(rules, view, c.a)


def cost_of(view: AdmiralView, c: Choice) -> int:
    """The cost of the next cell (AD-8.6), or of a turn (AD-8.11)."""
    old = DIRECTIONS.index(course(view).heading)
    new = (old + choices.TURNED_BY[c.kind]) % len(DIRECTIONS)
    return 1 if c.kind == choices.ADVANCE else cost_of_turn(old, new, slowing_wind(view))


def can_head(rules: Rules, view: AdmiralView, heading: int) -> bool:
    """Can the ship take this heading without skill, in a move or turning in place (AD-8.4, AD-20.4)?"""
    assert view.question is not None, "a heading is asked for"
    ship, wind = asked_ship(rules, view), slowing_wind(view)
    base = plain_distance(rules, view, ship)
    if view.question.asks(WHICH_HEADING):
        return base > deviation(heading, wind)
    return heading in facings_in_place(base, DIRECTIONS.index(view.ships[ship].facing or DIRECTIONS[0]), wind)


def can_go_ahead(rules: Rules, view: AdmiralView, ship: int) -> bool:
    """Can the ship begin its move without skill? If ships keep their facing, they must go straight ahead (AD-20.2)."""
    facing = view.ships[ship].facing
    return facing is None or plain_distance(rules, view, ship) > deviation(DIRECTIONS.index(facing), slowing_wind(view))


def sailing_ship(rules: Rules, view: AdmiralView, c: Choice) -> int:
    return c.a if c.kind == choices.MOVE else asked_ship(rules, view)


def asked_ship(rules: Rules, view: AdmiralView) -> int:
    """The ship under way, or the one that the first answer names."""
    if view.own is None or not view.own.answers:
        return course(view).ship
    opening = rules.choices.catalogue.named(view.own.answers[0])
    assert opening is not None, "answers are in the catalogue"
    if opening.kind not in (choices.MOVE, choices.TURN):
        raise NotShown("no ship sails")
    return opening.a


def plain_distance(rules: Rules, view: AdmiralView, ship: int) -> int:
    """The ship's distance without skill: that of its class, less if it is battered (AD-8.1, AD-8.3)."""
    slower = 1 if rules.settings.suffers and view.ships[ship].battered else 0
    return rules.classes[ship].distances[FRESH] - slower
