"""What a player or a spectator sees: built up from only what they may know (AD-1.7, H)."""

from __future__ import annotations

from msgspec.structs import replace

from kubrik.engine.play import asking, to_act
from kubrik.engine.steps import Step
from kubrik.engine.table import CHANCE
from kubrik.games.admiral.table.state import Admiral
from kubrik.games.admiral.terms import DIRECTIONS, STRENGTHS
from kubrik.games.admiral.views.affair import affair_view
from kubrik.games.admiral.views.answers import given, subject, target
from kubrik.games.admiral.views.odds import aims, fights
from kubrik.games.admiral.views.players import player_view, result_views, who
from kubrik.games.admiral.views.reach import reaches
from kubrik.games.admiral.views.scenario import chart_view, scenario_view
from kubrik.games.admiral.views.ships import fort_view, ship_view
from kubrik.games.admiral.views.structs import AdmiralView, GoldView, OwnView

__all__ = ["AdmiralView", "admiral_view"]


def admiral_view(t: Admiral, seat: int | None) -> AdmiralView:
    """Everything public, and what only this seat knows (H)."""
    public = public_view(t)
    return public if seat is None else seat_view(public, t, seat)


def public_view(t: Admiral) -> AdmiralView:
    additions = tuple(addition.view(t, None) for addition in t.rules.additions)
    return AdmiralView(
        seat=None,
        seats=t.seats,
        to_act=seats_to_act(t),
        over=t.over,
        question=None,
        scenario=scenario_view(t.rules),
        round=t.round,
        wind=DIRECTIONS[t.wind],
        strength=STRENGTHS[t.strength],
        windless=t.rules.settings.windless,
        order=tuple(t.order),
        acting=who(t.acting),
        chart=chart_view(t.rules.chart),
        gold=gold_views(t),
        mines=tuple(t.rules.chart.name(cell) for cell in t.mines),
        ships=tuple(ship_view(t, ship) for ship in range(t.rules.number_of_ships)),
        forts=tuple(fort_view(t, fort) for fort in range(len(t.fort_flags))),
        players=tuple(player_view(t, s) for s in range(t.seats)),
        affair=affair_view(t, additions),
        additions=additions,
        results=result_views(t),
        own=None,
    )


def seat_view(public: AdmiralView, t: Admiral, seat: int) -> AdmiralView:
    """The public view with what only this seat sees; expansions may add to it."""
    asked = asking(t, seat) if seat in public.to_act else None
    additions = tuple(addition.view(t, seat) for addition in t.rules.additions)
    affair = affair_view(t, additions)
    return replace(public, seat=seat, question=asked, affair=affair, additions=additions, own=own_view(t, seat))


def seats_to_act(t: Admiral) -> tuple[int, ...]:
    """The seats to act; none while chance or the table itself acts."""
    if t.over or isinstance(t.agenda[-1], Step):
        return ()
    return tuple(s for s in to_act(t) if s != CHANCE)


def gold_views(t: Admiral) -> tuple[GoldView, ...]:
    return tuple(GoldView(t.rules.chart.name(cell), units) for cell, units in enumerate(t.sea_gold) if units)


def own_view(t: Admiral, seat: int) -> OwnView:
    answers = tuple(c.name for c in given(t, seat))
    if seat not in seats_to_act(t):
        return OwnView(answers=answers)
    return OwnView(
        answers=answers,
        subject=subject(t, seat),
        target=target(t, seat),
        reach=reaches(t, seat),
        aims=aims(t, seat),
        fights=fights(t, seat),
    )
