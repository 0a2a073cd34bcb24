"""What a player or a spectator sees: built up from only what they may know."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from kubrik.engine.play import asking, to_act
from kubrik.engine.steps import Step
from kubrik.engine.table import CHANCE, AnyStep
from kubrik.games.keyflower.rules.ending import FlipOne
from kubrik.games.keyflower.rules.seasons.boats import AskForBoat
from kubrik.games.keyflower.rules.seasons.drawing import LoadSkill, LoadWorker
from kubrik.games.keyflower.rules.seasons.start import DrawFace, DrawTile
from kubrik.games.keyflower.rules.seasons.winter import DealWinterTile, OfferWinterTiles
from kubrik.games.keyflower.rules.turns import Turns
from kubrik.games.keyflower.rules.village.expanding import ExpandVillages, PlaceTiles
from kubrik.games.keyflower.table.figures import Figure
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import COLOURS, SEASONS, SPRING
from kubrik.games.keyflower.views.auctions import auction_views, boat_views
from kubrik.games.keyflower.views.own import own_view
from kubrik.games.keyflower.views.players import player_view
from kubrik.games.keyflower.views.results import result_views
from kubrik.games.keyflower.views.structs import FigureView, KeyflowerView, SupplyView
from kubrik.games.keyflower.views.words import tile_id

__all__ = ["KeyflowerView", "keyflower_view"]

# The first of these steps on the agenda names the phase.
PHASES: Final[list[tuple[tuple[type[AnyStep], ...], str]]] = [
    ((LoadWorker, LoadSkill, DrawTile, DrawFace, DealWinterTile), "season_start"),
    ((OfferWinterTiles,), "winter_tiles"),
    ((Turns,), "turns"),
    ((AskForBoat,), "boats"),
    ((ExpandVillages,), "season_end"),
    ((PlaceTiles,), "placing"),
    ((FlipOne,), "free_upgrade"),
]


def keyflower_view(t: Keyflower, seat: int | None) -> KeyflowerView:
    """Everything public, and what only this seat knows."""
    public = public_view(t)
    return public if seat is None else seat_view(public, t, seat)


def public_view(t: Keyflower) -> KeyflowerView:
    now = phase(t)
    return KeyflowerView(
        seat=None,
        seats=t.seats,
        to_act=seats_to_act(t),
        over=t.over,
        question=None,
        season=SEASONS[t.season] if t.season >= SPRING else None,
        phase=now,
        start=t.start,
        start_won=t.start_won,
        passes=t.passes,
        auctions=auction_views(t, now),
        boats=boat_views(t),
        players=tuple(player_view(t, s) for s in range(t.seats)),
        supply=SupplyView(bag=t.bag_size(), pile=t.pile_size(), green=t.green, resources=tuple(t.supply)),
        aside=tuple(t.aside_size if colour == t.aside else 0 for colour in range(len(COLOURS))),
        steps_left=t.steps_left,
        upgrades_left=t.upgrades_left,
        figures=tuple(figure_view(t, figure) for figure in t.rules.figures),
        results=result_views(t),
        own=None,
    )


def seat_view(public: KeyflowerView, t: Keyflower, seat: int) -> KeyflowerView:
    asked = asking(t, seat) if seat in public.to_act else None
    return replace(public, seat=seat, question=asked, own=own_view(t, seat))


def seats_to_act(t: Keyflower) -> tuple[int, ...]:
    """The seats to act; during secret answers, all who are not ready; none while chance or the table itself acts."""
    if t.over or isinstance(t.agenda[-1], Step):
        return ()
    if t.answers:
        return tuple(s for s in range(t.seats) if not t.ready[s])
    return tuple(s for s in to_act(t) if s != CHANCE)


def phase(t: Keyflower) -> str:
    if t.over:
        return "over"
    if t.season < SPRING:
        return "setup"
    found = (word for step in reversed(t.agenda) for kinds, word in PHASES if isinstance(step, kinds))
    return next(found, "season_end")


def figure_view(t: Keyflower, figure: Figure[Any]) -> FigureView:
    place = figure.whereabouts(t)
    return FigureView(
        id=figure.name.id,
        seat=place.seat if place.seat >= 0 else None,
        tile=tile_id(t, place.tile) if place.tile >= 0 else None,
    )
