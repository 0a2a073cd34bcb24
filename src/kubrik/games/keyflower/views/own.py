"""What only the player knows: the things behind the screen, the answers so far, and the village being extended."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.play import options, question
from kubrik.games.keyflower.rules.scoring.scoring import tally_of
from kubrik.games.keyflower.rules.village.expanding import PlaceTiles, sketch_of
from kubrik.games.keyflower.table.choices import BID, LIFT, UPGRADE, USE
from kubrik.games.keyflower.table.questions import HOW_TO_TURN, WHERE_TO_PLACE
from kubrik.games.keyflower.table.sketch import Sketch
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.views.crews import bids, uses
from kubrik.games.keyflower.views.structs import OwnView, SketchView
from kubrik.games.keyflower.views.words import plot_view, tile_id, tile_ids

ABOUT_TILE: Final = (BID, USE, LIFT, UPGRADE)  # first answers that name a tile and lead to more questions


def own_view(t: Keyflower, seat: int) -> OwnView:
    player = t.players[seat]
    return OwnView(
        workers=tuple(player.workers),
        skills=tuple(player.skills),
        winter=tile_ids(t, player.winter),
        answers=tuple(c.name for c in t.answers[seat]) if t.answers else (),
        subject=subject(t, seat),
        points=tally_of(t, seat).total,
        sketch=sketch_view(t, seat),
        bids=bids(t, seat),
        uses=uses(t, seat),
    )


def subject(t: Keyflower, seat: int) -> str | None:
    """The tile of the unfinished choice: to bid for, use, take a resource from, or upgrade."""
    answers = t.answers[seat] if t.answers else []
    return tile_id(t, answers[0].a) if answers and answers[0].kind in ABOUT_TILE else None


def sketch_view(t: Keyflower, seat: int) -> SketchView | None:
    """The village while tiles are placed, for players who have tiles to place (J-9)."""
    if t.over or not t.answers or not isinstance(t.agenda[-1], PlaceTiles) or not t.players[seat].won:
        return None
    answers = t.answers[seat]
    sketch = sketch_of(t, seat, answers)
    asked = question(t, seat) if t.offers[seat] else None
    tile = answers[-1] if asked is WHERE_TO_PLACE else answers[-2] if asked is HOW_TO_TURN else None
    return SketchView(
        village=tuple(plot_view(t, plot) for plot in sketch.plots),
        left=tile_ids(t, sketch.left),
        tile=tile_id(t, tile.a) if tile is not None else None,
        cell=cell(sketch, answers[-1]) if asked is HOW_TO_TURN else None,
        places={c.name: cell(sketch, c) for c in options(t, seat)} if asked is WHERE_TO_PLACE else {},
    )


def cell(sketch: Sketch, beside: Choice) -> tuple[int, int]:
    found = sketch.cell(beside)
    return found.q, found.r
